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

    /// The rule in the words of its source; of its standard or the kit if no source states it.
    public var sentence: String { statement.sentence }
    /// Where the rule stands.
    public var source: Source { statement.source }
    /// What published standards say of it.
    public var standards: [(standard: Standard, sentence: String)] { statement.standards }
    /// What the kit decided where the source is silent.
    public var decisions: [String] { statement.decisions }
    /// On what its sentences rest, the strongest first.
    public var bases: [Basis] { statement.bases }
}

/// What a clause states: sentences, each with what it rests on.
///
///     Statement(
///         .source("The geofence opens at 7 close fixes.", Source(.mobiliteDynamique, "4.3")),
///         .decision("Nearer is strictly less."))
public struct Statement: Sendable {
    /// A sentence and what it rests on.
    public struct Sentence: Sendable {
        /// What a sentence rests on.
        package enum Ground: Sendable {
            case source(Source)
            case standard(Standard)
            case decision(near: Source?)
        }

        package let text: String
        package let ground: Ground
        /// The law that the sentence states; nil in a clause that is not made of laws.
        package var law: LawID?

        /// Returns a sentence of a source.
        public static func source(_ text: String, _ source: Source) -> Sentence {
            Sentence(text: text, ground: .source(source))
        }

        /// Returns a sentence that follows from a published standard, to which the source leaves it.
        public static func standard(_ text: String, _ standard: Standard) -> Sentence {
            Sentence(text: text, ground: .standard(standard))
        }

        /// Returns a sentence that the kit decided.
        ///
        /// - Parameter near: The section that raises the question, if no other sentence of the clause names one.
        public static func decision(_ text: String, near: Source? = nil) -> Sentence {
            Sentence(text: text, ground: .decision(near: near))
        }
    }

    /// The sentences, in the order in which they are stated.
    package let sentences: [Sentence]
    /// Where the rule stands: the source of its first sentence that names one.
    public let source: Source

    /// Makes a statement of its sentences, the source's first.
    ///
    /// - Precondition: One of them names a source, at least as the section that raises the question.
    public init(_ sentences: Sentence...) {
        self.init(sentences)
    }

    init(_ sentences: [Sentence]) {
        self.sentences = sentences
        let sources = sentences.compactMap { sentence in
            switch sentence.ground {
            case .source(let source): source
            case .standard: nil
            case .decision(let near): near
            }
        }
        guard let first = sources.first else { preconditionFailure("a statement names a source") }
        source = first
    }

    /// The sentences of the source, joined; if it has none, all sentences.
    public var sentence: String {
        let own = sentences.filter { $0.basis == .source }
        return (own.isEmpty ? sentences : own).map(\.text).joined(separator: " ")
    }

    /// The sentences that rest on a standard.
    public var standards: [(standard: Standard, sentence: String)] {
        sentences.compactMap { sentence in
            if case .standard(let standard) = sentence.ground { (standard, sentence.text) } else { nil }
        }
    }

    /// The sentences that the kit decided.
    public var decisions: [String] { sentences.filter { $0.basis == .decision }.map(\.text) }

    /// On what the sentences rest, the strongest first.
    public var bases: [Basis] { Basis.allCases.filter { basis in sentences.contains { $0.basis == basis } } }
}

extension Statement.Sentence {
    /// On what the sentence rests.
    package var basis: Basis {
        switch ground {
        case .source: .source
        case .standard: .standard
        case .decision: .decision
        }
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
        self.init(elements)
    }

    init(_ elements: [(Subsystem.Rule, Statement)]) {
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

    /// Returns on what an outcome rests that these clauses decide, or nil if their sentences rest on several things.
    public func basis(of clauses: [ClauseID]) -> Basis? {
        let bases = Set(self.filter { clauses.contains($0.id) }.flatMap(\.bases))
        return bases.count == 1 ? bases.first : nil
    }

    /// Whether the subsystem has a clause of that id.
    public func contains(_ id: ClauseID) -> Bool { ids.contains(id) }
}
