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
}
