/// A subsystem with a reference implementation, and perhaps with faster rivals of it.
///
/// A subsystem gets its reference by conforming, in the file of its own name; there is no list to keep.
public protocol Referenced: Specification {
    associatedtype Reference: Implementation where Reference.Subsystem == Self

    /// One obvious implementation, with every reading.
    static var reference: Reference { get }

    /// Other algorithms for the same subsystem, which agree with the reference wherever both are defined.
    static var variants: [Variant<Self>] { get }
}

extension Referenced {
    public static var variants: [Variant<Self>] { [] }
}

extension Catalogue {
    /// The reference of every subsystem that has one, in the catalogue's order.
    public var references: [any Implementation] {
        func reference<S: Referenced>(_: S.Type) -> any Implementation { S.reference }
        return all.compactMap { ($0 as? any Referenced.Type).map { reference($0) } }
    }
}

/// Another algorithm for a subsystem.
public struct Variant<Subsystem: Specification>: Sendable {
    /// How it is called on the command line: `myers`.
    public let name: String
    public let summary: String
    public let implementation: any Implementation<Subsystem>

    public init(_ name: String, _ summary: String, _ implementation: any Implementation<Subsystem>) {
        self.name = name
        self.summary = summary
        self.implementation = implementation
    }
}

extension Catalogue {
    /// The names of a subsystem's variants.
    public static func variantNames(of specification: any Specification.Type) -> [String] {
        guard let referenced = specification as? any Referenced.Type else { return [] }
        func names<S: Referenced>(_: S.Type) -> [String] { S.variants.map(\.name) }
        return names(referenced)
    }

    /// Returns the variants of that name, one for each subsystem that has one.
    public func variants(_ name: String) -> [any Implementation] {
        func find<S: Referenced>(_: S.Type) -> (any Implementation)? {
            S.variants.first { $0.name == name }?.implementation
        }
        return all.compactMap { ($0 as? any Referenced.Type).flatMap { find($0) } }
    }
}
