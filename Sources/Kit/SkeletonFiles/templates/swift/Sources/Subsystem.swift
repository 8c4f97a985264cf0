/// A part of the specification with its own input and output.
protocol Subsystem {
    associatedtype Input: Decodable
    associatedtype Output: Encodable

    static var name: String { get }

    /// What the specification can be read as in more than one way; the first option is taken unless a run asks for
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

/// A whole number up to 2^53 - 1 in size, however it is written: 3, 3.0 and 30e-1 are the same.
struct ExactInteger: Decodable {
    let value: Int

    init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Int.self)
        guard abs(value) < 1 << 53 else { throw Rejection.malformed }
    }
}
