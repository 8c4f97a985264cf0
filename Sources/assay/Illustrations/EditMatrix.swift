import Catalogue
import Reports

extension Illustration {
    /// Draws the edit distances between all prefixes of two strings, with a cheapest path from the two empty prefixes
    /// to the two complete strings.
    static let editDistance = Illustration(Distance.self) { title, input, output, _ in
        let (a, b) = (Array(input.a.unicodeScalars), Array(input.b.unicodeScalars))
        guard (1...12).contains(a.count), (1...18).contains(b.count) else { return nil }
        let matrix = EditMatrix(a, b)
        guard matrix.rows.last?.last == output.distance else { return nil }
        let size = 30.0
        var canvas = Canvas()
        for (column, symbol) in b.enumerated() {
            canvas.text(String(symbol), x: 61 + size * Double(column + 1), y: 30, "strong", anchor: .middle)
        }
        for (row, symbol) in a.enumerated() {
            canvas.text(String(symbol), x: 30, y: 61 + size * Double(row + 1), "strong", anchor: .middle)
        }
        let way = matrix.way
        for (row, line) in matrix.rows.enumerated() {
            for (column, count) in line.enumerated() {
                let isOnTheWay = way.contains { $0 == (row, column) }
                let (x, y) = (46 + size * Double(column), 42 + size * Double(row))
                canvas.box(x: x, y: y, width: size - 2, height: size - 2, isOnTheWay ? "path" : "cell")
                canvas.text("\(count)", x: x + 14, y: y + 19, isOnTheWay ? "strong" : "soft", anchor: .middle)
            }
        }
        return canvas.picture(
            title: title,
            words: """
                The least number of edits between each prefix of "\(input.a)" and each prefix of "\(input.b)". The \
                marked path, from two empty strings to both whole strings, costs \(output.distance).
                """)
    }
}

/// The edit distance between each prefix of one string and each prefix of the other.
private struct EditMatrix {
    let rows: [[Int]]
    private let (a, b): ([Unicode.Scalar], [Unicode.Scalar])

    init(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) {
        (self.a, self.b) = (a, b)
        var rows = (0...a.count).map { row in (0...b.count).map { row + $0 } }
        for row in a.indices {
            for column in b.indices {
                let replaced = rows[row][column] + (a[row] == b[column] ? 0 : 1)
                rows[row + 1][column + 1] = min(
                    replaced, rows[row][column + 1] + 1, rows[row + 1][column] + 1)
            }
        }
        self.rows = rows
    }

    /// The cells of a cheapest path, from its end to its start, with a match or replacement at each step that allows
    /// one.
    var way: [(Int, Int)] {
        var (row, column) = (a.count, b.count)
        var way = [(row, column)]
        while row > 0 || column > 0 {
            let here = rows[row][column]
            if row > 0, column > 0, rows[row - 1][column - 1] + (a[row - 1] == b[column - 1] ? 0 : 1) == here
            {
                (row, column) = (row - 1, column - 1)
            } else if row > 0, rows[row - 1][column] + 1 == here {
                row -= 1
            } else {
                column -= 1
            }
            way.append((row, column))
        }
        return way
    }
}
