import JSON
import Specification

/// Writes a shape as people read it: in one line, or member by member.
///
/// In one line it is written as people sketch JSON: `{words: [text], notation: text, rgb?: [text]}`.
enum ShapeSketch {
    static func text(of shape: Shape) -> String {
        switch shape {
        case .boolean: "boolean"
        case .number: "number"
        case .integer: "whole number"
        case .string: "text"
        case .choice(let choices): choices.joined(separator: "|")
        case .array(let element): "[\(text(of: element))]"
        case .fixed(let element, let count):
            "[" + Array(repeating: text(of: element), count: count).joined(separator: ", ") + "]"
        case .either(let shapes): shapes.map { text(of: $0) }.joined(separator: " or ")
        case .any: "any JSON"
        case .described(_, let shape): text(of: shape)
        case .record(let fields):
            "{"
                + fields.map { "\($0.name)\($0.presence == .always ? "" : "?"): \(text(of: $0.shape))" }
                .joined(separator: ", ") + "}"
        }
    }

    /// Returns a line for each member, however deep: its path, type, bounds and sentence.
    ///
    /// `parameters.radius?: number, at least 0. Metres; 100 where absent.`
    static func members(of shape: Shape, under path: String = "") -> [String] {
        switch shape {
        case .described(_, let shape): members(of: shape, under: path)
        case .array(let element), .fixed(let element, _): members(of: element, under: path + "[]")
        case .either(let shapes): shapes.flatMap { members(of: $0, under: path) }
        case .record(let fields):
            fields.flatMap { field in
                let name = (path.isEmpty ? "" : path + ".") + field.name
                let mark = field.presence == .always ? "" : "?"
                return ["\(name)\(mark): \(kind(of: field.shape)). \(field.about)"]
                    + members(of: field.shape, under: name)
            }
        case .boolean, .number, .integer, .string, .choice, .any: []
        }
    }

    /// Returns the type of a member in words, with its bounds.
    private static func kind(of shape: Shape) -> String {
        switch shape {
        case .number(let bounds), .integer(let bounds):
            ([text(of: shape)] + words(bounds)).joined(separator: ", ")
        case .described(let about, let shape):
            kind(of: shape) + " (\(about.hasSuffix(".") ? String(about.dropLast()) : about))"
        case .array(let element):
            if case .record = element.bare { "list" } else { "list of \(kind(of: element))" }
        case .fixed(let element, let count): "\(count) of \(kind(of: element))"
        case .record: "object"
        case .boolean, .string, .choice, .either, .any: text(of: shape)
        }
    }

    private static func words(_ bounds: Shape.Bounds) -> [String] {
        let greatest = Double(Int.exactRange.upperBound)
        return [
            bounds.atLeast.flatMap { $0 == -greatest ? nil : "at least \(Number($0).text)" },
            bounds.above.map { "above \(Number($0).text)" },
            bounds.atMost.flatMap { $0 == greatest ? nil : "at most \(Number($0).text)" },
        ].compactMap { $0 }
    }
}
