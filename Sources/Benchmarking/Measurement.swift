import Specs

/// A variant on a workload: how long one unit takes, over several repetitions.
public struct Measurement: Sendable {
    public let subsystem: SubsystemID
    public let workload: String
    public let size: Int
    public let variant: String
    public let unit: String
    /// Nanoseconds a unit, one figure a repetition, rising.
    public let nanoseconds: [Double]

    /// The middle of the figures.
    public var median: Double { quantile(0.5) }

    /// Half the distance between the quartiles, as a share of the median.
    public var spread: Double { median == 0 ? 0 : (quantile(0.75) - quantile(0.25)) / 2 / median }

    private func quantile(_ share: Double) -> Double {
        guard let last = nanoseconds.indices.last else { return 0 }
        let place = share * Double(last)
        let low = Int(place)
        let high = min(low + 1, last)
        return nanoseconds[low] + (nanoseconds[high] - nanoseconds[low]) * (place - Double(low))
    }
}

/// Where a variant gives another outcome than the reference; such a variant is not timed.
public struct Disagreement: Error, Sendable, CustomStringConvertible {
    public let subsystem: SubsystemID
    public let variant: String
    /// The input as JSON values.
    public let input: Value
    public let reference: String
    public let given: String

    public var description: String {
        "\(variant) of \(subsystem) gives \(given) where the reference gives \(reference)"
    }
}
