import ArgumentParser
import Benchmarking
import Foundation
import Harness
import JSON
import Reports
import Specification

/// A report of times to write: `html=FILE`, `csv=FILE` or `json=FILE`.
struct BenchReport: ExpressibleByArgument {
    enum Kind: String, CaseIterable {
        case html, csv, json
    }

    let kind: Kind
    let file: String

    init?(argument: String) {
        let sides = argument.split(separator: "=", maxSplits: 1)
        guard sides.count == 2, let kind = Kind(rawValue: String(sides[0])) else { return nil }
        self.kind = kind
        file = String(sides[1])
    }

    /// All kinds of reports, in the form of the command line.
    static let forms = Kind.allCases.map { "\($0.rawValue)=FILE" }.joined(separator: ", ")

    /// Writes the times of variants; each element of `measured` has the comparisons of one subsystem.
    func write(_ measured: [[Comparison]]) throws {
        let all = measured.flatMap { $0 }
        let text =
            switch kind {
            case .html: VariantTimesPage(measured: measured).text
            case .csv: Self.csv(all.map(\.value), VariantTimesPage.columns)
            case .json: Self.lines(all.map(\.value))
            }
        try writeWhole(text, to: file, "the report ")
    }

    /// Writes the times of an adapter.
    func write(_ times: AdapterTimes) throws {
        let text =
            switch kind {
            case .html: times.page
            case .csv: Self.csv(times.values, AdapterTimes.columns)
            case .json: Self.lines(times.values)
            }
        try writeWhole(text, to: file, "the report ")
    }

    private static func lines(_ values: [Value]) -> String {
        values.map { ForeignText.json($0) + "\n" }.joined()
    }

    /// Returns the given members of JSON objects as a table of comma-separated values (RFC 4180).
    private static func csv(_ values: [Value], _ columns: [String]) -> String {
        func cell(_ value: Value?) -> String {
            switch value {
            case nil: return ""
            case .string(let text)?:
                // A spreadsheet would take a text that begins with one of these characters for a formula.
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
