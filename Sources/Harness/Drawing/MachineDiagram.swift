import Specs

/// A state machine as a picture: a column a state, an arrow a transition, in the order in which they are declared.
///
/// It is made from the specification alone, so that it cannot drift from it. The SVG needs nothing from elsewhere, and
/// follows the reader's choice of light or dark.
public struct MachineDiagram {
    private let title: String
    private let sketch: MachineSketch

    public init(_ sketch: MachineSketch, title: String) {
        self.sketch = sketch
        self.title = title
    }

    // MARK: Measures, in pixels

    private let character = 6.7
    private let line = 15.0
    private let head = 96.0
    private let margin = 24.0

    private struct Row {
        let step: MachineSketch.Step
        let isFirstOfEvent: Bool
        let labels: [String]
        let top: Double
        let height: Double
    }

    private func labels(of step: MachineSketch.Step) -> [String] {
        let labels = (step.remark.map { ["(\($0))"] } ?? []) + step.callbacks
        return labels.isEmpty ? ["(nothing is called)"] : labels
    }

    private func width(of text: String) -> Double { Double(text.count) * character }

    /// The names of events and conditions stand left of the first column.
    private var gutter: Double {
        let events = sketch.steps.map { width(of: $0.event) }.max() ?? 0
        let conditions =
            sketch.steps.compactMap { $0.condition.map { width(of: "if \($0)") + 16 } }.max() ?? 0
        return margin + events + conditions + 16
    }

    private func column(_ state: String) -> Int { sketch.states.firstIndex(of: state) ?? 0 }

    /// As wide as the widest label between two neighbours, or beside one.
    private var spacing: Double {
        let needs = sketch.steps.flatMap { step -> [Double] in
            let span = Double(max(1, abs(column(step.origin) - column(step.target))))
            return labels(of: step).map { (width(of: $0) + 34) / span }
        }
        return max(needs.max() ?? 0, (sketch.states.map(width(of:)).max() ?? 0) + 44)
    }

    private var rows: [Row] {
        var rows: [Row] = []
        var top = head + 18
        for step in sketch.steps {
            let labels = labels(of: step)
            let isFirst = rows.last?.step.event != step.event
            let height = Double(labels.count) * line + 20
            if isFirst, !rows.isEmpty { top += 8 }
            rows.append(
                Row(step: step, isFirstOfEvent: isFirst, labels: labels, top: top, height: height))
            top += height
        }
        return rows
    }

    // MARK: The picture

    /// The picture as a document of its own.
    public var svg: String {
        let rows = rows
        let bottom = (rows.last.map { $0.top + $0.height } ?? head) + 14
        let width = gutter + spacing * Double(sketch.states.count) + margin
        let height = bottom + 34
        var parts = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(number(width)) \(number(height))" \
            width="\(number(width))" height="\(number(height))" role="img" aria-labelledby="title about">
            """,
            "<title id=\"title\">\(escaped(title))</title>", "<desc id=\"about\">\(escaped(inWords))</desc>",
            "<style>\(MachineDiagram.style)</style>",
            """
            <defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" \
            orient="auto-start-reverse"><path class="tip" d="M0 1 9 5 0 9z"/></marker></defs>
            """,
            "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>",
            text(title, x: margin, y: 30, class: "title"),
        ]
        for (index, state) in sketch.states.enumerated() {
            parts += self.state(state, at: center(index), bottom: bottom)
        }
        for row in rows { parts += self.row(row, width: width) }
        parts.append(
            text(
                "What is not shown is impossible or changes nothing.", x: margin, y: bottom + 20,
                class: "note"))
        return (parts + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    private func center(_ column: Int) -> Double { gutter + spacing * (Double(column) + 0.5) }

    private func state(_ name: String, at x: Double, bottom: Double) -> [String] {
        let width = width(of: name) + 28
        var parts = [
            """
            <path class="life" d="M\(number(x)) \(number(head - 10))V\(number(bottom))"/>
            <rect class="state" x="\(number(x - width / 2))" y="\(number(head - 40))" width="\(number(width))" \
            height="30" rx="8"/>
            """,
            text(name, x: x, y: head - 20, class: "name middle"),
        ]
        if name == sketch.start {
            parts.append(
                """
                <circle class="start" cx="\(number(x - width / 2 - 26))" cy="\(number(head - 25))" r="5"/>
                <path class="edge" d="M\(number(x - width / 2 - 20)) \(number(head - 25))h18" \
                marker-end="url(#tip)"/>
                """)
        }
        return parts
    }

    private func row(_ row: Row, width: Double) -> [String] {
        var parts: [String] = []
        let y = row.top + row.height - 10
        if row.isFirstOfEvent {
            parts.append(
                """
                <path class="rule" d="M\(number(margin)) \(number(row.top - 4))H\(number(width - margin))"/>
                """)
            parts.append(text(row.step.event, x: margin, y: y + 4, class: "event"))
        }
        if let condition = row.step.condition {
            parts.append(text("if \(condition)", x: gutter - 16, y: y + 4, class: "note end"))
        }
        let (from, to) = (center(column(row.step.origin)), center(column(row.step.target)))
        let isLoop = from == to
        if isLoop {
            parts.append(
                """
                <path class="edge" d="M\(number(from)) \(number(y - 10))h14a5 5 0 0 1 0 10h-12" \
                marker-end="url(#tip)"/>
                """)
        } else {
            let end = to > from ? to - 1 : to + 1
            parts.append(
                """
                <circle class="start" cx="\(number(from))" cy="\(number(y))" r="3"/>
                <path class="edge" d="M\(number(from)) \(number(y))H\(number(end))" marker-end="url(#tip)"/>
                """)
        }
        for (index, label) in row.labels.enumerated() {
            let offset = Double(row.labels.count - 1 - index) * line
            let style = label.hasPrefix("(") ? "label note" : "label"
            parts.append(
                isLoop
                    ? text(label, x: from + 26, y: y - 1 - offset, class: style)
                    : text(label, x: (from + to) / 2, y: y - 6 - offset, class: style + " middle"))
        }
        return parts
    }

    /// The same for who cannot see it.
    private var inWords: String {
        sketch.steps.map { step in
            let condition = step.condition.map { " if \($0)" } ?? ""
            let calls = step.callbacks.isEmpty ? "" : ", calling \(step.callbacks.joined(separator: ", "))"
            let remark = step.remark.map { " (\($0))" } ?? ""
            return "\(step.origin), \(step.event)\(condition): \(step.target)\(calls)\(remark)."
        }.joined(separator: " ")
    }

    // MARK: SVG

    private func text(_ text: String, x: Double, y: Double, class style: String) -> String {
        "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\">\(escaped(text))</text>"
    }

    private func number(_ number: Double) -> String {
        let rounded = (number * 10).rounded() / 10
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    private func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            default: String(character)
            }
        }.joined()
    }

    private static let style = """
        :root{--paper:#fff;--ink:#1c2430;--soft:#5b6675;--line:#c9d0d9;--edge:#2458a6;--box:#eaf1fb}
        @media(prefers-color-scheme:dark){:root{--paper:#14181e;--ink:#e8ecf1;--soft:#a3adba;--line:#3a434f;\
        --edge:#8ab4f8;--box:#1f2b3d}}
        text{font:12px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:11px;\
        fill:var(--ink)}
        .title{font-size:16px;font-weight:600}.name,.event{font-weight:600}.note{fill:var(--soft)}
        .middle{text-anchor:middle}.end{text-anchor:end}
        .label{paint-order:stroke;stroke:var(--paper);stroke-width:4px;stroke-linejoin:round}
        .paper{fill:var(--paper)}.state{fill:var(--box);stroke:var(--edge)}
        .life{stroke:var(--line);stroke-dasharray:3 4;fill:none}.rule{stroke:var(--line);stroke-width:.6}
        .edge{stroke:var(--edge);stroke-width:1.4;fill:none}.tip,.start{fill:var(--edge)}
        """
}
