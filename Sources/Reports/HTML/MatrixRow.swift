import Harness
import Specification

struct MatrixRow {
    let subsystem: any Specification.Type
    let counts: [Verdict.Kind: Int]
    let clauses: [(clause: Clause, tally: ClauseTally)]
    /// The number of failing cases whose verdicts name no clause.
    let unexplained: Int

    /// Returns a row for each subsystem of the run's cases.
    static func rows(of run: Run) -> [MatrixRow] {
        run.catalogue.grouped(run.verdicts, by: \.subsystem).map { MatrixRow($0, $1) }
    }

    init(_ specification: any Specification.Type, _ verdicts: [Verdict]) {
        var tallies: [ClauseID: ClauseTally] = [:]
        for verdict in verdicts {
            let broken = Set(verdict.likelyBreaches.map(\.breach.clause))
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
        clauses = specification.clauses.map { ($0, tallies[$0.id] ?? ClauseTally()) }
        unexplained = verdicts.count { $0.kind == .fail && $0.breaches.isEmpty }
    }
}

/// The result of one clause of a subsystem in a run: the number of cases with each verdict.
struct ClauseTally {
    enum State: String {
        case broken, error, unclear, pass, skip, untouched
    }

    /// The number of failing cases whose verdicts name the clause as broken.
    var broken = 0
    var pass = 0
    var skip = 0
    var error = 0
    /// The number of failing cases that exercise the clause, but whose verdicts do not name it as broken.
    var unblamed = 0

    var state: State {
        if broken > 0 { return .broken }
        if error > 0 { return .error }
        if pass > 0 { return .pass }
        if unblamed > 0 { return .unclear }
        return skip > 0 ? .skip : .untouched
    }

    /// The result in words, such as `39 fail, 244 pass`.
    var words: String {
        let parts = [
            (broken, "fail"), (pass, "pass"), (error, "error"), (skip, "skip"),
            (unblamed, "fail for another reason"),
        ]
        let counts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return counts.isEmpty ? "no case" : counts.joined(separator: ", ")
    }
}
