import JSON
import Specification

/// Inputs of one kind and size, on which all variants of a subsystem are timed.
public struct Workload<Subsystem: Benchmarked>: Sendable {
    /// What kind of inputs they are: `5 % edited`. Workloads of one kind differ in nothing but their size.
    public let kind: String
    /// The size of each input, by which growth is judged; what it counts is the subsystem's `dimension`.
    public let size: Int
    /// How many units of work one input holds, by which its time is divided.
    public let unitsPerInput: Int
    public let inputs: [Subsystem.Input]
    public let readings: Readings

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

    /// `5 % edited, 59 symbols`
    public var name: String { "\(kind), \(size) \(Subsystem.dimension)" }
}

/// A subsystem whose variants are timed.
///
/// Conform in a file of the subsystem's own name; `Benchmark.all` finds it through the catalogue.
public protocol Benchmarked: Referenced {
    /// What one unit of work is, in one word: `pair`.
    static var unit: String { get }
    /// What the size of an input counts, in one word: `symbols`.
    static var dimension: String { get }
    /// The greatest size for which there is time where there is little, as in the tests of a debug build.
    static var quickSize: Int { get }
    /// Many different inputs each, so that no processor learns them by heart.
    static var workloads: [Workload<Self>] { get }
    /// Inputs at the edges of the specification, the smallest first.
    static var boundaryInputs: [Input] { get }
    /// Inputs by chance, the same for the same seed.
    static func randomInputs(seed: UInt64) -> [Input]

    /// A variant of this subsystem, ready to be timed. There is no need to write this one.
    ///
    /// A requirement, so that the compiler makes one for each subsystem: a loop that looks up its types as it runs
    /// takes longer than some of what it times.
    static func benchmark(_ variant: Variant<Self>) -> Benchmark
}
