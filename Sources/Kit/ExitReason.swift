import Harness
import Skeletons

/// The reasons for which the program ends, with the exit code for each reason.
public enum ExitReason: Int32, Sendable {
    case conforms = 0
    case doesNotConform = 1
    case usage = 2
    case adapter = 3
    /// The run was ended by Ctrl-C or a termination signal; the program reports the results so far.
    case interrupted = 130
}

/// The error with which the program ends if it does not succeed: an exit code, and a sentence for the user.
public struct Failure: Error {
    let code: ExitReason
    let sentence: String

    /// Makes a failure; the sentence goes to standard error after the program's name.
    public init(_ code: ExitReason, _ sentence: String = "") {
        self.code = code
        self.sentence = sentence
    }

    /// The failure that ends a program whose run was interrupted, after it has shown the partial results.
    static let isPartial = Failure(.interrupted, "interrupted; partial results above")

    /// Makes the failure with which the program ends after an error; nil for an error that no verb expects.
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
