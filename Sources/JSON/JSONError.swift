/// An error in a text that is not JSON by RFC 8259, or that is nested more deeply than allowed.
public struct JSONError: Error, Equatable, CustomStringConvertible {
    /// A sentence about the fault, without its position.
    public let problem: String
    /// The number of bytes before the fault.
    public let offset: Int

    /// Makes an error for a fault that has the given number of bytes before it.
    public init(_ problem: String, at offset: Int) {
        self.problem = problem
        self.offset = offset
    }

    public var description: String { "\(problem) at byte \(offset)" }
}
