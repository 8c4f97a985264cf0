import JSON
import Specification

/// A variant on a workload: how long one unit takes, over several repetitions.
public struct Measurement: Sendable {
    public let subsystem: SubsystemID
    public let variant: String
    public let workload: String
    /// The kind of the workload, which those of other sizes share.
    public let kind: String
    public let size: Int
    public let unit: String
    public let unitsPerInput: Int
    /// Nanoseconds a unit, one figure a repetition, in the order in which they were taken.
    public let nanoseconds: [Double]

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

    /// The middle of the figures.
    public var median: Double { nanoseconds.quantile(0.5) }

    /// Half the distance between the quartiles, as a share of the median.
    public var spread: Double {
        median == 0 ? 0 : (nanoseconds.quantile(0.75) - nanoseconds.quantile(0.25)) / 2 / median
    }

    /// The median for a whole input, of which a unit may be only a part.
    public var medianOfInput: Double { median * Double(unitsPerInput) }
}

extension [Double] {
    /// The figure below which that share of all figures lies; 0 where there is none.
    func quantile(_ share: Double) -> Double {
        let rising = sorted()
        guard let last = rising.indices.last else { return 0 }
        let place = share * Double(last)
        let low = Int(place)
        let high = Swift.min(low + 1, last)
        return rising[low] + (rising[high] - rising[low]) * (place - Double(low))
    }
}
