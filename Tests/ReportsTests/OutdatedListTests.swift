import Catalogue
import Foundation
import JSON
import Misbehaviours
import Specification
import TestSupport
import Testing

@testable import Harness
@testable import Reports

/// Tests that every report says so if the list of known failures is out of date.
struct OutdatedListTests {
    private static let remarks = [
        "passes, though listed as a known failure: scholar.hindex/case-1",
        "known:2: matches no case: scholar.hindex/<gone>",
    ]

    /// Returns a run in which both cases pass; by default, the list has one of them and a case that no longer exists.
    private static func run(_ list: String = "*/case-1\nscholar.hindex/<gone>\n") throws -> (
        Run, [GoldenCase]
    ) {
        let cases = try [1, 2].map { try Miniature.golden($0, $0) }
        let hello = Hello(name: "n", language: "swift", version: "1", subsystems: ["scholar.hindex"])
        var run = Run(cases.map { Verdict($0, .pass, reason: "") }, of: hello)
        run.known = KnownFailures(list).compare(run, among: cases.map(\.id))
        return (run, cases)
    }

    private static func junit() throws -> String {
        let (run, cases) = try run()
        return JUnitReport(run, cases: cases, remarks: remarks).text
    }

    private static func tap() throws -> String {
        let (run, cases) = try run()
        return TAPReport(run, cases: cases, remarks: remarks).text
    }

    @Test func `JUnit has a failing test case for the list`() throws {
        let text = try Self.junit()
        #expect(text.contains(#"<testsuites name="n 1 (swift)" tests="3" failures="1" errors="0""#))
        #expect(
            text.contains(
                """
                  <testsuite name="known failures" tests="1" failures="1" errors="0" skipped="0" time="0">
                    <testcase name="the list of known failures" classname="known failures" time="0">
                      <failure message="the list of known failures is out of date" type="list">\
                passes, though listed as a known failure: scholar.hindex/case-1
                known:2: matches no case: scholar.hindex/&lt;gone&gt;</failure>
                    </testcase>
                  </testsuite>
                </testsuites>

                """), "\(text)")
    }

    @Test(.enabled(if: ReportTests.hasPython, "python3 is not installed"))
    func `a JUnit report with the list satisfies the rules of its schema`() throws {
        let check = ["python3", ReportSchemaTests.reader("check_junit.py")]
        #expect(ReportTests.output(check, reading: try Self.junit()) == "\n")
    }

    @Test(.enabled(if: ReportSchemaTests.hasXmllint, "xmllint is not installed"))
    func `xmllint finds that a JUnit report with the list is valid`() throws {
        let check = ["xmllint", "--nonet", "--noout", "--schema", ReportSchemaTests.reader("junit.xsd")]
        #expect(ReportTests.output(check, reading: try Self.junit()) != nil)
    }

    @Test func `TAP has a failing test point for the list`() throws {
        let text = try Self.tap()
        #expect(text.contains("\n1..3\n"))
        #expect(
            text.hasSuffix(
                #"""
                not ok 3 - the list of known failures
                  ---
                  message: "the list of known failures is out of date\npasses, though listed as a known failure: \#
                scholar.hindex/case-1\nknown:2: matches no case: scholar.hindex/<gone>"
                  severity: fail
                  ...

                """#), "\(text)")
    }

    @Test(.enabled(if: ReportTests.hasTAPParser, "perl has no TAP::Parser"))
    func `for Perl, the only test point that fails is the one of the list of known failures`() throws {
        let read = """
            use TAP::Parser; local $/; open(my $f, "<:utf8", $ARGV[0]);
            my $p = TAP::Parser->new({tap => <$f>});
            while ($p->next) {} my @errors = grep { !/specified version 14/ } $p->parse_errors;
            print join(",", $p->failed), " ", scalar(@errors);
            """
        let counts = ReportTests.output(["perl", "-e", read], reading: try Self.tap())
        #expect(counts == "3 0")
    }

    @Test
    func
        `Markdown and the HTML page say at the top that the list is out of date, and show its wrong entries`()
        throws
    {
        let (run, cases) = try Self.run()
        let markdown = MarkdownReport(run, cases: cases, remarks: Self.remarks).text
        #expect(
            markdown.hasPrefix(
                """
                ## n 1 (swift) does not match its list of known failures

                2 pass, 0 fail, 0 skip, 0 error

                0 known failures, 1 listed but passing, 1 listed but not a case.

                The list of known failures is out of date.

                - passes, though listed as a known failure: scholar.hindex/case-1
                - known:2: matches no case: scholar.hindex/&#60;gone&#62;

                | subsystem |
                """), "\(markdown)")
        let page = HTMLReport(run, cases: cases, remarks: Self.remarks).text
        #expect(page.contains("<header class=\"top fail\">"))
        #expect(page.contains("<span>All 2 cases pass. The list of known failures is out of date.</span>"))
        #expect(
            page.contains(
                "<code>\(Self.remarks[0])\nknown:2: matches no case: scholar.hindex/&lt;gone&gt;</code>"))
    }

    @Test func `a long list of remarks is truncated in Markdown and on the HTML page`() throws {
        let (run, cases) = try Self.run()
        let remarks = (1...200).map { "remark \($0)" }
        let markdown = MarkdownReport(run, cases: cases, remarks: remarks).text
        #expect(markdown.contains("\n- remark 20\n\nAnd 180 more.\n"))
        let page = HTMLReport(run, cases: cases, remarks: remarks).text
        #expect(page.contains("\nremark 100\nand 100 more</code>"))
        #expect(JUnitReport(run, cases: cases, remarks: remarks).text.contains("\nremark 200</failure>"))
    }

    @Test func `on GitHub, the step summary contains the remarks`() throws {
        let scratch = try Scratch()
        let (run, cases) = try Self.run()
        let step = try #require(
            GitHubStep(environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": scratch["summary"]]))
        #expect(step.addSummary(of: run, cases: cases, remarks: Self.remarks) == nil)
        #expect(try scratch.read("summary").contains("\n- \(Self.remarks[0])\n"))
    }

    @Test func `the footer names the wrong entries of the list, and fits the schema`() throws {
        let footer = try #require(LineReport(Self.run().0).lines.last)
        let wrong = Value.record(
            ("passing", ["scholar.hindex/case-1"].value), ("unmatched", ["scholar.hindex/<gone>"].value))
        #expect(footer["outdated"] == wrong)
        #expect(try SchemaRule(ReportSchemaTests.schema).complaint(about: footer) == nil)
    }

    @Test func `no report mentions a list without wrong entries`() throws {
        let (run, cases) = try Self.run("")
        let reports = [
            JUnitReport(run, cases: cases).text, TAPReport(run, cases: cases).text,
            MarkdownReport(run, cases: cases).text, HTMLReport(run, cases: cases).text,
        ]
        for report in reports { #expect(!report.contains("list of known failures")) }
        #expect(LineReport(run).lines.last?["outdated"] == nil)
    }
}
