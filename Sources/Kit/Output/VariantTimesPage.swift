import Benchmarking
import Foundation
import Reports
import Specification

/// A page with the times of variants: for each subsystem, a table, and charts of time against input size.
struct VariantTimesPage {
    /// The compared measurements, with one array for each subsystem.
    let measured: [[Comparison]]

    /// The names of the members of a comparison's JSON value that become the columns of the CSV report.
    static let columns = [
        "subsystem", "workload", "size", "variant", "unit", "median", "processor", "spread", "ratio",
        "growth", "memory", "doubt",
    ]

    var text: String {
        let all = measured.flatMap { $0 }
        let doubtful = all.count { $0.measurement.doubt != nil }
        let doubts = doubtful == 0 ? "" : "; \(doubtful) of them cannot be relied on"
        return PlainPage.text(
            title: "Times of variants", kicker: "Assay · bench",
            lead: "\(counted(all.count, "row"))\(doubts). Each time is a median; the curves show "
                + "processor time.",
            content: measured.enumerated().map(section).joined())
    }

    private func section(_ number: Int, _ comparisons: [Comparison]) -> String {
        guard let first = comparisons.first?.measurement.benchmark else { return "" }
        let (titles, rows) = comparisons.table
        let cells = rows.map { row in
            let head =
                "<th scope=\"row\">\(HTMLText.escaped(row[0]))</th><td>\(HTMLText.escaped(row[1]))</td>"
            return "<tr>\(head)\(row.dropFirst(2).map(TimeText.cell).joined())</tr>"
        }
        let pictures = comparisons.map(\.measurement.workload.kind).unique.flatMap { kind in
            figures(comparisons.map(\.measurement).filter { $0.workload.kind == kind })
        }
        return PlainPage.section(
            "subsystem-\(number + 1)", first.subsystem.rawValue,
            (pictures + [
                PlainPage.table(
                    "Times of \(first.subsystem)", titles.map(HTMLText.escaped), numbers: 2..<8, cells)
            ]).joined(separator: "\n"))
    }

    /// Returns the charts of one kind of workload; none if the workload has only one size.
    private func figures(_ measurements: [Benchmarking.Measurement]) -> [String] {
        guard let first = measurements.first, Set(measurements.map(\.workload.size)).count > 1 else {
            return []
        }
        let variants = measurements.map(\.benchmark.variant).unique
        func curves(_ value: (Benchmarking.Measurement) -> Double?) -> [CurveChart.Curve] {
            variants.map { variant in
                let own = measurements.filter { $0.benchmark.variant == variant }
                return CurveChart.Curve(
                    variant, own.compactMap { one in value(one).map { (Double(one.workload.size), $0) } })
            }
        }
        let across = first.workload.name.split(separator: " ").last.map(String.init) ?? "size"
        let name = "\(first.benchmark.subsystem): \(first.workload.kind)"
        let times = CurveChart(
            name, across: across, up: "time per input", curves { $0.medianOfInput / 1e9 },
            label: TimeText.power)
        // Memory below `PeakMemory.precision` cannot be measured; the table marks it with `<`.
        let memory = curves { one in one.memory.map { Double(max($0, PeakMemory.precision)) } }
        let caption = "Time by size: \(name)."
        guard memory.contains(where: { !$0.isEmpty }),
            measurements.contains(where: { ($0.memory ?? 0) > 1 << 20 })
        else { return [PlainPage.figure(times.svg, caption)] }
        let space = CurveChart(
            name, across: across,
            up: "memory of all inputs, drawn as at least \(PeakMemory.precision >> 10) KiB",
            memory, label: TimeText.powerOfBytes)
        return [
            PlainPage.figure(times.svg, caption), PlainPage.figure(space.svg, "Memory by size: \(name)."),
        ]
    }
}

enum TimeText {
    /// Returns a number or a remark as a cell of a table, in HTML.
    static func cell(_ text: String) -> String {
        let style = text.hasPrefix("unreliable") ? "error" : "number"
        return "<td class=\"\(style)\">\(HTMLText.escaped(text))</td>"
    }

    /// Returns a time as a short string, such as `1.24 ms`.
    static func text(_ seconds: Double) -> String {
        let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns")]
        let unit = units.first { seconds >= $0.0 } ?? (1e-9, "ns")
        let number = seconds / unit.0
        return String(format: number < 10 ? "%.2f" : number < 100 ? "%.1f" : "%.0f", number) + " \(unit.1)"
    }

    /// Returns 10 to the power of `exponent`, in seconds, as a short string such as `100 µs`.
    static let power: @Sendable (Int) -> String = { exponent in
        let names = [0: "s", -1: "ms", -2: "µs", -3: "ns"]
        let group = max(-3, min(0, Int((Double(exponent) / 3).rounded(.down))))
        let digits = exponent - 3 * group
        let number = digits >= 0 ? "1" + String(repeating: "0", count: digits) : "10^\(digits)"
        return "\(number) \(names[group] ?? "s")"
    }

    /// Returns 10 to the power of `exponent`, in bytes, as a short string such as `10 kB`.
    static let powerOfBytes: @Sendable (Int) -> String = { exponent in
        let names = ["B", "kB", "MB", "GB"]
        let group = max(0, min(3, exponent / 3))
        return "1" + String(repeating: "0", count: max(0, exponent - 3 * group)) + " \(names[group])"
    }

    /// Returns a number of bytes as a short string, such as `12.4 MiB`.
    static func bytes(_ count: Int) -> String { String(format: "%.1f MiB", Double(count) / 1_048_576) }
}
