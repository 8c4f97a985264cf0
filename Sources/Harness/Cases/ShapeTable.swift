import JSON
import Specification

/// A shape in a form that JSON is quickly matched against: a list of parts that refer to each other by index.
struct ShapeTable: Sendable {
    /// The kind of values that a part of the shape allows.
    enum Kind: Sendable {
        case boolean, number, integer, text, choice, array, fixed, record, either
        /// A kind of values that must be parsed, since a match of the bytes would prove nothing.
        case unproven
    }

    /// The strings that a part of the shape allows.
    enum Words: Sendable {
        case any, some
        /// The string must have at least one scalar, and no white space.
        case one
    }

    /// One level of a shape; the shapes inside it are other parts.
    struct Part: Sendable {
        var kind: Kind
        /// The smallest allowed number, if the part is a number or integer; `-infinity` if there is no bound.
        var atLeast = -Double.infinity
        var above = -Double.infinity
        var atMost = Double.infinity
        /// The allowed strings, if the part is a string.
        var words = Words.any
        /// The index of the part for the elements, if the part is an array.
        var element = 0
        /// The allowed numbers of elements, if the part is an array; otherwise the indices of its branches.
        var range = 0..<0
        /// If the part is a record, one bit for each branch, which is set if the member must be present.
        var required: UInt64 = 0

        var isBounded: Bool { atLeast > -.infinity || above > -.infinity || atMost < .infinity }
    }

    /// A member of a record, one of the allowed strings of a choice, or one of the shapes that a value may have.
    struct Branch: Sendable {
        /// Where the JSON of the string, or of the member's name with the colon, is stored in `bytes`.
        let spelled: Range<Int>
        let part: Int
    }

    private(set) var parts: [Part] = []
    private(set) var branches: [Branch] = []
    private(set) var bytes: [UInt8] = []
    private(set) var root = 0

    init(_ shape: Shape) {
        root = add(shape)
    }

    /// Adds a shape and all shapes inside it, and returns the index of its part.
    private mutating func add(_ shape: Shape) -> Int {
        let part: Part
        // A match must prove that the type accepts the value, which it cannot if the type has further rules.
        switch shape.isRuled ? .any : shape.bare {
        case .boolean: part = Part(kind: .boolean)
        case .number(let bounds): part = Self.part(.number, bounds)
        case .integer(let bounds): part = Self.part(.integer, bounds)
        case .string(pattern: nil): part = Part(kind: .text)
        case .string(pattern: Shape.someText): part = Part(kind: .text, words: .some)
        case .string(pattern: Shape.oneWord): part = Part(kind: .text, words: .one)
        case .choice(let choices):
            part = Part(kind: .choice, range: add(choices.map { Branch(spelled: spell($0), part: 0) }))
        case .array(let element): part = Part(kind: .array, element: add(element))
        case .fixed(let element, let count):
            part = Part(kind: .fixed, element: add(element), range: 0..<count)
        // If a member has further rules, the type may also demand its presence, so such a record is not matched.
        case .record(let fields)
        where fields.count <= UInt64.bitWidth && !fields.contains { $0.shape.isRuled }:
            let branches = fields.map { field in
                Branch(spelled: spell(field.name, isName: true), part: add(field.shape))
            }
            let required = fields.indices.filter { fields[$0].presence == .always }
            part = Part(
                kind: .record, range: add(branches), required: required.reduce(0) { $0 | 1 << UInt64($1) })
        case .either(let shapes):
            part = Part(kind: .either, range: add(shapes.map { Branch(spelled: 0..<0, part: add($0)) }))
        case .null, .string, .record, .map, .any, .described, .ruled: part = Part(kind: .unproven)
        }
        parts.append(part)
        return parts.count - 1
    }

    private static func part(_ kind: Kind, _ bounds: Shape.Bounds) -> Part {
        Part(
            kind: kind, atLeast: bounds.atLeast ?? -.infinity, above: bounds.above ?? -.infinity,
            atMost: bounds.atMost ?? .infinity)
    }

    /// Adds adjacent branches, and returns their indices.
    private mutating func add(_ more: [Branch]) -> Range<Int> {
        branches += more
        return branches.count - more.count..<branches.count
    }

    private mutating func spell(_ text: String, isName: Bool = false) -> Range<Int> {
        let start = bytes.count
        bytes += JSONWriter.bytes(of: .string(text)) + (isName ? [UInt8(ascii: ":")] : [])
        return start..<bytes.count
    }
}
