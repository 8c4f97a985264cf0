/// A text that is not JSON by RFC 8259, or more deeply nested than allowed: what is wrong, and where.
public struct JSONError: Error, Equatable, CustomStringConvertible {
    public let problem: String
    /// Bytes before the fault.
    public let offset: Int

    public init(_ problem: String, at offset: Int) {
        self.problem = problem
        self.offset = offset
    }

    public var description: String { "\(problem) at byte \(offset)" }
}
