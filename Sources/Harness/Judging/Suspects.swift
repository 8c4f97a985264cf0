import Specification

/// Narrows the suspected laws to the fewest that explain all failures of a run.
///
/// A single wrong output can often be explained by either of two broken laws, but over many cases only one of them
/// explains every failure. Of the laws that explain a failure, those that explain the most failures are kept. If an
/// outcome contradicts one law, that law is always kept. If it contradicts a property that follows from several laws,
/// these are alternatives too.
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
            let groups = breaches.contradictions.filter { group in
                !group.contains { guilty.contains($0.law) }
            }
            return (place, breaches.filter { guilty.contains($0.law) || groups.joined().contains($0) })
        }
    }

    /// Returns as few laws as possible that together explain all failures.
    static func guilty(of failures: [Suspicion], knowing known: Set<LawID> = []) -> Set<LawID> {
        var guilty = known.union(
            failures.flatMap { $0.breaches.contradictions.filter { $0.count == 1 }.joined().map(\.law) })
        var open = failures.filter { failure in
            !failure.breaches.isEmpty && !failure.breaches.contains { guilty.contains($0.law) }
        }
        while !open.isEmpty {
            var marks: [LawID: (explained: Int, named: Int, all: Int, front: Int)] = [:]
            for failure in open {
                for (rank, breach) in failure.breaches.enumerated() {
                    var mark = marks[breach.law] ?? (0, 0, 0, 0)
                    mark.all += 1
                    if breach.evidence >= .explains { mark.explained += 1 }
                    if failure.exercised.contains(breach.clause) { mark.named += 1 }
                    if rank == 0 { mark.front += 1 }
                    marks[breach.law] = mark
                }
            }
            // The next law is the one that explains the most failures. If several are equal, it is the one that the
            // cases name most often, and then the one that is most often the likeliest. The name comes last, so that the
            // result is always the same.
            let best = marks.min { a, b in
                (b.value.explained, b.value.named, b.value.all, b.value.front, a.key) < (
                    a.value.explained, a.value.named, a.value.all, a.value.front, b.key
                )
            }?.key
            guard let best else { break }
            guilty.insert(best)
            open.removeAll { failure in failure.breaches.contains { $0.law == best } }
        }
        return guilty
    }
}

extension [Breach] {
    /// The breaches that the answer contradicts, in groups; the laws of a group are alternatives, since one finding
    /// follows from each of them.
    fileprivate var contradictions: [[Breach]] {
        let own = filter { $0.evidence == .contradicts }
        return own.map(\.finding).unique.map { finding in own.filter { $0.finding == finding } }
    }
}
