/// The list of a kit's subsystems that have a reference; the program passes the list to the harness.
public struct References: Sendable {
    /// The subsystems, in the order in which they are listed.
    public let all: [any Referenced.Type]

    /// Makes a list of subsystems that have a reference.
    public init(_ all: [any Referenced.Type]) {
        self.all = all
    }

    /// The reference of each subsystem, in the order of the subsystems.
    public var implementations: [any Implementation] {
        func reference<S: Referenced>(_: S.Type) -> any Implementation { S.reference }
        return all.map { reference($0) }
    }

    /// Returns the subsystem with the given id, or nil if no subsystem with a reference has that id.
    public func subsystem(_ id: SubsystemID) -> (any Referenced.Type)? { all.first { $0.id == id } }

    /// Returns the names of a subsystem's variants.
    public func variantNames(of id: SubsystemID) -> [String] {
        func names<S: Referenced>(_: S.Type) -> [String] { S.variants.map(\.name) }
        return subsystem(id).map { names($0) } ?? []
    }

    /// The names of all variants, each once, in alphabetical order.
    public var variantNames: [String] { Set(all.flatMap { variantNames(of: $0.id) }).sorted() }

    /// Returns the variants with the given name, one for each subsystem that has a variant of this name.
    public func variants(_ name: String) -> [any Implementation] {
        func find<S: Referenced>(_: S.Type) -> (any Implementation)? {
            S.variants.first { $0.name == name }?.implementation
        }
        return all.compactMap { find($0) }
    }
}
