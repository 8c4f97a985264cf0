/// One rule of a subsystem: its id, its sentence and where it stands.
///
/// A rule may serve several subsystems (HIX-1 also rules the h of scholar.colouring).
public struct Clause: Sendable {
    public let id: ClauseID
    public let statement: Statement

    public init(_ id: ClauseID, _ statement: Statement) {
        self.id = id
        self.statement = statement
    }

    public var sentence: String { statement.sentence }
    public var source: Source { statement.source }
    public var note: String? { statement.note }
}

/// What a clause states, and where it stands.
public struct Statement: Sendable {
    public let sentence: String
    public let source: Source
    /// What the kit decided where the source is silent; shown by `assay explain`.
    public let note: String?

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
    /// Their names, in their order.
    public let rules: [Subsystem.Rule]
    /// Their ids, in their order.
    public let ids: [ClauseID]
    /// The ids of those that ask for further runs.
    public let probing: [ClauseID]

    /// - Precondition: every rule of the subsystem is stated exactly once.
    public init(dictionaryLiteral elements: (Subsystem.Rule, Statement)...) {
        precondition(
            Set(elements.map(\.0)) == Set(Subsystem.Rule.allCases)
                && elements.count == Subsystem.Rule.allCases.count,
            "\(Subsystem.id) states each of its rules once")
        self.init(elements.map { Clause($0.0.id, $0.1) }, elements.map { Subsystem.check($0.0) })
    }

    init(_ clauses: [Clause], _ checks: [Check<Subsystem>]) {
        self.clauses = clauses
        self.checks = checks
        ids = clauses.map(\.id)
        rules = ids.compactMap { Subsystem.Rule(rawValue: $0.rawValue) }
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
