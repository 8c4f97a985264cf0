/// One rule of a subsystem: its id, its sentence and its source.
///
/// A rule may serve several subsystems (HIX-1 also governs the h of scholar.colouring).
public struct Clause: Sendable {
    /// The id, such as `GEO-4`.
    public let id: ClauseID
    /// What the clause states.
    public let statement: Statement

    /// Makes a clause of an id and a statement.
    public init(_ id: ClauseID, _ statement: Statement) {
        self.id = id
        self.statement = statement
    }

    /// The rule in one sentence.
    public var sentence: String { statement.sentence }
    /// Where the rule stands.
    public var source: Source { statement.source }
    /// What the kit decided where the source is silent.
    public var note: String? { statement.note }
}

/// What a clause states, and its source.
public struct Statement: Sendable {
    /// The rule in one sentence.
    public let sentence: String
    /// The document and sections in which the rule stands.
    public let source: Source
    /// What the kit decided where the source is silent; shown by `assay explain`.
    public let note: String?

    /// Makes a statement of a sentence and its source.
    public init(_ sentence: String, source: Source, note: String? = nil) {
        self.sentence = sentence
        self.source = source
        self.note = note
    }
}

/// The names of a subsystem's clauses; their raw values are the ids: `case opening = "GEO-1"`.
public protocol RuleName: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {}

extension RuleName {
    /// The id of the clause.
    public var id: ClauseID { ClauseID(rawValue) }
}

/// The clauses of a subsystem, each with its check, in the source's order.
///
/// They are written as a dictionary literal, `[.opening: Statement("…", source: …), …]`, that names each rule once.
public struct Clauses<Subsystem: Specification>: Sendable, RandomAccessCollection,
    ExpressibleByDictionaryLiteral
{
    private let clauses: [Clause]
    let checks: [Check<Subsystem>]
    /// The names of the rules, in the source's order.
    public let rules: [Subsystem.Rule]
    /// The ids of the clauses, in the source's order.
    public let ids: [ClauseID]
    /// The ids of the clauses that ask for further runs.
    public let probing: [ClauseID]

    /// Makes the clauses of a subsystem from their statements.
    ///
    /// - Precondition: Every rule of the subsystem is stated exactly once.
    public init(dictionaryLiteral elements: (Subsystem.Rule, Statement)...) {
        precondition(
            Set(elements.map(\.0)) == Set(Subsystem.Rule.allCases)
                && elements.count == Subsystem.Rule.allCases.count,
            "\(Subsystem.id) states each of its rules once")
        rules = elements.map(\.0)
        clauses = elements.map { Clause($0.0.id, $0.1) }
        checks = rules.map { Subsystem.check($0) }
        ids = clauses.map(\.id)
        probing = zip(ids, checks).filter { $1.probes != nil }.map(\.0)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { clauses.count }
    public subscript(position: Int) -> Clause { clauses[position] }

    /// Returns the check of a clause, or nil if the subsystem has none of that id.
    public func check(_ id: ClauseID) -> Check<Subsystem>? { ids.firstIndex(of: id).map { checks[$0] } }

    /// Returns the name of a clause, or nil if the subsystem has none of that id.
    public func rule(_ id: ClauseID) -> Subsystem.Rule? { ids.firstIndex(of: id).map { rules[$0] } }

    /// Whether the subsystem has a clause of that id.
    public func contains(_ id: ClauseID) -> Bool { ids.contains(id) }
}
