// What subsystems use whose clauses are not written in the new form yet; it goes with the last of them.

public struct Unnamed: RuleName {
    public static let allCases: [Unnamed] = []
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CheckedClause<Subsystem: Specification>: Sendable {
    let clause: Clause
    let check: Check<Subsystem>

    public init(_ clause: Clause, check: Check<Subsystem>) {
        self.clause = clause
        self.check = check
    }

    public init(_ clause: Clause, judge: @escaping @Sendable (Trial<Subsystem>) -> Finding) {
        self.init(clause, check: Check(judge: judge))
    }
}

extension Clause {
    public init(_ id: ClauseID, _ sentence: String, source: Source, note: String? = nil) {
        self.init(id, Statement(sentence, source: source, note: note))
    }
}

extension Specification where Rule == Unnamed {
    public static func check(_ rule: Unnamed) -> Check<Self> { Check { _ in .notTouched } }
}

extension Clauses where Subsystem.Rule == Unnamed {
    public init(_ first: CheckedClause<Subsystem>, _ rest: CheckedClause<Subsystem>...) {
        let all = [first] + rest
        self.init(all.map(\.clause), all.map(\.check))
    }
}
