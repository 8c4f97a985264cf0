import Specification

/// Narrows the suspected laws to the fewest that explain all failures of a run.
///
/// A single wrong output can often be explained by either of two broken laws, but over many cases only one of them
/// explains every failure. If several laws explain a failure, only the law that explains the most failures remains
/// suspected. A law that an outcome contradicts always remains suspected.
enum Suspects {
    /// The laws that one failing answer breaks or may break, and the clauses that its case names.
    typealias Suspicion = (breaches: [Breach], exercised: [ClauseID])

    /// Returns the breaches of each failure, except those of laws that are not needed to explain the failures.
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
            var marks: [LawID: Marks] = [:]
            for (breaches, exercised) in open {
                for (rank, breach) in breaches.enumerated() {
                    marks[breach.law, default: Marks(breach)].count(breach, rank: rank, exercised)
                }
            }
            // If two laws are otherwise equal, the law with the smaller id wins, so that the result is always the same.
            let best = marks.max { a, b in
                a.value.isWeaker(than: b.value) || !b.value.isWeaker(than: a.value) && a.key > b.key
            }?.key
            guard let best else { break }
            guilty.insert(best)
            open.removeAll { failure in failure.breaches.contains { $0.law == best } }
        }
        return guilty
    }

    /// The evidence that a law is broken, collected from several failures.
    private struct Marks {
        private let basis: Basis
        private var explained = 0
        private var named = 0
        private var all = 0
        private var likeliest = 0

        init(_ breach: Breach) { basis = breach.basis }

        /// The weakness of the basis as a number, which is greatest for a decision.
        private var weakness: Int { Basis.allCases.firstIndex(of: basis) ?? 0 }

        mutating func count(_ breach: Breach, rank: Int, _ exercised: [ClauseID]) {
            all += 1
            if breach.evidence >= .explains { explained += 1 }
            if exercised.contains(breach.clause) { named += 1 }
            if rank == 0 { likeliest += 1 }
        }

        /// Returns whether another law is a better explanation.
        ///
        /// The better law explains more failures, belongs to a clause that more cases name, may be broken in more
        /// failures, has a weaker basis, or is the likeliest explanation of more failures. The two laws are compared by
        /// these criteria in this order, and the first difference decides.
        func isWeaker(than other: Marks) -> Bool {
            (explained, named, all, weakness, likeliest)
                < (other.explained, other.named, other.all, other.weakness, other.likeliest)
        }
    }
}
