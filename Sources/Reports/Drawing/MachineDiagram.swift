import Specification

/// A picture of a state machine: a column for each state and an arrow for each transition, in the declared order.
///
/// The picture is drawn from the specification alone, so it is never out of date. The SVG needs no other files, and
/// follows the reader's choice of light or dark mode.
public struct MachineDiagram {
    private let title: String
    private let sketch: MachineSketch

    /// Makes the diagram of a state machine.
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
        let labels = (remark(on: step).map { ["(\($0))"] } ?? []) + step.callbacks
        return labels.isEmpty ? ["(nothing is called)"] : labels
    }

    /// Returns the remark on a step without its backticks, which serve only to mark names.
    private func remark(on step: MachineSketch.Step) -> String? { step.remark?.replacing("`", with: "") }

    private func width(of text: String) -> Double { Double(text.count) * character }

    /// The width of the space to the left of the first column, for the names of events and conditions.
    private var gutter: Double {
        let events = sketch.steps.map { width(of: $0.event) }.max() ?? 0
        let conditions =
            sketch.steps.compactMap { $0.condition.map { width(of: "if \($0)") + 16 } }.max() ?? 0
        return margin + events + conditions + 16
    }

    private func column(_ state: String) -> Int { sketch.states.firstIndex(of: state) ?? 0 }

    private func boxWidth(of state: String) -> Double { width(of: state) + 28 }

    /// The positions of the columns and the width of the picture, with room for the names of the states and for the
    /// labels between columns.
    private var columns: (centers: [Double], width: Double) {
        let boxes = sketch.states.map(boxWidth(of:))
        /// Returns the space to the left of a column's centre; the arrow to the initial state begins in this space.
        func left(_ column: Int) -> Double {
            boxes[column] / 2 + (sketch.states[column] == sketch.start ? 36 : 0)
        }
        func room(_ step: MachineSketch.Step) -> Double { labels(of: step).map(width(of:)).max() ?? 0 }
        var spaces = boxes.indices.dropLast().map { boxes[$0] / 2 + left($0 + 1) + 16 }
        var beyond = (boxes.last ?? 0) / 2
        // Make room for steps between near columns first; steps between distant columns then need less extra room.
        let steps = sketch.steps.map { step in
            let ends = [column(step.origin), column(step.target)]
            return (step, low: ends.min() ?? 0, high: ends.max() ?? 0)
        }.sorted { $0.high - $0.low < $1.high - $1.low }
        for (step, low, high) in steps {
            if low < high {
                let lacks = room(step) + 34 - spaces[low..<high].reduce(0, +)
                for place in low..<high { spaces[place] += max(0, lacks) / Double(high - low) }
            } else if low < spaces.count {
                spaces[low] = max(spaces[low], room(step) + 42)
            } else {
                beyond = max(beyond, room(step) + 26)
            }
        }
        let first = gutter + (boxes.isEmpty ? 0 : left(0)) + 16
        let centers = spaces.reduce(into: [first]) { $0.append(($0.last ?? first) + $1) }
        let texts = max(width(of: MachineDiagram.note), 1.5 * width(of: title))
        return (centers, margin + max(margin + texts, (centers.last ?? first) + beyond))
    }

    private var rows: [Row] {
        var rows: [Row] = []
        var top = head + 18
        for step in sketch.steps {
            let labels = labels(of: step)
            let isFirst = rows.last?.step.event != step.event
            let height = Double(labels.count) * line + 20
            if isFirst, !rows.isEmpty { top += 8 }
            rows.append(Row(step: step, isFirstOfEvent: isFirst, labels: labels, top: top, height: height))
            top += height
        }
        return rows
    }

    // MARK: The picture

    /// The picture as an SVG document.
    public var svg: String {
        let rows = rows
        let bottom = (rows.last.map { $0.top + $0.height } ?? head) + 14
        let columns = columns
        let width = columns.width
        let height = bottom + 34
        var parts = [SVG.text(title, x: margin, y: 30, class: "title")]
        for (index, state) in sketch.states.enumerated() {
            parts += self.state(state, at: columns.centers[index], bottom: bottom)
        }
        for row in rows { parts += self.row(row, columns.centers, width: width) }
        parts.append(SVG.text(MachineDiagram.note, x: margin, y: bottom + 20, class: "note"))
        return SVG.document(
            title: title, words: inWords, size: (width, height), style: MachineDiagram.style,
            definitions: MachineDiagram.tip, parts)
    }

    private static let tip = """
        <marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" \
        orient="auto-start-reverse"><path class="tip" d="M0 1 9 5 0 9z"/></marker>
        """

    private static let note = "Other transitions are impossible or change nothing."

    private func state(_ name: String, at x: Double, bottom: Double) -> [String] {
        let width = boxWidth(of: name)
        var parts = [
            """
            <path class="life" d="M\(number(x)) \(number(head - 10))V\(number(bottom))"/>
            <rect class="state" x="\(number(x - width / 2))" y="\(number(head - 40))" width="\(number(width))" \
            height="30" rx="8"/>
            """,
            SVG.text(name, x: x, y: head - 20, class: "name middle"),
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

    private func row(_ row: Row, _ centers: [Double], width: Double) -> [String] {
        var parts: [String] = []
        let y = row.top + row.height - 10
        if row.isFirstOfEvent {
            parts.append(
                """
                <path class="rule" d="M\(number(margin)) \(number(row.top - 4))H\(number(width - margin))"/>
                """)
            parts.append(SVG.text(row.step.event, x: margin, y: y + 4, class: "event"))
        }
        if let condition = row.step.condition {
            parts.append(SVG.text("if \(condition)", x: gutter - 16, y: y + 4, class: "note end"))
        }
        let (from, to) = (centers[column(row.step.origin)], centers[column(row.step.target)])
        let isLoop = from == to
        let start = number(isLoop ? y - 10 : y)
        let way = isLoop ? "h14a5 5 0 0 1 0 10h-12" : "H\(number(to > from ? to - 1 : to + 1))"
        parts.append(
            """
            <circle class="start" cx="\(number(from))" cy="\(start)" r="3"/>
            <path class="edge" d="M\(number(from)) \(start)\(way)" marker-end="url(#tip)"/>
            """)
        for (index, label) in row.labels.enumerated() {
            let offset = Double(row.labels.count - 1 - index) * line
            let style = label.hasPrefix("(") ? "label note" : "label"
            parts.append(
                isLoop
                    ? SVG.text(label, x: from + 26, y: y - 1 - offset, class: style)
                    : SVG.text(label, x: (from + to) / 2, y: y - 6 - offset, class: style + " middle"))
        }
        return parts
    }

    /// The content of the diagram in words, for readers who cannot see it.
    private var inWords: String {
        sketch.steps.map { step in
            let condition = step.condition.map { " if \($0)" } ?? ""
            let calls = step.callbacks.isEmpty ? "" : ", calling \(step.callbacks.joined(separator: ", "))"
            let remark = remark(on: step).map { " (\($0))" } ?? ""
            return "\(step.origin), \(step.event)\(condition): \(step.target)\(calls)\(remark)."
        }.joined(separator: " ")
    }

    private func number(_ number: Double) -> String { SVG.number(number) }

    private static let style = SVG.style(
        colours: """
            text{fill:$ink}.note{fill:$soft}.label{stroke:$paper}.paper{fill:$paper}
            .state{fill:$box;stroke:$edge}.life,.rule{stroke:$line}.edge{stroke:$edge}.tip,.start{fill:$edge}
            """,
        form: """
            text{font:11px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
            .title{font-size:16px;font-weight:600}.name,.event{font-weight:600}
            .middle{text-anchor:middle}.end{text-anchor:end}
            .label{paint-order:stroke;stroke-width:4px;stroke-linejoin:round}
            .life{stroke-dasharray:3 4;fill:none}.rule{stroke-width:.6}.edge{stroke-width:1.4;fill:none}
            """)
}
