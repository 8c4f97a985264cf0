import Specs

/// One input asked of an implementation, and the further inputs that relational clauses ask for with it.
final class Inquiry: Sendable {
    let input: Value
    /// The readings in force, by which the clauses judge.
    let readings: Readings
    /// The input itself first, then the probes.
    let requests: Range<Int>
    let probing: [ClauseID: Range<Int>]

    /// Asks for an input and for the probes of some clauses.
    ///
    /// - Parameter asked: the readings that the implementation is told; those in force may be more.
    init<S: Specification>(
        _ input: Value, asked: [String: String], inForce readings: Readings, clauses: [ClauseID], group: Int,
        _ requests: inout [Request], _: S.Type
    ) {
        let start = requests.count
        func ask(_ input: Value) {
            requests.append(Request(subsystem: S.id, input: input, readings: asked, group: group))
        }
        ask(input)
        var probing: [ClauseID: Range<Int>] = [:]
        for id in clauses {
            guard let probes = S.clauses[id: id]?.check.probes, let typed = try? S.Input(input) else {
                continue
            }
            let first = requests.count
            for probe in probes(typed, readings) { ask(probe.value) }
            probing[id] = first..<requests.count
        }
        self.input = input
        self.readings = readings
        self.requests = start..<requests.count
        self.probing = probing
    }

    /// The first fault among the replies to its probes.
    func fault(of replies: [Reply]) -> Fault? {
        for request in requests.dropFirst() {
            if case .failure(let fault) = replies[request] { return fault }
        }
        return nil
    }

    /// What each clause finds in the outcome, in the clauses' order.
    func findings<S: Specification>(
        of outcome: Outcome<S.Output>, _ replies: [Reply], _ isAsked: (ClauseID) -> Bool
    ) -> [(clause: Clause<S>, finding: Finding)] {
        guard let input = try? S.Input(input) else { return [] }
        return S.clauses.ids.filter(isAsked).compactMap { id in
            guard let clause = S.clauses[id: id] else { return nil }
            var probes: [Outcome<S.Output>] = []
            for request in probing[clause.id] ?? 0..<0 {
                guard case .success(let answer) = replies[request],
                    let probe = try? Judge.outcome(answer, S.self)
                else {
                    return (
                        clause, .violated("\(clause.id): a related input got no answer of the right form")
                    )
                }
                probes.append(probe)
            }
            let trial = Trial<S>(input: input, outcome: outcome, readings: readings, probes: probes)
            return (clause, clause.check.judge(trial))
        }
    }
}

extension Breach {
    init?(_ clause: ClauseID, _ finding: Finding) {
        guard let violation = finding.violation else { return nil }
        self.init(clause: clause, sentence: violation.sentence, weight: violation.weight)
    }
}
