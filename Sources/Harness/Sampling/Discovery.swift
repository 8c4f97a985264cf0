import JSON
import Specification

/// A failure that fuzzing found, on the smallest input it could find.
public struct Discovery: Sendable {
    public let subsystem: SubsystemID
    /// The sample that showed it first: with the seed it is found again on any machine.
    public let number: Int
    /// The clause that is broken; nil where none complains.
    public let clause: ClauseID?
    /// What went wrong, in a sentence.
    public let sentence: String
    /// The smallest failing input.
    public let input: Value
    /// The options under which it was asked, where they are not those taken unasked.
    public let readings: [String: String]
    /// The option in force of every reading.
    public let inForce: [String: String]
    public let answer: Answer?
    public let fault: Fault?
    /// What another implementation answers.
    public let expected: Answer?
    public let differences: [Difference]
    /// How many inputs were tried to make it small.
    public let tried: Int

    init(_ verdict: SampleVerdict, blame: Blame, tried: Int) {
        subsystem = verdict.sample.subsystem
        number = verdict.sample.number
        input = verdict.sample.input
        readings = verdict.sample.readings
        inForce = verdict.inForce
        answer = verdict.answer
        expected = verdict.expected
        differences = verdict.differences
        self.tried = tried
        if case .clause(let clause) = blame {
            self.clause = clause
            sentence = verdict.breaches.first { $0.clause == clause }?.sentence ?? verdict.sentence
        } else {
            clause = nil
            sentence = verdict.sentence
        }
        if case .fault(let fault) = verdict.kind { self.fault = fault } else { fault = nil }
    }

    /// One word or two for what it is laid at: the clause, the kind of error, or what else is wrong.
    public var title: String {
        clause?.rawValue ?? fault.map { "error: \($0.kind.rawValue)" }
            ?? (differences.isEmpty ? "the form of the answer" : "a difference")
    }
}
