/// A subsystem with a reference implementation, and possibly faster variants of it.
///
/// A subsystem gets its reference by conforming, in the file of its own name. `References` lists those of a kit.
public protocol Referenced: Specification {
    associatedtype Reference: Implementation where Reference.Subsystem == Self

    /// The obvious implementation, which supports every reading.
    static var reference: Reference { get }

    /// Other algorithms for the same subsystem, which give the same outcomes as the reference.
    static var variants: [Variant<Self>] { get }
}

extension Referenced {
    public static var variants: [Variant<Self>] { [] }
}

/// Another algorithm for a subsystem.
public struct Variant<Subsystem: Specification>: Sendable {
    /// The name of the variant on the command line: `myers`.
    public let name: String
    /// The algorithm, in one sentence.
    public let summary: String
    /// The implementation itself.
    public let implementation: any Implementation<Subsystem>

    /// Makes a variant from a name, a summary and an implementation.
    public init(_ name: String, _ summary: String, _ implementation: any Implementation<Subsystem>) {
        self.name = name
        self.summary = summary
        self.implementation = implementation
    }
}
