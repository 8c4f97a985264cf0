/// One rule of a subsystem, which consists of an id and laws, one for each sentence of the rule.
///
/// Several subsystems may keep the same rule. For example, HIX-1 also governs the h-index in `scholar.colouring`.
public struct Clause: Sendable {
    /// The id of the clause, such as `GEO-4`.
    public let id: ClauseID
    /// The laws of the clause, in the order in which they are stated.
    public let laws: [StatedLaw]
    /// The section of a source that states the rule: the first section that one of its laws names.
    public let source: Source

    /// Makes a clause from its laws; the result is nil if none of them names a section of a source.
    init?(_ id: ClauseID, _ laws: [StatedLaw]) {
        guard let source = laws.lazy.compactMap(\.statement.section).first else { return nil }
        self.id = id
        self.laws = laws
        self.source = source
    }

    /// The sentences of the laws whose basis is `source`, in one text; if no law has this basis, the sentences of all
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

/// The sentence and the basis of a law.
///
///     .source("The geofence opens at 7 close fixes.", Source(.mobiliteDynamique, "4.3"))
///     .decision("Nearer is strictly less.")
public struct Statement: Sendable {
    /// The basis of a sentence, with the section or standard that states it.
    package enum Ground: Sendable {
        case source(Source)
        case standard(Standard, at: Source?)
        case decision(near: Source?)
    }

    /// The text of the sentence.
    public let text: String
    package let ground: Ground

    /// Returns a sentence that a section of a source states.
    public static func source(_ text: String, _ source: Source) -> Statement {
        Statement(text: text, ground: .source(source))
    }

    /// Returns a sentence that follows from a published standard, to which the source defers.
    ///
    /// - Parameter section: The section of the standard, which a kit gives if the standard is its source; otherwise
    ///   nil.
    public static func standard(_ text: String, _ standard: Standard, _ section: String? = nil) -> Statement {
        let document = Source.Document(standard.name, about: standard.about)
        return Statement(text: text, ground: .standard(standard, at: section.map { Source(document, $0) }))
    }

    /// Returns a sentence that the kit decided.
    ///
    /// `near` is a section of a source that leaves the matter open. It is required if no other law of the clause names
    /// a section.
    public static func decision(_ text: String, near: Source? = nil) -> Statement {
        Statement(text: text, ground: .decision(near: near))
    }

    /// The basis of the sentence.
    public var basis: Basis {
        switch ground {
        case .source: .source
        case .standard: .standard
        case .decision: .decision
        }
    }

    /// The section that states the sentence, or raises the question that the sentence answers; nil if there is no such
    /// section.
    public var section: Source? {
        switch ground {
        case .source(let source): source
        case .standard(_, let section): section
        case .decision(let near): near
        }
    }

    /// The standard on which the sentence rests; nil if it does not rest on a standard.
    public var standard: Standard? {
        if case .standard(let standard, _) = ground { standard } else { nil }
    }

    /// The basis of the sentence in words, such as `mobilite-dynamique §4.3`, `RFC 3986 §2.1` or `decision`.
    public var groundInWords: String {
        switch ground {
        case .source(let source): source.description
        case .standard(let standard, let section): section?.description ?? standard.name
        case .decision(let near): near.map { "decision, near \($0)" } ?? "decision"
        }
    }
}
