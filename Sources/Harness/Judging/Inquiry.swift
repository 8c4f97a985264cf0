import Specs

/// One input asked of an implementation, and the further inputs that relational clauses ask for with it.
final class Inquiry: Sendable {
    let input: Value
    /// The same as its subsystem reads it, where there are probes.
    private let typedInput: (any Sendable)?
    /// The readings in force, by which the clauses judge.
    let readings: Readings
    /// The input itself first, then the probes.
    let requests: Range<Int>
    let probing: [ClauseID: Range<Int>]

    /// Asks for an input and for the probes of some clauses.
    ///
    /// - Parameters:
    ///   - asked: the readings that the implementation is told; those in force may be more.
    ///   - golden: the case whose input it is, if it is that of one.
    init<S: Specification>(
        _ input: Value, of golden: GoldenCase? = nil, asked: [String: String], inForce readings: Readings,
        clauses: [ClauseID], group: Int, _ requests: inout [Request], _: S.Type
    ) {
        let start = requests.count
        requests.append(Request(S.id, input, of: golden, readings: asked, group: group))
        var probing: [ClauseID: Range<Int>] = [:]
        let asking = clauses.filter(S.clauses.probing.contains)
        if asking.isEmpty {
            typedInput = nil
        } else {
            let typed = golden?.typed?.input as? S.Input ?? (try? S.Input(input))
            for id in asking {
                guard let typed, let probes = S.clauses[id: id]?.check.probes else { continue }
                let first = requests.count
                for probe in probes(typed, readings) {
                    requests.append(Request(S.id, probe: probe, readings: asked, group: group))
                }
                probing[id] = first..<requests.count
            }
            typedInput = typed
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
        of outcome: Outcome<S.Output>, _ replies: [Reply], _: S.Type, _ isAsked: (ClauseID) -> Bool
    ) -> [(clause: ClauseID, finding: Finding)] {
        guard let input = typedInput as? S.Input ?? (try? S.Input(input)) else { return [] }
        let clauses = S.clauses
        var findings: [(clause: ClauseID, finding: Finding)] = []
        for (place, id) in clauses.ids.enumerated() where isAsked(id) {
            if let probes = probes(of: id, replies, S.self) {
                let trial = Trial<S>(input: input, outcome: outcome, readings: readings, probes: probes)
                findings.append((id, clauses[place].check.judge(trial)))
            } else {
                findings.append((id, .violated("\(id): a related input got no answer of the right form")))
            }
        }
        return findings
    }

    /// What came of the probes of a clause; nil where one of them got no answer of the right form.
    private func probes<S: Specification>(
        of clause: ClauseID, _ replies: [Reply], _: S.Type
    ) -> [Outcome<S.Output>]? {
        var outcomes: [Outcome<S.Output>] = []
        for request in probing[clause] ?? 0..<0 {
            guard case .success(let answer) = replies[request],
                let outcome = try? Judge.outcome(answer, S.self)
            else { return nil }
            outcomes.append(outcome)
        }
        return outcomes
    }
}

extension Breach {
    init?(_ clause: ClauseID, _ finding: Finding) {
        guard let violation = finding.violation else { return nil }
        self.init(clause: clause, sentence: violation.sentence, weight: violation.weight)
    }
}
