import JSON
import Specification

/// The behaviour of an implementation in a subsystem throughout a run.
public struct RunDiagnosis: Sendable {
    /// The subsystem.
    public let subsystem: SubsystemID
    /// The explanation of its answers.
    public let cause: Cause

    /// The explanation of the answers to a subsystem's cases.
    public enum Cause: Sendable {
        /// Broken laws, and how much of the run they explain.
        case laws(LawDiagnosis)
        /// One answer, given to every case.
        case sameAnswer(Value, cases: Int)
    }

    /// The broken laws; nil if every answer is the same.
    public var laws: LawDiagnosis? { if case .laws(let laws) = cause { laws } else { nil } }
}

/// Finds the laws that the failures of a run break.
///
/// A law that explains all answers to a subsystem's cases is blamed first. The passing cases count too, since they
/// refute explanations by chance. The remaining failures are looked at one by one.
enum RunBlame {
    /// The greatest number of failures of a subsystem that are looked at one by one.
    private static let patience = 200
    /// The least number of failures for which their common answer is reported as constant, if all of them expect the
    /// same other answer.
    private static let alike = 10

    /// Blames the failures on laws, and returns the explanation for each failing subsystem.
    static func lay(_ verdicts: inout [Verdict]) -> [RunDiagnosis] {
        var failing: [SubsystemID] = []
        for verdict in verdicts where verdict.kind == .fail && !failing.contains(verdict.subsystem) {
            failing.append(verdict.subsystem)
        }
        let asked = verdicts
        let findings = Parallel.map(failing) { id -> Laid? in
            let own = asked.indices.filter { asked[$0].subsystem == id }
            guard let specification = own.first.flatMap({ asked[$0].specification }) else { return nil }
            return blame(own.map { (place: $0, verdict: asked[$0]) }, specification)
        }
        for laid in findings.compactMap({ $0 }) {
            for (place, breaches) in laid.breaches { verdicts[place].remarks.breaches = breaches }
        }
        return findings.compactMap { $0?.diagnosis }
    }

    /// The breaches of failing verdicts by their place, and the explanation of all of them together.
    private struct Laid {
        var diagnosis: RunDiagnosis?
        var breaches: [(place: Int, breaches: [Breach])] = []
    }

    private typealias Answered<S: Specification> = (place: Int, verdict: Verdict, trial: Trial<S>)

    private static func blame<S: Specification>(
        _ verdicts: [(place: Int, verdict: Verdict)], _: S.Type
    ) -> Laid {
        let answered = verdicts.compactMap { place, verdict -> Answered<S>? in
            verdict.trial(S.self).map { (place, verdict, $0) }
        }
        let failing = answered.filter { $0.verdict.kind == .fail && !$0.verdict.differences.isEmpty }
        // Right answers whose related inputs were answered wrongly.
        let related = answered.filter { $0.verdict.differences.isEmpty && $0.verdict.isSuspected }
        if failing.isEmpty && related.isEmpty { return Laid() }
        if !failing.isEmpty, let answer = onlyAnswer(answered.map(\.verdict)) {
            let cause = RunDiagnosis.Cause.sameAnswer(answer, cases: answered.count)
            return Laid(diagnosis: RunDiagnosis(subsystem: S.id, cause: cause))
        }
        var laid = Laid()
        var left = failing
        if let laws = S.diagnosis(of: answered.map(\.trial)) {
            laid.diagnosis = RunDiagnosis(subsystem: S.id, cause: .laws(laws))
            left = []
            for answer in failing {
                let breaches = breaches(of: answer, by: laws)
                if breaches.isEmpty {
                    left.append(answer)
                } else {
                    laid.breaches.append((answer.place, breaches))
                }
            }
        }
        let charged = Parallel.map(Array(left.prefix(patience))) { answer in
            let breaches = Breach.breaches(S.charges(answer.trial), S.self)
            return (place: answer.place, breaches: breaches, exercised: answer.verdict.exercised)
        }
        laid.breaches += Suspects.narrowed(
            charged + related.map { ($0.place, $0.verdict.breaches, $0.verdict.exercised) },
            knowing: Set(laid.diagnosis?.laws?.laws ?? []))
        return laid
    }

    /// Returns the one answer that all verdicts have; nil if there are several, or too few failures to say so.
    private static func onlyAnswer(_ verdicts: [Verdict]) -> Value? {
        let failures = verdicts.filter { $0.kind == .fail }.map { Answer($0.golden.expectation).member.value }
        guard failures.count >= alike || failures.contains(where: { $0 != failures[0] }) else { return nil }
        let answers = verdicts.lazy.map(\.givenAnswer)
        guard let first = answers.first ?? nil else { return nil }
        return answers.allSatisfy { $0 == first } ? first : nil
    }

    /// Returns the laws of a diagnosis that explain one failure, those of the case's own clauses if there are any.
    private static func breaches<S: Specification>(
        of answer: Answered<S>, by laws: LawDiagnosis
    ) -> [Breach] {
        let alone = laws.suspects.flatMap(\.deviations).filter { S.isExplained(answer.trial, by: [$0]) }
        let together = alone.isEmpty && S.isExplained(answer.trial, by: laws.deviations)
        let all = (together ? laws.deviations : alone).map(\.law)
        let own = all.filter { answer.verdict.exercised.contains($0.clause) }
        return (own.isEmpty ? all : own).unique.compactMap { Breach($0, evidence: .explains, S.self) }
    }
}

extension Verdict {
    /// Whether some of its laws are only suspected, so that other failures may acquit them.
    fileprivate var isSuspected: Bool { breaches.contains { $0.evidence != .contradicts } }

    /// The input and the answer; nil if there is no answer of the subsystem's form.
    fileprivate func trial<S: Specification>(_: S.Type) -> Trial<S>? {
        guard kind == .pass || kind == .fail else { return nil }
        let reply: Reply? = kind == .pass ? .asExpected(golden) : answer.map { .answer($0) }
        guard let outcome = try? reply?.outcome(S.self), let input = try? S.Input(golden.input),
            let readings = try? Readings(inForce.isEmpty ? golden.readings : inForce, known: S.readings)
        else { return nil }
        return Trial(input: input, outcome: outcome, readings: readings)
    }

    /// The answer, which is the expected one if the case passes.
    fileprivate var givenAnswer: Value? {
        kind == .pass ? Answer(golden.expectation).member.value : answer?.member.value
    }

    /// The same verdict with the laws that explain this failure alone, without regard to its run.
    public var alone: Verdict {
        var verdicts = [self]
        _ = RunBlame.lay(&verdicts)
        return verdicts[0]
    }
}
