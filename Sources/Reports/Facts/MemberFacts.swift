import JSON
import Specification

/// The facts about a member of an input or an output, at any depth.
package struct MemberFacts: Sendable {
    /// The path of the member, such as `parameters.radius` or `fixes[].lat`.
    package let path: String
    package let presence: Shape.Field.Presence
    package let shape: Shape
    /// The value that applies if the member is absent, as JSON; nil if there is no such value.
    package let standard: String?
    /// The unit of the member's number, or of each number in its list; nil if there is no unit.
    package let unit: String?
    /// The meaning of the member.
    package let about: String

    /// Returns all members of a shape at any depth; each member comes before the members inside it.
    package static func all(of shape: Shape, under path: String = "") -> [MemberFacts] {
        switch shape {
        case .described(_, let shape), .ruled(let shape): all(of: shape, under: path)
        case .array(let element), .fixed(let element, _): all(of: element, under: path + "[]")
        case .map(let content): all(of: content, under: path + ".*")
        case .either(let shapes): shapes.flatMap { all(of: $0, under: path) }
        case .record(let fields):
            fields.flatMap { field in
                let name = (path.isEmpty ? "" : path + ".") + field.name
                let own = MemberFacts(
                    path: name, presence: field.presence, shape: field.shape,
                    standard: field.standard.map { JSONWriter.text(of: $0) }, unit: field.unit?.symbol,
                    about: field.about)
                return [own] + all(of: field.shape, under: name)
            }
        case .null, .boolean, .number, .integer, .string, .choice, .any: []
        }
    }

    /// The type of the member in words, without bounds.
    package var type: String { ShapeSketch.type(of: shape) }

    /// The bounds of the member's numbers and the conditions on its texts, in words; empty if there are none.
    package var bounds: String { ShapeSketch.bounds(of: shape).joined(separator: ", ") }
}
