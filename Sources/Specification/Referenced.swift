/// A subsystem with a reference implementation, and possibly with variants that use other algorithms.
///
/// A subsystem gets its reference by conforming to this protocol. `References` lists the subsystems of a kit that
/// conform to it.
public protocol Referenced: Specification {
    associatedtype Reference: Implementation where Reference.Subsystem == Self

    /// The reference implementation, which is simple and supports every reading.
    static var reference: Reference { get }

    /// Implementations with other algorithms, which give the same outcomes as the reference.
    static var variants: [Variant<Self>] { get }
}

extension Referenced {
    public static var variants: [Variant<Self>] { [] }
}

/// An implementation of a subsystem with another algorithm than the reference.
public struct Variant<Subsystem: Specification>: Sendable {
    /// The name of the variant on the command line, such as `myers`.
    public let name: String
    /// A sentence about the algorithm.
    public let summary: String
    /// The implementation of the subsystem by this algorithm.
    public let implementation: any Implementation<Subsystem>

    /// Makes a variant from a name, a summary and an implementation.
    public init(_ name: String, _ summary: String, _ implementation: any Implementation<Subsystem>) {
        self.name = name
        self.summary = summary
        self.implementation = implementation
    }
}
