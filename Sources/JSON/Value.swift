/// A JSON value: what every subsystem takes and gives.
///
/// Texts are equal only when they have the same scalars: nothing is normalised. Objects are equal whatever the
/// order of their members, whose names are unique.
public enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Number)
    case string(String)
    case array([Value])
    case object([Member])

    /// A named value of an object.
    public struct Member: Sendable {
        public let name: String
        public let value: Value

        public init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }
    }
}

extension Value {
    /// The member of that name, or nil where there is none or the value is no object.
    public subscript(name: String) -> Value? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name.hasSameScalars(as: name) }?.value
    }

    /// What kind of JSON value this is, in words for a person.
    public var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a text"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// An object of the members that are there.
    public static func record(_ members: (String, Value?)...) -> Value {
        var present: [Member] = []
        present.reserveCapacity(members.count)
        for (name, value) in members {
            if let value { present.append(Member(name, value)) }
        }
        return .object(present)
    }
}

extension Value: Equatable {
    public static func == (left: Value, right: Value) -> Bool {
        switch (left, right) {
        case (.null, .null): return true
        case (.bool(let a), .bool(let b)): return a == b
        case (.number(let a), .number(let b)): return a == b
        case (.string(let a), .string(let b)): return a.hasSameScalars(as: b)
        case (.array(let a), .array(let b)): return a == b
        case (.object(let a), .object(let b)):
            guard a.count == b.count else { return false }
            return a.allSatisfy { member in right[member.name] == member.value }
        default: return false
        }
    }
}

extension String {
    /// Whether both texts have the same scalars in the same order, with no regard to canonical equivalence.
    public func hasSameScalars(as other: String) -> Bool {
        let (one, two) = (utf8, other.utf8)
        guard one.count == two.count else { return false }
        let isSame = one.withContiguousStorageIfAvailable { one in
            two.withContiguousStorageIfAvailable { two in one.elementsEqual(two) }
        }
        return (isSame ?? nil) ?? one.elementsEqual(two)
    }
}
