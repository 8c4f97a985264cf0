import JSON

/// Values that differ in one part only, which show what determines that part.
extension Shape {
    /// A value that differs in one part.
    ///
    /// The part is a changed scalar, or a missing element; the value is the whole.
    package typealias Neighbour = (part: Path, value: Value)

    /// Returns a few such values for each part of a value of this shape, in the order of the parts.
    package func neighbours(of value: Value) -> [Neighbour] { changes(of: value, at: .root) }

    private func changes(of value: Value, at path: Path) -> [Neighbour] {
        switch (form(of: value), value) {
        case (.boolean, .bool(let bool)): return [(path, .bool(!bool))]
        case (.number, .number(let number)), (.integer, .number(let number)):
            return Self.changes(of: number).map { (path, .number($0)) }
        case (.string, .string(let text)):
            return [text + "x", ""].filter { $0 != text }.map { (path, .string($0)) }
        case (.choice(let choices), .string(let text)):
            return choices.filter { $0 != text }.prefix(3).map { (path, .string($0)) }
        case (.array(let element), .array(let elements)):
            return elements.indices.flatMap { index -> [Neighbour] in
                [(path.appending(.index(index)), .array(elements.without(index)))]
                    + element.changes(of: elements, at: index, path)
            }
        case (.fixed(let element, _), .array(let elements)):
            return elements.indices.flatMap { element.changes(of: elements, at: $0, path) }
        case (.record(let fields), .object(let members)):
            return members.indices.flatMap { index -> [Neighbour] in
                let member = members[index]
                guard let field = fields.first(where: { $0.name == member.name }) else { return [] }
                return field.shape.changes(of: member.value, at: path.appending(.member(member.name))).map {
                    ($0.part, .object(members.with(Value.Member(member.name, $0.value), at: index)))
                }
            }
        default: return []
        }
    }

    /// The list with one element changed.
    private func changes(of elements: [Value], at index: Int, _ path: Path) -> [Neighbour] {
        changes(of: elements[index], at: path.appending(.index(index))).map {
            ($0.part, .array(elements.with($0.value, at: index)))
        }
    }

    private static func changes(of number: Number) -> [Number] {
        if let integer = number.integer, abs(integer) < 1 << 40 {
            return [Number(integer + 1), Number(integer - 1)]
        }
        return [number.double + 1, number.double - 1].filter(\.isFinite).map { Number($0) }
    }
}
