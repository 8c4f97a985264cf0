import Catalogue
import Corpus
import Gallery
import Misbehaviours
import Specification
import TestSupport
import Testing

@testable import Harness

/// An implementation may leave out related inputs as it may leave out cases.
struct SkippedProbesTests {
    /// The reference, except for its answers to the inputs that a clause relates to the input of the case.
    private struct Choosy: Candidate {
        let probeReply: @Sendable (Request) -> Reply

        func open(expecting cases: Int?) -> any Session {
            ScriptedSession(hello: RunTests.reference.hello) { requests in
                requests.map {
                    $0.probed == nil ? .answer(RunTests.reference.answer(to: $0)) : probeReply($0)
                }
            }
        }
    }

    /// The cases of the clause that relates several distances.
    private func run(probeReply: @escaping @Sendable (Request) -> Reply) async throws -> Run {
        let cases = try Corpus.bundled.cases.filter { $0.clauses.contains("EDI-2") }
        return try await Run(cases, with: Choosy(probeReply: probeReply))
    }

    @Test func `a clause whose related input is skipped is not asked`() async throws {
        let run = try await run { _ in .answer(.skip("not today")) }
        #expect(run.count(.pass) == run.verdicts.count)
        #expect(run.verdicts.count > 10)
    }

    @Test func `a related input that is answered in a wrong form breaks the clause`() async throws {
        let run = try await run { _ in .answer(.output(.null)) }
        #expect(run.brokenClauses.contains("EDI-2"))
        #expect(run.verdicts(of: .fail).contains { $0.reason.contains("no answer of the right form") })
    }

    @Test func `a related input that is answered wrongly is blamed on the laws of its own answer`()
        async throws
    {
        let exhibit = try #require(
            Exhibit.all.first { $0.title == "scholar.distance/substitution-is-two-edits" })
        let wrong = InProcess(name: "wrong", version: "1", implementations: [exhibit.implementation])
        let run = try await run { .answer(wrong.answer(to: $0)) }
        #expect(run.count(.fail) > 10)
        #expect(run.brokenLaws.map(\.law.rawValue) == ["EDI-1a"])
    }
}
