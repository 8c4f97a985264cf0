import Benchmarking
import Foundation
import Harness
import JSON
import Reports
import Specification

struct AdapterTimes {
    struct Row {
        let subsystem: SubsystemID
        /// For each answered case, the size of its input in bytes and the median of its times in seconds.
        let cases: [(size: Int, seconds: Double)]
        /// The number of cases that ended without an answer.
        let errors: Int
        /// The seconds that all cases together took, one number for each repetition.
        let totals: [Double]
        /// The processor seconds per case; nil if the system does not report them, or if they are too short to measure.
        let processor: Double?
        /// The peak memory in bytes; nil if the system does not report it.
        let memory: Int?

        func quantile(_ share: Double) -> Double { cases.map(\.seconds).quantile(share) }

        var spread: Double { totals.spread }

        /// The reason why the times are unreliable; nil if they are reliable.
        var doubt: String? {
            if cases.isEmpty { return "no case was answered" }
            if totals.count < 3 { return "unreliable: fewer than 3 repetitions" }
            return spread > 0.1 ? "unreliable: a spread of \(Int((spread * 100).rounded())) %" : nil
        }
    }

    let hello: Hello
    let rows: [Row]
    let isInterrupted: Bool

    // MARK: As a table

    /// A table with a row for each subsystem; a column is left out if no row has a value for it.
    var text: String {
        let table = TextTable(columns: titles, rows.map(cells))
        let doubts = doubtsInWords(rows.count { $0.doubt != nil }, of: rows.count)
        return "\(hello.title), one case at a time\n\n\(table.text)\(doubts.map { "\n\n\($0)" } ?? "")\n"
    }

    private var hasErrors: Bool { rows.contains { $0.errors > 0 } }
    private var hasDoubts: Bool { rows.contains { $0.doubt != nil } }
    private var hasUsage: Bool { rows.contains { $0.memory != nil } }

    private var titles: [String] {
        ["subsystem", "cases", "p50", "p95", "max", "spread"] + (hasUsage ? ["processor", "memory"] : [])
            + (hasErrors ? ["errors"] : []) + (hasDoubts ? ["remark"] : [])
    }

    private func cells(_ row: Row) -> [String] {
        let times = [0.5, 0.95, 1].map { row.cases.isEmpty ? "" : TimeText.text(row.quantile($0)) }
        let usage = [row.processor.map(TimeText.text) ?? "", row.memory.map(TimeText.bytes) ?? ""]
        return [row.subsystem.rawValue, "\(row.cases.count)"] + times
            + [String(format: "%.1f %%", row.spread * 100)] + (hasUsage ? usage : [])
            + (hasErrors ? ["\(row.errors)"] : []) + (hasDoubts ? [row.doubt ?? ""] : [])
    }

    // MARK: As JSON

    /// The names of the members of `values` that become the columns of the CSV report.
    static let columns = [
        "adapter", "subsystem", "cases", "errors", "p50", "p95", "max", "spread", "processor", "memory",
        "doubt",
    ]

    /// The times of each subsystem as a JSON value; all times are in nanoseconds.
    var values: [Value] {
        rows.map { row in
            func nanoseconds(_ seconds: Double) -> Value { (seconds * 1e9).rounded().value }
            let sizes = row.bySize.map { size in
                Value.record(("bytes", size.bytes.value), ("p50", nanoseconds(size.seconds)))
            }
            return .record(
                ("kind", "bench".value), ("adapter", hello.name.value),
                ("subsystem", row.subsystem.rawValue.value), ("cases", row.cases.count.value),
                ("errors", row.errors.value), ("p50", nanoseconds(row.quantile(0.5))),
                ("p95", nanoseconds(row.quantile(0.95))), ("max", nanoseconds(row.quantile(1))),
                ("spread", row.spread.value), ("processor", row.processor.map(nanoseconds)),
                ("memory", row.memory?.value), ("doubt", row.doubt?.value), ("sizes", .array(sizes)))
        }
    }

    // MARK: As a page

    /// A self-contained page: a table, and for each family a chart of the times against the sizes of the inputs.
    var page: String {
        let figures = rows.map(\.subsystem.family).unique.compactMap { family -> String? in
            let own = rows.filter { $0.subsystem.family == family && $0.bySize.count > 1 }
            guard !own.isEmpty else { return nil }
            let chart = CurveChart(
                "\(family): time per case", across: "size of the input in bytes", up: "median",
                own.map { row in
                    .init(row.subsystem.rawValue, row.bySize.map { (Double($0.bytes), $0.seconds) })
                }, label: TimeText.power)
            return PlainPage.figure(chart.svg, "Time per case, by the size of the input: \(family).")
        }
        let table = rows.map { row -> String in
            let cells = cells(row)
            let rest = cells.dropFirst().map(TimeText.cell).joined()
            return "<tr><th scope=\"row\">\(HTMLText.escaped(cells[0]))</th>\(rest)</tr>"
        }
        return PlainPage.text(
            title: "Times of \(hello.title)", kicker: "Assay · bench",
            lead:
                "For each subsystem, one process answers the cases in turn; each is timed from the request to the answer. "
                + "The table and the charts use the median of a case's repetitions.",
            content: PlainPage.section(
                "subsystems", "By subsystem",
                PlainPage.table(
                    "Times by subsystem", titles, numbers: 1..<(titles.count - (hasDoubts ? 1 : 0)), table))
                + (figures.isEmpty
                    ? "" : PlainPage.section("sizes", "By size", figures.joined(separator: "\n"))))
    }
}

extension AdapterTimes.Row {
    /// The median size and time of the cases in each size range; each range goes from one power of two to the next.
    var bySize: [(bytes: Int, seconds: Double)] {
        let groups = Dictionary(grouping: cases) { (Int.bitWidth - max($0.size, 1).leadingZeroBitCount) }
        return groups.sorted { $0.key < $1.key }.map { _, cases in
            let size = cases.map { Double($0.size) }.quantile(0.5)
            return (Int(size), cases.map(\.seconds).quantile(0.5))
        }
    }
}
