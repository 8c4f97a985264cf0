import Specification

/// Narrows suspicions to the fewest laws that explain all failures of a run.
///
/// One wrong output can often come from breaking either of two laws; over many cases only one of them explains
/// everything. Laws that are contradicted stay; of the suspected laws, those that explain most are kept.
enum Suspects {
    /// The laws that one failure is blamed on, and the clauses that its input was made for.
    typealias Suspicion = (breaches: [Breach], exercised: [ClauseID])

    /// Returns the breaches of failures, without laws that the other failures acquit.
    ///
    /// - Parameter known: Laws that are known to be broken.
    static func narrowed(
        _ failures: [(place: Int, breaches: [Breach], exercised: [ClauseID])], knowing known: Set<LawID>
    ) -> [(place: Int, breaches: [Breach])] {
        let guilty = guilty(of: failures.map { ($0.breaches, $0.exercised) }, knowing: known)
        return failures.map { failure in
            (
                failure.place,
                failure.breaches.filter { $0.evidence == .contradicts || guilty.contains($0.law) }
            )
        }
    }

    /// The fewest laws that explain all failures.
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
            // The law that explains most. Ties go to the law that the cases were made for, then to the first by name,
            // so that the result is stable.
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
