import Harness
import Specification

/// A row of the matrix of subsystems and clauses.
struct MatrixRow {
    let subsystem: any Specification.Type
    /// The number of cases with each verdict.
    let counts: [Verdict.Kind: Int]
    let clauses: [(clause: Clause, tally: ClauseTally)]
    /// The number of failing cases whose verdicts name no clause.
    let unexplained: Int

    /// Returns a row for each subsystem of the run's cases.
    static func rows(of run: Run) -> [MatrixRow] {
        let groups = Dictionary(grouping: run.verdicts, by: \.subsystem)
        return run.catalogue.all.compactMap { specification in
            groups[specification.id].map { MatrixRow(specification, $0) }
        }
    }

    init(_ specification: any Specification.Type, _ verdicts: [Verdict]) {
        var tallies: [ClauseID: ClauseTally] = [:]
        for verdict in verdicts {
            let broken = Set(verdict.breaches.map(\.clause))
            for clause in broken.union(verdict.exercised) {
                var tally = tallies[clause] ?? ClauseTally()
                switch verdict.kind {
                case .pass: tally.pass += 1
                case .skip: tally.skip += 1
                case .error: tally.error += 1
                case .fail where broken.contains(clause): tally.broken += 1
                case .fail: tally.unblamed += 1
                }
                tallies[clause] = tally
            }
        }
        subsystem = specification
        counts = Dictionary(grouping: verdicts, by: \.kind).mapValues(\.count)
        clauses = Catalogue.clauses(of: specification).map { ($0, tallies[$0.id] ?? ClauseTally()) }
        unexplained = verdicts.count { $0.kind == .fail && $0.breaches.isEmpty }
    }
}
