import Specification

/// What an implementation does with a subsystem throughout a run: the laws it does not keep, and how.
public struct RunDiagnosis: Sendable, Equatable {
    /// The subsystem.
    public let subsystem: SubsystemID
    /// Which laws are not kept, and how much of the run that explains.
    public let laws: LawDiagnosis
    /// What the laws say, by their ids.
    public let sentences: [LawID: String]

    /// Returns the diagnosis of each subsystem that has laws and failing cases.
    ///
    /// The cases that pass are asked too: they refute what explains a failure by chance.
    static func diagnoses(of verdicts: [Verdict]) -> [RunDiagnosis] {
        var failing: [SubsystemID] = []
        for verdict in verdicts where verdict.kind == .fail && !failing.contains(verdict.subsystem) {
            failing.append(verdict.subsystem)
        }
        return failing.compactMap { id in
            let own = verdicts.filter { $0.subsystem == id }
            guard let laws = own.first?.specification as? any Derived.Type else { return nil }
            return diagnosis(of: own, laws)
        }
    }

    private static func diagnosis<S: Derived>(of verdicts: [Verdict], _: S.Type) -> RunDiagnosis? {
        S.diagnosis(of: verdicts.compactMap { $0.trial(S.self) }).map { diagnosis in
            let sentences = diagnosis.laws.map { ($0, S.laws[$0]?.text ?? "") }
            return RunDiagnosis(
                subsystem: S.id, laws: diagnosis, sentences: Dictionary(uniqueKeysWithValues: sentences))
        }
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
}
