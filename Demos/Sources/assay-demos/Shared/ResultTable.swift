import ArgumentParser
import Foundation
import JSON
import Reports

/// The formats of a table.
enum TableFormat: String, ExpressibleByArgument, CaseIterable {
    case human, json, csv, markdown
}

/// The command-line option for the format of a table.
struct TableOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("The format: human, json, csv or markdown (default: human).", valueName: "format"))
    var format: TableFormat = .human
}

/// The formats of outputs without a table.
enum TextFormat: String, ExpressibleByArgument, CaseIterable {
    case human, json
}

/// A table of results, in any of the formats.
struct ResultTable {
    enum Cell {
        case text(String)
        case whole(Int)
        /// A number that is shown with the given number of decimals.
        case number(Double, decimals: Int)
        case none
    }

    let columns: [String]
    private(set) var rows: [[Cell]] = []

    init(_ columns: String...) { self.columns = columns }

    /// Adds a row with a cell for each column.
    mutating func add(_ row: Cell...) { rows.append(row) }

    /// Returns the table with a line end after its last line.
    func text(in format: TableFormat) -> String {
        switch format {
        case .human:
            var table = TextTable(columns: columns)
            for row in rows { table.add(row.map(\.text)) }
            return table.text + "\n"
        case .json:
            let records = rows.map { row in
                Value.object(zip(columns, row).map { Value.Member($0, $1.value) })
            }
            return JSONWriter.text(of: .array(records)) + "\n"
        case .csv:
            return ([columns] + rows.map { $0.map(\.text) }).map { line in
                line.map(ResultTable.quoted).joined(separator: ",") + "\n"
            }.joined()
        case .markdown:
            let rule = columns.indices.map { column in
                rows.allSatisfy { !$0[column].isText } ? "---:" : "---"
            }
            return ([columns, rule] + rows.map { $0.map(\.text) }).map { line in
                "| " + line.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
            }.joined()
        }
    }

    /// Returns a field of a CSV table, in quotes if RFC 4180 requires them.
    private static func quoted(_ field: String) -> String {
        let isPlain = field.utf8.allSatisfy { !",\"\r\n".utf8.contains($0) }
        return isPlain ? field : "\"" + field.replacing("\"", with: "\"\"") + "\""
    }
}

extension ResultTable.Cell {
    fileprivate var isText: Bool {
        if case .text = self { true } else { false }
    }

    fileprivate var text: String {
        switch self {
        case .text(let text): text
        case .whole(let number): String(number)
        case .number(let number, let decimals): ResultTable.Cell.rounded(number, decimals)
        case .none: ""
        }
    }

    fileprivate var value: Value {
        switch self {
        case .text(let text): .string(text)
        case .whole(let number): .number(Number(number))
        case .number: .number(Number(written: text))
        case .none: .null
        }
    }

    private static func rounded(_ number: Double, _ decimals: Int) -> String {
        String(format: "%.\(decimals)f", number)
    }
}
