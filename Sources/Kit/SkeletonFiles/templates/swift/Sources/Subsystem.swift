import Foundation

/// A subsystem that the adapter implements, with its own types of input and output.
protocol Subsystem {
    associatedtype Input: Members
    associatedtype Output: Encodable

    static var name: String { get }

    /// The options that the adapter implements for each reading. The first option applies unless a request names
    /// another one.
    static var readings: [String: [String]] { get }

    static func run(_ input: Input, readings: [String: String]) throws(Rejection) -> Output
}

extension Subsystem {
    static var readings: [String: [String]] { [:] }
}

/// An error that is part of the contract, such as `Rejection(code: "citations.invalid")`.
struct Rejection: Error {
    let code: String

    /// The input does not have the shape that its subsystem declares.
    static let malformed = Rejection(code: "input.malformed")
}

/// An object in an input; its `CodingKeys` are the members that it may have.
protocol Members: Decodable {
    associatedtype CodingKeys: CodingKey, CaseIterable
}

/// An object that must not have unknown members; a `Decodable` by itself would ignore them.
@dynamicMemberLookup
struct Exactly<Value: Members>: Decodable {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    let value: Value

    init(from decoder: any Decoder) throws {
        let known = Set(Value.CodingKeys.allCases.map(\.stringValue))
        let names = try decoder.container(keyedBy: Name.self).allKeys.map(\.stringValue)
        guard names.allSatisfy(known.contains) else { throw Rejection.malformed }
        value = try Value(from: decoder)
    }

    subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }
}

/// A whole number from -(2^53 - 1) to 2^53 - 1, in whichever form it is written: 3, 3.0 and 30e-1 are the same.
struct ExactInteger: Decodable {
    let value: Int

    init(from decoder: any Decoder) throws {
        // A Decimal keeps 38 digits, whereas 3.00000000000000000001 would be 3 as a Double.
        let number = try decoder.singleValueContainer().decode(Decimal.self)
        guard abs(number) < Decimal(1 << 53), let integer = Int("\(number)") else {
            throw Rejection.malformed
        }
        value = integer
    }
}
