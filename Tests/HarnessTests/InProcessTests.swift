import Catalogue
import Corpus
import Harness
import JSON
import Reference
import Reports
import Specification
import TestSupport
import Testing

/// Tests the kit as a Swift package uses it, with the implementation in the same process.
struct InProcessTests {
    struct MyHIndex: Implementation {
        typealias Subsystem = HIndex

        func run(_ input: Publications, readings: Readings) throws(Rejection) -> HIndex.Output {
            HIndex.Output(h: input.publications.count)
        }
    }

    @Test func `the reference passes a case with a typed input`() throws {
        let golden = try #require(Corpus.bundled.cases(of: HIndex.self).first)
        #expect(golden.verdict(on: HIndex.reference).kind == .pass)
    }

    @Test func `a wrong implementation fails cases with typed inputs, and the verdicts name the clause`()
        throws
    {
        let verdicts = try Corpus.bundled.cases(of: HIndex.self).map { $0.verdict(on: MyHIndex()) }
        let failing = verdicts.filter { $0.kind == .fail }
        #expect(!failing.isEmpty)
        #expect(failing.allSatisfy { $0.reason.hasPrefix("HIX-1") })
    }

    @Test func `if an implementation declares an option of a reading, cases for other options are skipped`()
        async throws
    {
        let strict = InProcess(
            name: "strict", version: "1", implementations: [Similarity.reference],
            readings: ["scholar.similarity.threshold": ["strict"]])
        let run = try await Run(Corpus.bundled.cases(of: Similarity.id), with: strict)
        let byID = Dictionary(uniqueKeysWithValues: run.verdicts.map { ($0.id, $0) })
        for golden in try Corpus.bundled.cases(of: Similarity.id) {
            let isBound =
                golden.readings["scholar.similarity.threshold"] != "inclusive"
                && golden.readings["scholar.distance.symbol"] ?? "utf16" == "utf16"
            #expect((byID[golden.id]?.kind == .skip) == !isBound, "\(golden.id)")
        }
    }
}
