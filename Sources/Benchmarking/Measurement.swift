import JSON
import Specification

/// The time of one unit of a workload with a variant, over several repetitions.
public struct Measurement: Sendable {
    /// The subsystem.
    public let subsystem: SubsystemID
    /// The name of the variant.
    public let variant: String
    /// The name of the workload.
    public let workload: String
    /// The kind of the workload, shared by those of other sizes.
    public let kind: String
    /// The size of each input.
    public let size: Int
    /// One unit of work, in a word: `pair`.
    public let unit: String
    /// The number of units of work in each input.
    public let unitsPerInput: Int
    /// Nanoseconds per unit, one figure for each repetition, in the order in which they were taken.
    public let nanoseconds: [Double]

    /// Makes a measurement from the figures of a benchmark's workload.
    public init(_ benchmark: Benchmark, _ workload: Benchmark.BoundWorkload, nanoseconds: [Double]) {
        subsystem = benchmark.subsystem
        variant = benchmark.variant
        self.workload = workload.name
        kind = workload.kind
        size = workload.size
        unit = benchmark.unit
        unitsPerInput = workload.unitsPerInput
        self.nanoseconds = nanoseconds
    }

    /// The median of the figures, in nanoseconds per unit.
    public var median: Double { nanoseconds.quantile(0.5) }

    /// Half the distance between the quartiles, as a fraction of the median.
    public var spread: Double {
        median == 0 ? 0 : (nanoseconds.quantile(0.75) - nanoseconds.quantile(0.25)) / 2 / median
    }

    /// The median for a whole input, in nanoseconds.
    public var medianOfInput: Double { median * Double(unitsPerInput) }
}

extension [Double] {
    /// Returns the figure below which that share of all figures lies; 0 if there are none.
    func quantile(_ share: Double) -> Double {
        let rising = sorted()
        guard let last = rising.indices.last else { return 0 }
        let place = share * Double(last)
        let low = Int(place)
        let high = Swift.min(low + 1, last)
        return rising[low] + (rising[high] - rising[low]) * (place - Double(low))
    }
}
