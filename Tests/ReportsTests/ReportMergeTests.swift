import Catalogue
import Corpus
import JSON
import Misbehaviours
import Reference
import Specification
import TestSupport
import Testing

@testable import Harness
@testable import Reports

/// Tests that the reports of shards are merged into the report of the whole run, byte for byte, and that errors are
/// reported.
struct ReportMergeTests {
    /// An implementation that is correct except for some inputs, which it skips, rejects, or answers with wrong shapes
    /// or values.
    struct Faulty: Candidate {
        let reference = InProcess(
            name: "faulty", version: "1", implementations: References.assay.implementations)

        func open(expecting cases: Int?) -> any Session {
            ScriptedSession(hello: reference.hello) { requests in
                requests.map { Self.spoilt($0, .answer(reference.answer(to: $0))) }
            }
        }

        static func spoilt(_ request: Request, _ reply: Reply) -> Reply {
            let size = JSONWriter.bytes(of: request.input).count
            guard case .answer(.output(let output)) = reply else { return reply }
            switch size % 37 {
            case 0: return .answer(.skip("of size \(size)"))
            case 1: return .fault(Fault(.crash, "the adapter ended", log: "size \(size)\nü"))
            case 2: return .answer(.output(.record(("nothing", true.value))))
            case 3: return .answer(.rejection(.record(("code", "no.such".value))))
            case 4, 5: return .answer(.output(changed(output)))
            default: return reply
            }
        }

        /// Returns a value with numbers increased by 1, Boolean values negated, and strings and lists shortened.
        static func changed(_ value: Value) -> Value {
            switch value {
            case .number(let number): number.integer.map { .number(Number($0 + 1)) } ?? value
            case .bool(let bool): .bool(!bool)
            case .string(let text): .string(String(text.dropLast()))
            case .array(let elements): .array(elements.dropLast().map(changed))
            case .object(let members): .object(members.map { .init($0.name, changed($0.value)) })
            case .null: value
            }
        }
    }

    private static let corpus = Result { () throws(CorpusError) in try Corpus.bundled }

    /// A selection of subsystems whose clauses are quick to judge.
    private static let scholar: CaseFilter = {
        var selection = CaseFilter()
        selection.subsystems = ["scholar.similarity", "scholar.hindex"]
        return selection
    }()

    private static func report(
        _ selection: CaseFilter = scholar, shard: Shard? = nil, with candidate: some Candidate = Faulty()
    ) async throws -> String {
        let corpus = try corpus.get()
        let selected = try selection.select(from: corpus)
        let cases = shard.map { Sharding(selected).cases(of: $0) } ?? selected
        let scope = RunScope(corpus, selection: selection, shard: shard)
        return LineReport(try await Run(cases, with: candidate), of: scope).text
    }

    private static func saved(_ text: String, _ file: String) throws -> SavedReport {
        try SavedReport(Array(text.utf8), file: file)
    }

    @Test(arguments: [1, 2, 5])
    func `the merged report equals that of a run on one machine, byte for byte`(count: Int) async throws {
        let whole = try await Self.report()
        var shards: [SavedReport] = []
        for index in 1...count {
            let text = try await Self.report(shard: try Shard(index, of: count))
            shards.append(try Self.saved(text, "\(index).jsonl"))
        }
        let merged = try ReportMerge(try Self.corpus.get()).merge(shards.reversed())
        #expect(LineReport(merged.run, of: merged.scope).text == whole)
        for kind in Verdict.Kind.allCases { #expect(merged.run.count(kind) > 0, "\(kind)") }
    }

    @Test func `the same laws explain the failures in the merged run and in the whole run`() async throws {
        let cases = try Self.scholar.select(from: Self.corpus.get())
        let whole = try await Run(cases, with: Faulty())
        var verdicts: [Verdict] = []
        for part in [Array(cases.prefix(30)), Array(cases.dropFirst(30))] {
            for verdict in try await Run(part, with: Faulty()).verdicts {
                verdicts.append(try Verdict(LineReport.line(verdict), of: verdict.golden))
            }
        }
        let merged = Run(verdicts, of: whole.hello)
        #expect(merged.brokenLaws == whole.brokenLaws && !whole.brokenLaws.isEmpty)
        #expect(LineReport(merged).text == LineReport(whole).text)
    }

    @Test func `a merged run gives the same reports as a run on one machine`() async throws {
        let corpus = try Self.corpus.get()
        let cases = try Self.scholar.select(from: corpus)
        let run = try await Run(cases, with: Faulty())
        var shards: [SavedReport] = []
        for index in 1...3 {
            shards.append(try Self.saved(try await Self.report(shard: try Shard(index, of: 3)), "\(index)"))
        }
        let merged = try ReportMerge(corpus).merge(shards)
        func told(_ run: Run) -> String {
            HumanReport(run, of: cases, command: "x", style: Style(hasColour: false), showsAll: true)
                .text
                + TAPReport(run, cases: cases).text + JUnitReport(run, cases: cases).text
                + MarkdownReport(run, cases: cases).text
        }
        #expect(told(merged.run) == told(run))
    }

    /// Runs a small selection in three shards, changes their reports with `spoil`, and returns the error from merging
    /// the reports.
    private static func merge(_ spoil: (inout [String]) throws -> Void) async throws -> CorpusError? {
        var selection = CaseFilter()
        selection.subsystems = ["scholar.hindex"]
        var texts: [String] = []
        for index in 1...3 { texts.append(try await report(selection, shard: try Shard(index, of: 3))) }
        try spoil(&texts)
        do {
            let reports = try texts.enumerated().map { try saved($0.element, "\($0.offset + 1).jsonl") }
            _ = try ReportMerge(try corpus.get()).merge(reports)
            return nil
        } catch let error as CorpusError {
            return error
        }
    }

    @Test func `the shards of a selection can be merged in any order`() async throws {
        #expect(try await Self.merge { _ in } == nil)
        #expect(try await Self.merge { $0.swapAt(0, 2) } == nil)
    }

    @Test func `a missing or duplicate shard is reported`() async throws {
        let missing = try await Self.merge { $0.remove(at: 1) }
        #expect(missing?.description == "shard 2/3 is missing; no file has it")
        let twice = try await Self.merge { $0[2] = $0[0] }
        #expect(twice?.description == "3.jsonl:1: shard 1/3 is in 1.jsonl already")
    }

    /// Merges the reports after a closure has changed the lines of the second report.
    private static func mergeChanged(
        _ change: (inout [String]) -> Void
    ) async throws -> CorpusError? {
        try await merge { texts in
            var lines = texts[1].split(separator: "\n").map(String.init)
            change(&lines)
            texts[1] = lines.joined(separator: "\n")
        }
    }

    @Test func `a report that is truncated, lacks a line or repeats a line is rejected`() async throws {
        let cut = try await Self.mergeChanged { $0 = Array($0.prefix(5)) }
        #expect(cut?.description == "2.jsonl:5: the report was cut short after this line: it has no footer")
        let lost = try await Self.mergeChanged { $0.remove(at: 3) }
        #expect(lost?.description.contains("verdicts before this footer, yet its header says") == true)
        #expect(lost?.place?.file == "2.jsonl")
        // The error names either the wrong counts in the footer or the case that has two verdicts.
        let replaced = try await Self.mergeChanged { $0[3] = $0[4] }
        #expect(replaced?.place?.file == "2.jsonl")
    }

    @Test func `a verdict that is also in another shard is reported with both places`() async throws {
        let error = try await Self.merge { texts in
            let alien = texts[0].split(separator: "\n")[1]
            texts[1] = Self.withCount(texts[1], adding: alien)
        }
        #expect(
            error?.description.contains("has a verdict already, at 1.jsonl:2") == true,
            "\(error?.description ?? "none")")
    }

    @Test func `a case outside the selection is reported with its place`() async throws {
        let error = try await Self.merge { texts in
            let alien = #"{"kind":"verdict","case":"scholar.hindex/none-such","verdict":"pass"}"#
            texts[2] = Self.withCount(texts[2], adding: alien[...])
        }
        #expect(
            error?.description.hasSuffix("scholar.hindex/none-such is not a selected case") == true)
        #expect(error?.place?.file == "3.jsonl")
    }

    @Test(arguments: [
        (#""version":"1""#, #""version":"2""#, "the implementation is faulty 2 (swift)"),
        (#""digest":""#, #""digest":"x"#, "the corpus is"),
        (#"{"subsystems":["scholar.hindex"]}"#, "{}", "the selection is {}, that of 1.jsonl is"),
        (#""count":3"#, #""count":4"#, "the number of shards is 4, that of 1.jsonl is 3"),
        (#""corpus":"#, #""corps":"#, "the header does not name the cases of the run"),
        (#""report":1"#, #""report":2"#, "the report does not have format 1"),
        (#""index":3"#, #""index":7"#, "there is no shard 7/3"),
    ])
    func `merging rejects a report whose header does not match the other headers`(
        old: String, new: String, sentence: String
    )
        async throws
    {
        let error = try await Self.merge { texts in
            let header = texts[2].prefix { $0 != "\n" }
            texts[2] = String(header.replacing(old, with: new) + texts[2].dropFirst(header.count))
        }
        #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "none")")
        #expect(error?.place == CorpusPlace(file: "3.jsonl", line: 1))
    }

    @Test func `a report on a corpus other than the current one is rejected`() async throws {
        let error = try await Self.merge { texts in
            texts = texts.map { $0.replacing(#""digest":""#, with: #""digest":"x"#) }
        }
        #expect(error?.description.contains("name it with --corpus") == true)
    }

    @Test func `a footer with wrong counts is reported as an error`() async throws {
        let error = try await Self.merge { texts in
            texts[0] = texts[0].replacing(#","pass":"#, with: #","pass":1"#)
        }
        #expect(error?.description.contains("the footer counts 1") == true)
        #expect(error?.place?.file == "1.jsonl")
    }

    @Test func `a line after the footer or a second header is an error`() async throws {
        let twice = try await Self.merge { texts in texts[0] += texts[0] }
        #expect(twice?.description.contains("the report has a further line after its footer") == true)
        let headers = try await Self.merge { texts in
            texts[0] = texts[0].prefix { $0 != "\n" } + "\n" + texts[0]
        }
        #expect(headers?.description == "1.jsonl:2: the report has a second header")
    }

    @Test func `a path can be read back from its description`() throws {
        for text in [
            "$", "$.a", "$[3]", "$[0][12].x", "$.events[0].centre.lat", "$.a.b[x].", "$. ", "$.v1..v2[0].txt",
            "$..", "$.a[0]b.c[1]", "$.a[01].b[2]", "$.a[+1]", "$.\u{301}a.b", "$.a[99999999999999999999]",
        ] {
            #expect(try Path(reported: text).description.hasSameScalars(as: text))
        }
        for text in ["", "a", "$x", "$[", "$[0]x"] {
            #expect(throws: Misfit.self) { try Path(reported: text) }
        }
        let place = Path([.member("events"), .index(12), .member("centre"), .member("lat")])
        #expect(try Path(reported: place.description) == place)
        // If a bracket is part of a name, the rest of the string is read as part of that name too.
        #expect(try Path(reported: "$.a[0]b.c[1]") == Path([.member("a[0]b.c[1]")]))
    }

    /// Returns a report with a verdict added, the count in its header increased to match, and its footer emptied.
    private static func withCount(_ text: String, adding line: Substring) -> String {
        var lines = text.split(separator: "\n")
        lines.insert(line, at: lines.count - 1)
        let count = lines.count - 2
        lines[0] = lines[0].replacing("\"cases\":\(count - 1)}", with: "\"cases\":\(count)}")
        lines[lines.count - 1] = #"{"kind":"footer"}"#
        return lines.joined(separator: "\n")
    }
}
