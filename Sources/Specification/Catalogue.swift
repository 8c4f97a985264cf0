/// The subsystems of a kit, in the order in which the commands of the kit list them.
public struct Catalogue: Sendable {
    /// The specification of each subsystem, in the order in which the commands of the kit list them.
    public let all: [any Specification.Type]
    private let byID: [SubsystemID: any Specification.Type]

    /// Makes a catalogue of the given subsystems.
    ///
    /// - Precondition: No two of the subsystems have the same id.
    public init(_ all: [any Specification.Type]) {
        self.all = all
        byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    }

    /// Returns the specification of the subsystem with the given id, or nil if there is none.
    public func specification(_ id: SubsystemID) -> (any Specification.Type)? { byID[id] }

    /// Returns the clause with the given id, or nil if there is none.
    public func clause(_ id: ClauseID) -> Clause? {
        all.lazy.flatMap { $0.clauses }.first { $0.id == id }
    }

    /// Returns the law with the given id, or nil if there is none.
    public func law(_ id: LawID) -> StatedLaw? {
        clause(id.clause)?.laws.first { $0.id == id }
    }

    /// The state machines that subsystems declare, each with the id of its subsystem, in the order of the catalogue.
    public var machines: [(id: SubsystemID, sketch: MachineSketch)] {
        func sketch<S: Stateful>(_: S.Type) -> MachineSketch { S.machine.sketch }
        return all.compactMap { specification in
            (specification as? any Stateful.Type).map { (specification.id, sketch($0)) }
        }
    }
}
