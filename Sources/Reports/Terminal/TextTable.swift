import Foundation

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

    /// The table as text, with one row on each line; the rule below the titles is not wider than the terminal.
    public var text: String { text(width: Screen.width(of: STDOUT_FILENO)) }

    /// Returns the table as text, with one row on each line.
    ///
    /// - Parameter width: The maximum number of characters of the rule below the titles; nil if there is no limit.
    func text(width: Int?) -> String {
        let all = [header] + rows
        let widths = header.indices.map { column in all.map { $0[column].terminalWidth }.max() ?? 0 }
        let isNumeric = header.indices.map { column in
            !rows.isEmpty
                && rows.allSatisfy { row in row[column].isEmpty || row[column].first?.isNumber == true }
        }
        func trimmed(_ line: String) -> String {
            var line = line
            while line.last == " " { line.removeLast() }
            return line
        }
        func line(_ row: [String]) -> String {
            let cells = row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].terminalWidth)
                return isNumeric[column] ? space + row[column] : row[column] + space
            }
            return trimmed(cells.joined(separator: "  "))
        }
        let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")
        let shown = trimmed(String(rule.prefix(width ?? rule.count)))
        return ([line(header), shown] + rows.map(line)).joined(separator: "\n")
    }
}

extension String {
    /// The number of columns that the string takes up on a terminal.
    fileprivate var terminalWidth: Int {
        reduce(0) { $0 + ($1.unicodeScalars.contains(where: \.isWide) ? 2 : 1) }
    }
}

extension Unicode.Scalar {
    /// The blocks of wide characters besides ideographs and emoji: kana, Hangul, and their punctuation (UAX #11).
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    ]

    /// Whether the character takes up two columns on a terminal.
    fileprivate var isWide: Bool {
        properties.isIdeographic || properties.isEmojiPresentation
            || Self.wide.contains { $0.contains(value) }
    }
}
