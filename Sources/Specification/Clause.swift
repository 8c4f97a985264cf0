/// One rule of a subsystem: an id, and a law for each sentence of the rule.
///
/// Several subsystems may share a rule. For example, HIX-1 also governs the h-index in `scholar.colouring`.
public struct Clause: Sendable {
    /// The id of the clause, such as `GEO-4`.
    public let id: ClauseID
    /// The laws of the clause, in the order in which they are stated.
    public let laws: [StatedLaw]
    /// The section of a source that states the rule: the first section that a law of the clause names.
    public let source: Source

    /// Makes a clause from its laws; the result is nil if no law names a section of a source.
    init?(_ id: ClauseID, _ laws: [StatedLaw]) {
        guard let source = laws.lazy.compactMap(\.statement.section).first else { return nil }
        self.id = id
        self.laws = laws
        self.source = source
    }

    /// The sentences of the laws whose basis is `source`, in one string; if no law has this basis, the sentences of all
    /// laws.
    public var sentence: String {
        let own = laws.filter { $0.statement.basis == .source }
        return (own.isEmpty ? laws : own).map(\.statement.text).joined(separator: " ")
    }

    /// The bases of the laws of the clause, each once, in the order `source`, `standard`, `decision`.
    public var bases: [Basis] { Basis.allCases.filter { basis in laws.contains { $0.basis == basis } } }
}

/// A law with its id, its sentence and its basis.
public struct StatedLaw: Sendable {
    /// The id of the law, such as `GEO-4b`.
    public let id: LawID
    /// The sentence and the basis of the law.
    public let statement: Statement

    /// The basis of the law.
    public var basis: Basis { statement.basis }
}
