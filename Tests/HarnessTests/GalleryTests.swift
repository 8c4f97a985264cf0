import Catalogue
import Corpus
import Gallery
import JSON
import Reference
import Reports
import Specification
import TestSupport
import Testing

@testable import Harness

/// Tests that the corpus and the fuzzer find the wrong implementations of the gallery.
@Suite(.heavy) struct GalleryTests {
    private static let subsystems = Catalogue.assay.all.compactMap { $0 as? any Mistaken.Type }
    private static let ids = subsystems.map { $0.id }

    private func subsystem(_ id: SubsystemID) throws -> any Mistaken.Type {
        try #require(Self.subsystems.first { $0.id == id })
    }

    private func exhibits(_ id: SubsystemID) -> [Exhibit] { Exhibit.all.filter { $0.subsystem == id } }

    @Test func `every subsystem has at least two mistakes, and no two mistakes have the same title`() {
        #expect(Self.ids == Catalogue.assay.all.map { $0.id })
        #expect(Exhibit.all.count >= 40)
        for id in Self.ids { #expect(exhibits(id).count >= 2, "\(id)") }
        #expect(Set(Exhibit.all.map(\.title)).count == Exhibit.all.count)
    }

    @Test func `the list that 'make mistakes' writes to the corpus contains the gallery's mistakes`() throws {
        let file = try Corpus.folder().appending(path: CorpusNotes.files.mistakes)
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { String($0) }
        #expect(lines == Exhibit.all.map(\.line))
        #expect(try CorpusNotes(folder: Corpus.folder()).mistakes.count == Exhibit.all.count)
    }

    // MARK: Without a mistake

    @Test(arguments: ids)
    func `the gallery's program without a mistake passes every case under every reading`(id: SubsystemID)
        async throws
    {
        func run<S: Mistaken>(_: S.Type) async throws -> Run {
            let candidate = InProcess(name: "careful", version: "1", implementations: [S.careful])
            return try await Run(Corpus.bundled.cases(of: S.id), with: candidate)
        }
        let run = try await run(subsystem(id))
        for verdict in run.verdicts where verdict.kind != .pass {
            Issue.record("\(verdict.id): \(verdict.reason)")
        }
        #expect(run.conforms)
    }

    @Test(arguments: ids)
    func `if the laws determine the outcome, the gallery's program agrees with the reference`(
        id: SubsystemID
    ) async throws {
        func fuzz<S: Mistaken>(_ subsystem: S.Type) async throws -> [Discovery] {
            let candidate = InProcess(name: "careful", version: "1", implementations: [S.careful])
            var fuzzing = Fuzzing(candidate, seed: 3, subsystems: [subsystem], rival: RunTests.reference)
            var found: [Discovery] = []
            while fuzzing.tally.samplesOfEach < 500 { found += try await fuzzing.runRound() }
            return found
        }
        for discovery in try await fuzz(subsystem(id)) {
            Issue.record("\(discovery.title): \(discovery.sentence) \(JSONWriter.text(of: discovery.input))")
        }
    }

    // MARK: The corpus

    /// First tries the cases of the clauses that a mistake breaks, since one of these cases usually finds the mistake.
    @Test(arguments: ids)
    func `the corpus finds every mistake`(id: SubsystemID) async throws {
        let cases = try Corpus.bundled.cases(of: id)
        for exhibit in exhibits(id) {
            let isLikely = { (golden: GoldenCase) in !Set(golden.clauses).isDisjoint(with: exhibit.clauses) }
            let ordered = cases.filter(isLikely) + cases.filter { !isLikely($0) }
            var isFound = false
            for start in stride(from: 0, to: ordered.count, by: 16) where !isFound {
                isFound = try await finds(exhibit, by: Array(ordered[start...].prefix(16)))
            }
            #expect(isFound, "\(exhibit.name) passes")
        }
    }

    private func finds(_ exhibit: Exhibit, by cases: [GoldenCase]) async throws -> Bool {
        let pass = try await Run.Pass(cases, with: exhibit.candidate)
        return pass.replies.enumerated().contains { position, replies in
            !replies.isEmpty && pass.plan.judge(AnsweredCase(CaseIndex(position), replies)).kind != .pass
        }
    }

    /// Runs only every twelfth mistake, since finding the broken laws of all mistakes takes minutes; `gallery --blame`
    /// runs all.
    @Test(arguments: ids)
    func `a run of the corpus finds a mistake, and reports a clause that the mistake breaks`(id: SubsystemID)
        async throws
    {
        let cases = try Corpus.bundled.cases(of: id)
        for (index, exhibit) in exhibits(id).enumerated() where index % 12 == 0 {
            let run = try await Run(cases, with: exhibit.candidate)
            #expect(!run.conforms, "\(exhibit.name) passes")
            #expect(
                run.brokenClauses.contains(where: exhibit.clauses.contains),
                "\(exhibit.name) breaks \(run.brokenLaws.map(\.law)), but none of \(exhibit.clauses)")
            // Some answers of this implementation look as if it also broke CON-11.
            if exhibit.clauses.count == 1, exhibit.name != "tight-forgets-after" {
                #expect(run.brokenClauses == Array(exhibit.clauses), "\(id)/\(exhibit.name)")
            }
        }
    }

    // MARK: The smallest input

    @Test(arguments: ids)
    func `the smallest input that is listed for a mistake shows the mistake`(id: SubsystemID) async throws {
        for (index, exhibit) in exhibits(id).enumerated() {
            #expect(try isSettled(exhibit), "\(exhibit.name)")
            // An implementation with this mistake remembers earlier inputs, so its answer to the smallest input breaks
            // an unlisted clause.
            guard index % 3 == 0, exhibit.name != "converts-only-what-is-new" else { continue }
            let breaches = try await breachesOfSmallest(exhibit)
            #expect(breaches.contains { exhibit.clauses.contains($0.clause) }, "\(exhibit.name)")
        }
    }

    private func isSettled(_ exhibit: Exhibit) throws -> Bool {
        func isSettled<S: Mistaken>(_: S.Type) throws -> Bool {
            S.isSettled(try S.Input(JSONReader.value(of: exhibit.smallest)))
        }
        return try isSettled(subsystem(exhibit.subsystem))
    }

    private func breachesOfSmallest(_ exhibit: Exhibit) async throws -> [Breach] {
        let input = try JSONReader.value(of: exhibit.smallest)
        let judge = SampleJudge(catalogue: .assay, candidate: exhibit.candidate, rival: nil)
        return try await judge.verdicts { _ in
            [Sample(subsystem: exhibit.subsystem, number: 0, input: input, readings: [:])]
        }.flatMap { $0.breaches(in: .assay) }
    }

    // MARK: Generated inputs

    /// Runs every twelfth mistake, which is enough to notice a fuzzer that finds less than before; `make gallery` runs
    /// all.
    @Test(arguments: ids)
    func `the fuzzer finds mistakes, and shrinks their inputs`(id: SubsystemID) async throws {
        let specification = try subsystem(id)
        for (index, exhibit) in exhibits(id).enumerated() where index % 12 == 0 {
            var fuzzing = Fuzzing(exhibit.candidate, seed: 1, subsystems: [specification])
            var own: [Discovery] = []
            while own.isEmpty, fuzzing.tally.samplesOfEach < 1_500 {
                own = try await fuzzing.runRound().filter { $0.clause.map(exhibit.clauses.contains) ?? false }
            }
            #expect(!own.isEmpty, "\(exhibit.name) is not found in \(fuzzing.tally.samplesOfEach) samples")
            let size = own.map { JSONWriter.bytes(of: $0.input).count }.min() ?? 0
            #expect(
                2 * size <= 3 * exhibit.smallest.utf8.count + 20,
                "\(exhibit.name): the inputs shrink only to \(own.map { JSONWriter.text(of: $0.input) })")
        }
    }
}
