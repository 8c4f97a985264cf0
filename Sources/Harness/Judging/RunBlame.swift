import JSON
import Specification

/// The explanation of an implementation's failures in one subsystem, found from its whole run.
public struct RunDiagnosis: Sendable {
    /// The subsystem in which the implementation fails.
    public let subsystem: SubsystemID
    /// The explanation of the failures.
    public let cause: Cause

    /// The reason why the implementation fails cases of a subsystem.
    public enum Cause: Sendable {
        /// The implementation breaks these laws, which explain some or all of its answers.
        case laws(LawDiagnosis)
        /// The implementation gives the same answer to every case.
        case sameAnswer(Value, cases: Int)
    }

    /// The laws that are broken; nil if the implementation gives the same answer to every case.
    public var laws: LawDiagnosis? { if case .laws(let laws) = cause { laws } else { nil } }
}

/// Finds the laws that the failures of a run break.
///
/// The search begins with laws that explain all answers to the cases of a subsystem. The passing cases are used too,
/// since they refute explanations that fit the failures only by chance. If some answers remain unexplained, the search
/// looks for laws that refuse inputs which the implementation accepts. Finally, the search explains the remaining
/// failures one by one.
enum RunBlame {
    /// The maximum number of failures of a subsystem that are explained one by one.
    private static let patience = 200
    /// At least this many cases must fail before an answer that is the same for every case is reported as the cause.
    ///
    /// If the failing cases expect different answers, fewer failures are enough to report this cause.
    private static let alike = 10

    /// Adds the broken laws to the failing verdicts, and returns the explanation for each subsystem with failures.
    ///
    /// In each failing verdict, the broken laws replace those that an earlier run or a part of this run has found.
    ///
    /// - Parameters:
    ///   - verdicts: The verdicts of the run.
    ///   - witnesses: Further verdicts on cases that pass.
    ///   - sampled: The subsystems for which some passing verdicts are missing.
    ///   - law: A law that an earlier run has named; each failure that this law explains is blamed on this law alone.
    static func lay(
        _ verdicts: inout [Verdict], besides witnesses: [Verdict] = [], sampled: Set<SubsystemID> = [],
        blaming law: LawID? = nil
    ) -> [RunDiagnosis] {
        guard verdicts.contains(where: { $0.kind == .fail }) else { return [] }
        let asked = verdicts + witnesses
        let failing = asked.filter { $0.kind == .fail }.map(\.subsystem).unique
        let findings = Parallel.map(failing) { id -> Laid in
            let own = asked.indices.filter { asked[$0].subsystem == id }
            guard let first = own.first, let specification = asked[first].golden.specification else {
                return Laid()
            }
            return blame(
                own.map { (place: $0, verdict: asked[$0]) }, isWhole: !sampled.contains(id), law,
                specification)
        }
        for (place, breaches) in findings.flatMap(\.breaches) {
            verdicts[place].remarks.breaches = breaches
        }
        return findings.compactMap(\.diagnosis)
    }

    /// The explanation of all failures of a subsystem, and the laws that each failing answer breaks, by verdict index.
    private struct Laid {
        var diagnosis: RunDiagnosis?
        var breaches: [(place: Int, breaches: [Breach])] = []
    }

    private typealias Answered<S: Specification> = (place: Int, verdict: Verdict, trial: Trial<S>)

    private static func blame<S: Specification>(
        _ verdicts: [(place: Int, verdict: Verdict)], isWhole: Bool, _ law: LawID?, _: S.Type
    ) -> Laid {
        let answered = verdicts.compactMap { place, verdict -> Answered<S>? in
            verdict.trial(S.self).map { (place, verdict, $0) }
        }
        let failing = answered.filter { $0.verdict.kind == .fail && !$0.verdict.differences.isEmpty }
        // In these cases the answer is right, but the answers to related inputs show a broken law.
        let related = answered.filter { $0.verdict.differences.isEmpty && $0.verdict.isSuspected }
        if failing.isEmpty && related.isEmpty { return Laid() }
        let unexplained = failing.map { (place: $0.place, breaches: [Breach]()) }
        if isWhole, !failing.isEmpty, let answer = onlyAnswer(answered.map(\.verdict)) {
            let cause = RunDiagnosis.Cause.sameAnswer(answer, cases: answered.count)
            return Laid(diagnosis: RunDiagnosis(subsystem: S.id, cause: cause), breaches: unexplained)
        }
        var laid = Laid(breaches: law.map { breaches(of: failing, blaming: $0) } ?? [])
        var laws = S.diagnosis(of: answered.map(\.trial))
        // A single case is not enough to show that the implementation never applies a law.
        if laid.breaches.isEmpty, isWhole, laws?.isComplete != true, answered.count > 1 {
            laid.breaches = breachesOfRefusals(answered)
        }
        let explained = Set(laid.breaches.map(\.place))
        if explained.isEmpty {
            laid.diagnosis = laws.map { RunDiagnosis(subsystem: S.id, cause: .laws($0)) }
        } else {
            // This diagnosis does not cover all failures, so the report does not begin with it.
            laws = S.diagnosis(of: answered.filter { !explained.contains($0.place) }.map(\.trial))
        }
        var left: [Answered<S>] = []
        for answer in failing where !explained.contains(answer.place) {
            let breaches = laws.map { Self.breaches(of: answer, by: $0) } ?? []
            if breaches.isEmpty {
                left.append(answer)
            } else {
                laid.breaches.append((answer.place, breaches))
            }
        }
        let charged = Parallel.map(Array(left.prefix(patience))) { answer in
            let breaches = Breach.breaches(S.charges(answer.trial), S.self)
            return (place: answer.place, breaches: breaches, exercised: answer.verdict.exercised)
        }
        laid.breaches += Suspects.narrowed(
            charged + related.map { ($0.place, $0.verdict.breaches, $0.verdict.exercised) },
            knowing: Set(laws?.laws ?? []).union(law.map { [$0] } ?? []))
        laid.breaches = unexplained + laid.breaches
        return laid
    }

    /// Returns a breach of a law for each failure that this law explains, even if other laws explain the failure too.
    private static func breaches<S: Specification>(
        of failing: [Answered<S>], blaming law: LawID
    ) -> [(place: Int, breaches: [Breach])] {
        Parallel.map(Array(failing.prefix(patience))) { answer in
            let charges = S.charges(answer.trial).filter { $0.law == law }
            return (place: answer.place, breaches: Breach.breaches(charges, S.self))
        }.filter { !$0.breaches.isEmpty }
    }

    /// Finds the laws that the implementation never applies; returns a breach for each input that such a law refuses.
    ///
    /// An implementation counts as never applying a law if it accepts an input that the law's clause refuses, and never
    /// gives the right code for an input that the law refuses. Each failure on an input that such a law refuses is
    /// blamed on this law alone, and not on a law about the order of rejections.
    private static func breachesOfRefusals<S: Specification>(
        _ answered: [Answered<S>]
    ) -> [(place: Int, breaches: [Breach])] {
        typealias Refused = (place: Int, law: LawID, isAccepted: Bool, isRefused: Bool)
        let refused = answered.compactMap { place, verdict, trial -> Refused? in
            guard case .rejection = verdict.golden.expectation else { return nil }
            let demand = S.demand(trial.input, trial.readings)
            let code = trial.outcome.rejection?.code
            return demand.refusal.map { (place, $0, code == nil, code == demand.outcome.rejection?.code) }
        }
        let kept = Set(refused.filter(\.isRefused).map(\.law))
        let broken = Set(refused.filter(\.isAccepted).map(\.law.clause))
        return refused.compactMap { place, law, _, _ in
            guard broken.contains(law.clause), !kept.contains(law) else { return nil }
            return Breach(law, evidence: .contradicts, S.self).map { (place, [$0]) }
        }
    }

    /// Returns the answer that all verdicts share; nil if there are several answers, or too few failures to be sure.
    private static func onlyAnswer(_ verdicts: [Verdict]) -> Value? {
        let failures = verdicts.filter { $0.kind == .fail }.map { Answer($0.golden.expectation).member.value }
        guard failures.count >= alike || failures.contains(where: { $0 != failures[0] }) else { return nil }
        let answers = verdicts.lazy.map(\.givenAnswer)
        guard let first = answers.first ?? nil else { return nil }
        return answers.allSatisfy { $0 == first } ? first : nil
    }

    /// Returns the laws of a diagnosis that explain one failure; if some of them belong to clauses of the case, the
    /// other laws are left out.
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
    /// Whether some laws in this verdict are only suspected; other failures may show that these laws are not broken.
    fileprivate var isSuspected: Bool { breaches.contains { $0.evidence != .contradicts } }

    /// Returns the input and the answer as a trial; nil if there is no answer of the subsystem's form.
    fileprivate func trial<S: Specification>(_: S.Type) -> Trial<S>? {
        guard kind == .pass || kind == .fail else { return nil }
        let reply: Reply? = kind == .pass ? .asExpected(golden) : answer.map { .answer($0) }
        return reply.flatMap {
            Trial(golden.input, $0, under: inForce.isEmpty ? golden.readings : inForce)
        }
    }

    /// The answer of the implementation, which is the expected answer if the case passes.
    fileprivate var givenAnswer: Value? {
        kind == .pass ? Answer(golden.expectation).member.value : answer?.member.value
    }

    /// The same verdict, with the laws that explain the failure regardless of the other verdicts of the run.
    public var alone: Verdict {
        var verdicts = [self]
        _ = RunBlame.lay(&verdicts)
        return verdicts[0]
    }
}
