import Foundation
import JSON
import Specification

/// A measurement compared with that of the reference, and with that of the same variant on smaller inputs.
public struct Comparison: Sendable {
    /// The measurement that is compared.
    public let measurement: Measurement
    /// The variant's speed on the workload, as a multiple of the reference's speed; nil if the reference was not
    /// timed.
    ///
    /// The value is the median, over all rounds, of the reference's processor time divided by the variant's.
    public let ratio: Double?
    /// The exponent k: the time for an input grew as the k-th power of its size. Nil if there is no smaller workload of
    /// the same kind.
    ///
    /// The exponent is computed from this workload and the next smaller workload of the same kind.
    public let growth: Double?

    /// Compares measurements and groups them by workload; the workloads are in the order of their first appearance.
    public static func all(of measurements: [Measurement]) -> [Comparison] {
        measurements.map(\.workload.name).unique.flatMap { name in
            measurements.filter { $0.workload.name == name }.map { Comparison($0, among: measurements) }
        }
    }

    private init(_ measurement: Measurement, among all: [Measurement]) {
        self.measurement = measurement
        let (variant, workload) = (measurement.benchmark.variant, measurement.workload)
        let own = all.filter { $0.benchmark.subsystem == measurement.benchmark.subsystem }
        let reference = own.first {
            $0.benchmark.variant == Benchmark.referenceName && $0.workload.name == workload.name
        }
        ratio =
            measurement.processor.allSatisfy { $0 > 0 } ? reference.map { $0.ratio(to: measurement) } : nil
        let smaller = own.filter {
            $0.benchmark.variant == variant && $0.workload.kind == workload.kind
                && $0.workload.size < workload.size && $0.medianOfInput > 0 && measurement.medianOfInput > 0
        }
        growth = smaller.max { $0.workload.size < $1.workload.size }.map { before in
            log(measurement.medianOfInput / before.medianOfInput)
                / log(Double(workload.size) / Double(before.workload.size))
        }
    }

    /// The cells of a row: workload, variant, elapsed time, processor time, spread, ratio, growth, memory and remark.
    public var cells: [String] {
        [
            measurement.workload.name, measurement.benchmark.variant,
            String(format: "%.1f", measurement.median),
            String(format: "%.1f", measurement.processorMedian),
            String(format: "%.1f %%", measurement.spread * 100),
            ratio.map { String(format: "%.1f×", $0) } ?? "",
            growth.map { String(format: "n^%.1f", $0) } ?? "", measurement.memoryInWords,
            measurement.doubt ?? "",
        ]
    }

    /// The comparison as a JSON value.
    public var value: Value {
        .record(
            ("subsystem", measurement.benchmark.subsystem.rawValue.value),
            ("workload", measurement.workload.name.value), ("size", measurement.workload.size.value),
            ("variant", measurement.benchmark.variant.value), ("unit", measurement.benchmark.unit.value),
            ("median", measurement.median.value),
            ("processor", measurement.processorMedian.value), ("spread", measurement.spread.value),
            ("memory", measurement.memory?.value), ("doubt", measurement.doubt?.value),
            ("ratio", ratio?.value), ("growth", growth?.value),
            ("nanoseconds", measurement.nanoseconds.value))
    }
}

extension [Comparison] {
    /// A table of all comparisons; the memory column and the remark column are left out if they would be empty.
    public var table: (titles: [String], rows: [[String]]) {
        guard let first = first?.measurement.benchmark else { return ([], []) }
        let titles = [
            first.subsystem.rawValue, "variant", "ns/\(first.unit)", "processor", "spread", "ratio", "growth",
            "memory", "remark",
        ]
        let rows = map(\.cells)
        let memory = titles.count - 2
        let shown = titles.indices.filter { column in
            column < memory || rows.contains { !$0[column].isEmpty }
        }
        return (shown.map { titles[$0] }, rows.map { row in shown.map { row[$0] } })
    }

    /// A sentence that says how many rows are unreliable; nil if all rows are reliable.
    public var doubts: String? {
        doubtsInWords(count { $0.measurement.doubt != nil }, of: count)
    }
}

/// Returns a sentence that says how many rows of a table are unreliable; nil if all rows are reliable.
package func doubtsInWords(_ doubtful: Int, of rows: Int) -> String? {
    if doubtful == 0 { return nil }
    return """
        \(doubtful) of \(counted(rows, "row")) cannot be relied on; repeat the measurement while nothing else is \
        running, or with more --repetitions
        """
}

extension Measurement {
    /// The peak additional memory as a string, such as `1.4 MiB` or `< 0.3 MiB`; empty if it is not known.
    fileprivate var memoryInWords: String {
        guard let memory else { return "" }
        return memory < PeakMemory.precision
            ? "< 0.3 MiB" : String(format: "%.1f MiB", Double(memory) / 1_048_576)
    }

    fileprivate func ratio(to other: Measurement) -> Double {
        zip(processor, other.processor).map { $0 / $1 }.quantile(0.5)
    }
}
