/// A subsystem with a reference implementation, and possibly faster variants of it.
///
/// A subsystem gets its reference by conforming, in the file of its own name; there is no list to maintain.
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

extension Catalogue {
    /// The reference of every subsystem that has one, in the catalogue's order.
    public var references: [any Implementation] {
        func reference<S: Referenced>(_: S.Type) -> any Implementation { S.reference }
        return all.compactMap { ($0 as? any Referenced.Type).map { reference($0) } }
    }
}

/// Another algorithm for a subsystem.
public struct Variant<Subsystem: Specification>: Sendable {
    /// The name of the variant on the command line: `myers`.
    public let name: String
    /// What the algorithm is, in one sentence.
    public let summary: String
    /// The implementation itself.
    public let implementation: any Implementation<Subsystem>

    /// Makes a variant of a name, a summary and an implementation.
    public init(_ name: String, _ summary: String, _ implementation: any Implementation<Subsystem>) {
        self.name = name
        self.summary = summary
        self.implementation = implementation
    }
}

extension Catalogue {
    /// Returns the names of a subsystem's variants.
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
