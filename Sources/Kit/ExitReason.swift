import Harness
import Skeletons

/// The reasons for which the program exits, with their exit codes.
public enum ExitReason: Int32, Sendable {
    case conforms = 0
    case doesNotConform = 1
    case usage = 2
    case adapter = 3
    /// Ended by Ctrl-C or a termination signal; partial results are reported.
    case interrupted = 130
}

/// The end of a program that did not succeed, with a sentence for the user.
public struct Failure: Error {
    let code: ExitReason
    let sentence: String

    /// Makes a failure; the sentence goes to standard error after the program's name.
    public init(_ code: ExitReason, _ sentence: String = "") {
        self.code = code
        self.sentence = sentence
    }

    /// The end of a run that was interrupted.
    static let isPartial = Failure(.interrupted, "interrupted; partial results above")

    /// Makes the failure that reports an error and ends the program; nil for an error that no verb expects.
    init?(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as CandidateStartError:
            self.init(error.isInterruption ? .interrupted : .adapter, "\(error)")
        case is CorpusError, is SkeletonError: self.init(.usage, "\(error)")
        default: return nil
        }
    }
}
