/// The reason why a request got no usable answer.
public struct Fault: Error, Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        /// The adapter gave no answer within the time limit of a case.
        case timeout
        /// The adapter ended before it had answered the case.
        case crash
        /// The adapter's output does not follow the protocol.
        case `protocol`
        /// The adapter answered with an error that the subsystem does not declare, which means that the adapter itself
        /// failed.
        case exception
        /// A line of the adapter's output is longer than the limit.
        case oversized
        /// The request was never sent, for example because the adapter could not be started again.
        case abandoned
        /// The run was ended before the answer arrived.
        case interrupted
        /// The adapter gave different answers to the same request in several runs.
        case flaky
    }

    public let kind: Kind
    public let sentence: String
    /// The end of the adapter's standard error.
    public let log: String
    /// Whether a reply had an id that belongs to no open request; if so, other replies may have wrong ids too.
    public let hasUnknownID: Bool

    public init(_ kind: Kind, _ sentence: String, log: String = "", hasUnknownID: Bool = false) {
        self.kind = kind
        self.sentence = ForeignText.line(sentence)
        self.log = ForeignText.lines(log)
        self.hasUnknownID = hasUnknownID
    }

    /// The fault of a request that had no answer yet when the run was ended.
    package static var interruption: Fault {
        Fault(.interrupted, "the run was ended before the answer arrived")
    }

    /// The fault of a request that was never sent, for an unknown reason.
    package static var neverAsked: Fault { Fault(.abandoned, "the request was never sent") }
}
