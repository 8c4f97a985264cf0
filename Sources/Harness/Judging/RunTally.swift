import Specification

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
