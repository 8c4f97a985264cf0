import Catalogue
import JSON
import Specification
import Testing

/// One outcome, held to every clause of its subsystem.
struct Examination<Subsystem: Specification> {
    let findings: [(clause: ClauseID, finding: Finding)]

    /// An outcome made by hand; the probes of relational clauses are not run.
    init(_ input: Subsystem.Input, _ outcome: Outcome<Subsystem.Output>, _ readings: Readings = .standard) {
        let trial = Trial<Subsystem>(input: input, outcome: outcome, readings: readings)
        findings = Subsystem.clauses.findings(in: trial)
    }

    /// What an implementation does; it runs the probes of relational clauses too, in their order.
    init(
        _ input: Subsystem.Input, by implementation: some Implementation<Subsystem>,
        _ readings: Readings = .standard
    ) {
        let outcome = implementation.outcome(of: input, readings: readings)
        let trial = Trial<Subsystem>(input: input, outcome: outcome, readings: readings)
        findings = Subsystem.clauses.findings(
            in: trial,
            probes: { clause in
                let probes = Subsystem.clauses.check(clause)?.probes?(input, readings) ?? []
                return probes.map { implementation.outcome(of: $0, readings: readings) }
            })
    }

    subscript(id: ClauseID) -> Finding? { findings.first { $0.clause == id }?.finding }

    var broken: [ClauseID] { findings.filter { $0.finding.violation != nil }.map(\.clause) }

    /// The broken clauses that are the surest to be at fault.
    var accused: [ClauseID] {
        let heaviest = findings.compactMap(\.finding.violation?.weight).max()
        return findings.filter { $0.finding.violation != nil && $0.finding.violation?.weight == heaviest }
            .map(\.clause)
    }

    var certainlyBroken: [ClauseID] {
        findings.filter { $0.finding.violation?.isCertain == true }.map(\.clause)
    }
}

extension Examination {
    /// The clause is broken, and its sentence names all of these; no other one is as sure to be at fault.
    func expectBroken(
        _ clause: ClauseID, naming parts: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(accused == [clause], sourceLocation: sourceLocation)
        expectSentence(of: clause, naming: parts, sourceLocation)
    }

    /// The clause is among those that are the surest to be at fault.
    func expectBroken(_ clause: ClauseID, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(accused.contains(clause), "\(accused)", sourceLocation: sourceLocation)
    }

    /// The clause is broken for certain, and so are the others, since the outcome is against their words too.
    func expectBroken(
        _ clause: ClauseID, with others: ClauseID..., naming parts: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(Set(certainlyBroken) == Set([clause] + others), sourceLocation: sourceLocation)
        expectSentence(of: clause, naming: parts, sourceLocation)
    }

    /// Each of these is as likely at fault as the others, and none for certain: one outcome cannot tell.
    func expectSuspected(
        _ clauses: ClauseID..., naming parts: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(accused == clauses, sourceLocation: sourceLocation)
        #expect(certainlyBroken.isEmpty, sourceLocation: sourceLocation)
        for clause in clauses { expectSentence(of: clause, naming: parts, sourceLocation) }
    }

    /// The clause holds, and no other one is broken.
    func expectHolds(_ clause: ClauseID, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(self[clause] == .holds, sourceLocation: sourceLocation)
        #expect(broken.isEmpty, sourceLocation: sourceLocation)
    }

    /// The clause has nothing to say of this input.
    func expectUntouched(_ clause: ClauseID, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(self[clause] == .notTouched, sourceLocation: sourceLocation)
    }

    private func expectSentence(of clause: ClauseID, naming parts: [String], _ sourceLocation: SourceLocation)
    {
        guard let sentence = self[clause]?.violation?.sentence(of: clause) else {
            Issue.record("\(clause) is not broken", sourceLocation: sourceLocation)
            return
        }
        for part in ["\(clause): "] + parts where !sentence.contains(part) {
            Issue.record("\"\(sentence)\" does not name \"\(part)\"", sourceLocation: sourceLocation)
        }
    }
}

/// An implementation made of a closure, mostly with a mistake in it.
struct Improvised<Subsystem: Specification>: Implementation {
    let body: @Sendable (Subsystem.Input, Readings) throws(Rejection) -> Subsystem.Output

    init(_ body: @escaping @Sendable (Subsystem.Input, Readings) throws(Rejection) -> Subsystem.Output) {
        self.body = body
    }

    func run(_ input: Subsystem.Input, readings: Readings) throws(Rejection) -> Subsystem.Output {
        try body(input, readings)
    }
}
