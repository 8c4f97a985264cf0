import JSON

/// A value that does not have the shape of an input, with a description of the error.
public struct MalformedValue: Sendable {
    /// The value, which has one fault.
    public let value: Value
    /// The place and the error, such as `$.fixes[0].lat: a string instead of a number`.
    public let about: String
}

/// Changes a value that has the shape of an input into values that do not have this shape.
extension Shape {
    /// Returns copies of the value, each with one possible fault: a member is missing, unknown, of the wrong type, out
    /// of bounds, too long or too deep.
    ///
    /// In an array, only the first element gets faults. A type that accepts more values than its shape allows may
    /// accept some of the copies.
    public func malformed(from value: Value) -> [MalformedValue] {
        wrong(value, at: .root) + [
            MalformedValue(value: Shape.deep, about: "$: arrays nested \(Shape.depth) deep"),
            MalformedValue(value: .null, about: "$: null instead of \(value.kind)"),
        ]
    }

    private static let depth = 256
    private static let length = 100_000

    private static var deep: Value { (1..<depth).reduce(.array([])) { inner, _ in .array([inner]) } }

    private func wrong(_ value: Value, at path: Path) -> [MalformedValue] {
        let form = form(of: value)
        return form.wrongWhole(instead: value, at: path) + form.wrongParts(of: value, at: path)
    }

    /// Returns faulty values in place of a whole value: of another type, out of bounds, or not among the choices.
    private func wrongWhole(instead value: Value, at path: Path) -> [MalformedValue] {
        let substitutes: [(Value, String)] = [
            (.null, "null"), (.bool(true), "a boolean"), (.number(Number(1)), "a number"),
            (.string("x"), "a string"),
            (.string(String(repeating: "x", count: Shape.length)), "a string of \(Shape.length) characters"),
            (.array([]), "an empty array"), (.object([]), "an empty object"),
            (Shape.deep, "deeply nested arrays"),
        ]
        let others = substitutes.filter { $0.0.kind != value.kind }.map { other, name in
            MalformedValue(value: other, about: "\(path): \(name) instead of \(value.kind)")
        }
        return (path.steps.isEmpty ? [] : others) + outside(at: path)
    }

    private func outside(at path: Path) -> [MalformedValue] {
        switch self {
        case .integer(let bounds):
            return [MalformedValue(value: .number(Number(0.5)), about: "\(path): 0.5, not a whole number")]
                + Shape.outside(bounds, step: 1, at: path)
        case .number(let bounds): return Shape.outside(bounds, step: 0.5, at: path)
        case .choice: return [MalformedValue(value: "no such choice".value, about: "\(path): no such choice")]
        case .string(let pattern):
            return pattern == nil ? [] : [MalformedValue(value: "".value, about: "\(path): an empty string")]
        default: return []
        }
    }

    private static func outside(_ bounds: Bounds, step: Double, at path: Path) -> [MalformedValue] {
        func one(_ number: Double, _ about: String) -> MalformedValue? {
            guard number.isFinite else { return nil }
            let number = Number(number)
            return MalformedValue(value: .number(number), about: "\(path): \(number.text), \(about)")
        }
        return [
            bounds.atLeast.flatMap { one($0 - step, "less than the minimum \(Number($0).text)") },
            bounds.above.flatMap { one($0, "not above the bound") },
            bounds.atMost.flatMap { one($0 + max(step, $0.ulp), "more than the maximum \(Number($0).text)") },
        ].compactMap { $0 }
    }

    private func wrongParts(of value: Value, at path: Path) -> [MalformedValue] {
        switch (self, value) {
        case (.record(let fields), .object(let members)):
            let known = Shape.known(members, fields)
            let missing = known.filter { $0.field.presence == .always }.map { index, member, _ in
                MalformedValue(
                    value: .object(members.without(index)),
                    about: "\(path): the member \(member.name) is missing")
            }
            let unknown = MalformedValue(
                value: .object(members + [Value.Member("noSuchMember", true.value)]),
                about: "\(path): an unknown member")
            let within = known.flatMap { index, member, field in
                field.shape.wrong(member.value, at: path.appending(.member(member.name))).map { part in
                    let wrong = members.with(Value.Member(member.name, part.value), at: index)
                    return MalformedValue(value: .object(wrong), about: part.about)
                }
            }
            return missing + [unknown] + within
        case (.array(let element), .array(let elements)), (.fixed(let element, _), .array(let elements)):
            guard let first = elements.first else { return [] }
            let within = element.wrong(first, at: path.appending(.index(0))).map { part in
                MalformedValue(value: .array([part.value] + elements.dropFirst()), about: part.about)
            }
            guard case .fixed = self else { return within }
            return within + [
                MalformedValue(value: .array(elements + [first]), about: "\(path): one element too many"),
                MalformedValue(
                    value: .array(Array(elements.dropLast())), about: "\(path): one element too few"),
            ]
        default: return []
        }
    }
}
