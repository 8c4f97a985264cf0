import JSON

/// Makes values that differ a little from a given value, so that inputs similar to those of a corpus are tried.
extension Shape {
    /// Returns the value with a few parts changed; a type of this shape might reject the result.
    ///
    /// The donor is another value of this shape; parts of the donor may replace parts of `value`.
    public func mutated(_ value: Value, donor: Value, from entropy: inout Entropy) -> Value {
        var mutated = value
        for _ in 0...Int(entropy.below(3)) { mutated = changed(mutated, donor, &entropy) }
        return mutated
    }

    private func changed(_ value: Value, _ donor: Value?, _ entropy: inout Entropy) -> Value {
        if let donor, entropy.once(in: 8) { return donor }
        switch (form(of: value), value) {
        case (.boolean, .bool(let bool)): return .bool(!bool)
        case (.number, .number(let number)): return .number(Shape.changed(number, isWhole: false, &entropy))
        case (.integer, .number(let number)): return .number(Shape.changed(number, isWhole: true, &entropy))
        case (.string, .string(let text)): return .string(Shape.changed(text, &entropy))
        case (.choice(let choices), .string):
            return choices.isEmpty ? value : .string(entropy.one(of: choices))
        case (.array(let element), .array(let elements)):
            var donors: [Value] = []
            if case .array(let others)? = donor { donors = others }
            return .array(element.changed(elements, donors, &entropy))
        case (.fixed(let element, _), .array(let elements)) where !elements.isEmpty:
            let index = entropy.integer(in: 0...elements.count - 1)
            return .array(elements.with(element.changed(elements[index], nil, &entropy), at: index))
        case (.record(let fields), .object(let members)) where !members.isEmpty:
            let index = entropy.integer(in: 0...members.count - 1)
            let name = members[index].name
            guard let field = fields.first(where: { $0.name == name }) else { return value }
            if field.presence != .always, entropy.once(in: 4) { return .object(members.without(index)) }
            let changed = field.shape.changed(members[index].value, donor?[name], &entropy)
            return .object(members.with(Value.Member(name, changed), at: index))
        default: return value
        }
    }

    /// Returns the list after one change: one element is added, removed, repeated or changed, two elements are swapped,
    /// or the list is cut short.
    private func changed(_ elements: [Value], _ donors: [Value], _ entropy: inout Entropy) -> [Value] {
        var copy = elements
        guard !elements.isEmpty else { return donors.isEmpty ? [] : [entropy.one(of: donors)] }
        let index = entropy.integer(in: 0...elements.count - 1)
        switch entropy.below(8) {
        case 0: copy.remove(at: index)
        case 1: copy.insert(elements[index], at: index)
        case 2: copy.swapAt(index, entropy.integer(in: 0...elements.count - 1))
        case 3: if !donors.isEmpty { copy.insert(entropy.one(of: donors), at: index) }
        case 4: copy.removeSubrange(index...)
        default:
            copy[index] = changed(elements[index], donors.isEmpty ? nil : entropy.one(of: donors), &entropy)
        }
        return copy
    }

    private static func changed(_ number: Number, isWhole: Bool, _ entropy: inout Entropy) -> Number {
        if let integer = number.integer, integer.magnitude < 1 << 40 {
            let choices = [0, integer + 1, integer - 1, -integer, integer * 2, integer / 2, integer + 100]
            return Number(entropy.one(of: choices))
        }
        let double = number.double
        guard !isWhole, double.isFinite else { return number }
        let choices = [
            double.nextUp, double.nextDown, -double, double.rounded(), double + 1, double * 2, double / 2,
            double + 0.0005, double + 0.001,
        ]
        let chosen = entropy.one(of: choices)
        return chosen.isFinite ? Number(chosen) : number
    }

    private static func changed(_ text: String, _ entropy: inout Entropy) -> String {
        if entropy.once(in: 2) {
            var words = text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
            let index = entropy.integer(in: 0...words.count - 1)
            switch entropy.below(4) {
            case 0: words.remove(at: index)
            case 1: words.insert(words[index], at: index)
            case 2: words.swapAt(index, entropy.integer(in: 0...words.count - 1))
            default:
                words[index] = entropy.once(in: 2) ? words[index].uppercased() : words[index].lowercased()
            }
            return words.joined(separator: " ")
        }
        var scalars = String.UnicodeScalarView(text.unicodeScalars)
        let place = scalars.index(
            scalars.startIndex, offsetBy: entropy.integer(in: 0...scalars.count))
        if entropy.once(in: 2), place < scalars.endIndex {
            scalars.remove(at: place)
        } else {
            scalars.insert(contentsOf: entropy.symbol().unicodeScalars, at: place)
        }
        return String(scalars)
    }
}
