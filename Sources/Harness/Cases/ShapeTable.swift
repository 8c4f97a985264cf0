import JSON
import Specification

/// A shape laid out for matching JSON; its parts refer to each other by index in one list.
struct ShapeTable: Sendable {
    /// The kind of value that a part allows.
    enum Kind: Sendable {
        case boolean, number, integer, text, choice, array, fixed, record, either
        /// A shape for which bytes alone prove nothing.
        case unproven
    }

    /// The allowed contents of a text.
    enum Words: Sendable {
        case any, some
        /// At least one scalar, and no white space.
        case one
    }

    /// A shape without the shapes that it refers to.
    struct Part: Sendable {
        var kind: Kind
        /// The least value of a number; infinite if there is no bound.
        var atLeast = -Double.infinity
        var above = -Double.infinity
        var atMost = Double.infinity
        /// The allowed contents of a text.
        var words = Words.any
        /// The index of an array's element shape.
        var element = 0
        /// For an array, the allowed numbers of elements; for other kinds, the indices of the parts that they refer to.
        var range = 0..<0
        /// For a record, one bit for each member that must be present.
        var required: UInt64 = 0

        var isBounded: Bool { atLeast > -.infinity || above > -.infinity || atMost < .infinity }
    }

    /// A member of a record, or one of several texts or shapes.
    struct Branch: Sendable {
        /// Where its JSON is stored; for a member, the name with the colon.
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

    /// Adds a shape with all shapes inside it, and returns its index.
    private mutating func add(_ shape: Shape) -> Int {
        let part: Part
        // A match must prove that the type takes the value; the shape of a type with further rules proves nothing.
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
        // If a member has further rules, the type may also demand that the member is present.
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
        var part = Part(kind: kind)
        if let bound = bounds.atLeast { part.atLeast = bound }
        if let bound = bounds.above { part.above = bound }
        if let bound = bounds.atMost { part.atMost = bound }
        return part
    }

    /// Adds branches one after the other, and returns their indices.
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
