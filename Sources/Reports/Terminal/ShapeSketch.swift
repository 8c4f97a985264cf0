import JSON
import Specification

/// Writes the shape of a value for people, either in one line or member by member.
///
/// In one line, the shape looks like a sketch of JSON: `{words: [string], notation: string, rgb?: [string]}`.
package enum ShapeSketch {
    package static func text(of shape: Shape) -> String {
        switch shape {
        case .null: "null"
        case .boolean: "boolean"
        case .number: "number"
        case .integer: "whole number"
        case .string: "string"
        case .choice(let choices): choices.joined(separator: "|")
        case .array(let element): "[\(text(of: element))]"
        case .fixed(let element, let count):
            "[" + Array(repeating: text(of: element), count: count).joined(separator: ", ") + "]"
        case .either(let shapes):
            shapes.reduce(into: [String]()) { texts, shape in
                let own = text(of: shape)
                texts.append(own == "[\(texts.joined(separator: " or "))]" ? "a list of these" : own)
            }.unique.joined(separator: " or ")
        case .any: "any JSON"
        case .map(let content): "{any name: \(text(of: content))}"
        case .described(_, let shape), .ruled(let shape): text(of: shape)
        case .record(let fields):
            "{"
                + fields.map { "\($0.name)\($0.presence == .always ? "" : "?"): \(text(of: $0.shape))" }
                .joined(separator: ", ") + "}"
        }
    }

    /// Returns a line for each member, at any depth, with its path, type, bounds and sentence.
    ///
    /// `parameters.radius?: number, at least 0, in m. The radius; 100 if absent.` Lines that alternatives share are
    /// written once.
    static func members(of shape: Shape) -> [String] {
        let lines = MemberFacts.all(of: shape).map { member in
            let mark = member.presence == .always ? "" : "?"
            let unit = member.unit.map { ", in \($0)" } ?? ""
            return "\(member.path)\(mark): \(kind(of: member.shape))\(unit). \(member.about)"
        }.unique
        // If the value is either an object or a list of such objects, the lines of the list would repeat those of the
        // object, and are left out.
        return lines.filter { !$0.hasPrefix("[].") || !lines.contains(String($0.dropFirst(3))) }
    }

    /// Returns the type of a member in words, without its bounds.
    static func type(of shape: Shape) -> String {
        switch shape {
        case .described(_, let shape), .ruled(let shape): type(of: shape)
        case .array(let element):
            brief(element) == "object" ? "list" : "list of \(type(of: element))"
        case .fixed(let element, let count): "\(count) of \(type(of: element))"
        case .record: "object"
        case .map(let content): "object of \(type(of: content))"
        case .either(let shapes): shapes.map { type(of: $0) }.unique.joined(separator: " or ")
        case .choice(let choices): choices.joined(separator: " or ")
        case .null, .boolean, .number, .integer, .string, .any: text(of: shape)
        }
    }

    /// Returns the bounds and patterns of a member, and the rules of its type, in words.
    static func bounds(of shape: Shape) -> [String] {
        switch shape {
        case .number(let bounds), .integer(let bounds): words(bounds)
        case .string(Shape.someText?): ["not empty"]
        case .string(Shape.oneWord?): ["one word, without white space"]
        case .string(let pattern?): ["matches \(pattern)"]
        case .described(let about, let shape):
            bounds(of: shape) + [about.hasSuffix(".") ? String(about.dropLast()) : about]
        case .array(let element), .fixed(let element, _):
            if case .record = element { [] } else { bounds(of: element) }
        case .either(let shapes): wholeNumbers(of: shapes).map { [$0] } ?? shapes.flatMap { bounds(of: $0) }
        case .ruled(let shape), .map(let shape): bounds(of: shape)
        case .record, .null, .boolean, .string, .choice, .any: []
        }
    }

    /// Returns the type of a member in words, with the bounds of a number, or the condition that a string is not empty
    /// or is one word.
    private static func kind(of shape: Shape) -> String {
        switch shape {
        case .number, .integer, .string(Shape.someText?), .string(Shape.oneWord?):
            ([text(of: shape)] + bounds(of: shape)).joined(separator: ", ")
        case .described(let about, let shape):
            kind(of: shape) + " (\(about.hasSuffix(".") ? String(about.dropLast()) : about))"
        case .array(let element):
            brief(element) == "object" ? "list" : "list of \(kind(of: element))"
        case .fixed(let element, let count): "\(count) of \(kind(of: element))"
        case .ruled(let shape): kind(of: shape)
        case .record: "object"
        case .map(let content): "object of \(kind(of: content))"
        case .either(let shapes):
            wholeNumbers(of: shapes).map { "\(text(of: shape)), \($0)" } ?? brief(shape)
        case .null, .boolean, .string, .choice, .any: text(of: shape)
        }
    }

    /// Returns the text of a shape, with `object` or `list` in place of parts whose members have their own lines.
    private static func brief(_ shape: Shape) -> String {
        switch shape.bare {
        case .record: "object"
        case .array(let element) where brief(element) == "object": "list"
        case .either(let shapes): shapes.map(brief).unique.joined(separator: " or ")
        default: text(of: shape)
        }
    }

    /// Returns the whole numbers that the shapes allow, in words: `0, 9 or 10`; nil if they allow anything else.
    private static func wholeNumbers(of shapes: [Shape]) -> String? {
        var values: [String] = []
        for shape in shapes {
            guard case .integer(let bounds) = shape.bare, let least = bounds.atLeast, let most = bounds.atMost
            else { return nil }
            let ends = (least == most ? [least] : [least, most]).map { Number($0).text }
            values += most - least == 1 ? ends : [ends.joined(separator: " to ")]
        }
        let last = values.popLast()
        return [values.joined(separator: ", "), last].compactMap(\.self).filter { !$0.isEmpty }
            .joined(separator: " or ")
    }

    private static func words(_ bounds: Shape.Bounds) -> [String] {
        let exact = Double(Int.exactRange.upperBound)
        let finite = Double.greatestFiniteMagnitude
        // Half of the least positive single-precision number; this half is rounded to 0 in single precision.
        let vanishing = Double(Float.leastNonzeroMagnitude) / 2
        return [
            bounds.atLeast.flatMap { least in
                if least == -exact || (least == -finite && bounds.atMost == finite) { return nil }
                return "at least \(Number(least).text)"
            },
            bounds.above.map { above in
                above == vanishing ? "above 0 if rounded to single precision" : "above \(Number(above).text)"
            },
            bounds.atMost.flatMap { most in
                if most == exact { return nil }
                return most == finite ? "finite" : "at most \(Number(most).text)"
            },
        ].compactMap { $0 }
    }
}
