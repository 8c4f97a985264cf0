import Reports
import Specs

extension Illustration {
    /// What became of each word that was spoken: the code below it, or the clause that took it away.
    static let conversion = Illustration(Conversion.self) { golden, input, output, readings in
        let account = Conversion.account(of: input, readings: readings)
        guard account.output.code == output.code, (1...40).contains(account.fates.count) else { return nil }
        var canvas = Canvas()
        var y = 22.0
        let gone = account.fates.filter { $0.text == nil }
        for (label, fates) in [
            ("what shows in the code", account.fates.filter { $0.text != nil }),
            ("what was taken away", gone),
        ] where !fates.isEmpty {
            canvas.text(label, x: 16, y: y + 4, "tiny")
            y = row(of: fates, below: y + 12, on: &canvas) + 66
        }
        for (index, line) in output.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        {
            canvas.text(String(line), x: 16, y: y + 12 + Double(index) * Canvas.line, "strong")
        }
        return canvas.picture(
            title: golden.id,
            words: """
                The words as spoken, with the code that each became below it\
                \(gone.isEmpty ? "" : ", or the clause that took it away: ")\
                \(gone.map { "\($0.spoken) by \($0.clause)" }.joined(separator: ", ")).
                """)
    }
}

/// Draws tokens side by side, with what became of each below it, and returns where the last line of them begins.
private func row(of fates: [Conversion.Account.Fate], below top: Double, on canvas: inout Canvas) -> Double {
    var (x, y) = (16.0, top)
    for fate in fates {
        let shown = fate.text.map { $0 == "\n" ? "⏎" : $0 } ?? fate.clause
        let width = Double(max(fate.spoken.count, shown.count, 3)) * Canvas.character + 14
        if x + width > 760, x > 16 { (x, y) = (16, y + 62) }
        canvas.box(x: x, y: y, width: width, height: 24, fate.text == nil ? "red" : "kept")
        canvas.text(fate.spoken, x: x + 7, y: y + 17)
        if fate.text == nil { canvas.line((x + 4, y + 12), (x + width - 4, y + 12), "strike") }
        canvas.text(shown, x: x + 7, y: y + 42, fate.text == nil ? "tiny" : "good")
        x += width + 6
    }
    return y
}
