import Catalogue
import Foundation
import JSON
import Misbehaviours
import Specification
import Testing

@testable import Harness
@testable import Reports

/// Tests that every report has the results of the malformed inputs, and that a run conforms only if each of them was
/// refused.
struct MalformedReportTests {
    private static let refused = MalformedRun.Trial(
        "scholar.hindex", "$: null instead of an object", input: Value.null, problem: nil)
    private static let accepted = MalformedRun.Trial(
        "scholar.hindex", "$: an unknown member", input: Value.record(("more", 1.value)),
        problem: #"returned {"h":0} instead of an error"#)

    private static func cases() throws -> [GoldenCase] { try [1, 2].map { try Miniature.golden($0, $0) } }

    /// Returns a run in which all cases pass, with these replies to malformed inputs.
    private static func run(_ cases: [GoldenCase], _ trials: [MalformedRun.Trial]?) -> Run {
        let hello = Hello(name: "n", language: "swift", version: "1", subsystems: ["scholar.hindex"])
        var run = Run(cases.map { Verdict($0, .pass, reason: "") }, of: hello)
        run.malformed = trials.map { MalformedRun($0) }
        return run
    }

    private static func both() throws -> (run: Run, cases: [GoldenCase]) {
        let cases = try cases()
        return (run(cases, [refused, accepted]), cases)
    }

    @Test func `a run conforms only if each malformed input was refused`() throws {
        let cases = try Self.cases()
        let good: [[MalformedRun.Trial]?] = [nil, [], [Self.refused]]
        for trials in good {
            let run = Self.run(cases, trials)
            #expect(run.conforms && run.hasNoFailure && run.isAsExpected)
        }
        var (run, _) = try Self.both()
        #expect(!run.conforms && !run.hasNoFailure && !run.isAsExpected)
        run.known = KnownFailures("").compare(run, among: cases.map(\.id))
        #expect(run.known?.holds == true && !run.isAsExpected)
        #expect(run.conclusion == "does not conform")
    }

    @Test func `the report for a terminal names the malformed inputs that were not refused`() throws {
        let (run, cases) = try Self.both()
        let report = HumanReport(run, of: cases, command: "c", style: Style(hasColour: false))
        #expect(
            report.text.contains(
                """
                2 malformed inputs: 1 not answered with an error
                  scholar.hindex: 2, 1 not answered with an error
                    $: an unknown member: returned {"h":0} instead of an error

                n 1 (swift) does not conform; does not refuse 1 of 2 malformed inputs
                2 pass, 0 fail, 0 skip, 0 error

                """))
        #expect(report.quiet.hasPrefix("malformed inputs: 1 not answered with an error, the first in sch"))
        let good = HumanReport(
            Self.run(cases, [Self.refused]), of: cases, command: "c", style: Style(hasColour: false))
        #expect(good.text.contains("\n1 malformed input: each answered with an error\n"))
        #expect(good.text.contains("\nn 1 (swift) conforms\n"))
    }

    @Test func `if a run is ended early, its conclusion says that not every malformed input was sent`() throws
    {
        let problem = "\(Fault.Kind.interrupted.rawValue): \(Fault.interruption.sentence)"
        let late = MalformedRun.Trial("scholar.hindex", "$: late", input: nil, problem: problem)
        let run = Self.run(try Self.cases(), [Self.refused, late])
        #expect(run.wasEndedEarly && !run.isInterrupted && !run.conforms)
        #expect(run.conclusion == "was not sent every malformed input: the run was ended early")
        #expect(LineReport(run).lines.last?["interrupted"] == true.value)
    }

    @Test func `every report for a CI system counts the malformed inputs that were not refused`() throws {
        let (run, cases) = try Self.both()
        let markdown = MarkdownReport(run, cases: cases).text
        #expect(markdown.hasPrefix("## n 1 (swift) does not conform\n"))
        #expect(markdown.contains("\nIt does not refuse 1 of 2 malformed inputs.\n"))
        #expect(markdown.contains("\n### 2 malformed inputs, 1 not answered with an error\n"))
        let junit = JUnitReport(run, cases: cases).text
        #expect(junit.contains(#"<testsuites name="n 1 (swift)" tests="4" failures="1" errors="0""#))
        #expect(
            junit.contains(
                #"<testsuite name="malformed inputs" tests="2" failures="1" errors="0" skipped="0" time="0">"#
            ))
        let tap = TAPReport(run, cases: cases).text
        #expect(tap.contains("\n1..4\n"))
        #expect(tap.contains("\nok 3 - malformed input of scholar.hindex: $: null instead of an object\n"))
        #expect(tap.contains("\nnot ok 4 - malformed input of scholar.hindex: $: an unknown member\n  ---\n"))
        let annotations = GitHubReport(run, cases: cases).text
        let title = "::error title=1 malformed input not answered with an error::"
        #expect(annotations.hasPrefix(title + "scholar.hindex: $: an unknown member: returned"))
        let badge = BadgeReport(run).value
        #expect(badge["message"] == "2 pass, 1 malformed not refused".value && badge["color"] == "red".value)
        let page = HTMLReport(run, cases: cases).text
        #expect(
            page.contains(
                "<strong>does not conform</strong> <span>Does not refuse 1 of 2 malformed inputs.</span>"))
        #expect(page.contains("<code>scholar.hindex: $: an unknown member: returned "))
    }

    @Test(.enabled(if: ReportTests.hasPython, "python3 is not installed"))
    func `a JUnit report with malformed inputs satisfies the rules of its schema`() throws {
        let (run, cases) = try Self.both()
        let check = ["python3", ReportSchemaTests.reader("check_junit.py")]
        #expect(ReportTests.output(check, reading: JUnitReport(run, cases: cases).text) == "\n")
    }

    @Test func `the lines for malformed inputs come before the footer, and can be read back`() throws {
        let (run, _) = try Self.both()
        let lines = LineReport(run).lines
        let rule = try SchemaRule(ReportSchemaTests.schema)
        for line in lines { #expect(rule.complaint(about: line) == nil, "\(JSONWriter.text(of: line))") }
        #expect(
            lines.map { $0["kind"] }
                == ["header", "verdict", "verdict", "malformed", "malformed", "footer"].map(\.value))
        #expect(lines.last?["conforms"] == false.value)
        #expect(lines.last?["malformed"] == .record(("refused", 1.value), ("notRefused", 1.value)))
        let saved = try SavedReport(Array(LineReport(run).text.utf8), file: "r.jsonl")
        #expect(saved.malformed.map(\.line) == Array(lines[3...4]))
    }

    @Test func `a merged report has all malformed inputs of its shards; a lost line is an error`() throws {
        let cases = try Self.cases()
        let corpus = GoldenCorpus(folder: ReportSchemaTests.readers, catalogue: .assay, cases: cases)
        func text(_ run: Run, _ shard: Shard?) -> String {
            LineReport(run, of: RunScope(corpus, selection: CaseFilter(), shard: shard)).text
        }
        let trials = [Self.refused, Self.accepted]
        let shards = try (1...2).map { index in
            let shard = try Shard(index, of: 2)
            return text(Self.run(Sharding(cases).cases(of: shard), index == 1 ? trials : nil), shard)
        }
        func merged(_ texts: [String]) throws -> String {
            let reports = try texts.enumerated().map {
                try SavedReport(Array($0.element.utf8), file: "\($0.offset + 1).jsonl")
            }
            let merged = try ReportMerge(corpus).merge(reports)
            #expect(!merged.run.conforms)
            return LineReport(merged.run, of: merged.scope).text
        }
        #expect(try merged(shards) == text(Self.run(cases, trials), nil))
        let lost = shards[0].split(separator: "\n").filter { !$0.contains("unknown member") }
        let error = #expect(throws: CorpusError.self) {
            try merged([lost.joined(separator: "\n"), shards[1]])
        }
        let problem = "the numbers of malformed inputs in the footer do not match the report"
        #expect(error?.description.contains(problem) == true)
    }
}
