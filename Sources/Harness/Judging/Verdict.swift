import Specs

/// What is said of one case: exactly one verdict each, always.
public struct Verdict: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case pass, fail, skip, error
    }

    public let id: String
    public let subsystem: SubsystemID
    public let kind: Kind
    /// Empty for a pass; else why, in a sentence.
    public let reason: String
    /// The clauses broken; empty where the form of the answer is wrong and no clause could be asked.
    public internal(set) var breaches: [Breach]
    /// Clauses that were suspected too, and that the other failures of the run speak against.
    var cleared: [Breach] = []
    /// The clauses that the case was made for.
    let exercised: [ClauseID]
    /// Where the answer differs from the expected one.
    public let differences: [Difference]
    /// What kind of error it is.
    public let fault: Fault?
    /// What a failing implementation answered.
    public let answer: Answer?

    init(
        _ golden: GoldenCase, _ kind: Kind, reason: String = "", breaches: [Breach] = [],
        differences: [Difference] = [], fault: Fault? = nil, answer: Answer? = nil
    ) {
        id = golden.id
        subsystem = golden.subsystem
        exercised = golden.clauses
        self.kind = kind
        self.reason = reason
        self.breaches = breaches
        self.differences = differences
        self.fault = fault
        self.answer = answer
    }
}

/// A clause broken by an answer.
public struct Breach: Sendable, Equatable {
    public let clause: ClauseID
    public let sentence: String
    /// How sure it is that this clause is the broken one.
    public let weight: Violation.Weight

    var isCertain: Bool { weight == .certain }
}

/// A place where an answer differs from the expected one.
public struct Difference: Sendable, Equatable {
    public let path: Path
    /// As JSON, or nil where nothing is expected there.
    public let expected: Value?
    /// As JSON, or nil where nothing is there.
    public let actual: Value?

    /// `$.events[0].at: expected 7, got 6`.
    public var sentence: String {
        func told(_ value: Value?) -> String {
            guard let value else { return "nothing" }
            let text = JSONWriter.text(of: value)
            return text.count > 200 ? text.prefix(200) + "…" : text
        }
        return "\(path): expected \(told(expected)), got \(told(actual))"
    }
}
