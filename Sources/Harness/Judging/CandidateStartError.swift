/// An error thrown if a candidate cannot be started, with the reason and the end of the candidate's standard error.
public struct CandidateStartError: Error, Sendable, CustomStringConvertible {
    public let command: String
    public let sentence: String
    public let log: String
    /// Whether the only reason for the error is that the run was ended before the candidate sent its hello.
    public let isInterruption: Bool

    package init(command: String, sentence: String, log: String = "", isInterruption: Bool = false) {
        self.command = command
        self.sentence = ForeignText.line(sentence)
        self.log = ForeignText.lines(log)
        self.isInterruption = isInterruption
    }

    public var description: String {
        if isInterruption { return "the run was ended before the adapter `\(command)` sent its hello" }
        return "the adapter `\(command)` could not be started: \(sentence)"
            + (log.isEmpty ? "" : "\nthe end of the adapter's standard error:\n\(log)")
    }
}
