import ArgumentParser
import Benchmarking
import Harness
import JSON

struct BenchReport: ExpressibleByArgument {
    enum Kind: String, CaseIterable {
        case html, csv, json
    }

    let files: [(kind: Kind, file: String)]

    init?(argument: String) {
        guard let files: [(kind: Kind, file: String)] = reportFiles(in: argument) else { return nil }
        self.files = files
    }

    /// All kinds of reports, as they are written on the command line: `html=FILE,csv=FILE,json=FILE`.
    static let forms = Kind.allCases.map { "\($0.rawValue)=FILE" }.joined(separator: ",")

    /// Writes the times of variants; each element of `measured` has the comparisons of one subsystem.
    func write(_ measured: [[Comparison]]) throws {
        let values = measured.flatMap { $0 }.map(\.value)
        try write(values, VariantTimesPage.columns, page: VariantTimesPage(measured: measured).text)
    }

    func write(_ times: AdapterTimes) throws {
        try write(times.values, AdapterTimes.columns, page: times.page)
    }

    private func write(_ values: [Value], _ columns: [String], page: @autoclosure () -> String) throws {
        for (kind, file) in files {
            let text =
                switch kind {
                case .html: page()
                case .csv: Self.csv(values, columns)
                case .json: values.map { ForeignText.json($0) + "\n" }.joined()
                }
            try writeWhole(text, to: file, "the report ")
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
