import Specification

/// One input asked of an implementation, the further inputs that relational clauses ask for with it, and the same
/// input under other options of readings that do not decide its outcome.
final class Inquiry: Sendable {
    /// The input itself first, then the probes, then the input under other options.
    let requests: [Request]
    /// The requests for the same input under other options.
    let again: Range<Int>
    /// Which of the requests are the probes of a clause.
    let probing: [ClauseID: Range<Int>]
    /// The readings in force, by which the clauses judge; the implementation may be told fewer.
    let readings: Readings
    /// The input as its subsystem reads it, if there are probes.
    private let typedInput: (any Sendable)?

    /// Asks for an input and for the probes of some clauses.
    init<S: Specification>(
        _ request: Request, inForce readings: Readings, clauses: [ClauseID], _: S.Type
    ) {
        var requests = [request]
        var probing: [ClauseID: Range<Int>] = [:]
        let asking = clauses.filter(S.clauses.probing.contains)
        let input = asking.isEmpty ? nil : request.typedInput(S.self)
        if let input {
            for id in asking {
                guard let probes = S.clauses.check(id)?.probes else { continue }
                let first = requests.count
                for probe in probes(input, readings) {
                    requests.append(Request(probe: probe, besides: request))
                }
                probing[id] = first..<requests.count
            }
        }
        self.requests = requests
        again = requests.endIndex..<requests.endIndex
        self.probing = probing
        self.readings = readings
        typedInput = input
    }

    /// Asks what another inquiry asks, and its case under other options too.
    init(_ other: Inquiry, _ golden: GoldenCase, under options: [[String: String]]) {
        requests = other.requests + options.map { Request(golden, under: $0) }
        again = other.requests.endIndex..<requests.endIndex
        probing = other.probing
        readings = other.readings
        typedInput = other.typedInput
    }

    /// Asks what another inquiry asks, and names a folder for the case itself to write to.
    init(_ other: Inquiry, folder: String) {
        requests = [other.requests[0].writing(to: folder)] + other.requests.dropFirst()
        again = other.again
        probing = other.probing
        readings = other.readings
        typedInput = other.typedInput
    }

    /// The first fault among the replies to its probes.
    func fault<S: Specification>(of replies: [Reply], _: S.Type) -> Fault? {
        replies[1..<again.lowerBound].lazy.compactMap { $0.fault(S.self) }.first
    }

    /// What each clause finds in the outcome, in the clauses' order.
    func findings<S: Specification>(
        of outcome: Outcome<S.Output>, _ replies: [Reply], _: S.Type, _ isAsked: (ClauseID) -> Bool
    ) -> [(clause: ClauseID, finding: Finding)] {
        guard let input = typedInput as? S.Input ?? requests[0].typedInput(S.self) else { return [] }
        let trial = Trial<S>(input: input, outcome: outcome, readings: readings)
        return S.clauses.findings(in: trial) { clause in
            isAsked(clause) && !skips(clause, replies)
        } probes: {
            probes(of: $0, replies, S.self)
        }
    }

    /// Whether a probe of a clause was skipped; nothing can then be said of it.
    private func skips(_ clause: ClauseID, _ replies: [Reply]) -> Bool {
        (probing[clause] ?? 0..<0).contains { if case .answer(.skip) = replies[$0] { true } else { false } }
    }

    /// What came of the probes of a clause; nil if one of them got no answer of the right form.
    private func probes<S: Specification>(
        of clause: ClauseID, _ replies: [Reply], _: S.Type
    ) -> [Outcome<S.Output>]? {
        var outcomes: [Outcome<S.Output>] = []
        for place in probing[clause] ?? 0..<0 {
            guard let outcome = try? replies[place].outcome(S.self) else { return nil }
            outcomes.append(outcome)
        }
        return outcomes
    }
}

extension Breach {
    init?(_ clause: ClauseID, _ finding: Finding) {
        guard let violation = finding.violation else { return nil }
        self.init(
            clause: clause, law: violation.law, sentence: violation.sentence(of: clause),
            weight: violation.weight)
    }
}
