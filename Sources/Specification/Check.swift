/// What an implementation did with one input, under the readings in force.
public struct Trial<Subsystem: Specification>: Sendable {
    /// The input that the implementation was given.
    public let input: Subsystem.Input
    /// The output or rejection that it gave.
    public let outcome: Outcome<Subsystem.Output>
    /// The options in force.
    public let readings: Readings
    /// The outcomes of the clause's own further runs, in the order of its probes; empty if none were made.
    public let probes: [Outcome<Subsystem.Output>]

    /// Makes a trial of an outcome, with the outcomes of the clause's probes if they were run.
    public init(
        input: Subsystem.Input, outcome: Outcome<Subsystem.Output>, readings: Readings = .standard,
        probes: [Outcome<Subsystem.Output>] = []
    ) {
        self.input = input
        self.outcome = outcome
        self.readings = readings
        self.probes = probes
    }

    /// Returns the same trial with the outcomes of further runs.
    public func with(probes: [Outcome<Subsystem.Output>]) -> Trial {
        Trial(input: input, outcome: outcome, readings: readings, probes: probes)
    }
}

/// What a check compares an outcome with.
public enum CheckKind: String, CaseIterable, Sendable {
    /// It relates outcomes, or parts of one, to each other and to the input; no answer is known.
    case property
    /// It computes the answer in another way than the reference.
    case derivation
    /// It computes the answer by a second model of the same rule.
    case model

    /// What the kind means, in words.
    public var sentence: String {
        switch self {
        case .property: "it relates the outcome to the input and to other outcomes, without an answer key"
        case .derivation: "it derives the answer in another way than the reference, without an answer key"
        case .model: "it compares the outcome with that of a second model of the rule"
        }
    }
}

/// How a clause is checked: by one outcome, or by how the outcomes of several related inputs compare.
public struct Check<Subsystem: Specification>: Sendable {
    /// What the check compares an outcome with.
    public let kind: CheckKind
    /// What it compares the outcome with besides; nil if nothing.
    private var other: CheckKind?
    /// What it compares the outcome with, first what its finding is complete by.
    public var kinds: [CheckKind] { [kind] + (other.map { [$0] } ?? []) }
    /// Makes the further inputs to run; they follow from the first input alone, so that all can be sent at once.
    public let probes: (@Sendable (Subsystem.Input, Readings) -> [Subsystem.Input])?
    /// Whether the finding is, or begins with, what `Specification.examine(_:)` finds.
    public let isExamined: Bool
    private let judge: (@Sendable (Trial<Subsystem>) -> Finding)?

    private init(
        _ kind: CheckKind, isExamined: Bool,
        probes: (@Sendable (Subsystem.Input, Readings) -> [Subsystem.Input])?,
        judge: (@Sendable (Trial<Subsystem>) -> Finding)?
    ) {
        self.kind = kind
        self.isExamined = isExamined
        self.probes = probes
        self.judge = judge
    }

    /// Makes a check that needs one outcome only.
    public init(_ kind: CheckKind, judge: @escaping @Sendable (Trial<Subsystem>) -> Finding) {
        self.init(kind, isExamined: false, probes: nil, judge: judge)
    }

    /// Makes a check that asks the implementation for further runs.
    ///
    /// - Parameters:
    ///   - other: What it compares the outcome with besides.
    ///   - judge: Judges the trial; if the probes were not run, it judges as much as it can without them.
    public init(
        _ kind: CheckKind, also other: CheckKind? = nil,
        probes: @escaping @Sendable (Subsystem.Input, Readings) -> [Subsystem.Input],
        judge: @escaping @Sendable (Trial<Subsystem>) -> Finding
    ) {
        self.init(kind, isExamined: false, probes: probes, judge: judge)
        self.other = other
    }

    /// A check whose finding is among those of `Specification.examine(_:)`, which sees all clauses at once.
    public static func examined(_ kind: CheckKind) -> Check {
        Check(kind, isExamined: true, probes: nil, judge: nil)
    }

    /// Returns an examined check that judges on its own too.
    ///
    /// - Parameters:
    ///   - other: What `judge` compares the outcome with, if that is not what the examination does.
    ///   - probes: Makes the further inputs to run, if `judge` needs any.
    public static func examined(
        _ kind: CheckKind, also other: CheckKind? = nil,
        probes: (@Sendable (Subsystem.Input, Readings) -> [Subsystem.Input])? = nil,
        judge: @escaping @Sendable (Trial<Subsystem>) -> Finding
    ) -> Check {
        var check = Check(kind, isExamined: true, probes: probes, judge: judge)
        check.other = other
        return check
    }

    /// Returns what the check finds in a trial.
    ///
    /// - Parameter examination: Returns what the subsystem's examination finds for this clause; called only if
    ///   needed.
    public func finding(in trial: Trial<Subsystem>, examination: () -> Finding) -> Finding {
        guard isExamined else { return judge?(trial) ?? .notTouched }
        let found = examination()
        guard let judge else { return found }
        let related = judge(trial)
        if let first = found.violation, let other = related.violation, other.weight > first.weight {
            return related
        }
        return found.and(related)
    }
}

/// The findings of several clauses from one pass over an outcome.
public struct Findings<Rule: RuleName>: Sendable {
    private var findings: [Rule: Finding] = [:]

    /// Makes findings in which no clause is touched.
    public init() {}

    /// Returns what was found for a clause; `.notTouched` if nothing was.
    public subscript(rule: Rule) -> Finding { findings[rule] ?? .notTouched }

    /// Records that a clause applies to this input.
    public mutating func touch(_ rule: Rule) {
        if findings[rule] == nil { findings[rule] = .holds }
    }

    /// Records that a clause is broken, unless that is recorded already with at least this weight.
    public mutating func blame(
        _ rule: Rule, _ sentence: String, _ weight: Violation.Weight = .certain, law: LawID? = nil
    ) {
        if let known = findings[rule]?.violation, known.weight >= weight { return }
        findings[rule] = .violated(Violation(sentence: sentence, weight: weight, law: law))
    }

    /// Whether at least one clause is broken.
    public var hasViolation: Bool { findings.values.contains { $0.violation != nil } }
}

extension Clauses {
    /// Returns what each clause finds in a trial, in the clauses' order.
    ///
    /// - Parameters:
    ///   - isAsked: Whether a clause is checked at all.
    ///   - probes: The outcomes of a clause's further runs; nil if one of them got no answer of the right form.
    public func findings(
        in trial: Trial<Subsystem>, asking isAsked: (ClauseID) -> Bool = { _ in true },
        probes: (ClauseID) -> [Outcome<Subsystem.Output>]? = { _ in [] }
    ) -> [(clause: ClauseID, finding: Finding)] {
        var examination: Findings<Subsystem.Rule>?
        return indices.compactMap { place in
            let id = ids[place]
            guard isAsked(id) else { return nil }
            guard let outcomes = probes(id) else {
                return (id, .violated("a related input got no answer of the right form"))
            }
            let check = checks[place]
            let finding = check.finding(in: outcomes.isEmpty ? trial : trial.with(probes: outcomes)) {
                let found = examination ?? Subsystem.examine(trial)
                examination = found
                return found[rules[place]]
            }
            return (id, finding)
        }
    }
}
