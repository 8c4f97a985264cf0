import Reports

extension LineChart {
    /// The picture as an SVG document.
    var svg: String {
        let plot = extremes.map { Plot(self, $0) }
        let key = key(plot)
        let top = LineChart.keyTop + LineChart.keyLine * Double(key.count) + 28
        let height = top + Plot.height + 76
        var parts = [
            SVG.text(shortened(title, to: 44), x: LineChart.margin, y: 36, class: "title"),
            SVG.text(shortened(subtitle, to: 60), x: LineChart.margin, y: 64, class: "soft"),
        ]
        for (place, line) in key.enumerated() {
            let y = LineChart.keyTop + LineChart.keyLine * Double(place)
            parts.append(
                "<text class=\"key\" x=\"\(SVG.number(LineChart.margin))\" y=\"\(SVG.number(y))\">\(line)</text>"
            )
        }
        if let plot {
            parts.append("<g transform=\"translate(0 \(SVG.number(top)))\">")
            parts += plot.parts + ["</g>"]
        } else {
            parts.append(
                SVG.text(
                    "There is nothing to draw.", x: LineChart.width / 2, y: top + Plot.height / 2,
                    class: "soft middle"))
        }
        return SVG.document(
            title: title, words: inWords, size: (LineChart.width, height), style: LineChart.style, parts)
    }

    // MARK: Sizes in pixels; on a telephone the picture is half as wide, and its text is larger

    static let width = 800.0
    static let margin = 20.0
    private static let keyTop = 92.0
    private static let keyLine = 27.0
    /// The number of characters that fit on a line in the largest font size.
    private static let keyWidth = 56

    private func shortened(_ text: String, to count: Int) -> String {
        text.count <= count ? text : text.prefix(count - 1) + "…"
    }

    // MARK: The key

    private struct KeyEntry {
        let style: String
        let sign: String
        let text: String
    }

    /// Returns the key of the chart, which explains the lines and points, as lines of text that fit the width.
    private func key(_ plot: Plot?) -> [String] {
        guard let plot else { return [] }
        var entries = levels.map { level in
            KeyEntry(
                style: level.kind.rawValue, sign: LineChart.sign(level.kind),
                text: level.name + (plot.place(of: level).map { " (far \($0))" } ?? ""))
        }
        if points.contains(where: { $0.mark != nil }) {
            entries.append(KeyEntry(style: "mark", sign: "●", text: marks))
        }
        if plot.hasGap { entries.append(KeyEntry(style: "line", sign: "· ·", text: "nothing in between")) }
        var lines: [(text: String, count: Int)] = []
        for entry in entries {
            let text = shortened(entry.text, to: LineChart.keyWidth - 6)
            let written =
                "<tspan class=\"sign \(entry.style)\">\(entry.sign)</tspan> \(XMLText.escaped(text))"
            let count = entry.sign.count + 1 + text.count
            if let last = lines.last, last.count + 4 + count <= LineChart.keyWidth {
                // XML does not collapse no-break spaces.
                lines[lines.count - 1] = (
                    last.text + "\u{A0}\u{A0}\u{A0} " + written, last.count + 4 + count
                )
            } else {
                lines.append((written, count))
            }
        }
        return lines.map(\.text)
    }

    private static func sign(_ kind: Level.Kind) -> String {
        switch kind {
        case .mean: "—"
        case .threshold: "– –"
        case .limit: "···"
        }
    }

    /// The content of the chart in words, for readers who cannot see it.
    private var inWords: String {
        guard let (least, greatest) = extremes, let first = points.first, let last = points.last else {
            return "\(subtitle). There is nothing to draw."
        }
        let calendar = LocalCalendar(zone)
        func text(of point: Point) -> String {
            "\(self.text(of: point.value)) on \(calendar.date(point.date))"
        }
        var sentences = [
            "\(subtitle)", "First \(text(of: first)), last \(text(of: last))",
            "Least \(text(of: least)), greatest \(text(of: greatest))",
        ]
        sentences += levels.map { "A line: \($0.name)" }
        let marked = points.compactMap { point in
            point.mark.map { "\(calendar.date(point.date)) (\(self.text(of: point.value)), \($0))" }
        }
        if !marked.isEmpty { sentences.append("\(marks): \(marked.joined(separator: ", "))") }
        return sentences.joined(separator: ". ") + "."
    }
}
