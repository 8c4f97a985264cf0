/// Why there is no answer.
public struct Fault: Error, Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        /// No answer within the time limit of a case.
        case timeout
        /// The adapter ended before it had answered the case.
        case crash
        /// Its output does not follow the protocol.
        case `protocol`
        /// It answered with an error that the subsystem does not declare: the program failed, and did not judge the
        /// input.
        case exception
        /// A line of its output is longer than the limit.
        case oversized
        /// The case was never tried, since the adapter had been started too often.
        case abandoned
        /// The run was ended before the answer.
        case interrupted
        /// It gave another answer when asked again.
        case flaky
    }

    public let kind: Kind
    public let sentence: String
    /// The end of the adapter's standard error.
    public let log: String

    public init(_ kind: Kind, _ sentence: String, log: String = "") {
        self.kind = kind
        self.sentence = ForeignText.line(sentence)
        self.log = ForeignText.lines(log)
    }
}
