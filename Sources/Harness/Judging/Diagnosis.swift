import Specification

/// Narrows suspicions to the fewest clauses that explain all failures of a run.
///
/// One wrong output can often come from breaking either of two rules; over many cases only one of them explains
/// everything. Certain breaches stand; of the suspected ones those are kept that the fewest clauses explain.
///
/// What is cleared is kept, so that the verdicts of several runs can be narrowed again, all together.
enum Diagnosis {
    /// What one failure is laid at, and the clauses that its input was made for.
    typealias Suspicion = (breaches: [Breach], exercised: [ClauseID])

    static func narrow(_ verdicts: inout [Verdict]) {
        let failing = verdicts.indices.filter { verdicts[$0].kind == .fail }
        for index in failing { reopen(&verdicts[index]) }
        let broken = failing.filter { !verdicts[$0].breaches.isEmpty }
        let guilty = guilty(of: broken.map { (verdicts[$0].breaches, verdicts[$0].exercised) })
        for index in broken {
            let isKept = { (breach: Breach) in breach.isCertain || guilty.contains(breach.clause) }
            verdicts[index].cleared = verdicts[index].breaches.filter { !isKept($0) }
            verdicts[index].breaches.removeAll { !isKept($0) }
        }
    }

    /// The fewest clauses that explain all failures.
    static func guilty(of failures: [Suspicion]) -> Set<ClauseID> {
        var guilty = Set(failures.flatMap { $0.breaches.filter(\.isCertain).map(\.clause) })
        var open = failures.filter { failure in
            !failure.breaches.isEmpty && !failure.breaches.contains { guilty.contains($0.clause) }
        }
        while !open.isEmpty {
            var marks: [ClauseID: (likely: Int, named: Int, all: Int)] = [:]
            for failure in open {
                for breach in failure.breaches {
                    marks[breach.clause, default: (0, 0, 0)].all += 1
                    if breach.weight >= .likely { marks[breach.clause, default: (0, 0, 0)].likely += 1 }
                    if failure.exercised.contains(breach.clause) {
                        marks[breach.clause, default: (0, 0, 0)].named += 1
                    }
                }
            }
            // The clause that likely explains most; among equals the one that the cases were made for, and last the
            // first by name, so that the answer never wavers.
            let best = marks.min { a, b in
                (b.value.likely, b.value.named, b.value.all, a.key) < (
                    a.value.likely, a.value.named, a.value.all, b.key
                )
            }?.key
            guard let best else { break }
            guilty.insert(best)
            open.removeAll { failure in failure.breaches.contains { $0.clause == best } }
        }
        return guilty
    }

    /// Suspects again what was cleared; the breaches stand in the order of the clauses, as they were judged.
    private static func reopen(_ verdict: inout Verdict) {
        guard !verdict.cleared.isEmpty else { return }
        func ids<S: Specification>(_: S.Type) -> [ClauseID] { Array(S.clauses.ids) }
        let order = verdict.specification.map { ids($0) } ?? []
        verdict.breaches = (verdict.breaches + verdict.cleared).sorted { a, b in
            (order.firstIndex(of: a.clause) ?? 0) < (order.firstIndex(of: b.clause) ?? 0)
        }
        verdict.cleared = []
    }
}
