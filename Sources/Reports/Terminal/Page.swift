import Harness
import JSON

/// A page of explanation: a title, and labelled paragraphs wrapped at 100 columns.
struct Page {
    private let style: Style
    private var lines: [String]
    private static let labelWidth = 10
    private static let width = 100
    /// The space before each line that has no label.
    private static let indent = String(repeating: " ", count: labelWidth + 3)

    /// Makes a page about something with this name; `about` is the rest of the title, after the name.
    init(_ name: String, _ about: String, style: Style) {
        self.style = style
        lines = ["\(style.bold(name)) · \(about)"]
    }

    var text: String { lines.joined(separator: "\n") }

    mutating func add(_ paragraph: String) {
        lines += wrapped(paragraph, to: Self.width - 2).map { "  \($0)" }
    }

    /// Adds a labelled paragraph; an empty label continues the previous paragraph.
    mutating func add(_ label: String, _ paragraph: String) {
        let space = String(repeating: " ", count: max(Self.labelWidth - label.count, 0))
        for (index, line) in wrapped(paragraph, to: Self.width - Self.labelWidth - 3).enumerated() {
            lines.append(index == 0 ? "  \(style.dim(label))\(space) \(line)" : Self.indent + line)
        }
    }

    /// Adds lines of code, which are indented but not wrapped.
    mutating func addCode(_ code: String...) {
        lines += code.map { Self.indent + style.bold($0) }
    }

    /// Adds a label and a JSON value: on one line if it fits, and otherwise with a line for each member.
    mutating func add(_ label: String, laidOut value: Value) {
        add(label, "")
        for line in ValueLayout.lines(of: value) { addCode(ForeignText.line(line.text)) }
    }

    /// Adds a line that is neither wrapped nor indented, so that it can be copied as a whole.
    mutating func addPlain(_ line: String) {
        lines.append(ForeignText.line(line))
    }

    private func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in ForeignText.line(text).split(separator: " ", omittingEmptySubsequences: false) {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = String(word)
            } else {
                line += line.isEmpty ? String(word) : " \(word)"
            }
        }
        return lines + [line]
    }
}
