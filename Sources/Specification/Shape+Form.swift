import JSON

/// Compares the kinds and members of values with a shape, and chooses between the shapes of an `either`.
extension Shape {
    /// Returns whether a value has the kind and the members that this shape requires; ignores bounds and patterns.
    public func admits(_ value: Value) -> Bool {
        switch (bare, value) {
        case (.any, _), (.null, .null), (.boolean, .bool), (.number, .number), (.string, .string): true
        case (.integer, .number(let number)): number.isWhole
        case (.choice(let choices), .string(let text)): choices.contains { $0.hasSameScalars(as: text) }
        case (.array(let element), .array(let elements)): elements.allSatisfy(element.admits)
        case (.fixed(let element, let count), .array(let elements)):
            elements.count == count && elements.allSatisfy(element.admits)
        case (.either(let shapes), _): shapes.contains { $0.admits(value) }
        case (.record(let fields), .object(let members)):
            members.allSatisfy { member in
                fields.contains { $0.name == member.name && $0.shape.admits(member.value) }
            } && fields.allSatisfy { $0.presence != .always || value[$0.name] != nil }
        case (.map(let content), .object(let members)): members.allSatisfy { content.admits($0.value) }
        default: false
        }
    }

    /// Returns the shape without its sentence and rule; an `either` is replaced by its first shape that fits the value.
    ///
    /// If the shape is `any`, the result is made from the value. For an object, `any` and `map` become a record in
    /// which every member may be absent.
    package func form(of value: Value) -> Shape {
        switch (bare, value) {
        case (.either(let shapes), _): shapes.first { $0.admits(value) }?.form(of: value) ?? bare
        case (.any, .bool): .boolean
        case (.any, .number): .number()
        case (.any, .string): .string()
        case (.any, .array): .array(.any)
        case (.any, .object(let members)): .record(members.map { .free($0.name, .any, "") })
        case (.map(let content), .object(let members)): .record(members.map { .free($0.name, content, "") })
        default: bare
        }
    }
}
