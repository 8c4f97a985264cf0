import JSON
import Specification

/// A failure that fuzzing found, on the smallest input it could find.
public struct Discovery: Sendable {
    /// The subsystem that failed.
    public let subsystem: SubsystemID
    /// The number of the sample that showed it first; with the seed it is found again on any machine.
    public let number: Int
    /// The clause that is broken; nil if none is.
    public let clause: ClauseID?
    /// What went wrong, in a sentence.
    public let sentence: String
    /// The smallest failing input.
    public let input: Value
    /// The options that were requested, if they are not those that the implementation uses by default.
    public let readings: [String: String]
    /// The option in force for every reading.
    public let inForce: [String: String]
    /// What the implementation answered; nil if it gave no usable answer.
    public let answer: Answer?
    /// The error, if there was one.
    public let fault: Fault?
    /// What another implementation answers; nil if none was asked.
    public let expected: Answer?
    /// Who that other implementation is.
    let rival: Hello?
    /// Where the two answers differ.
    public let differences: [Difference]
    /// The number of inputs that were tried to make it small.
    public let tried: Int

    init(_ verdict: SampleVerdict, blame: Blame, tried: Int) {
        subsystem = verdict.sample.subsystem
        number = verdict.sample.number
        input = verdict.sample.input
        readings = verdict.sample.readings
        inForce = verdict.inForce
        answer = verdict.answer
        expected = verdict.expected
        rival = verdict.rival
        differences = verdict.differences
        self.tried = tried
        if case .clause(let clause) = blame {
            self.clause = clause
            let breach = verdict.breaches.first { $0.clause == clause }
            sentence = ForeignText.line(breach?.sentence ?? verdict.sentence)
        } else {
            clause = nil
            sentence = ForeignText.line(verdict.sentence)
        }
        if case .fault(let fault) = verdict.kind { self.fault = fault } else { fault = nil }
    }

    /// Why it fails: the error, or the sentence of what is broken.
    public var reason: String { fault.map { "\($0.kind.rawValue): \($0.sentence)" } ?? sentence }

    /// The cause in a word or two: the clause, the kind of error, or what else is wrong.
    public var title: String {
        clause?.rawValue ?? fault.map { "error: \($0.kind.rawValue)" }
            ?? (differences.isEmpty ? "the form of the answer" : "a difference")
    }
}
