import Specification

/// The number of a subsystem's cases with each verdict, and the clauses exercised by those that were not skipped.
package struct RunTally: Sendable {
    package private(set) var counts: [Verdict.Kind: Int] = [:]
    package private(set) var exercised: Set<ClauseID> = []

    /// Returns the tallies of all subsystems that have verdicts.
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
