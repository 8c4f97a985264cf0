/// The authority that a law, or the outcome of a case, is based on.
public enum Basis: String, CaseIterable, Sendable, Wire {
    /// A section of a source states the law or the outcome.
    case source
    /// A published standard states the law or the outcome.
    case standard
    /// The kit decided on the law or the outcome, because the source says nothing about it.
    case decision
}

/// A version of a published standard that laws are based on.
public struct Standard: Sendable, Equatable, CustomStringConvertible {
    /// The name of the standard with its version, such as `RFC 3986` or `Unicode 15.0`.
    public let name: String
    /// The subject of the standard.
    public let about: String

    /// Makes a standard. A kit declares its standards in an extension of this type.
    public init(_ name: String, about: String) {
        self.name = name
        self.about = about
    }

    public var description: String { name }
}
