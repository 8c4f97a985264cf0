import Catalogue
import Corpus
import Foundation
import JSON
import Reference
import Reports
import Specification
import TestSupport
import Testing

@testable import Harness

/// Tests that a corpus gives the same results whether it is read and run in batches or all at once.
struct CaseBatchesTests {
    /// An implementation of scholar.hindex that subtracts 1 from each correct result greater than 0.
    private struct OneLess: Implementation {
        typealias Subsystem = HIndex

        func run(_ input: Publications, readings: Readings) throws(Rejection) -> HIndex.Output {
            let h = try HIndex.reference.run(input, readings: readings).h
            return .init(h: max(0, h - 1))
        }
    }

    private static let candidate = InProcess(
        name: "one less", version: "", implementations: [OneLess(), Distance.reference])

    /// Returns a corpus that has the folder of the bundled corpus, but only the cases of three subsystems.
    private static func corpus() throws -> GoldenCorpus {
        let all = try Corpus.bundled
        return try GoldenCorpus(folder: all.folder, catalogue: all.catalogue, of: part)
    }

    private static let part: Set<SubsystemID> = ["scholar.hindex", "scholar.distance", "scholar.colouring"]

    private static func reader(_ corpus: GoldenCorpus) -> CorpusReader {
        CorpusReader(folder: corpus.folder, catalogue: corpus.catalogue, of: part)
    }

    private static func filter(_ name: String) -> CaseFilter {
        var filter = CaseFilter()
        filter.subsystems = [name]
        return filter
    }

    @Test(arguments: [7, 100, 65_536])
    func `batches contain the selected cases in the order of the corpus`(_ size: Int) throws {
        let corpus = try Self.corpus()
        let survey = try CorpusSurvey(Self.reader(corpus), Self.filter("scholar"), digests: true)
        let expected = try Self.filter("scholar").select(from: corpus)
        #expect(survey.selected == expected.count)
        #expect(
            RunScope(survey, selection: Self.filter("scholar"))
                == RunScope(corpus, selection: Self.filter("scholar")))
        var batches = try survey.batches(of: size)
        var cases: [GoldenCase] = []
        while let batch = try batches.next() {
            #expect(batch.count == min(size, expected.count - cases.count))
            cases += batch
        }
        #expect(cases.map(\.id) == expected.map(\.id))
        #expect(cases.map(\.place) == expected.map(\.place))
    }

    @Test(arguments: [50, 65_536])
    func `a run in batches counts the same verdicts as a run without batches, but keeps only the failures`(
        _ size: Int
    )
        async throws
    {
        let corpus = try Self.corpus()
        let cases = try Self.filter("scholar").select(from: corpus)
        let whole = try await Run(cases, with: Self.candidate)
        let survey = try CorpusSurvey(Self.reader(corpus), Self.filter("scholar"), digests: true)
        let spool = try VerdictSpool()
        let run = try await Run(survey, with: Self.candidate, batch: size) { try spool.add($0) }
        #expect(whole.count(.fail) > 0 && whole.count(.skip) > 0 && whole.count(.pass) > 0)
        #expect(run.verdicts.map(\.id) == whole.verdicts(of: .fail).map(\.id))
        #expect(run.verdicts.map(\.line) == whole.verdicts(of: .fail).map(\.line))
        for kind in Verdict.Kind.allCases { #expect(run.count(kind) == whole.count(kind)) }
        let style = Style(hasColour: false)
        #expect(
            HumanReport(run, of: run.verdicts.map(\.golden), command: "", style: style, showsAll: true).text
                == HumanReport(whole, of: cases, command: "", style: style, showsAll: true).text)
        #expect(
            MarkdownReport(run, cases: run.verdicts.map(\.golden)).text
                == MarkdownReport(whole, cases: cases).text)
        #expect(BadgeReport(run).text == BadgeReport(whole).text)
        let scope = RunScope(survey, selection: Self.filter("scholar"))
        var lines: [UInt8] = []
        try spool.write(LineReport(run, of: scope)) { lines += $0 }
        #expect(String(decoding: lines, as: UTF8.self) == LineReport(whole, of: scope).text)
    }

    @Test func `the laws that explain the failures are found for all batches together`() async throws {
        let cases = try Self.corpus().cases(of: "scholar.hindex")
        let survey = try CorpusSurvey(
            Self.reader(try Self.corpus()), Self.filter("scholar.hindex"), digests: false)
        let run = try await Run(survey, with: Self.candidate, batch: 1)
        let whole = try await Run(cases, with: Self.candidate)
        #expect(run.brokenClauses == whole.brokenClauses)
        #expect(run.verdicts.map(\.breaches) == whole.verdicts(of: .fail).map(\.breaches))
    }

    /// An implementation of scholar.hindex that returns 2 if the correct result is greater than 2.
    private struct AtMostTwo: Implementation {
        typealias Subsystem = HIndex

        func run(_ input: Publications, readings: Readings) throws(Rejection) -> HIndex.Output {
            .init(h: min(2, try HIndex.reference.run(input, readings: readings).h))
        }
    }

    @Test(arguments: [1, 20, 65_536])
    func `an explanation that fits the failures by chance is refuted by the right answers of any batch`(
        _ size: Int
    )
        async throws
    {
        let candidate = InProcess(name: "two", version: "", implementations: [AtMostTwo()])
        let whole = try await Run(Self.corpus().cases(of: "scholar.hindex"), with: candidate)
        let survey = try CorpusSurvey(
            Self.reader(try Self.corpus()), Self.filter("scholar.hindex"), digests: false)
        let run = try await Run(survey, with: candidate, batch: size)
        #expect(run.verdicts.map(\.line) == whole.verdicts(of: .fail).map(\.line))
        #expect(run.diagnoses.flatMap(\.lines) == whole.diagnoses.flatMap(\.lines))
        #expect(!whole.diagnoses.contains { if case .sameAnswer = $0.cause { true } else { false } })
    }

    @Test func `if a later pass of a batch is interrupted, the run is interrupted`() async throws {
        let lines = ["one", "two"].map { ScratchCorpus.hindex($0) }
        let corpus = try ScratchCorpus(["scholar/hindex/a.jsonl": lines])
        let reader = CorpusReader(folder: corpus.folder, catalogue: .assay)
        let survey = try CorpusSurvey(reader, CaseFilter(), digests: false)
        let right = try corpus.golden().cases.map { Reply.answer(Answer($0.expectation)) }
        let interrupted = Reply.fault(Fault(.interrupted, "ended"))
        let candidate = RepetitionTests.Changing([[right[0]], [interrupted]])
        let run = try await Run(survey, with: candidate, batch: 1, times: 2)
        #expect(run.isInterrupted && !run.conforms && run.caseCount == 1)
    }

    @Test func `reading a corpus in batches reports the same errors as reading it all at once`() throws {
        let one = ScratchCorpus.hindex("one")
        let corpora = try [
            ["a": [one, "{", ""]], ["a": [one], "b": [ScratchCorpus.hindex("two"), one, "{"]],
            ["a": [one, one.replacingOccurrences(of: "HIX-1", with: "HIX-0")]], ["a": []], [:],
        ].map { groups in
            try ScratchCorpus(
                Dictionary(uniqueKeysWithValues: groups.map { ("scholar/hindex/\($0).jsonl", $1) }))
        }
        for corpus in corpora {
            let reader = CorpusReader(folder: corpus.folder, catalogue: .assay)
            let held = #expect(throws: CorpusError.self) { try corpus.golden() }
            let told = #expect(throws: CorpusError.self) {
                try CorpusSurvey(reader, CaseFilter(), digests: false)
            }
            #expect(told?.description == held?.description)
        }
        let unreadable = try ScratchCorpus(["scholar/hindex/a.jsonl": [one]])
        try unreadable.makeFolder("scholar/hindex/x.jsonl")
        let reader = CorpusReader(folder: unreadable.folder, catalogue: .assay)
        let told = #expect(throws: CorpusError.self) {
            try CorpusSurvey(reader, CaseFilter(), digests: false)
        }
        #expect(told?.description == "scholar/hindex/x.jsonl:1: the file cannot be read")
    }

    @Test func `a name in a filter is reported if the name matches no case`() throws {
        let corpus = try Self.corpus()
        for names in [\CaseFilter.subsystems, \CaseFilter.clauses, \CaseFilter.tags, \CaseFilter.cases] {
            var filter = CaseFilter()
            filter[keyPath: names] = ["no-such"]
            let held = #expect(throws: CorpusError.self) { try filter.select(from: corpus) }
            let told = #expect(throws: CorpusError.self) {
                try CorpusSurvey(Self.reader(corpus), filter, digests: false)
            }
            #expect(told?.description == held?.description)
        }
    }

    @Test func `a run fails if the corpus changes during the run`() async throws {
        let corpus = try ScratchCorpus(["scholar/hindex/a.jsonl": [ScratchCorpus.hindex("one")]])
        let reader = CorpusReader(folder: corpus.folder, catalogue: .assay)
        let survey = try CorpusSurvey(reader, CaseFilter(), digests: false)
        let more = ["one", "two"].map { ScratchCorpus.hindex($0) + "\n" }.joined()
        try corpus.write(Array(more.utf8), to: "scholar/hindex/a.jsonl")
        let error = await #expect(throws: CorpusError.self) {
            try await Run(survey, with: Self.candidate, batch: 10)
        }
        #expect(error?.problem.contains("was changed while its cases were run") == true)
    }

    @Test(arguments: 1...12)
    func `blocks of a file contain whole lines, whatever the block size`(_ size: Int) throws {
        let scratch = try Scratch()
        for text in ["", "a", "\n", "ab\ncd\n\nefghijklmnop\nq", "ab\ncd\n"] {
            try scratch.write(text, to: "lines")
            var blocks = LineBlocks(try FileHandle(forReadingFrom: scratch.place("lines")), of: size)
            var all: [String] = []
            while let block = try blocks.next() { all.append(String(decoding: block, as: UTF8.self)) }
            #expect(all.joined() == text)
            #expect(all.dropLast().allSatisfy { $0.hasSuffix("\n") }, "\(all)")
        }
    }

    @Test func `detaching a case from a shared buffer does not change the case`() throws {
        for golden in try Self.corpus().cases {
            #expect(golden.detached.value == golden.value)
        }
    }
}
