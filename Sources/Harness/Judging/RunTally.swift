import Specification

/// The number of a subsystem's cases with each verdict, and the clauses exercised by those that were not skipped.
package struct RunTally: Sendable {
    package private(set) var counts: [Verdict.Kind: Int] = [:]
    package private(set) var exercised: Set<ClauseID> = []

    /// Returns the tallies of all subsystems that have verdicts.
    package static func bySubsystem(_ verdicts: [Verdict]) -> [SubsystemID: RunTally] {
        let parts = stride(from: 0, to: verdicts.count, by: part).map {
            verdicts[$0..<min($0 + part, verdicts.count)]
        }
        return Parallel.map(parts, tallies).reduce(into: [:]) { all, some in
            all.merge(some) { $0.adding($1) }
        }
    }

    /// The number of verdicts that one processor counts at a time.
    private static let part = 4096

    private static func tallies(_ verdicts: ArraySlice<Verdict>) -> [SubsystemID: RunTally] {
        var tallies: [SubsystemID: RunTally] = [:]
        // Cases of one subsystem are usually adjacent, and so are those of one clause.
        var next = verdicts.startIndex
        while next < verdicts.endIndex {
            let subsystem = verdicts[next].subsystem
            var tally = tallies.removeValue(forKey: subsystem) ?? RunTally()
            var last: [ClauseID] = []
            while next < verdicts.endIndex, verdicts[next].subsystem == subsystem {
                let kind = verdicts[next].kind
                tally.counts[kind, default: 0] += 1
                if kind == .pass || kind == .fail, verdicts[next].exercised != last {
                    last = verdicts[next].exercised
                    tally.exercised.formUnion(last)
                }
                next += 1
            }
            tallies[subsystem] = tally
        }
        return tallies
    }

    func adding(_ other: RunTally) -> RunTally {
        var sum = self
        sum.counts.merge(other.counts, uniquingKeysWith: +)
        sum.exercised.formUnion(other.exercised)
        return sum
    }
}
