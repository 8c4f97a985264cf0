import Foundation

/// A part of the specification with its own input and output.
protocol Subsystem {
    associatedtype Input: Members
    associatedtype Output: Encodable

    static var name: String { get }

    /// The places where the specification can be read in several ways. The first option is taken unless a run asks for
    /// another.
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

/// An object of an input, which names its members.
protocol Members: Decodable {
    associatedtype CodingKeys: CodingKey, CaseIterable
}

/// An object that has only the members that it names; by itself a Decodable would overlook others.
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

/// A whole number up to 2^53 - 1 in size, however it is written: 3, 3.0 and 30e-1 are the same.
struct ExactInteger: Decodable {
    let value: Int

    init(from decoder: any Decoder) throws {
        // A Decimal keeps 38 digits: as a Double 3.00000000000000000001 would be 3.
        let number = try decoder.singleValueContainer().decode(Decimal.self)
        guard abs(number) < Decimal(1 << 53), let integer = Int("\(number)") else {
            throw Rejection.malformed
        }
        value = integer
    }
}
