/// A subsystem with a reference, and possibly with variants that use other algorithms.
///
/// A subsystem gets its reference by conforming to this protocol. `References` lists the subsystems of a kit that
/// have a reference.
public protocol Referenced: Specification {
    /// Returns the output for an input, in a simple way that supports every reading and shares no code with the
    /// derivation.
    ///
    /// - Throws: The rejection that the specification declares for such an input.
    static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output

    /// Implementations with other algorithms, which give the same outcomes as the reference.
    static var variants: [Variant<Self>] { get }
}

extension Referenced {
    /// The reference, which answers with the function `answer`.
    public static var reference: ReferenceImplementation<Self> { ReferenceImplementation() }

    public static var variants: [Variant<Self>] { [] }
}

/// The reference of a subsystem as an implementation, which can be passed to any code that runs implementations.
public struct ReferenceImplementation<Subsystem: Referenced>: Implementation {
    public func run(_ input: Subsystem.Input, readings: Readings) throws(Rejection) -> Subsystem.Output {
        try Subsystem.answer(input, readings: readings)
    }
}

/// An implementation of a subsystem with a different algorithm than the reference.
public struct Variant<Subsystem: Specification>: Sendable {
    /// The name of the variant on the command line, such as `myers`.
    public let name: String
    /// A sentence about the algorithm.
    public let summary: String
    /// The implementation of the subsystem with this algorithm.
    public let implementation: any Implementation<Subsystem>

    /// Makes a variant from a name, a summary and an implementation.
    public init(_ name: String, _ summary: String, _ implementation: any Implementation<Subsystem>) {
        self.name = name
        self.summary = summary
        self.implementation = implementation
    }
}
