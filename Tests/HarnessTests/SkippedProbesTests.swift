import Catalogue
import Corpus
import Gallery
import Misbehaviours
import Specification
import TestSupport
import Testing

@testable import Harness

/// Tests that an implementation may skip related inputs of a case, as it may skip cases.
struct SkippedProbesTests {
    /// An implementation that answers as the reference does, except for the related inputs of probes.
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

    /// Runs the cases of EDI-2, which relates several distances.
    private func run(probeReply: @escaping @Sendable (Request) -> Reply) async throws -> Run {
        let cases = try Corpus.bundled.cases.filter { $0.clauses.contains("EDI-2") }
        return try await Run(cases, with: Choosy(probeReply: probeReply))
    }

    @Test func `if a related input is skipped, the clause that needs it is not judged`() async throws {
        let run = try await run { _ in .answer(.skip("not today")) }
        #expect(run.count(.pass) == run.verdicts.count)
        #expect(run.verdicts.count > 10)
    }

    @Test func `if a related input gets an answer of the wrong form, the clause is broken`() async throws {
        let run = try await run { _ in .answer(.output(.null)) }
        #expect(run.brokenClauses.contains("EDI-2"))
        #expect(
            run.verdicts(of: .fail).contains {
                $0.reason.contains("the answer to a related input has the wrong form")
            })
    }

    @Test func `if a related input gets a wrong answer, the laws that this answer breaks are named`()
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
