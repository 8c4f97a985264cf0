import JSON
import Specification

/// A failure discovered by fuzzing, with the smallest input found that shows the failure.
public struct Discovery: Sendable {
    /// The subsystem in which the implementation failed.
    public let subsystem: SubsystemID
    /// The number of the sample that first showed the failure; seed and number give the same sample on any machine.
    public let number: Int
    /// The law that the answer breaks; nil if none is known.
    public let law: LawID?
    /// The other laws whose breach would explain the failure equally well.
    public let others: [LawID]
    /// A sentence that describes how the answer is wrong.
    public let sentence: String
    /// The related input that shows how the answer is wrong, with its answer; nil if there is none.
    public let related: RelatedAnswer?
    /// The smallest input found that makes the implementation fail.
    public let input: Value
    /// The requested options, by the id of the reading; for other readings, the implementation used its default.
    public let readings: [String: String]
    /// The option in force for each reading.
    public let inForce: [String: String]
    /// The answer of the implementation; nil if it gave no usable answer.
    public let answer: Answer?
    /// The fault, if there was no usable answer; otherwise nil.
    public let fault: Fault?
    /// The outcome that the laws demand; nil if the answer is that outcome, or if the laws allow several.
    public let expected: Answer?
    /// The answer of another implementation to the same input; nil if no other implementation was asked.
    public let other: Answer?
    /// The hello of the other implementation; nil if no other implementation was asked.
    let rival: Hello?
    /// The differences between `answer` and `expected`, or if `expected` is nil, between `answer` and `other`.
    public let differences: [Difference]
    /// The number of inputs that were tried to find a smaller one.
    public let tried: Int
    /// The limit that ended the search for a smaller input; nil if no limit ended it, or if there was no search.
    public let cutOff: SearchLimit?

    init(_ shrunk: Shrunk, _ breaches: [Breach], blame: Blame) {
        let verdict = shrunk.verdict
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
        tried = shrunk.tried
        cutOff = shrunk.cutOff
        fault = verdict.fault
        let law: LawID? = if case .law(let law) = blame { law } else { nil }
        self.law = law
        let breach = breaches.first { $0.law == law }
        others = breaches.filter { $0.law != law && $0.evidence == breach?.evidence }.map(\.law)
        sentence = breach?.reason ?? ForeignText.line(verdict.sentence)
        related = breach?.related
    }

    /// The reason for the failure: the fault, or the sentence of the broken law.
    public var reason: String { fault.map { "\($0.kind.rawValue): \($0.sentence)" } ?? sentence }

    /// The clause that the broken law belongs to; nil if no law is known.
    public var clause: ClauseID? { law?.clause }

    /// The cause of the failure in a few words: the id of the law, the kind of fault, or another problem.
    public var title: String {
        law?.rawValue ?? fault.map { "error: \($0.kind.rawValue)" }
            ?? (differences.isEmpty ? "the form of the answer" : "a difference")
    }
}
