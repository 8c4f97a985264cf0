import Harness
import Specification

/// The result of one clause of a subsystem in a run: the number of cases with each verdict.
struct ClauseTally {
    /// The overall result of a clause.
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
