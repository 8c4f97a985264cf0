import JSON

/// A JSON value laid out in lines: a small, flat part takes one line; any other part has a line for each member.
package struct ValueLayout {
    package struct Line {
        /// The line with its indentation.
        package let text: String
        /// The path of the value that begins in the line, as `Path` writes it; nil if a value only ends in the line.
        package let path: String?
        /// Whether a value begins in the line and also ends there.
        package let isWhole: Bool
        /// The line with `•` for each scalar value; lines that differ only in tolerated numbers have the same frame.
        let frame: String
        /// The scalar values in the line, each with its path, in which list indices are left out: `$.events[].at`.
        let scalars: [(pattern: String, value: Value)]
    }

    private(set) var lines: [Line] = []
    /// The maximum number of characters of an array or object that is written on one line.
    private static let width = 72

    package static func lines(of value: Value) -> [Line] {
        var layout = ValueLayout()
        layout.add(value, path: "$", pattern: "$", level: 0, before: "", after: "")
        return layout.lines
    }

    private mutating func add(
        _ value: Value, path: String, pattern: String, level: Int, before: String, after: String
    ) {
        let indent = String(repeating: "  ", count: level) + before
        if let short = Self.oneLine(value, pattern) {
            lines.append(
                Line(
                    text: indent + short.text + after, path: path, isWhole: true,
                    frame: indent + short.frame + after, scalars: short.scalars))
            return
        }
        switch value {
        case .array(let values):
            addPlain(indent + "[", path)
            for (index, value) in values.enumerated() {
                let comma = index + 1 < values.count ? "," : ""
                add(
                    value, path: "\(path)[\(index)]", pattern: pattern + "[]", level: level + 1, before: "",
                    after: comma)
            }
            addPlain(String(repeating: "  ", count: level) + "]" + after)
        case .object(let members):
            addPlain(indent + "{", path)
            for (index, member) in members.enumerated() {
                add(
                    member.value, path: "\(path).\(member.name)", pattern: "\(pattern).\(member.name)",
                    level: level + 1,
                    before: JSONWriter.text(of: .string(member.name)) + ": ",
                    after: index + 1 < members.count ? "," : "")
            }
            addPlain(String(repeating: "  ", count: level) + "}" + after)
        default: break
        }
    }

    /// Adds a line that contains no scalar values.
    private mutating func addPlain(_ text: String, _ path: String? = nil) {
        lines.append(Line(text: text, path: path, isWhole: false, frame: text, scalars: []))
    }

    // MARK: One line

    private struct Part {
        var text: String
        var frame: String
        var scalars: [(pattern: String, value: Value)] = []

        init(_ mark: String) {
            text = mark
            frame = mark
        }

        mutating func add(_ mark: String) {
            text += mark
            frame += mark
        }

        mutating func add(_ value: Value, _ pattern: String) {
            text += JSONWriter.text(of: value)
            frame += "•"
            scalars.append((pattern, value))
        }
    }

    /// Returns the value on one line; nil if it is too long or too deep for one line.
    private static func oneLine(_ value: Value, _ pattern: String) -> Part? {
        var part = Part("")
        switch value {
        case .array(let values):
            guard values.count <= width, values.allSatisfy(isScalar) else { return nil }
            part.add("[")
            for (index, value) in values.enumerated() {
                if index > 0 { part.add(", ") }
                part.add(value, pattern + "[]")
            }
            part.add("]")
        case .object(let members):
            guard members.count <= width, members.allSatisfy({ isScalar($0.value) }) else { return nil }
            part.add("{")
            for (index, member) in members.enumerated() {
                part.add((index > 0 ? ", " : "") + JSONWriter.text(of: .string(member.name)) + ": ")
                part.add(member.value, "\(pattern).\(member.name)")
            }
            part.add("}")
        default:
            part.add(value, pattern)
            return part
        }
        return part.scalars.count <= 1 || part.text.unicodeScalars.count <= width ? part : nil
    }

    private static func isScalar(_ value: Value) -> Bool {
        switch value {
        case .array, .object: false
        default: true
        }
    }
}
