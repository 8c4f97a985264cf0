import Catalogue
import Corpus
import Harness
import JSON
import Reference
import Reports
import Specification
import TestSupport
import Testing

/// Tests the references on the whole corpus.
///
/// If a case fails, the test reports its id.
struct CorpusTests {
    /// The cases in one file of the corpus, as an argument of the test.
    struct Group: Sendable, CustomTestStringConvertible, CustomTestArgumentEncodable {
        let file: String
        let cases: [GoldenCase]

        var testDescription: String { file }

        func encodeTestArgument(to encoder: some Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(file)
        }
    }

    static var groups: [Group] {
        get throws {
            let groups = Dictionary(grouping: try Corpus.bundled.cases, by: \.place.file)
            return groups.sorted { $0.key < $1.key }.map { Group(file: $0.key, cases: $0.value) }
        }
    }

    static let reference = InProcess(
        name: "reference", version: "", implementations: References.assay.implementations)

    @Test(arguments: try groups)
    func `the reference conforms`(group: Group) async throws {
        let run = try await Run(group.cases, with: Self.reference)
        #expect(run.verdicts.count == group.cases.count)
        for verdict in run.verdicts where verdict.kind != .pass {
            Issue.record("case \(verdict.id): \(verdict.kind.rawValue): \(verdict.reason)")
        }
    }

    @Test func `every subsystem has cases, and every file of cases is tested`() throws {
        let corpus = try Corpus.bundled
        for (specification, cases) in corpus.bySubsystem { #expect(!cases.isEmpty, "\(specification.id)") }
        #expect(try Self.groups.reduce(0) { $0 + $1.cases.count } == corpus.cases.count)
        #expect(corpus.cases.count >= 2_000)
    }

    @Test func `at least three cases test each law`() throws {
        // RSP-1f can have only one case, since there is only one input without a reply.
        let known: [LawID: Int] = [LawID("RSP-1f"): 1]
        let coverage = LawCoverage(try Corpus.bundled.cases)
        for law in Set(Catalogue.assay.all.flatMap { $0.clauses.flatMap(\.laws) }.map(\.id)) {
            // If several subsystems share a law, the cases of all these subsystems are counted.
            #expect(coverage.count(law) >= known[law] ?? 3, "\(law)")
        }
    }

    @Test func `every option of every reading is named by at least one case`() throws {
        let corpus = try Corpus.bundled
        for (specification, cases) in corpus.bySubsystem {
            for reading in specification.readings {
                for option in reading.options {
                    let isNamed = cases.contains { $0.readings[reading.id] == option.name }
                    #expect(isNamed, "\(specification.id) \(reading.id) = \(option.name)")
                }
            }
        }
    }
}
