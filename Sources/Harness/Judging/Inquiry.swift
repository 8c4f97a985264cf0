import JSON
import Specification

/// One input asked of an implementation, and the further inputs that relational clauses ask for with it.
final class Inquiry: Sendable {
    private let request: Request
    /// The input as its subsystem reads it, where there are probes.
    private let typedInput: (any Sendable)?
    /// The readings in force, by which the clauses judge; the implementation may be told fewer.
    let readings: Readings
    /// The input itself first, then the probes.
    let requests: Range<Int>
    let probing: [ClauseID: Range<Int>]

    /// Asks for an input and for the probes of some clauses.
    init<S: Specification>(
        _ request: Request, inForce readings: Readings, clauses: [ClauseID], _ requests: inout [Request],
        _: S.Type
    ) {
        let start = requests.count
        requests.append(request)
        var probing: [ClauseID: Range<Int>] = [:]
        let asking = clauses.filter(S.clauses.probing.contains)
        if asking.isEmpty {
            typedInput = nil
        } else {
            typedInput = Inquiry.probe(request, readings, asking, &requests, &probing, S.self)
        }
        self.request = request
        self.readings = readings
        self.requests = start..<requests.count
        self.probing = probing
    }

    /// Asks for the probes of these clauses; gives the input from which they are made.
    private static func probe<S: Specification>(
        _ request: Request, _ readings: Readings, _ asking: [ClauseID], _ requests: inout [Request],
        _ probing: inout [ClauseID: Range<Int>], _: S.Type
    ) -> (any Sendable)? {
        guard let input = request.typedInput(S.self) else { return nil }
        for id in asking {
            guard let probes = S.clauses.check(id)?.probes else { continue }
            let first = requests.count
            for probe in probes(input, readings) { requests.append(Request(probe: probe, besides: request)) }
            probing[id] = first..<requests.count
        }
        return input
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
        guard let input = typedInput as? S.Input ?? request.typedInput(S.self) else { return [] }
        let trial = Trial<S>(input: input, outcome: outcome, readings: readings)
        return S.clauses.findings(in: trial, asking: isAsked) { probes(of: $0, replies, S.self) }
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
        self.init(clause: clause, sentence: violation.sentence(of: clause), weight: violation.weight)
    }
}
