import JSON
import Specification

/// A candidate held to a list of cases: every case with its verdict.
public struct Run: Sendable {
    public let hello: Hello
    public internal(set) var verdicts: [Verdict] {
        didSet { places = Self.places(of: verdicts) }
    }
    /// Where the verdicts of each kind stand: a verdict is large, a run may have many, and reports ask for few of them.
    private var places: [Verdict.Kind: [Int]]
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
            judging.questions(for: hello)
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
        places = Self.places(of: verdicts)
        isInterrupted = (places[.error] ?? []).contains { verdicts[$0].fault?.kind == .interrupted }
        self.hello = hello
    }

    private static func places(of verdicts: [Verdict]) -> [Verdict.Kind: [Int]] {
        var places: [Verdict.Kind: [Int]] = [:]
        for kind in Verdict.Kind.allCases {
            places[kind] = verdicts.indices.filter { verdicts[$0].kind == kind }
        }
        return places
    }

    /// The subsystems that its cases are among.
    public var catalogue: Catalogue { verdicts.first?.golden.catalogue ?? Catalogue([]) }

    /// The verdicts of one kind, in their order.
    package func verdicts(of kind: Verdict.Kind) -> [Verdict] { (places[kind] ?? []).map { verdicts[$0] } }

    /// How many cases have that verdict.
    public func count(_ kind: Verdict.Kind) -> Int { places[kind]?.count ?? 0 }

    /// Whether something was held and nothing failed.
    public var conforms: Bool { hasNoFailure && count(.pass) > 0 }

    /// Whether nothing failed and nothing was left out, which is all that can be asked of a part of a run.
    public var hasNoFailure: Bool { !isInterrupted && count(.fail) == 0 && count(.error) == 0 }

    /// The broken clauses and in how many cases each.
    public var brokenClauses: [(clause: ClauseID, cases: Int)] {
        var counts: [ClauseID: Int] = [:]
        for verdict in verdicts(of: .fail) {
            for clause in Set(verdict.breaches.map(\.clause)) { counts[clause, default: 0] += 1 }
        }
        return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
