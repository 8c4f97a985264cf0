import Catalogue
import Reports
import Specification

extension Illustration {
    /// Draws each spoken word and, below the word, the code that it became or the clause that removed it.
    static let conversion = Illustration(Conversion.self) { title, input, output, readings in
        let pieces = Conversion.pieces(of: input, readings)
        let shown = pieces.filter { $0.text != nil }
        let gone = pieces.filter { $0.text == nil }
        // The spaces that the conversion inserts between the pieces belong to no piece, so spaces are not compared.
        guard (1...40).contains(pieces.count),
            withoutSpace(shown.compactMap(\.text).joined()) == withoutSpace(output.code)
        else { return nil }
        var canvas = Canvas()
        var y = 22.0
        for (label, pieces) in [("shown in the code", shown), ("taken away", gone)] where !pieces.isEmpty {
            canvas.text(label, x: 16, y: y + 4, "tiny")
            y = row(of: pieces, below: y + 12, on: &canvas) + 66
        }
        for (index, line) in output.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        {
            canvas.text(String(line), x: 16, y: y + 12 + Double(index) * Canvas.line, "strong")
        }
        return canvas.picture(
            title: title,
            words: """
                The words as spoken; below each word is the code that it became\
                \(gone.isEmpty ? "" : ", or the clause that removed it: ")\
                \(gone.map { "\($0.origin) by \($0.clause)" }.joined(separator: ", ")).
                """)
    }
}

/// Draws words side by side, each with its result below it, and returns the y coordinate of the last line.
private func row(of pieces: [Piece], below top: Double, on canvas: inout Canvas) -> Double {
    var (x, y) = (16.0, top)
    for piece in pieces {
        let shown = piece.text.map { $0 == "\n" ? "⏎" : $0 } ?? piece.clause.rawValue
        let width = Double(max(piece.origin.count, shown.count, 3)) * Canvas.character + 14
        if x + width > 760, x > 16 { (x, y) = (16, y + 62) }
        canvas.box(x: x, y: y, width: width, height: 24, piece.text == nil ? "red" : "kept")
        canvas.text(piece.origin, x: x + 7, y: y + 17)
        if piece.text == nil { canvas.line((x + 4, y + 12), (x + width - 4, y + 12), "strike") }
        canvas.text(shown, x: x + 7, y: y + 42, piece.text == nil ? "tiny" : "good")
        x += width + 6
    }
    return y
}

private func withoutSpace(_ text: String) -> String { text.filter { !$0.isWhitespace } }
