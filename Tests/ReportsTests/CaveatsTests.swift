import Catalogue
import Corpus
import Foundation
import JSON
import Misbehaviours
import Specification
import Testing

@testable import Harness
@testable import Reports

/// Tests that the verbs which compare saved reports mention left-out cases, failures that do not count, and malformed
/// inputs that were not sent.
struct CaveatsTests {
    private static let refused = MalformedRun.Trial("scholar.hindex", "$: null", input: nil, problem: nil)
    private static let accepted = MalformedRun.Trial(
        "scholar.hindex", "$: null", input: nil, problem: "returned 0 instead of an error")

    private static let unanswered = MalformedRun.Trial(
        "scholar.hindex", "$: null", input: nil, problem: "interrupted: the run was ended early")

    private static let cases = Result { try [1, 2, 3].map { try Miniature.golden($0, $0) } }

    private static func run(_ verdicts: [Verdict], _ trials: [MalformedRun.Trial] = []) -> Run {
        let hello = Hello(name: "n", language: "swift", version: "1", subsystems: ["scholar.hindex"])
        var run = Run(verdicts, of: hello)
        if !trials.isEmpty { run.malformed = MalformedRun(trials) }
        return run
    }

    /// Returns a run in which all cases pass.
    private static func right(_ trials: [MalformedRun.Trial] = []) throws -> Run {
        run(try cases.get().map { Verdict($0, .pass, reason: "") }, trials)
    }

    /// Returns a run in which one case passes, one departs from a decision, and the last one is left out.
    private static func partial(_ trials: [MalformedRun.Trial] = []) throws -> Run {
        let cases = try cases.get()
        let breach = Breach(law: LawID("HIX-1c"), sentence: "Say so.", basis: .decision)
        var run = run(
            [
                Verdict(cases[0], .pass, reason: ""),
                Verdict(cases[1], .fail, reason: "", breaches: [breach]),
                Verdict(leftOut: cases[2], reason: "left out"),
            ], trials)
        run.advisory = [.decision]
        return run
    }

    private static func scope(
        _ shard: Shard? = nil, _ change: (inout CaseFilter) -> Void = { _ in }
    ) throws -> RunScope {
        var filter = CaseFilter()
        change(&filter)
        let corpus = GoldenCorpus(
            folder: ReportSchemaTests.readers, catalogue: .assay, cases: try cases.get())
        return RunScope(corpus, selection: filter, shard: shard)
    }

    private static func saved(_ run: Run, of scope: RunScope? = nil) throws -> SavedReport {
        try SavedReport(Array(LineReport(run, of: scope ?? self.scope()).text.utf8), file: "r.jsonl")
    }

    // MARK: Two reports

    @Test
    func `the difference says which run left out cases, sent no malformed inputs or allowed failures`()
        throws
    {
        let old = try Self.saved(try Self.right([Self.refused]))
        let new = try Self.saved(try Self.partial(), of: try Self.scope { $0.cases = ["*"] })
        let remarks = ReportDifference(from: old, to: new).remarks
        #expect(remarks.earlier == ["all cases of the corpus"])
        #expect(
            remarks.later == [
                "partial: only the cases that match --case *", "partial: 1 case was left out",
                "1 departure, which --basis allows", "no malformed inputs were sent",
            ])
        #expect(
            new.facts
                == .record(
                    ("selection", .record(("cases", ["*"].value))), ("advisory", ["decision"].value),
                    ("departures", 1.value), ("leftOut", 1.value)))
        let same = ReportDifference(from: old, to: old).remarks
        #expect(same.earlier.isEmpty && same.later.isEmpty)
    }

    @Test func `the difference says that a run was ended early`() throws {
        let cases = try Self.cases.get()
        let interrupted = Verdict(cases[1], .error, reason: "", fault: Fault.interruption)
        let new = try Self.saved(Self.run([Verdict(cases[0], .pass, reason: ""), interrupted]))
        let remarks = ReportDifference(from: try Self.saved(try Self.right()), to: new).remarks
        #expect(remarks.later == ["the run was ended early"])
        #expect(new.facts["interrupted"] == true.value)
    }

    @Test func `a malformed input that is no longer refused is a regression`() throws {
        let none = try Self.saved(try Self.right())
        let good = try Self.saved(try Self.right([Self.refused]))
        let bad = try Self.saved(try Self.right([Self.accepted]))
        let unanswered = try Self.saved(try Self.right([Self.unanswered]))
        let difference = ReportDifference(from: good, to: bad)
        #expect(difference.isRegression)
        #expect(
            difference.noLongerRefused.map(\.fullSentence)
                == ["scholar.hindex: $: null: returned 0 instead of an error"])
        #expect(difference.remarks.later == ["1 malformed input: 1 not answered with an error"])
        for (old, new) in [
            (none, bad), (bad, bad), (bad, good), (bad, none), (good, none), (unanswered, bad),
            (good, unanswered),
        ] {
            #expect(!ReportDifference(from: old, to: new).isRegression)
        }
    }

    @Test func `the cases of a run are described by its shard and its filters`() throws {
        #expect(try Self.scope().words == "all cases of the corpus")
        #expect(
            try Self.scope(try Shard(1, of: 2)).words == "partial: only shard 1/2 of the cases")
        let both = try Self.scope(try Shard(2, of: 2)) {
            $0.subsystems = ["scholar"]
            $0.cases = ["a", "b\n", "c", "d", "e"]
        }
        #expect(
            both.words
                == "partial: only shard 2/2 of the cases that match --subsystem scholar, --case a, "
                + #"--case b\n, --case c and 2 more"#)
        #expect(try both.selectsLike(both) && !both.selectsLike(Self.scope()))
    }

    // MARK: Over time

    @Test func `in every format, a trend has a sentence for each fact that limits the result of a run`()
        throws
    {
        func run(_ run: Run, _ scope: RunScope, _ day: Int) throws -> Trend.Run {
            let text = LineReport(run, of: scope).text
            return try Trend.Run(LineBlocks(Data(text.utf8)), file: "\(day)", date: "2026-11-0\(day)")
        }
        let (whole, part) = (try Self.scope(), try Self.scope(try Shard(1, of: 2)))
        let trend = Trend([
            try run(try Self.right([Self.refused]), whole, 1),
            try run(try Self.partial([Self.accepted]), part, 2), try run(try Self.right(), part, 3),
            try run(try Self.right(), whole, 4),
        ])
        let sentences = [
            "2026-11-02: partial: only shard 1/2 of the cases", "2026-11-02: partial: 1 case was left out",
            "2026-11-02: 1 departure, which --basis allows",
            "2026-11-02: 1 malformed input: 1 not answered with an error",
            "2026-11-03: no malformed inputs were sent", "2026-11-04: all cases of the corpus",
        ]
        let text = trend.text(style: Style(hasColour: false))
        #expect(text.hasSuffix("\n" + sentences.joined(separator: "\n") + "\n"), "\(text)")
        #expect(trend.markdown.hasSuffix("|\n\n" + sentences.map { "- \($0)\n" }.joined()))
        let page = trend.html()
        for sentence in sentences { #expect(page.contains("<p class=\"notice\">\(sentence)</p>")) }
        let values = trend.values
        #expect(
            values.map { $0["malformed"] } == [
                .record(("refused", 1.value), ("notRefused", 0.value)),
                .record(("refused", 0.value), ("notRefused", 1.value)), nil, nil,
            ])
        #expect(values[1]["shard"] == .record(("index", 1.value), ("count", 2.value)))
        #expect(values[1]["departures"] == 1.value && values[1]["advisory"] == ["decision"].value)
        #expect(values.map { $0["leftOut"] } == [nil, 1.value, nil, nil])
    }

    // MARK: Side by side

    @Test func `in every format, a comparison has a sentence for each fact that limits the result of a run`()
        throws
    {
        let cases = try Self.cases.get()
        let (whole, part) = (try Self.right(), try Self.partial([Self.accepted]))
        let short = Self.run(Array(whole.verdicts.prefix(1)), [Self.refused])
        let columns = try [part, short].map { try RunComparison.Column(Self.saved($0), of: cases) }
        let comparison = RunComparison(
            cases,
            [RunComparison.Column(whole).labelled("a"), columns[0].labelled("b"), columns[1].labelled("c")])
        let facts =
            "partial: 1 case was left out; 1 departure, which --basis allows; "
            + "1 malformed input: 1 not answered with an error"
        let text = comparison.text(style: Style(hasColour: false), showsAll: false)
        #expect(
            text.hasSuffix(
                """

                a conforms: 3 pass, 0 fail, 0 skip, 0 error; no malformed inputs were sent
                b does not conform: 1 pass, 1 fail, 1 skip, 0 error; \(facts)
                c conforms: 1 pass, 0 fail, 0 skip, 0 error; partial: 2 cases were left out

                """), "\(text)")
        #expect(comparison.markdown.contains("\nb: \(facts)\n"))
        let page = comparison.html()
        #expect(page.contains("does not conform; \(facts)</td>"))
        #expect(page.contains("conforms; partial: 2 cases were left out</td>"))
        let lines = comparison.lines.prefix(3)
        #expect(lines.map { $0["leftOut"] } == [nil, 1.value, 2.value])
        #expect(lines.map { $0["departures"] } == [nil, 1.value, nil])
        #expect(lines.map { $0["malformed"]?["notRefused"] } == [nil, 1.value, 0.value])
    }

    @Test func `a comparison has no row for a subsystem if no implementation ran any of its cases`() throws {
        let distance = try Corpus.bundled.cases.filter { $0.subsystem == "scholar.distance" }.prefix(1)
        let cases = try Array(Self.cases.get().prefix(1) + distance)
        func column(_ name: String, distance: Verdict.Kind) -> RunComparison.Column {
            let verdicts = cases.map { golden in
                Verdict(golden, golden.subsystem == "scholar.hindex" ? .pass : distance, reason: "")
            }
            return RunComparison.Column(Self.run(verdicts)).labelled(name)
        }
        func titles(_ columns: RunComparison.Column...) -> [String] {
            let comparison = RunComparison(cases, columns)
            let rows = comparison.subsystems.map(\.title)
            for subsystem in ["scholar.hindex", "scholar.distance"] {
                let isShown = rows.contains(subsystem)
                let text = comparison.text(style: Style(hasColour: false), showsAll: false)
                #expect(text.contains("\n\(subsystem) ") == isShown)
                #expect(comparison.markdown.contains("| \(subsystem) |") == isShown)
                #expect(comparison.html().contains(">\(subsystem)</th>") == isShown)
                #expect(comparison.lines.contains { $0["subsystem"] == subsystem.value })
            }
            return rows
        }
        #expect(titles(column("a", distance: .skip), column("b", distance: .skip)) == ["scholar.hindex"])
        #expect(titles(column("a", distance: .skip), column("b", distance: .pass)).count == 2)
        let gone = RunComparison(cases, [RunComparison.Column("gone", problem: "it did not start")])
        #expect(gone.text(style: Style(hasColour: false), showsAll: false) == "gone: it did not start\n")
        #expect(gone.markdown == "## Implementations side by side\n\ngone: it did not start\n")
    }
}
