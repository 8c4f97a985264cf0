import JSON

/// The form of a JSON value; the JSON Schema of the value is made from this form.
public indirect enum Shape: Sendable {
    case null
    case boolean
    case number(Bounds = Bounds())
    case integer(Bounds = Bounds())
    case string(pattern: String? = nil)
    case choice([String])
    case array(Shape)
    /// An array of exactly `count` elements.
    case fixed(Shape, count: Int)
    case record([Field])
    /// An object whose members may have any names and all have the same shape.
    case map(Shape)
    /// One of several shapes; a value fits at most one of them.
    case either([Shape])
    /// Any JSON value.
    case any
    /// A shape with a sentence about it.
    case described(String, Shape)
    /// A shape whose values must also keep a rule that no shape can express; the type that reads a value checks the
    /// rule.
    case ruled(Shape)

    /// The bounds of a number, each of which is optional.
    public struct Bounds: Sendable {
        /// The least allowed value; nil if there is none.
        public var atLeast: Double?
        /// A value that the number must exceed; nil if there is none.
        public var above: Double?
        /// The greatest allowed value; nil if there is none.
        public var atMost: Double?

        /// The bounds from 0 to the greatest integer that every language can represent exactly.
        public static let natural = Bounds(atLeast: 0, atMost: Double(Int.exactRange.upperBound))

        /// Makes the bounds of a number; a bound that is nil does not apply.
        public init(atLeast: Double? = nil, above: Double? = nil, atMost: Double? = nil) {
            self.atLeast = atLeast
            self.above = above
            self.atMost = atMost
        }
    }

    /// The pattern of strings that are not empty.
    public static let someText = "^[\\s\\S]+$"

    /// The pattern of strings with at least one scalar and no white space.
    ///
    /// The scalars of the Unicode property White_Space are listed, so that every schema engine understands the
    /// pattern.
    public static let oneWord =
        "^[^\\t\\n\\u000B\\f\\r \\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]+$"

    /// A member of a record.
    public struct Field: Sendable {
        /// The name of the member.
        public let name: String
        /// The shape of the member's value.
        public let shape: Shape
        /// When the member is present.
        public let presence: Presence
        /// The meaning of the member, with its unit.
        public let about: String
        /// The default value, which applies if the member is absent; nil if there is none.
        public let standard: Value?
        /// The unit of the member's number, or of each number in its list; nil if the member has no unit.
        public private(set) var unit: Unit?

        /// The choices for when a member is present.
        public enum Presence: Sendable {
            case always
            /// The member is present if the rules of the subsystem say so.
            case conditional
            /// An implementation may always leave out the member; its absence never fails a case.
            case free
        }

        /// Returns a member that is always present.
        public static func required(_ name: String, _ shape: Shape, _ about: String) -> Field {
            Field(name: name, shape: shape, presence: .always, about: about, standard: nil)
        }

        /// Returns a member that is present only if the rules of the subsystem say so.
        ///
        /// If the member is absent, the default value `standard` applies, unless `standard` is nil.
        public static func optional(
            _ name: String, _ shape: Shape, _ about: String, standard: Value? = nil
        ) -> Field {
            Field(name: name, shape: shape, presence: .conditional, about: about, standard: standard)
        }

        /// Returns a member that an implementation may always leave out.
        public static func free(_ name: String, _ shape: Shape, _ about: String) -> Field {
            Field(name: name, shape: shape, presence: .free, about: about, standard: nil)
        }

        /// Returns the member with the given unit for its number, or for each number in its list.
        public func `in`(_ unit: Unit) -> Field {
            var field = self
            field.unit = unit
            return field
        }
    }

    /// Returns the shape of a record that has the given members and a member `kind`, which is one of the given kinds.
    package static func record(
        of kinds: [some RawRepresentable<String>], _ about: String, _ members: Field...
    ) -> Shape {
        .record([.required("kind", .choice(kinds.map(\.rawValue)), about)] + members)
    }

    /// Returns the shape of the whole numbers in a range.
    public static func integer(in range: ClosedRange<Int>) -> Shape {
        .integer(Bounds(atLeast: Double(range.lowerBound), atMost: Double(range.upperBound)))
    }

    /// The shape that remains when the outer cases `described` and `ruled` are removed.
    public var bare: Shape {
        switch self {
        case .described(_, let shape), .ruled(let shape): shape.bare
        default: self
        }
    }

    /// Whether the shape is `ruled`, with or without a sentence, so that its values must keep a rule beyond the shape.
    package var isRuled: Bool {
        switch self {
        case .described(_, let shape): shape.isRuled
        case .ruled: true
        default: false
        }
    }

    /// Returns whether an implementation may always leave out the member at a path, in values of this shape.
    public func allowsAbsence(at path: Path) -> Bool {
        parts(along: path).last?.first?.field?.presence == .free
    }

    /// Returns whether the value at a path, or a value that contains it, has a shape that is `ruled`.
    package func isRuled(at path: Path) -> Bool {
        parts(along: path).joined().contains { $0.shape.isRuled }
    }

    /// Returns the possible shapes of the whole value, then the possible shapes after each step of a path.
    private func parts(along path: Path) -> [[(shape: Shape, field: Field?)]] {
        path.steps.reduce(into: [[(self, nil)]]) { parts, step in
            parts.append(parts[parts.count - 1].flatMap { $0.shape.parts(step) })
        }
    }

    /// Returns the possible shapes of the element or member that a step leads to; a member's shapes have a field.
    private func parts(_ step: Path.Step) -> [(shape: Shape, field: Field?)] {
        switch (step, bare) {
        case (_, .either(let shapes)): shapes.flatMap { $0.parts(step) }
        case (.index, .array(let element)), (.index, .fixed(let element, _)): [(element, nil)]
        case (.member(let name), .record(let fields)):
            fields.filter { $0.name == name }.map { ($0.shape, $0) }
        default: []
        }
    }
}
