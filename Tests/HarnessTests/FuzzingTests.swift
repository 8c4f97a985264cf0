import Catalogue
import Corpus
import Gallery
import JSON
import Misbehaviours
import Reference
import Reports
import Specification
import TestSupport
import Testing

@testable import Harness

/// Tests that generated inputs are judged, and that failing inputs are shrunk.
struct FuzzingTests {
    private static let greedy = FoundCaseTests.greedy
    private static let reference = RunTests.reference

    private func line(_ discovery: Discovery) -> String {
        "\(discovery.subsystem) \(discovery.number) \(discovery.title) \(JSONWriter.text(of: discovery.input)) \(discovery.readings)"
    }

    private func discoveries(_ candidate: some Candidate, seed: UInt64, jobs: Int = 1, rounds: Int = 3)
        async throws
        -> [String]
    {
        var fuzzing = Fuzzing(candidate, seed: seed, subsystems: [HIndex.self], jobs: jobs)
        var lines: [String] = []
        for _ in 0..<rounds { lines += try await fuzzing.runRound().map(line) }
        return lines
    }

    @Test func `the same seed finds the same failures with any number of jobs`() async throws {
        let found = try await discoveries(Self.greedy, seed: 7)
        #expect(!found.isEmpty)
        #expect(try await discoveries(Self.greedy, seed: 7) == found)
        #expect(try await discoveries(Self.greedy, seed: 7, jobs: 3) == found)
    }

    @Test func `another seed gives other samples`() {
        func inputs(_ seed: UInt64) -> [Value] {
            let source = SampleSource<Geofence>(seed: seed)
            return (0..<20).map { source.sample($0, for: Self.reference.hello).input }
        }
        #expect(inputs(1) == inputs(1))
        #expect(inputs(1) != inputs(2))
    }

    @Test func `the seed and the number of a finding are enough to reproduce the finding`() async throws {
        var fuzzing = Fuzzing(Self.greedy, seed: 7, subsystems: [HIndex.self])
        let first = try #require(try await fuzzing.runRound().first)
        var again = Fuzzing(Self.greedy, seed: 7, subsystems: [HIndex.self])
        let repeated = try await again.discovery(ofSample: first.number)
        #expect(repeated.map(line) == [line(first)])
        #expect(try await again.discovery(ofSample: 0).isEmpty, "the sample without publications passes")
    }

    /// Rejects a tap on a row that does not exist, but not with the code that TAB-1h demands.
    private struct WrongCode: Implementation {
        typealias Subsystem = Table
        func run(_ input: Table.Input, readings: Readings) throws(Rejection) -> Table.Output {
            do {
                return try Table.reference.run(input, readings: readings)
            } catch {
                throw error.code == "row.outOfRange" ? Publications.invalid() : error
            }
        }
    }

    @Test func `if a rejection has the wrong code, the report names the law that demands the rejection`()
        async throws
    {
        let candidate = InProcess(name: "wrong-code", version: "1", implementations: [WrongCode()])
        var fuzzing = Fuzzing(candidate, seed: 5, subsystems: [Table.self])
        let found = try await fuzzing.runRound()
        #expect(found.map(\.title) == ["TAB-1h"])
    }

    @Test func `the sample and the law of a finding are enough to reproduce the finding`()
        async throws
    {
        let exhibit = try #require(Exhibit.all.first { $0.title == "health.filter/more-than-that" })
        var fuzzing = Fuzzing(exhibit.candidate, seed: 1, subsystems: [Filter.self])
        let found = try await fuzzing.runRound()
        var (repeated, alone): ([String], [String]) = ([], [])
        for discovery in found {
            let number = discovery.number
            repeated += try await fuzzing.discovery(ofSample: number, blaming: discovery.law).map(line)
            alone += try await fuzzing.discovery(ofSample: number).map(line)
        }
        #expect(found.count > 1)
        #expect(repeated == found.map(line))
        #expect(alone != repeated, "at least one sample must give another finding if no law is named")
    }

    @Test func `a broken clause is reported once, and its further failures are counted`() async throws {
        var fuzzing = Fuzzing(Self.greedy, seed: 7, subsystems: [HIndex.self])
        var found: [Discovery] = []
        for _ in 0..<4 { found += try await fuzzing.runRound() }
        #expect(found.map(\.title) == ["HIX-1b"])
        let failures = fuzzing.tally.failuresByTitle
        #expect(failures.map(\.title) == ["scholar.hindex HIX-1b"])
        #expect(failures[0].samples > 10)
        #expect(fuzzing.tally.samplesOfEach == 750)
    }

    @Test func `a tally is read back as it was written, and fuzzing can be continued from it`() async throws {
        var whole = Fuzzing(Self.greedy, seed: 7, subsystems: [HIndex.self])
        for _ in 0..<3 { _ = try await whole.runRound() }
        var first = Fuzzing(Self.greedy, seed: 7, subsystems: [HIndex.self])
        _ = try await first.runRound()
        let saved = try Tally(JSONReader.value(of: JSONWriter.text(of: first.tally.value)))
        var rest = Fuzzing(Self.greedy, seed: 7, subsystems: [HIndex.self], tally: saved)
        for _ in 0..<2 { #expect(try await rest.runRound().isEmpty, "known causes are not discovered again") }
        #expect(rest.tally.value == whole.tally.value)
        #expect(throws: Misfit.self) { try Tally(JSONReader.value(of: #"{"rounds":1}"#)) }
    }

    @Test func `the smallest input is simpler than the original input, and no simpler input fails`()
        async throws
    {
        var fuzzing = Fuzzing(Self.greedy, seed: 7, subsystems: [HIndex.self])
        let found = try #require(try await fuzzing.runRound().first)
        #expect(JSONWriter.text(of: found.input) == #"{"publications":[{"citations":1,"checked":false}]}"#)
        #expect(found.clause == "HIX-1")
        #expect(found.tried > 1)
    }

    @Test func `a difference from a rival is found even if no clause is broken`() async throws {
        // The reference satisfies every clause of voice.notation, and the rival gives a different output for nearly
        // every input.
        struct Rounding: Implementation {
            typealias Subsystem = Notation
            func run(_ input: Notation.Input, readings: Readings) throws(Rejection) -> Notation.Output {
                Notation.Output(text: "never")
            }
        }
        let rival = InProcess(name: "rival", version: "1", implementations: [Rounding()])
        var fuzzing = Fuzzing(Self.reference, seed: 1, subsystems: [Notation.self], rival: rival)
        let found = try await fuzzing.runRound()
        #expect(found.map(\.title) == ["a difference"])
        #expect(found.first?.clause == nil)
        #expect(found.first?.differences.isEmpty == false)
        #expect(fuzzing.tally.compared > fuzzing.tally.samples / 2)
        #expect(try Tally(fuzzing.tally.value).compared == fuzzing.tally.compared)
    }

    @Test func `a rival that lacks an option of a reading gets no input under this option`() async throws {
        let rival = InProcess(
            name: "rival", version: "1",
            implementations: [Colouring.reference, Similarity.reference],
            readings: [SimilarityThreshold.reading.id: ["strict"]])
        var fuzzing = Fuzzing(Self.reference, seed: 1, subsystems: [Similarity.self], rival: rival)
        #expect(try await fuzzing.runRound().isEmpty)
        #expect(fuzzing.tally.samples > fuzzing.tally.compared)
    }

    @Test func `an answer of the wrong form is found and reported as such`() async throws {
        let formless = Constant("scholar.hindex", .answer(.output(.record(("h", "1".value)))))
        var fuzzing = Fuzzing(formless, seed: 1, subsystems: [HIndex.self])
        let found = try await fuzzing.runRound()
        #expect(found.map(\.title) == ["the form of the answer"])
        #expect(JSONWriter.text(of: try #require(found.first).input) == #"{"publications":[]}"#)
    }

    @Test func `an abandoned or interrupted sample is not judged, and a crash counts as a failure`()
        async throws
    {
        func faulty(_ kind: Fault.Kind) -> Constant {
            Constant("scholar.hindex", .fault(Fault(kind, "because")))
        }
        for kind in [Fault.Kind.abandoned, .interrupted] {
            var fuzzing = Fuzzing(faulty(kind), seed: 1, subsystems: [HIndex.self])
            #expect(try await fuzzing.runRound().isEmpty)
            #expect(fuzzing.tally.samples == 0)
            let isAbandoned = kind == .abandoned
            #expect(fuzzing.tally.abandoned == (isAbandoned ? ["scholar.hindex": 50] : [:]))
            #expect(fuzzing.tally.skipped.isEmpty)
            #expect(fuzzing.abandonment == (isAbandoned ? "because" : nil))
            #expect(try Tally(fuzzing.tally.value).abandoned == fuzzing.tally.abandoned)
        }
        var fuzzing = Fuzzing(faulty(.crash), seed: 1, subsystems: [HIndex.self])
        #expect(try await fuzzing.runRound().map(\.title) == ["error: crash"])
    }

    @Test(arguments: Catalogue.assay.all.map { $0.id })
    func `the reference breaks no clause on generated inputs or modified inputs of the corpus`(
        id: SubsystemID
    )
        async throws
    {
        let specification = try #require(Catalogue.assay.specification(id))
        let donors = try [id: Corpus.bundled.cases(of: id).map(\.input)]
        var fuzzing = Fuzzing(Self.reference, seed: 2, subsystems: [specification], donors: donors)
        for _ in 0..<3 {
            for discovery in try await fuzzing.runRound() {
                Issue.record("\(line(discovery)): \(discovery.sentence)")
            }
        }
        let clauses = Set(specification.clauses.map(\.id))
        let asked = (fuzzing.tally.touched[id] ?? [:]).keys.map(\.clause)
        #expect(Set(asked) == clauses, "the samples must touch a law of each clause")
    }
}
