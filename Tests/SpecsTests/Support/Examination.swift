import Catalogue
import JSON
import Testing

@testable import Specification

/// The judgement of an outcome by the derivation and by every property of its subsystem.
struct Examination<Subsystem: Specification> {
    /// The laws that the outcome breaks, or that it may break.
    let charges: [Charge]
    /// The findings of the clauses, in the order of the clauses.
    let findings: [(clause: ClauseID, finding: Finding)]

    /// Examines a hand-written outcome, without running the probes of properties.
    init(_ input: Subsystem.Input, _ outcome: Outcome<Subsystem.Output>, _ readings: Readings = .standard) {
        self.init(Trial<Subsystem>(input: input, outcome: outcome, readings: readings)) { _ in [] }
    }

    /// Examines the outcome of an implementation, and runs the probes of properties with this implementation.
    init(
        _ input: Subsystem.Input, by implementation: some Implementation<Subsystem>,
        _ readings: Readings = .standard
    ) {
        let outcome = implementation.outcome(of: input, readings: readings)
        self.init(Trial<Subsystem>(input: input, outcome: outcome, readings: readings)) {
            (property: Property<Subsystem>) -> [Outcome<Subsystem.Output>] in
            (property.probes?(input, readings) ?? []).map {
                implementation.outcome(of: $0, readings: readings)
            }
        }
    }

    private init(
        _ trial: Trial<Subsystem>, probing: (Property<Subsystem>) -> [Outcome<Subsystem.Output>]
    ) {
        let demand = Subsystem.demand(trial.input, trial.readings)
        var charges = demand.admits(trial.outcome) ? [] : Subsystem.charges(trial)
        var touched = demand.clauses
        var sentences: [LawID: String] = [:]
        for property in Subsystem.properties {
            let finding = property.judge(trial.with(probes: probing(property)))
            if finding.isTouched { touched.formUnion(property.clauses) }
            guard let sentence = finding.violation, let law = property.laws.first?.id else { continue }
            sentences[law] = sentence
            if demand.admits(trial.outcome) { charges.append(Charge(law: law, ground: .contradicts)) }
        }
        self.charges = charges
        findings = Subsystem.clauses.map { clause in
            let own = charges.first { $0.law.clause == clause.id }
            let finding: Finding =
                own.map { .violated(sentences[$0.law] ?? Subsystem.laws[law: $0.law]?.statement.text ?? "") }
                ?? (touched.contains(clause.id) ? .holds : .notTouched)
            return (clause.id, finding)
        }
    }

    subscript(id: ClauseID) -> Finding? { findings.first { $0.clause == id }?.finding }

    var broken: [ClauseID] { findings.filter { $0.finding.violation != nil }.map(\.clause) }

    /// The clauses whose breaches are the most certain.
    var accused: [ClauseID] {
        let most = charges.map(\.ground).max()
        let clauses = Set(charges.filter { $0.ground == most }.map(\.law.clause))
        return findings.map(\.clause).filter(clauses.contains)
    }

    var certainlyBroken: [ClauseID] {
        let clauses = Set(charges.filter { $0.ground == .contradicts }.map(\.law.clause))
        return findings.map(\.clause).filter(clauses.contains)
    }
}

extension Specification {
    /// Returns the findings of the clauses for the outcome of a trial, without running probes.
    static func findings(in trial: Trial<Self>) -> [(clause: ClauseID, finding: Finding)] {
        Examination<Self>(trial.input, trial.outcome, trial.readings).findings
    }

    /// Expects that an outcome satisfies each clause, and returns the clauses that the outcome touches. Probes of
    /// properties are not run.
    @discardableResult
    static func expectKept(
        by trial: Trial<Self>, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Set<ClauseID> {
        var touched: Set<ClauseID> = []
        for (clause, finding) in findings(in: trial) {
            if finding.isTouched { touched.insert(clause) }
            if let violation = finding.violation {
                Issue.record("\(clause): \(violation)", sourceLocation: sourceLocation)
            }
        }
        return touched
    }
}

extension Examination {
    /// Expects that the clause is among those whose breaches are the most certain.
    func expectBroken(_ clause: ClauseID, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(accused.contains(clause), "\(accused)", sourceLocation: sourceLocation)
    }

    /// Expects that the breaches of exactly these clauses are the most certain: the outcome does not show which of the
    /// clauses is broken.
    func expectSuspected(_ clauses: ClauseID..., sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(accused == clauses, sourceLocation: sourceLocation)
    }

    /// Expects that the outcome touches a clause, satisfies it and breaks no other clause.
    func expectHolds(_ clause: ClauseID, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(self[clause] == .holds, sourceLocation: sourceLocation)
        #expect(broken.isEmpty, sourceLocation: sourceLocation)
    }

    /// Expects that a clause does not apply to this input.
    func expectUntouched(_ clause: ClauseID, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(self[clause] == .notTouched, sourceLocation: sourceLocation)
    }
}

/// An implementation whose body is a closure; most of these closures make a mistake on purpose.
struct Improvised<Subsystem: Specification>: Implementation {
    let body: @Sendable (Subsystem.Input, Readings) throws(Rejection) -> Subsystem.Output

    init(_ body: @escaping @Sendable (Subsystem.Input, Readings) throws(Rejection) -> Subsystem.Output) {
        self.body = body
    }

    func run(_ input: Subsystem.Input, readings: Readings) throws(Rejection) -> Subsystem.Output {
        try body(input, readings)
    }
}
