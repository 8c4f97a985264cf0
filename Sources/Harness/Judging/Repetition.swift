import JSON
import Specification

extension Run {
    /// Sends all requests to the candidate, once or several times, and judges its replies.
    ///
    /// A case with different results in several runs is reported as flaky, and its verdict is an error. Each run
    /// restarts the adapter. If the first run leaves out cases because it has reached the limit of failures, there are
    /// no further runs.
    ///
    /// - Parameters:
    ///   - cases: The cases to run.
    ///   - candidate: The implementation under test.
    ///   - times: How many times the cases are run.
    ///   - limit: The number of failures after which the remaining cases are left out; nil for no limit.
    ///   - law: The law to blame if several laws explain a failure; an earlier run chose this law after considering all
    ///     failures.
    /// - Throws: `CandidateStartError` if the candidate cannot be started, or if its hello differs from the first one.
    public init(
        _ cases: [GoldenCase], with candidate: some Candidate, times: Int = 1,
        until limit: FailureLimit? = nil, blaming law: LawID? = nil
    ) async throws(CandidateStartError) {
        self = try await Run(unexplained: cases, with: candidate, times: times, until: limit)
            .explained(blaming: law)
    }

    /// Does the same as `init(_:with:times:until:blaming:)`, but does not look for the laws that explain the failures.
    init(
        unexplained cases: [GoldenCase], with candidate: some Candidate, times: Int = 1,
        until limit: FailureLimit? = nil
    ) async throws(CandidateStartError) {
        let first = try await Pass(cases, with: candidate, until: limit)
        if times <= 1 || first.run.leftOut > 0 {
            self = first.run
            return
        }
        var run = first.run
        var outcomes = run.verdicts.map { [$0] }
        var changed: [Int: (first: Reply, other: Reply, number: Int)] = [:]
        for number in 1..<times where !run.isInterrupted {
            let next: Pass
            do throws(CandidateStartError) {
                next = try await Pass(cases, with: candidate)
            } catch  where error.isInterruption {
                run.isInterrupted = true
                break
            }
            try next.run.hello.mustBe(first.run.hello, in: "run \(number + 1)")
            for index in cases.indices {
                let verdict = next.run.verdicts[index]
                if verdict.fault?.kind == .interrupted { continue }
                outcomes[index].append(verdict)
                if changed[index] != nil { continue }
                let change = zip(first.replies[index], next.replies[index]).first { !Self.isSame($0, $1) }
                changed[index] = change.map { ($0, $1, number + 1) }
            }
            if next.run.isInterrupted { run.isInterrupted = true }
        }
        for (index, verdicts) in outcomes.enumerated() {
            let words = verdicts.map(\.word)
            let sentence: String
            if Set(words).count > 1 {
                sentence = Self.summary(of: words)
            } else if let change = changed[index] {
                sentence =
                    "answered \(Self.text(of: change.first)) in run 1 and \(Self.text(of: change.other)) in run \(change.number)"
            } else {
                continue
            }
            let log = verdicts.compactMap(\.fault?.log).last { !$0.isEmpty } ?? ""
            run.verdicts[index] = Verdict(cases[index], Fault(.flaky, sentence, log: log))
        }
        self = run
    }

    /// Returns the result of each run in words, such as `pass in run 1, 3; timeout in run 2`.
    private static func summary(of words: [String]) -> String {
        words.unique.map { word in
            let numbers = words.indices.filter { words[$0] == word }.map { $0 + 1 }
            let first = numbers.prefix(3).map(String.init).joined(separator: ", ")
            return "\(word) in run \(first)\(numbers.count > 3 ? " and \(numbers.count - 3) more" : "")"
        }.joined(separator: "; ")
    }

    private static func text(of reply: Reply) -> String {
        switch reply.answer {
        case nil: reply.fault?.kind.rawValue ?? ""
        case .skip?: "skip"
        case let answer?: Difference.text(of: answer.member.value)
        }
    }

    /// Returns whether two replies to one request are the same, apart from reasons for a skip and messages for people.
    private static func isSame(_ first: Reply, _ other: Reply) -> Bool {
        switch (first.answer, other.answer) {
        case (.output(let first)?, .output(let other)?): first == other
        case (.rejection(let first)?, .rejection(let other)?): withoutMessage(first) == withoutMessage(other)
        case (.skip?, .skip?): true
        case (nil, nil): first.fault?.kind == other.fault?.kind
        // The fault of an interrupted run says nothing about the implementation, so the two replies count as equal.
        default: [first, other].contains { $0.fault?.kind == .interrupted }
        }
    }

    private static func withoutMessage(_ value: Value) -> Value {
        guard case .object(let members) = value else { return value }
        return .object(members.filter { $0.name != "message" })
    }
}

extension Verdict {
    /// The verdict in one word; for an error, the kind of the fault.
    fileprivate var word: String { fault?.kind.rawValue ?? kind.rawValue }
}
