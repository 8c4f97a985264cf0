import Specs

/// An input of a declared size, on which all variants of a subsystem are timed.
public struct Workload<Subsystem: Specification>: Sendable {
    /// What kind of input it is: `titles, 59 symbols`.
    public let name: String
    /// How many units of work it holds, by which a time is divided: pairs, fixes, publications.
    public let units: Int
    /// The size by which growth is judged: symbols, fixes, publications.
    public let size: Int
    public let inputs: [Subsystem.Input]
    public let readings: Readings

    public init(
        _ name: String, size: Int, units: Int, inputs: [Subsystem.Input], readings: Readings = .standard
    ) {
        self.name = name
        self.size = size
        self.units = units
        self.inputs = inputs
        self.readings = readings
    }
}

/// A subsystem whose variants are timed.
///
/// Conform in a file of the subsystem's own name; `Benchmark.all` finds it through the catalogue.
public protocol Benchmarked: Specification {
    /// What one unit of work is, in one word: `pair`.
    static var unit: String { get }
    static var workloads: [Workload<Self>] { get }
    /// Inputs on which every variant must agree with the reference before it is timed.
    static func agreementInputs(seed: UInt64) -> [Input]
}
