import Specification

/// What an implementation does with a subsystem throughout a run: the laws it does not keep, and how.
public struct RunDiagnosis: Sendable, Equatable {
    /// The subsystem.
    public let subsystem: SubsystemID
    /// Which laws are not kept, and how much of the run that explains.
    public let laws: LawDiagnosis
    /// What the laws say, by their ids.
    public let sentences: [LawID: String]
}

/// Finds what explains all answers to a subsystem's cases, and blames that.
extension RunDiagnosis {
    /// Returns the diagnosis of each subsystem that has laws and failing cases, and lays the failures that it explains
    /// at its laws.
    ///
    /// The cases that pass are asked too: they refute what explains a failure by chance.
    static func diagnose(_ verdicts: inout [Verdict]) -> [RunDiagnosis] {
        var failing: [SubsystemID] = []
        for verdict in verdicts where verdict.kind == .fail && !failing.contains(verdict.subsystem) {
            failing.append(verdict.subsystem)
        }
        return failing.compactMap { id in
            let places = verdicts.indices.filter { verdicts[$0].subsystem == id }
            guard let first = places.first, let laws = verdicts[first].specification as? any Derived.Type
            else { return nil }
            return diagnosis(of: places, in: &verdicts, laws)
        }
    }

    private static func diagnosis<S: Derived>(
        of places: [Int], in verdicts: inout [Verdict], _: S.Type
    ) -> RunDiagnosis? {
        let trials = places.compactMap { place in
            verdicts[place].trial(S.self).map { (place: place, trial: $0) }
        }
        guard let diagnosis = S.diagnosis(of: trials.map(\.trial)) else { return nil }
        for (place, trial) in trials where verdicts[place].kind == .fail {
            let explaining = diagnosis.suspects.flatMap(\.deviations).filter {
                S.isExplained(trial, by: [$0])
            }
            let together = S.isExplained(trial, by: diagnosis.deviations) ? diagnosis.deviations : []
            verdicts[place].lay(at: explaining.isEmpty ? together : explaining, S.self)
        }
        let sentences = diagnosis.laws.map { ($0, S.laws[$0]?.text ?? "") }
        return RunDiagnosis(
            subsystem: S.id, laws: diagnosis, sentences: Dictionary(uniqueKeysWithValues: sentences))
    }
}

extension Verdict {
    /// What was asked and answered; nil if there is no answer of the subsystem's form.
    fileprivate func trial<S: Specification>(_: S.Type) -> Trial<S>? {
        guard kind == .pass || kind == .fail else { return nil }
        let reply: Reply? = kind == .pass ? .asExpected(golden) : answer.map { .answer($0) }
        guard let outcome = try? reply?.outcome(S.self), let input = try? S.Input(golden.input),
            let readings = try? Readings(golden.readings, known: S.readings)
        else { return nil }
        return Trial(input: input, outcome: outcome, readings: readings)
    }

    /// Lays a failure at laws that explain the run, those of the case's own clauses if there are any, and clears the
    /// others.
    fileprivate mutating func lay<S: Derived>(at deviations: [Deviation], _: S.Type) {
        let own = deviations.filter { exercised.contains($0.law.clause) }
        let blamed = own.isEmpty ? deviations : own
        let kept = S.clauses.ids.compactMap { clause -> Breach? in
            guard let deviation = blamed.first(where: { $0.law.clause == clause }) else { return nil }
            let sentence = "\(deviation.law): \(S.laws[deviation.law]?.text ?? "")"
            return Breach(clause: clause, law: deviation.law, sentence: sentence, weight: .certain)
        }
        if kept.isEmpty { return }
        cleared += breaches.filter { breach in !kept.contains { $0.clause == breach.clause } }
        breaches = kept
    }
}
