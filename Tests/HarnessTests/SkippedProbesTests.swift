import Catalogue
import Corpus
import Misbehaviours
import Specification
import TestSupport
import Testing

@testable import Harness

/// An implementation may leave out related inputs as it may leave out cases.
struct SkippedProbesTests {
    /// The reference, except for its answers to the inputs that a clause relates with that of the case.
    private struct Choosy: Candidate {
        let probeReply: Reply

        func open(expecting cases: Int?) -> any Session {
            ScriptedSession(hello: RunTests.reference.hello) { requests in
                requests.map { $0.probed == nil ? .answer(RunTests.reference.answer(to: $0)) : probeReply }
            }
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
