/// The basis of a sentence of a clause, or of the outcome of a case.
public enum Basis: String, CaseIterable, Sendable, Wire {
    /// A section of a source says so.
    case source
    /// A published standard says so.
    case standard
    /// The kit decided it, because the source is silent.
    case decision
}

/// A published standard that rules rest on, in the version that is meant.
public struct Standard: Sendable, Equatable, CustomStringConvertible {
    /// The name with its version: `RFC 3986`, `Unicode 15.0`.
    public let name: String
    /// The subject of the standard.
    public let about: String

    /// Makes a standard; a kit names its standards in an extension.
    public init(_ name: String, about: String) {
        self.name = name
        self.about = about
    }

    public var description: String { name }
}
