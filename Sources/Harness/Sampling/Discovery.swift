import JSON
import Specification

/// A failure that fuzzing found, on the smallest input it could find.
public struct Discovery: Sendable {
    /// The subsystem that failed.
    public let subsystem: SubsystemID
    /// The number of the sample that showed it first; with the seed it is found again on any machine.
    public let number: Int
    /// The law that is broken; nil if none is known.
    public let law: LawID?
    /// Laws that would explain the failure as well.
    public let others: [LawID]
    /// The problem, in a sentence.
    public let sentence: String
    /// The smallest failing input.
    public let input: Value
    /// The options that were requested, if they are not those that the implementation uses by default.
    public let readings: [String: String]
    /// The option in force for every reading.
    public let inForce: [String: String]
    /// The answer of the implementation; nil if it gave no usable one.
    public let answer: Answer?
    /// The error, if there was one.
    public let fault: Fault?
    /// The outcome that the laws demand; nil if the answer is that outcome, or if they leave the outcome open.
    public let expected: Answer?
    /// The answer of another implementation; nil if none was asked.
    public let other: Answer?
    /// The hello of that other implementation.
    let rival: Hello?
    /// The differences from the answer that the laws demand, or from the other implementation's answer if they demand
    /// none.
    public let differences: [Difference]
    /// The number of inputs that were tried to make it small.
    public let tried: Int

    init(_ verdict: SampleVerdict, _ breaches: [Breach], blame: Blame, tried: Int) {
        subsystem = verdict.sample.subsystem
        number = verdict.sample.number
        input = verdict.sample.input
        readings = verdict.sample.readings
        inForce = verdict.inForce
        answer = verdict.answer
        expected = verdict.expected
        other = verdict.other
        rival = verdict.rival
        differences = verdict.differences
        self.tried = tried
        if case .law(let law) = blame {
            self.law = law
            let breach = breaches.first { $0.law == law }
            others = breaches.filter { $0.law != law && $0.evidence == breach?.evidence }.map(\.law)
            sentence = breach?.reason ?? ForeignText.line(verdict.sentence)
        } else {
            law = nil
            others = []
            sentence = ForeignText.line(verdict.sentence)
        }
        if case .fault(let fault) = verdict.kind { self.fault = fault } else { fault = nil }
    }

    /// Why it fails: the error, or the sentence of the broken law.
    public var reason: String { fault.map { "\($0.kind.rawValue): \($0.sentence)" } ?? sentence }

    /// The clause of the law that is broken; nil if none is known.
    public var clause: ClauseID? { law?.clause }

    /// The cause in a word or two: the law, the kind of error, or another problem.
    public var title: String {
        law?.rawValue ?? fault.map { "error: \($0.kind.rawValue)" }
            ?? (differences.isEmpty ? "the form of the answer" : "a difference")
    }
}
