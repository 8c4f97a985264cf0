import Specs

/// A candidate held to a list of cases: every case with its verdict.
public struct Run: Sendable {
    public let hello: Hello
    public internal(set) var verdicts: [Verdict]
    /// Whether it was ended before every case had its answer.
    public internal(set) var isInterrupted: Bool

    /// Asks the candidate for everything, and judges its replies.
    ///
    /// - Throws: `AdapterStartError` where it cannot be started.
    public init(_ cases: [GoldenCase], with candidate: some Candidate) async throws(AdapterStartError) {
        self = try await Run.asking(cases, candidate).run
    }

    /// A run, what was asked in it and what was replied.
    static func asking(
        _ cases: [GoldenCase], _ candidate: some Candidate
    ) async throws(AdapterStartError) -> (plan: Plan, replies: [Reply], run: Run) {
        let judging = Judging(cases)
        let (hello, replies) = try await candidate.answer(atMost: cases.count) { hello in
            judging.plan(for: hello).requests
        } settled: { group, replies in
            judging.settle(group, replies)
        }
        let verdicts = await judging.verdicts(for: replies)
        return (judging.plan(for: hello), replies, Run(verdicts, of: hello))
    }

    init(_ plan: Plan, _ replies: [Reply], _ hello: Hello) {
        self.init(plan.verdicts(for: replies), of: hello)
    }

    /// A run of verdicts that were found apart; which clauses explain the failures is asked of all of them together.
    public init(_ verdicts: [Verdict], of hello: Hello) {
        var verdicts = verdicts
        Diagnosis.narrow(&verdicts)
        self.verdicts = verdicts
        isInterrupted = verdicts.contains { $0.fault?.kind == .interrupted }
        self.hello = hello
    }

    /// How many cases have that verdict.
    public func count(_ kind: Verdict.Kind) -> Int {
        // By index: a verdict is large, and a run may have many.
        verdicts.indices.count { verdicts[$0].kind == kind }
    }

    /// Whether something was held and nothing failed.
    public var conforms: Bool { hasNoFailure && count(.pass) > 0 }

    /// Whether nothing failed and nothing was left out, which is all that can be asked of a part of a run.
    public var hasNoFailure: Bool { !isInterrupted && count(.fail) == 0 && count(.error) == 0 }

    /// The broken clauses and in how many cases each.
    public var brokenClauses: [(clause: ClauseID, cases: Int)] {
        var counts: [ClauseID: Int] = [:]
        for index in verdicts.indices where !verdicts[index].breaches.isEmpty {
            for clause in Set(verdicts[index].breaches.map(\.clause)) { counts[clause, default: 0] += 1 }
        }
        return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
