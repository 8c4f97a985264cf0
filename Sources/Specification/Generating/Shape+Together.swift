import JSON

/// Makes simpler values by changing several parts at once, as the Python library Hypothesis does in some steps. Such
/// values are needed if an input fails only with equal parts, or only with a certain difference or sum of two numbers.
extension Shape {
    /// A leaf of a value (a part without parts of its own, such as a number), with the member that contains the leaf.
    private typealias Leaf = (index: Int, value: Value, shape: Shape, field: Field?)
    /// Changed parts, by their indices.
    private typealias Changes = [Int: Value]

    /// The maximum number of groups of parts, and the maximum number of changes to each group.
    private static var most: (groups: Int, changes: Int) { (20, 100) }

    /// Returns values in which several parts are simpler at once; a type of this shape might reject some of the values.
    /// The values are made one by one.
    ///
    /// First, an amount is subtracted from numbers with the same member name, from numbers with the same unit, or from
    /// any numbers. Then equal parts become the same simpler part, or an amount is moved from one number to the next.
    public func simplerTogether(than value: Value) -> AnySequence<Value> {
        var leaves: [Leaf] = []
        _ = mapped(value, in: nil) { shape, value, field in
            leaves.append((leaves.count, value, shape, field))
            return value
        }
        let numbers = leaves.filter { $0.value.double != nil }
        let kinds =
            (Shape.groups(numbers) { $0.field?.name } + Shape.groups(numbers) { $0.field?.unit }
            + Shape.groups(numbers) { _ in true }).unique.map { kind in kind.map { leaves[$0] } }
        let equal = Shape.groups(leaves) { JSONWriter.bytes(of: $0.value) }.map { $0.map { leaves[$0] } }
        let changes = [
            AnySequence(kinds.lazy.flatMap { Shape.shifts($0).prefix(Shape.most.changes) }),
            AnySequence(equal.lazy.flatMap { Shape.replacements($0).prefix(Shape.most.changes) }),
            AnySequence(kinds.lazy.flatMap { Shape.moves($0).prefix(Shape.most.changes) }),
        ].joined().lazy.filter { [leaves] in $0.allSatisfy { leaves[$0].shape.admits($1) } }
        return AnySequence(
            changes.map { changes in
                var indices = (0...).makeIterator()
                return mapped(value, in: nil) { _, old, _ in indices.next().flatMap { changes[$0] } ?? old }
            })
    }

    /// Groups the parts by key, and returns the indices of each group that has several parts.
    private static func groups<Key: Hashable>(_ leaves: [Leaf], by key: (Leaf) -> Key?) -> [[Int]] {
        let groups = Dictionary(grouping: leaves, by: key)
        let indices = leaves.compactMap(key).unique.map { groups[$0, default: []].map(\.index) }
        return Array(indices.filter { $0.count > 1 }.prefix(most.groups))
    }

    /// Returns changes that make one number simpler, and shift all numbers that are not smaller by the same amount.
    private static func shifts(_ kind: [Leaf]) -> some Sequence<Changes> {
        let sorted = kind.sorted { ($0.value.double ?? 0) < ($1.value.double ?? 0) }
        return sorted.indices.lazy.dropLast().flatMap { index in
            changes(sorted[index], sorted[(index + 1)...]) { $0.adding($2, $1) }
        }
    }

    /// Returns changes that make a number simpler, and add the difference to the next number, unless the next number is
    /// 0.
    private static func moves(_ kind: [Leaf]) -> some Sequence<Changes> {
        kind.indices.lazy.dropLast().filter { kind[$0 + 1].value.double != 0 }.flatMap { index in
            changes(kind[index], kind[index + 1...index + 1]) { $0.adding($1, $2) }
        }
    }

    /// Returns changes that replace equal parts by the same simpler part.
    private static func replacements(_ equal: [Leaf]) -> some Sequence<Changes> {
        changes(equal[0], equal.dropFirst()) { $2 }
    }

    /// Returns changes that make `leaf` simpler and adapt the other leaves. The arguments of `adapt` are the value of
    /// another leaf, then the old value of `leaf`, then the simpler value of `leaf`.
    private static func changes(
        _ leaf: Leaf, _ others: ArraySlice<Leaf>, adapt: @escaping (Value, Value, Value) -> Value
    ) -> AnySequence<Changes> {
        let simpler = leaf.shape.simpler(than: leaf.value).lazy.filter { $0.isFar(below: leaf.value) }
        return AnySequence(
            simpler.map { simpler in
                others.reduce(into: [leaf.index: simpler]) {
                    $0[$1.index] = adapt($1.value, leaf.value, simpler)
                }
            })
    }

    /// Returns the value in which each leaf is replaced, in document order, by the result of `part`.
    private func mapped(_ value: Value, in field: Field?, _ part: (Shape, Value, Field?) -> Value) -> Value {
        let form = form(of: value)
        switch (form, value) {
        case (.array(let element), .array(let elements)), (.fixed(let element, _), .array(let elements)):
            return .array(elements.map { element.mapped($0, in: field, part) })
        case (.record(let fields), .object(let members)):
            return .object(
                members.map { member in
                    guard let field = fields.first(where: { $0.name == member.name }) else { return member }
                    return Value.Member(member.name, field.shape.mapped(member.value, in: field, part))
                })
        default: return part(form, value, field)
        }
    }
}

extension Value {
    /// Returns whether a number is at most about half as large as another, or has fewer characters; true if either
    /// is not a number.
    ///
    /// With smaller steps, there could be thousands of inputs, each of which is hardly simpler than the one before.
    fileprivate func isFar(below other: Value) -> Bool {
        guard case .number(let number) = self, case .number(let other) = other else { return true }
        return abs(number.double) <= (abs(other.double) + 1) / 2
            || number.text.utf8.count < other.text.utf8.count
    }

    /// Returns this number plus the difference of two others, without the digits that the rounding of doubles adds.
    /// Returns this value unchanged if one of the three values is not a number, or if the sum is too large for a
    /// double.
    fileprivate func adding(_ minuend: Value, _ subtrahend: Value) -> Value {
        guard let number = double, let minuend = minuend.double, let subtrahend = subtrahend.double else {
            return self
        }
        let sum = number + (minuend - subtrahend)
        let short = sum == sum.rounded() ? sum : (sum * 1e9).rounded() / 1e9 + 0
        return short.isFinite ? .number(Number(short)) : self
    }
}
