import Foundation
import Harness
import Skeletons

/// The reasons why the program ends, each with its exit code.
public enum ExitReason: Int32, CaseIterable, Sendable {
    case conforms = 0
    case doesNotConform = 1
    case usage = 2
    case adapter = 3
    /// The run was ended by Ctrl-C or a termination signal; the program reports the results so far.
    case interrupted = 130

    static var help: String {
        "Exit codes: "
            + allCases.compactMap { reason in reason.meaning.map { "\(reason.rawValue) \($0)" } }
            .joined(separator: ", ") + "."
    }

    /// The meaning of the exit code in a few words; nil if this program never ends with the code.
    private var meaning: String? {
        let judges = !Kit.current.hasOwnVerbsOnly
        return switch self {
        case .conforms: judges ? "conforms" : "done"
        case .doesNotConform: judges ? "does not" : "a check failed"
        case .usage: "wrong usage or broken input"
        case .adapter: judges ? "the adapter could not be started" : nil
        case .interrupted: "ended by Ctrl-C or a termination signal"
        }
    }
}

/// An error that ends the program: an exit code, and a sentence for the user.
public struct Failure: Error {
    let code: ExitReason
    let sentence: String

    /// Makes a failure; the sentence goes to standard error after the program's name.
    public init(_ code: ExitReason, _ sentence: String = "") {
        self.code = code
        self.sentence = sentence
    }

    /// The failure that ends an interrupted program after it has shown the partial results.
    static let isPartial = Failure(.interrupted, "interrupted; partial results above")

    /// Makes the failure that ends the program after an error; nil for an error that no verb expects.
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

/// Runs `work`; if it throws an error, throws a usage failure whose sentence is `words` followed by the error.
func orFailure<Success>(_ words: String = "", _ work: () throws -> Success) throws(Failure) -> Success {
    do { return try work() } catch { throw Failure(.usage, "\(words)\(error)") }
}

/// Runs `work`; if it throws an error, throws a usage failure that names the problem and the system's reason.
func orProblem<Success>(_ problem: String, _ work: () throws -> Success) throws(Failure) -> Success {
    do { return try work() } catch { throw Failure(.usage, "\(problem): \(error.localizedDescription)") }
}
