import Benchmarking
import Harness
import JSON

/// The kinds of reports of `bench`.
enum BenchReportKind: String, CaseIterable {
    case html, csv, json
}

extension ReportRequest<BenchReportKind> {
    /// Writes the times of variants; each element of `measured` has the comparisons of one subsystem.
    func write(_ measured: [[Comparison]]) throws {
        let values = measured.flatMap { $0 }.map(\.value)
        try write(values, VariantTimesPage.columns, page: VariantTimesPage(measured: measured).text)
    }

    func write(_ times: AdapterTimes) throws {
        try write(times.values, AdapterTimes.columns, page: times.page)
    }

    private func write(_ values: [Value], _ columns: [String], page: @autoclosure () -> String) throws {
        try write { kind in
            switch kind {
            case .html: page()
            case .csv: Self.csv(values, columns)
            case .json: values.map { ForeignText.json($0) + "\n" }.joined()
            }
        }
    }

    /// Returns the given members of JSON objects as a table of comma-separated values (RFC 4180).
    private static func csv(_ values: [Value], _ columns: [String]) -> String {
        func cell(_ value: Value?) -> String {
            switch value {
            case nil: return ""
            case .string(let text)?:
                // A spreadsheet treats a string that begins with one of these characters as a formula.
                let plain = "=+-@".contains(text.first ?? " ") ? "'" + text : text
                return plain.contains { "\",\r\n".contains($0) }
                    ? "\"\(plain.replacing("\"", with: "\"\""))\"" : plain
            case let value?: return JSONWriter.text(of: value)
            }
        }
        let rows = values.map { value in columns.map { cell(value[$0]) } }
        return ([columns] + rows).map { $0.joined(separator: ",") + "\r\n" }.joined()
    }
}
