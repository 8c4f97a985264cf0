import JSON

/// Values that differ in one part only, which show what determines that part.
extension Shape {
    /// A value that differs in one part.
    package struct Neighbour: Sendable {
        /// The part: a changed scalar, or a missing element.
        package let part: Path
        /// The whole value.
        package let value: Value
    }

    /// Returns a few such values for each part of a value of this shape, in the order of the parts.
    package func neighbours(of value: Value) -> [Neighbour] {
        changes(of: value, at: .root).map { Neighbour(part: $0.part, value: $0.value) }
    }

    private typealias Change = (part: Path, value: Value)

    private func changes(of value: Value, at path: Path) -> [Change] {
        switch (form(of: value), value) {
        case (.boolean, .bool(let bool)): return [(path, .bool(!bool))]
        case (.number, .number(let number)), (.integer, .number(let number)):
            return Self.changes(of: number).map { (path, .number($0)) }
        case (.string, .string(let text)):
            return [text + "x", ""].filter { $0 != text }.map { (path, .string($0)) }
        case (.choice(let choices), .string(let text)):
            return choices.filter { $0 != text }.prefix(3).map { (path, .string($0)) }
        case (.array(let element), .array(let elements)):
            return elements.indices.flatMap { index -> [Change] in
                var shorter = elements
                shorter.remove(at: index)
                return [(path.appending(.index(index)), .array(shorter))]
                    + element.changes(of: elements, at: index, path)
            }
        case (.fixed(let element, _), .array(let elements)):
            return elements.indices.flatMap { element.changes(of: elements, at: $0, path) }
        case (.record(let fields), .object(let members)):
            return members.indices.flatMap { index -> [Change] in
                let member = members[index]
                guard let field = fields.first(where: { $0.name == member.name }) else { return [] }
                return field.shape.changes(of: member.value, at: path.appending(.member(member.name))).map {
                    var copy = members
                    copy[index] = Value.Member(member.name, $0.value)
                    return ($0.part, .object(copy))
                }
            }
        default: return []
        }
    }

    /// The list with one element changed.
    private func changes(of elements: [Value], at index: Int, _ path: Path) -> [Change] {
        changes(of: elements[index], at: path.appending(.index(index))).map {
            var copy = elements
            copy[index] = $0.value
            return ($0.part, .array(copy))
        }
    }

    private static func changes(of number: Number) -> [Number] {
        if let integer = number.integer, abs(integer) < 1 << 40 {
            return [Number(integer + 1), Number(integer - 1)]
        }
        return [number.double + 1, number.double - 1].filter(\.isFinite).map { Number($0) }
    }
}
