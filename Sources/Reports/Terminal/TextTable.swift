/// A table of text: columns of words are aligned left, and columns of numbers right.
public struct TextTable: Sendable {
    private let header: [String]
    private var rows: [[String]]

    /// Makes a table with these column titles.
    public init(_ header: String...) {
        self.init(columns: header)
    }

    /// Makes a table with a list of column titles, and with these rows.
    public init(columns header: [String], _ rows: [[String]] = []) {
        self.header = header
        self.rows = rows
    }

    /// Adds a row, which has a cell for each column.
    public mutating func add(_ row: [String]) {
        rows.append(row)
    }

    /// The table as text, with one row on each line.
    public var text: String {
        let all = [header] + rows
        let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        let isNumeric = header.indices.map { column in
            !rows.isEmpty
                && rows.allSatisfy { row in row[column].isEmpty || row[column].first?.isNumber == true }
        }
        func line(_ row: [String]) -> String {
            let cells = row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].count)
                return isNumeric[column] ? space + row[column] : row[column] + space
            }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }
        let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")
        return ([line(header), rule] + rows.map(line)).joined(separator: "\n")
    }
}
