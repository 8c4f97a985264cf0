import JSON

/// The form of a JSON value, from which its JSON Schema is written.
public indirect enum Shape: Sendable {
    case boolean
    case number(Bounds = Bounds())
    case integer(Bounds = Bounds())
    case string(pattern: String? = nil)
    case choice([String])
    case array(Shape)
    /// An array of just so many.
    case fixed(Shape, count: Int)
    case record([Field])
    /// One of several shapes, no two of which fit the same value.
    case either([Shape])
    /// Any JSON value.
    case any
    /// A shape with a sentence about it.
    case described(String, Shape)

    /// The bounds of a number; none by default.
    public struct Bounds: Sendable {
        public var atLeast: Double?
        public var above: Double?
        public var atMost: Double?

        /// From 0 to the greatest integer that every language holds exactly.
        public static let natural = Bounds(atLeast: 0, atMost: Double(Int.exactRange.upperBound))

        public init(atLeast: Double? = nil, above: Double? = nil, atMost: Double? = nil) {
            self.atLeast = atLeast
            self.above = above
            self.atMost = atMost
        }
    }

    /// The pattern of the texts that are not empty.
    public static let someText = "^[\\s\\S]+$"

    /// The pattern of the texts of at least one scalar, none of which is white space.
    ///
    /// The scalars of the Unicode property White_Space are spelled out, for schemas of every engine.
    public static let oneWord =
        "^[^\\t\\n\\u000B\\f\\r \\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]+$"

    /// A member of a record.
    public struct Field: Sendable {
        public let name: String
        public let shape: Shape
        public let presence: Presence
        public let about: String

        /// When a member is there.
        public enum Presence: Sendable {
            case always
            /// Where the rules say so.
            case conditional
            /// Where the implementation likes; its absence is never a failure.
            case free
        }

        /// A member that must be there.
        public static func required(_ name: String, _ shape: Shape, _ about: String) -> Field {
            Field(name: name, shape: shape, presence: .always, about: about)
        }

        /// A member that is there where the rules say so.
        public static func optional(_ name: String, _ shape: Shape, _ about: String) -> Field {
            Field(name: name, shape: shape, presence: .conditional, about: about)
        }

        /// A member that an implementation may always leave out.
        public static func free(_ name: String, _ shape: Shape, _ about: String) -> Field {
            Field(name: name, shape: shape, presence: .free, about: about)
        }
    }

    /// The shape without its sentences.
    public var bare: Shape {
        if case .described(_, let shape) = self { return shape.bare }
        return self
    }

    /// Whether an implementation may leave out the member at this place of a value that has this shape.
    public func allowsAbsence(at path: Path) -> Bool {
        field(at: path)?.presence == .free
    }

    private func field(at path: Path) -> Field? {
        var shape = self.bare
        var found: Field?
        for step in path.steps {
            switch (step, shape) {
            case (.index, .array(let element)), (.index, .fixed(let element, _)):
                shape = element.bare
                found = nil
            case (.member(let name), .record(let fields)):
                guard let field = fields.first(where: { $0.name == name }) else { return nil }
                found = field
                shape = field.shape.bare
            default: return nil
            }
        }
        return found
    }
}
