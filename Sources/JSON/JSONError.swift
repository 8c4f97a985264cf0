/// The error for text that is not valid JSON (RFC 8259), or that nests arrays and objects too deeply.
public struct JSONError: Error, Equatable, CustomStringConvertible {
    /// A sentence about the fault, without its position.
    public let problem: String
    /// The number of bytes before the fault.
    public let offset: Int

    /// Makes an error from a sentence about the fault and the number of bytes before it.
    public init(_ problem: String, at offset: Int) {
        self.problem = problem
        self.offset = offset
    }

    public var description: String { "\(problem) at byte \(offset)" }
}
