/// A JSON value; the inputs and outputs of all subsystems are such values.
///
/// Two strings are equal only if they have the same scalars, without normalisation. Two objects are equal if they have
/// the same members in any order; the names of the members of an object are unique.
public enum Value: Sendable {
    case null
    case bool(Bool)
    case number(Number)
    case string(String)
    case array([Value])
    case object([Member])

    /// A member of an object: a name and a value.
    public struct Member: Sendable {
        /// The name of the member.
        public let name: String
        /// The value of the member.
        public let value: Value

        /// Makes a member from its name and its value.
        public init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }
    }
}

extension Value {
    /// Returns the value of the member with the given name; nil if there is no such member, or if this value is not an
    /// object.
    public subscript(name: String) -> Value? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name.hasSameScalars(as: name) }?.value
    }

    /// The kind of this JSON value, in words for a message.
    public var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// Returns an object with the given members, except those whose value is nil.
    public static func record(_ members: (String, Value?)...) -> Value {
        .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }
}

extension Value: Equatable {
    /// Returns whether two values are equal; objects may differ in the order of their members.
    public static func == (left: Value, right: Value) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.string(let a), .string(let b)): a.hasSameScalars(as: b)
        case (.array(let a), .array(let b)): a == b
        case (.object(let a), .object(let b)):
            a.count == b.count && a.allSatisfy { right[$0.name] == $0.value }
        default: false
        }
    }
}

extension String {
    /// Returns whether both strings have the same scalars in the same order; canonically equivalent strings may differ.
    public func hasSameScalars(as other: String) -> Bool {
        let (one, two) = (utf8, other.utf8)
        guard one.count == two.count else { return false }
        let isSame = one.withContiguousStorageIfAvailable { one in
            two.withContiguousStorageIfAvailable { two in one.elementsEqual(two) }
        }
        return (isSame ?? nil) ?? one.elementsEqual(two)
    }
}
