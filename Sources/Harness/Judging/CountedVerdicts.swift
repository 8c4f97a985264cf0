import Specification

/// The number of verdicts of each kind, and the number of skips for each reason, without the verdicts themselves.
struct CountedVerdicts: Sendable {
    private(set) var tallies: [SubsystemID: RunTally] = [:]
    /// The number of skipped cases for each reason.
    private(set) var skips: [String: Int] = [:]
    /// The number of cases that a run left out because it had reached its limit of failures.
    private(set) var leftOut = 0
    /// The catalogue that the subsystems of the cases belong to; nil if there are no cases.
    private(set) var catalogue: Catalogue?

    mutating func add(_ verdicts: [Verdict]) {
        tallies.merge(RunTally.bySubsystem(verdicts)) { $0.adding($1) }
        for verdict in verdicts where verdict.kind == .skip {
            skips[verdict.reason, default: 0] += 1
            if verdict.isLeftOut { leftOut += 1 }
        }
        if catalogue == nil { catalogue = verdicts.first?.golden.catalogue }
    }

    func count(_ kind: Verdict.Kind) -> Int { tallies.values.reduce(0) { $0 + ($1.counts[kind] ?? 0) } }

    var count: Int { Verdict.Kind.allCases.reduce(0) { $0 + count($1) } }
}

/// The number of a subsystem's cases with each kind of verdict, and the clauses that its judged cases exercise.
package struct RunTally: Sendable {
    package private(set) var counts: [Verdict.Kind: Int] = [:]
    package private(set) var exercised: Set<ClauseID> = []

    /// Returns a tally for each subsystem that has verdicts.
    package static func bySubsystem(_ verdicts: [Verdict]) -> [SubsystemID: RunTally] {
        verdicts.reduce(into: [:]) { tallies, verdict in
            tallies[verdict.subsystem, default: RunTally()].add(verdict)
        }
    }

    private mutating func add(_ verdict: Verdict) {
        counts[verdict.kind, default: 0] += 1
        if verdict.kind == .pass || verdict.kind == .fail { exercised.formUnion(verdict.exercised) }
    }

    func adding(_ other: RunTally) -> RunTally {
        var sum = self
        sum.counts.merge(other.counts, uniquingKeysWith: +)
        sum.exercised.formUnion(other.exercised)
        return sum
    }
}

/// Collects the verdicts of a run, but keeps only failures and errors, and counts the others.
///
/// It also keeps some passing verdicts, since the laws that explain failures must not contradict correct answers.
public struct RunRecord: Sendable {
    /// The maximum number of passing verdicts to keep for each subsystem.
    static let witnessLimit = 500

    private var kept: [Verdict] = []
    private var counted = CountedVerdicts()
    private var witnesses: [SubsystemID: [Verdict]] = [:]

    /// Makes a record without verdicts.
    public init() {}

    /// Adds verdicts, which must be in the order of the cases.
    public mutating func add(_ verdicts: [Verdict]) {
        func isKept(_ verdict: Verdict) -> Bool { verdict.kind == .fail || verdict.kind == .error }
        kept += verdicts.filter(isKept).map(\.detached)
        counted.add(verdicts.filter { !isKept($0) })
        for verdict in verdicts where verdict.kind == .pass {
            guard witnesses[verdict.subsystem, default: []].count < Self.witnessLimit else { continue }
            witnesses[verdict.subsystem, default: []].append(verdict.detached)
        }
    }

    /// Returns the run of all verdicts so far, with the laws that explain all failures together.
    ///
    /// - Parameters:
    ///   - hello: The hello of the implementation.
    ///   - law: The law to blame if several laws explain a failure.
    public func run(of hello: Hello, blaming law: LawID? = nil) -> Run {
        Run(unexplained: kept, besides: counted, of: hello)
            .explained(with: witnesses.values.flatMap { $0 }, blaming: law)
    }
}

extension Verdict {
    /// A copy of the verdict whose case keeps only its own line in memory, not the whole file.
    fileprivate var detached: Verdict {
        var verdict = self
        verdict.golden = golden.detached
        return verdict
    }
}
