import Foundation
import JSON
import Specification

/// A measurement beside the others: against the reference, and against the same variant on a smaller input.
public struct Comparison: Sendable {
    public let measurement: Measurement
    /// How many times faster than the reference on the same workload, or nil where that was not timed: the median of
    /// the ratios of figures that were taken one after the other.
    public let ratio: Double?
    /// The k for which the time of an input grows as n^k with its size n, from the next smaller workload of the same
    /// kind; nil where there is none.
    public let growth: Double?

    /// Compares measurements with each other; those of a workload come together, in the order of the first of each.
    public static func all(of measurements: [Measurement]) -> [Comparison] {
        var workloads: [String] = []
        for measurement in measurements where !workloads.contains(measurement.workload) {
            workloads.append(measurement.workload)
        }
        return workloads.flatMap { name in
            measurements.filter { $0.workload == name }.map { Comparison($0, among: measurements) }
        }
    }

    private init(_ measurement: Measurement, among all: [Measurement]) {
        self.measurement = measurement
        let reference = all.first {
            $0.variant == Benchmark.referenceName && $0.workload == measurement.workload
                && $0.subsystem == measurement.subsystem
        }
        ratio =
            measurement.nanoseconds.allSatisfy { $0 > 0 } ? reference.map { $0.ratio(to: measurement) } : nil
        let smaller = all.filter {
            $0.subsystem == measurement.subsystem && $0.variant == measurement.variant
                && $0.kind == measurement.kind
                && $0.size < measurement.size && $0.median > 0 && measurement.median > 0
        }
        growth = smaller.max { $0.size < $1.size }.map { before in
            log(measurement.medianOfInput / before.medianOfInput)
                / log(Double(measurement.size) / Double(before.size))
        }
    }

    /// Workload, variant, time a unit, spread, ratio and growth, for a table.
    public var cells: [String] {
        [
            measurement.workload, measurement.variant, String(format: "%.1f", measurement.median),
            String(format: "%.1f %%", measurement.spread * 100),
            ratio.map { String(format: "%.1f×", $0) } ?? "",
            growth.map { String(format: "n^%.1f", $0) } ?? "",
        ]
    }

    /// All of it as one JSON value.
    public var value: Value {
        .record(
            ("subsystem", measurement.subsystem.rawValue.value), ("workload", measurement.workload.value),
            ("size", measurement.size.value), ("variant", measurement.variant.value),
            ("unit", measurement.unit.value), ("median", measurement.median.value),
            ("spread", measurement.spread.value), ("ratio", ratio?.value), ("growth", growth?.value),
            ("nanoseconds", measurement.nanoseconds.value))
    }
}

extension Measurement {
    fileprivate func ratio(to other: Measurement) -> Double {
        zip(nanoseconds, other.nanoseconds).map { $0 / $1 }.quantile(0.5)
    }
}
