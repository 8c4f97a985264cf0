import Specification

/// Writes a shape in one line, as people sketch JSON: `{words: [text], notation: text, rgb?: [text]}`.
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
}
