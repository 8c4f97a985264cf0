import Catalogue
import Foundation
import JSON
import Misbehaviours
import Specification
import Testing

@testable import Harness
@testable import Reports

/// Tests that reports distinguish failures that do not count from failures that make a run fail.
struct AllowedFailuresTests {
    /// Returns a run in which one case passes and one breaks only a decision.
    private static func departing() throws -> (run: Run, cases: [GoldenCase]) {
        let cases = try [1, 2].map { try Miniature.golden($0, $0) }
        let breach = Breach(law: LawID("HIX-1c"), sentence: "Say so.", basis: .decision)
        let hello = Hello(name: "n", language: "swift", version: "1", subsystems: ["scholar.hindex"])
        let wrong = Verdict(
            cases[1], .fail, reason: "", breaches: [breach],
            differences: [Difference(path: Path([.member("h")]), expected: 1.value, actual: 0.value)])
        return (Run([Verdict(cases[0], .pass, reason: ""), wrong], of: hello), cases)
    }

    /// Returns the same run as `departing`, except that broken decisions are allowed.
    private static func allowing() throws -> (run: Run, cases: [GoldenCase]) {
        var (run, cases) = try departing()
        run.advisory = [.decision]
        return (run, cases)
    }

    /// Returns the same run as `departing`, except that its failure is in a list of known failures.
    private static func known() throws -> (run: Run, cases: [GoldenCase]) {
        var (run, cases) = try departing()
        run.known = KnownFailures("*/case-2\n").compare(run, among: cases.map(\.id))
        return (run, cases)
    }

    @Test func `a badge counts departures and known failures separately, and neither makes it red`() throws {
        func message(_ run: Run) -> [Value?] {
            let value = BadgeReport(run).value
            return [value["message"], value["color"]]
        }
        #expect(message(try Self.departing().run) == ["1 fail of 2", "red"].map(\.value))
        #expect(message(try Self.allowing().run) == ["1 pass, 1 departure", "brightgreen"].map(\.value))
        var (run, cases) = try Self.known()
        #expect(message(run) == ["1 pass, 1 known failure", "brightgreen"].map(\.value))
        run.known = KnownFailures("*/case-*\n").compare(run, among: cases.map(\.id))
        #expect(message(run) == ["1 pass, 1 known failure, list out of date", "red"].map(\.value))
    }

    @Test func `in TAP, a failure that does not count has a TODO directive`() throws {
        func line(_ made: (run: Run, cases: [GoldenCase])) -> Substring? {
            let lines = TAPReport(made.run, cases: made.cases).text.split(separator: "\n")
            return lines.first { $0.hasPrefix("not ok") }
        }
        #expect(line(try Self.departing()) == "not ok 2 - scholar.hindex/case-2")
        #expect(line(try Self.allowing()) == "not ok 2 - scholar.hindex/case-2 # TODO departure")
        #expect(line(try Self.known()) == "not ok 2 - scholar.hindex/case-2 # TODO known failure")
    }

    @Test(.enabled(if: ReportTests.hasTAPParser, "perl has no TAP::Parser"))
    func `Perl finds no failure in a TAP report with a known failure`() throws {
        let (run, cases) = try Self.known()
        let read = """
            use TAP::Parser; local $/; open(my $f, "<:utf8", $ARGV[0]);
            my $p = TAP::Parser->new({tap => <$f>});
            while ($p->next) {} print scalar($p->failed), " ", scalar($p->todo);
            """
        let counts = ReportTests.output(["perl", "-e", read], reading: TAPReport(run, cases: cases).text)
        #expect(counts == "0 1")
    }

    @Test func `in JUnit, a failure that does not count is reported as skipped, with a description`() throws {
        let (run, cases) = try Self.departing()
        let failing = JUnitReport(run, cases: cases).text
        #expect(failing.contains(#" tests="2" failures="1" errors="0" skipped="0" "#))
        for (made, reason) in [(try Self.allowing(), "departure"), (try Self.known(), "known failure")] {
            let text = JUnitReport(made.run, cases: made.cases, command: "c").text
            #expect(text.contains(#" tests="2" failures="0" errors="0" skipped="1" "#))
            let inside = #"<skipped message="\#(reason): HIX-1c: Say so."/><system-out>HIX-1c: Say so."#
            #expect(text.contains(inside))
            #expect(text.contains("\n$.h: expected 1, got 0\n"))
            #expect(text.contains("\nagain: c --case scholar.hindex/case-2 --law HIX-1c\n"))
            #expect(!text.contains("<failure"))
        }
    }

    @Test(.enabled(if: ReportTests.hasPython, "python3 is not installed"))
    func `a JUnit report with a failure that does not count satisfies the rules of its schema`() throws {
        let check = ["python3", ReportSchemaTests.reader("check_junit.py")]
        let (run, cases) = try Self.allowing()
        #expect(ReportTests.output(check, reading: JUnitReport(run, cases: cases).text) == "\n")
    }

    @Test(.enabled(if: ReportSchemaTests.hasXmllint, "xmllint is not installed"))
    func `xmllint finds no error in a JUnit report with a failure that does not count`() throws {
        let check = ["xmllint", "--nonet", "--noout", "--schema", ReportSchemaTests.reader("junit.xsd")]
        let (run, cases) = try Self.known()
        #expect(ReportTests.output(check, reading: JUnitReport(run, cases: cases).text) != nil)
    }

    @Test func `headings say that a failure does not count`() throws {
        func text(_ made: (run: Run, cases: [GoldenCase])) -> String {
            HumanReport(made.run, of: made.cases, command: "c", style: Style(hasColour: false)).text
        }
        #expect(text(try Self.departing()).hasPrefix("broken HIX-1c in 1 case\n"))
        #expect(text(try Self.allowing()).hasPrefix("broken HIX-1c in 1 case, which --basis allows\n"))
        let (run, cases) = try Self.allowing()
        let markdown = MarkdownReport(run, cases: cases).text
        #expect(markdown.contains("\n1 departure.\n"))
        #expect(markdown.contains("\n### HIX-1c is broken in 1 case, which --basis allows\n"))
        #expect(markdown.contains("<summary>scholar.hindex/case-2, departure</summary>"))
        let known = try Self.known()
        #expect(
            MarkdownReport(known.run, cases: known.cases).text.contains(
                "\n### HIX-1c is broken in 1 case, which --known lists\n"))
    }

    @Test func `a departure becomes a notice on GitHub, and is marked on the HTML page`() throws {
        let failing = try Self.departing()
        let error = GitHubReport(failing.run, cases: failing.cases).text
        #expect(error.hasPrefix("::error title=HIX-1c is broken in 1 case::HIX-1c: Say so."))
        let (run, cases) = try Self.allowing()
        let notice = GitHubReport(run, cases: cases).text
        #expect(notice.hasPrefix("::notice title=HIX-1c is broken in 1 case%2C which --basis allows::"))
        let page = HTMLReport(run, cases: cases).text
        #expect(page.contains(#""allowed":"departure""#))
        #expect(page.contains("Show 1 case</button>, which --basis allows</p>"))
        #expect(page.contains("1 case failing; 1 departure."))
    }

    @Test func `the footer gives the number of known failures, and satisfies the schema`() throws {
        let (run, _) = try Self.known()
        let lines = LineReport(run).lines
        #expect(lines.last?["known"] == 1.value)
        #expect(try SchemaRule(ReportSchemaTests.schema).complaint(about: try #require(lines.last)) == nil)
    }
}
