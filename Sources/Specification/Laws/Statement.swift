/// The sentence and the basis of a law.
public struct Statement: Sendable {
    /// The basis of a sentence, with the section or standard that states the sentence.
    public enum Ground: Sendable {
        /// A section of a source states the sentence.
        case source(Source)
        /// The sentence follows from a published standard that the source defers to. A section of the standard is given
        /// if the standard is itself the source.
        case standard(Standard, at: Source?)
        /// The sentence is a decision of the kit. `near` is a section of a source that leaves the matter open. `near`
        /// is required if no other law of the clause names a section.
        case decision(near: Source?)
    }

    /// The text of the sentence.
    public let text: String
    /// The basis of the sentence, with the section or standard that states the sentence.
    public let ground: Ground

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
    public var section: Source? { ground.section }

    /// The standard that the sentence rests on; nil if the sentence does not rest on a standard.
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

extension Statement.Ground {
    /// The section that this basis names; nil if the basis names no section.
    var section: Source? {
        switch self {
        case .source(let source): source
        case .standard(_, let section): section
        case .decision(let near): near
        }
    }

    /// One or more sections of a document state the sentence.
    public static func source(_ document: Source.Document, _ section: String, _ more: String...) -> Self {
        .source(Source(document, [section] + more))
    }

    /// The sentence follows from a published standard, or from the given section of a standard that is itself the
    /// source.
    public static func standard(_ standard: Standard, _ section: String? = nil) -> Self {
        let document = Source.Document(standard.name, about: standard.about)
        return .standard(standard, at: section.map { Source(document, $0) })
    }

    /// The sentence is a decision of the kit, because the sources are silent.
    public static var decision: Self { .decision(near: nil) }

    /// The sentence is a decision of the kit, because one or more sections of a document leave the matter open.
    public static func decision(near document: Source.Document, _ section: String, _ more: String...) -> Self
    {
        .decision(near: Source(document, [section] + more))
    }

    /// Replaces the basis of a law in a table of laws if the law's sentence is shared and already has a basis.
    public static var shared: Self? { nil }
}

/// The sentence of a law in `Laws`: a string literal, or a sentence that several subsystems share.
public struct Sentence: Sendable, ExpressibleByStringInterpolation {
    /// The text of the sentence.
    public let text: String
    /// The basis of a shared sentence; nil if the table of the laws names the basis.
    public let ground: Statement.Ground?

    public init(stringLiteral text: String) { (self.text, ground) = (text, nil) }

    /// Makes a sentence that several subsystems share; the basis is the same in each subsystem.
    public init(_ ground: Statement.Ground, _ text: String) { (self.text, self.ground) = (text, ground) }
}
