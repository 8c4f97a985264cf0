import Specification

/// Inputs of one kind and size, used to time all variants of a subsystem.
public struct Workload<Subsystem: Benchmarked>: Sendable {
    /// The kind of the inputs, such as `5 % edited`. Workloads of one kind differ only in size.
    public let kind: String
    /// The size of each input, in the unit that the subsystem's `dimension` names; growth is computed from this size.
    public let size: Int
    /// The number of units of work in one input; the time of an input is divided by this number.
    public let unitsPerInput: Int
    /// The inputs; a run of the workload computes the outcome of each input once.
    public let inputs: [Subsystem.Input]
    /// The readings used to run the inputs.
    public let readings: Readings

    /// Makes a workload from inputs of one kind and size.
    public init(
        _ kind: String, size: Int, unitsPerInput: Int, inputs: [Subsystem.Input],
        readings: Readings = .standard
    ) {
        self.kind = kind
        self.size = size
        self.unitsPerInput = unitsPerInput
        self.inputs = inputs
        self.readings = readings
    }

    /// The name of the workload, such as `5 % edited, 59 symbols`.
    public var name: String { "\(kind), \(size) \(Subsystem.dimension)" }
}

/// A subsystem whose variants are timed.
///
/// Write the conformance in a file with the subsystem's name; `Benchmark.all` finds it through the catalogue.
public protocol Benchmarked: Referenced {
    /// The name of one unit of work, such as `pair`.
    static var unit: String { get }
    /// The name of the unit for the size of an input, such as `symbols`.
    static var dimension: String { get }
    /// The size of the largest workload that is still run when time is short, as in the tests of a debug build.
    static var quickSize: Int { get }
    /// The workloads; each has many different inputs, so that branch prediction cannot learn them.
    static var workloads: [Workload<Self>] { get }
    /// Inputs at the limits of the specification, the smallest first.
    static var boundaryInputs: [Input] { get }
    /// Returns random inputs; the same seed always gives the same inputs.
    static func randomInputs(seed: UInt64) -> [Input]

    /// Returns a variant of this subsystem, ready to be timed; there is a default implementation.
    ///
    /// The method is a requirement so that the compiler specializes it for each subsystem: a loop that looks up its
    /// types at run time takes longer than some of the timed work.
    static func benchmark(_ variant: Variant<Self>) -> Benchmark
}
