/// The laws of a subsystem, each with its basis.
///
///     static let laws: Laws<Table> = [
///         .byCitations: .source("The most cited publication comes first.", Source(.hIndexCalculate, "4.7")),
///         .ties: .decision("Equally cited ones stay in the order of the results."),
///     ]
public struct Laws<Subsystem: Specification>: Sendable, ExpressibleByDictionaryLiteral {
    /// All laws: the laws of the subsystem itself, in the order in which they are stated, then the laws of other
    /// subsystems that it must keep too.
    public let all: [StatedLaw]
    /// The clauses to which the laws belong, in the order of their first laws.
    public let clauses: [Clause]

    /// Makes the laws from their sentences.
    ///
    /// - Precondition: Every law of the subsystem is stated exactly once, and each clause names a section of a source.
    public init(dictionaryLiteral elements: (Subsystem.Law, Statement)...) {
        precondition(
            Set(elements.map(\.0)) == Set(Subsystem.Law.allCases)
                && elements.count == Subsystem.Law.allCases.count,
            "\(Subsystem.id) must state each of its laws exactly once")
        self.init(elements.map { StatedLaw(id: $0.id, statement: $1) })
    }

    private init(_ all: [StatedLaw]) {
        self.all = all
        let groups = Dictionary(grouping: all, by: \.id.clause)
        clauses = all.map(\.id.clause).unique.map { id in
            guard let clause = Clause(id, groups[id] ?? []) else {
                preconditionFailure("no law of \(id) names a section of a source")
            }
            return clause
        }
    }

    /// Returns these laws and the given clauses of another subsystem, whose derivation this subsystem's derivation
    /// calls.
    public func with<Other: Specification>(_ laws: Laws<Other>, of clauses: ClauseID...) -> Laws {
        Laws(all + laws.all.filter { clauses.contains($0.id.clause) })
    }

    /// Returns a law with its sentence; nil if the subsystem has no law with that id.
    public subscript(law: LawID) -> StatedLaw? { all.first { $0.id == law } }

    /// Returns the clause with the given id; nil if no law belongs to it.
    public subscript(clause: ClauseID) -> Clause? { clauses.first { $0.id == clause } }
}
