import Catalogue
import Corpus
import Specification
import TestSupport
import Testing

@testable import Harness

/// An implementation may leave out related inputs as it may leave out cases.
struct SkippedProbesTests {
    /// The reference, except for its answers to the inputs that a clause relates with that of the case.
    private struct Choosy: Candidate, Session {
        let probeReply: Reply

        var hello: Hello { RunTests.reference.hello }
        func open(expecting cases: Int?) -> any Session { self }
        func close() async {}

        func replies(to cases: [CaseRequests]) -> ReplyStream {
            let stream = ReplyStream()
            stream.put(
                cases.map { asked in
                    let own = Reply.answer(RunTests.reference.answer(to: asked.requests[0]))
                    return AnsweredCase(
                        asked.index, [own] + asked.requests.dropFirst().map { _ in probeReply })
                })
            stream.finish()
            return stream
        }
    }

    /// The cases of the clause that relates several distances.
    private func run(probeReply: Reply) async throws -> Run {
        let cases = try Corpus.bundled.cases.filter { $0.clauses.contains("EDI-2") }
        return try await Run(cases, with: Choosy(probeReply: probeReply))
    }

    @Test func `a clause whose related input is skipped is not asked`() async throws {
        let run = try await run(probeReply: .answer(.skip("not today")))
        #expect(run.count(.pass) == run.verdicts.count)
        #expect(run.verdicts.count > 10)
    }

    @Test func `a related input that is answered in a wrong form breaks the clause`() async throws {
        let run = try await run(probeReply: .answer(.output(.null)))
        #expect(run.brokenClauses.contains("EDI-2"))
        #expect(run.verdicts(of: .fail).contains { $0.reason.contains("no answer of the right form") })
    }
}
