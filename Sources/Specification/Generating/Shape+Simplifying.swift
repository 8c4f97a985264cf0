import JSON

/// Makes simpler values of the same shape; the harness looks for the smallest failing input among them.
extension Shape {
    /// Returns values that are one step simpler than a value, the largest steps first; a type of this shape might
    /// reject some of them.
    ///
    /// In a step, for example, a list loses elements, a number loses digits or becomes 0, a string loses words or
    /// symbols, or an object loses an optional member. The values are made one by one, since a long list has thousands
    /// of simpler values.
    public func simpler(than value: Value) -> AnySequence<Value> {
        if case .any = bare, value != .null {
            return .inTurn([.null], form(of: value).simpler(than: value))
        }
        switch (form(of: value), value) {
        case (.boolean, .bool(true)): return AnySequence([.bool(false)])
        case (.number, .number(let number)), (.integer, .number(let number)):
            return AnySequence(Shape.simpler(than: number).map { .number($0) })
        case (.string, .string(let text)):
            return AnySequence(Shape.simpler(than: text).map { .string($0) })
        case (.choice(let choices), .string(let text)):
            return AnySequence(choices.prefix { $0 != text }.map { .string($0) })
        case (.array(let element), .array(let elements)):
            let together = Shape.together(elements, element.bare).map { Value.array($0) }
            return .inTurn(
                Shape.shorter(elements).lazy.map { .array($0) }, .inTurn(together, alone(elements, element)))
        case (.fixed(let element, _), .array(let elements)): return alone(elements, element)
        case (.record(let fields), .object(let members)):
            return Shape.simpler(than: members, fields)
        default: return AnySequence([])
        }
    }

    /// Returns the lists in which one element is simpler and the others are unchanged.
    private func alone(_ elements: [Value], _ element: Shape) -> AnySequence<Value> {
        AnySequence(
            elements.indices.lazy.flatMap { index in
                element.simpler(than: elements[index]).lazy.map { .array(elements.with($0, at: index)) }
            })
    }

    /// Returns the members that the fields declare, each with its place among all members.
    static func known(
        _ members: [Value.Member], _ fields: [Field]
    ) -> [(index: Int, member: Value.Member, field: Field)] {
        members.enumerated().compactMap { index, member in
            fields.first { $0.name == member.name }.map { (index, member, $0) }
        }
    }

    private static func simpler(than members: [Value.Member], _ fields: [Field]) -> AnySequence<Value> {
        let known = known(members, fields)
        let without = known.filter { $0.field.presence != .always }.map { members.without($0.index) }
        let simpler = known.lazy.flatMap { index, member, field in
            field.shape.simpler(than: member.value).lazy.map { value -> Value in
                .object(members.with(Value.Member(field.name, value), at: index))
            }
        }
        return .inTurn(without.map { .object($0) }, AnySequence(simpler))
    }

    /// Returns shorter lists: first the empty list, then lists that leave out one half of the elements, one quarter,
    /// and so on, down to a single element.
    package static func shorter<Element>(_ elements: [Element]) -> some Sequence<[Element]> {
        let lengths = sequence(first: elements.count) { $0 / 2 }.prefix { $0 > 0 }
        return lengths.lazy.flatMap { length in
            stride(from: 0, to: elements.count, by: length).lazy.map { start in
                Array(elements[..<start] + elements[start...].dropFirst(length))
            }
        }
    }

    /// Returns lists in which one member, such as the time, changes in the same way in all elements; elements sorted by
    /// this member stay sorted.
    private static func together(_ elements: [Value], _ shape: Shape) -> [[Value]] {
        switch shape {
        case .number, .integer:
            return steps(elements.map(\.double)).map { step in
                elements.map { element in
                    element.double.map { Value.number(Number(step($0))) } ?? element
                }
            }
        case .record(let fields):
            return fields.flatMap { field -> [[Value]] in
                let shape = field.shape.bare
                // This step leaves the numbers in nested records unchanged.
                if case .record = shape { return [] }
                return together(elements.map { $0[field.name] ?? .null }, shape).map { parts in
                    zip(elements, parts).map { element, part in
                        guard case .object(let members) = element else { return element }
                        return .object(
                            members.map { $0.name == field.name ? Value.Member(field.name, part) : $0 })
                    }
                }
            }
        default: return []
        }
    }

    /// Returns the changes to try on all numbers together: replacing them by 0, subtracting the first number, or
    /// rounding to fewer decimals.
    private static func steps(_ numbers: [Double?]) -> [(Double) -> Double] {
        guard numbers.count > 1, let first = numbers.compactMap({ $0 }).first else { return [] }
        var steps: [(Double) -> Double] = [{ _ in 0 }]
        if first != 0 { steps.append { Shape.finite($0 - first, or: $0) } }
        for power in [1.0, 1e1, 1e2, 1e3, 1e4, 1e6] {
            steps.append { Shape.finite(($0 * power).rounded() / power, or: $0) }
        }
        return steps
    }

    /// Returns a changed number, or the number itself if the result is too large for a double.
    private static func finite(_ changed: Double, or number: Double) -> Double {
        changed.isFinite ? changed : number
    }

    private static func simpler(than number: Number) -> [Number] {
        let double = number.double
        guard double.isFinite else { return [Number(written: double < 0 ? "-1e400" : "1e400")] }
        if let integer = number.integer {
            var found = [0]
            if integer < 0, integer != Int.min { found.append(-integer) }
            var step = integer / 2
            while step != 0 {
                found.append(integer - step)
                step /= 2
            }
            found += [integer > 0 ? integer - 1 : integer + 1]
            // A number with many digits becomes a round number.
            var power = 10
            while power < integer.magnitude, power < 1 << 50 {
                found.append(integer / power * power)
                power *= 10
            }
            return found.map { Number($0) }
        }
        let rounder = [1e1, 1e2, 1e3, 1e4, 1e6].flatMap { power in
            [(double * power).rounded() / power, (double * power).rounded(.towardZero) / power]
        }
        // Multiplying the greatest doubles gives infinity. JSON has no infinity, so such results are left out.
        return ([0, abs(double), double.rounded(), double.rounded(.towardZero)] + rounder.filter(\.isFinite))
            .map { Number($0) }
    }

    private static func simpler(than text: String) -> [String] {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        var found = words.count > 1 ? shorter(words).map { $0.joined(separator: " ") } : []
        let scalars = Array(text.unicodeScalars)
        if scalars.count <= 200 || words.count <= 1 { found += shorter(scalars).map(Shape.text) }
        for index in scalars.indices.prefix(200) where scalars[index] != "a" {
            for plain: Unicode.Scalar in ["a", "b", " "] where plain != scalars[index] {
                found.append(Shape.text(scalars.with(plain, at: index)))
            }
        }
        return found
    }

    private static func text(_ scalars: [Unicode.Scalar]) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}

extension AnySequence {
    /// Returns the elements of one sequence, followed by the elements of another.
    fileprivate static func inTurn(_ first: some Sequence<Element>, _ second: AnySequence) -> AnySequence {
        AnySequence([AnySequence(first), second].joined())
    }
}

extension Value {
    /// The number as a double; nil if the value is not a number, or if the number is too large for a double.
    var double: Double? {
        guard case .number(let number) = self, number.double.isFinite else { return nil }
        return number.double
    }
}

extension Array {
    func with(_ element: Element, at index: Int) -> [Element] {
        var changed = self
        changed[index] = element
        return changed
    }

    func without(_ index: Int) -> [Element] {
        var shorter = self
        shorter.remove(at: index)
        return shorter
    }
}
