import Specification

/// Narrows the suspected laws to the fewest that explain all failures of a run.
///
/// A single wrong output can often be explained by either of two broken laws, but over many cases only one of them
/// explains every failure. Of the laws that explain a failure, those that explain the most failures are kept. If an
/// outcome contradicts a law, that law is always kept.
enum Suspects {
    /// The laws that one failing answer breaks or may break, and the clauses that its case names.
    typealias Suspicion = (breaches: [Breach], exercised: [ClauseID])

    /// Returns the breaches of each failure, without breaches of laws that are not broken according to other failures.
    ///
    /// - Parameter known: The laws that are already known to be broken.
    static func narrowed(
        _ failures: [(place: Int, breaches: [Breach], exercised: [ClauseID])], knowing known: Set<LawID>
    ) -> [(place: Int, breaches: [Breach])] {
        let guilty = guilty(of: failures.map { ($0.breaches, $0.exercised) }, knowing: known)
        return failures.map { place, breaches, _ in
            (place, breaches.filter { $0.evidence == .contradicts || guilty.contains($0.law) })
        }
    }

    /// Returns as few laws as possible that together explain all failures.
    static func guilty(of failures: [Suspicion], knowing known: Set<LawID> = []) -> Set<LawID> {
        var guilty = known.union(
            failures.flatMap { $0.breaches.filter { $0.evidence == .contradicts }.map(\.law) })
        var open = failures.filter { failure in
            !failure.breaches.isEmpty && !failure.breaches.contains { guilty.contains($0.law) }
        }
        while !open.isEmpty {
            var marks: [LawID: (explained: Int, named: Int, all: Int)] = [:]
            for failure in open {
                for breach in failure.breaches {
                    marks[breach.law, default: (0, 0, 0)].all += 1
                    if breach.evidence >= .explains { marks[breach.law, default: (0, 0, 0)].explained += 1 }
                    if failure.exercised.contains(breach.clause) {
                        marks[breach.law, default: (0, 0, 0)].named += 1
                    }
                }
            }
            // The next law is the one that explains the most failures. If several are equal, it is the one that the
            // cases name most often, and then the first by name, so that the result is always the same.
            let best = marks.min { a, b in
                (b.value.explained, b.value.named, b.value.all, a.key) < (
                    a.value.explained, a.value.named, a.value.all, b.key
                )
            }?.key
            guard let best else { break }
            guilty.insert(best)
            open.removeAll { failure in failure.breaches.contains { $0.law == best } }
        }
        return guilty
    }
}
