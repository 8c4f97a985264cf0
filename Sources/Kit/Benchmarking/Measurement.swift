/// The time that a variant needs for one unit of a workload, measured several times.
public struct Measurement: Sendable {
    /// The variant that was timed, and its subsystem.
    public let benchmark: Benchmark
    /// The workload used to time the variant.
    public let workload: Benchmark.BoundWorkload
    /// Elapsed nanoseconds per unit, one figure for each repetition, in the order of the repetitions.
    public let nanoseconds: [Double]
    /// Nanoseconds of processor time per unit, which other programs on the machine hardly affect.
    public let processor: [Double]
    /// The peak additional memory, in bytes, for all inputs together; nil if unknown.
    public let memory: Int?

    /// Makes a measurement from the figures of a benchmark's workload.
    ///
    /// - Parameters:
    ///   - processor: The figures in processor time; nil if they are the same as `nanoseconds`.
    ///   - memory: The peak additional memory, in bytes; nil if unknown.
    public init(
        _ benchmark: Benchmark, _ workload: Benchmark.BoundWorkload, nanoseconds: [Double],
        processor: [Double]? = nil, memory: Int? = nil
    ) {
        self.benchmark = benchmark
        self.workload = workload
        self.nanoseconds = nanoseconds
        self.processor = processor ?? nanoseconds
        self.memory = memory
    }

    /// The median of the elapsed times, in nanoseconds per unit.
    public var median: Double { nanoseconds.quantile(0.5) }

    /// Half the distance between the quartiles of the elapsed times, as a fraction of their median.
    public var spread: Double { nanoseconds.spread }

    /// The median of the processor time, in nanoseconds per unit.
    public var processorMedian: Double { processor.quantile(0.5) }

    /// The median of the processor time for a whole input, in nanoseconds.
    public var medianOfInput: Double { processorMedian * Double(workload.unitsPerInput) }

    /// The share of the elapsed time that the processor spent on something other than the workload.
    public var waiting: Double {
        max(0, 1 - zip(processor, nanoseconds).map { $1 > 0 ? $0 / $1 : 1 }.quantile(0.5))
    }

    /// The maximum spread and the maximum share of waiting time of a reliable row.
    private static let greatest = (spread: 0.1, waiting: 0.1)

    /// The reason why the figures are unreliable; nil if they are reliable.
    public var doubt: String? {
        let percent = { (share: Double) in "\(Int((share * 100).rounded())) %" }
        if waiting > Self.greatest.waiting {
            return "unreliable: the processor did something else for \(percent(waiting)) of the time"
        }
        return spread > Self.greatest.spread ? "unreliable: a spread of \(percent(spread))" : nil
    }
}

extension [Double] {
    /// Half the distance between the quartiles of these numbers, as a fraction of their median.
    package var spread: Double {
        let median = quantile(0.5)
        return median == 0 ? 0 : (quantile(0.75) - quantile(0.25)) / 2 / median
    }

    /// Returns the quantile at a share from 0 to 1, interpolated between neighbouring numbers; 0 if there are no
    /// numbers.
    package func quantile(_ share: Double) -> Double {
        let rising = sorted()
        guard let last = rising.indices.last else { return 0 }
        let place = share * Double(last)
        let low = Int(place)
        let high = Swift.min(low + 1, last)
        return rising[low] + (rising[high] - rising[low]) * (place - Double(low))
    }
}
