import Catalogue
import Foundation
import JSON
import Misbehaviours
import Specification
import Testing

@testable import Harness
@testable import Reports

/// Tests the annotations and the summary for a step of a GitHub workflow.
struct GitHubReportTests {
    private static func lines(_ report: GitHubReport) -> [String] {
        report.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    @Test
    func `each broken law and kind of error gets a one-line annotation, as do failures without a law`()
        async throws
    {
        let (run, cases) = try await ReportTests.mixed()
        let lines = Self.lines(GitHubReport(run, cases: cases))
        #expect(lines.count == 4)
        #expect(
            lines[0].hasPrefix("::error title=HIX-1a is broken in 1 case::HIX-1a: h is the largest number"))
        #expect(lines[0].contains("%0Ascholar.hindex/case-2%0A"))
        #expect(lines[0].hasSuffix("%0A$.h: expected 1, got 0"))
        #expect(
            lines[1].hasPrefix("::error title=wrong in 1 case with no law named::scholar.hindex/case-3%0A")
        )
        #expect(lines[2].hasPrefix("::error title=timeout in 1 case::scholar.hindex/"))
        #expect(lines[3].hasPrefix("::error title=crash in 1 case::scholar.hindex/case-5: crash: a "))
        #expect(lines.allSatisfy { !$0.contains("\r") && !$0.contains("\u{2028}") && !$0.contains("\u{1B}") })
    }

    @Test func `a string is escaped as the runner expects`() {
        let text = "50%\r\na: b, c\u{1B}"
        #expect(GitHubReport.escaped(text, isProperty: false) == "50%25%0Aa: b, c\\u001b")
        #expect(GitHubReport.escaped(text, isProperty: true) == "50%25%0Aa%3A b%2C c\\u001b")
    }

    private static func wrong(_ count: Int) async throws -> (run: Run, cases: [GoldenCase]) {
        let cases = try (0..<count).map { try Miniature.golden($0, $0 + 1) }
        let replies = (0..<count).map { h -> Reply in .answer(.output(.record(("h", (h + 2).value)))) }
        let run = try await Run(cases, with: ReportTests.Scripted(replies: replies))
        return (run, cases)
    }

    @Test
    func `a report has at most ten annotations, for findings first and then for failing cases`()
        async throws
    {
        for count in [1, 2, 9, 10, 11, 50] {
            let (run, cases) = try await Self.wrong(count)
            let lines = Self.lines(GitHubReport(run, cases: cases))
            #expect(lines.count == min(count, 10))
            #expect(lines[0].hasPrefix("::error title=HIX-1a is broken in \(count) case"))
            if count > 1 { #expect(lines[1].hasPrefix("::error title=scholar.hindex/case-1::HIX-1a: ")) }
        }
    }

    @Test func `findings without an annotation of their own are listed in the last annotation`()
        async throws
    {
        let (run, cases) = try await ReportTests.mixed()
        var report = GitHubReport(run, cases: cases)
        report.most = 2
        let lines = Self.lines(report)
        #expect(lines.count == 2 && lines[0].hasPrefix("::error title=HIX-1a is broken"))
        #expect(
            lines[1]
                == "::error title=and 3 more::wrong in 1 case with no law named%0Atimeout in 1 case%0Acrash in 1 case"
        )
    }

    @Test func `known failures get no annotation, but errors in the list of known failures get one`()
        async throws
    {
        let (run, cases) = try await Self.wrong(3)
        func report(_ list: String, remarks: [String] = []) -> GitHubReport {
            var listed = run
            listed.known = KnownFailures(list).compare(run, among: cases.map(\.id))
            return GitHubReport(listed, cases: cases, remarks: remarks)
        }
        let one = Self.lines(report("*/case-0\n*/case-1"))
        #expect(one.count == 1 && one[0].contains("in 1 case::") && one[0].contains("case-2"))
        #expect(report("*").text.isEmpty)
        let remark = Self.lines(report("*", remarks: ["a passes", "b is idle"]))
        #expect(remark == ["::error title=the list of known failures is out of date::a passes%0Ab is idle"])
    }

    @Test func `a run that conforms has no annotations`() async throws {
        let cases = [try Miniature.golden(1, 1)]
        let right: Reply = .answer(.output(.record(("h", 1.value))))
        let run = try await Run(cases, with: ReportTests.Scripted(replies: [right]))
        #expect(GitHubReport(run, cases: cases).text.isEmpty)
    }

    @Test func `a step is found only in the environment of a running workflow`() {
        #expect(GitHubStep(environment: [:]) == nil)
        #expect(GitHubStep(environment: ["GITHUB_STEP_SUMMARY": "f"]) == nil)
        #expect(GitHubStep(environment: ["GITHUB_ACTIONS": "true"])?.summary == nil)
        #expect(
            GitHubStep(environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "f"])?.summary == "f")
    }

    @Test
    func `the summary is added to the existing text, and the text never gets longer than GitHub accepts`()
        async throws
    {
        let (run, cases) = try await ReportTests.mixed()
        let file = FileManager.default.temporaryDirectory.appending(path: "assay-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let step = try #require(
            GitHubStep(environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": file.path]))
        let report = MarkdownReport(run, cases: cases).text
        #expect(step.addSummary(of: run, cases: cases) == nil)
        #expect(try String(contentsOf: file, encoding: .utf8) == report)
        #expect(step.addSummary(of: run, cases: cases) == nil)
        #expect(try String(contentsOf: file, encoding: .utf8) == report + "\n" + report)
        try Data(repeating: UInt8(ascii: "x"), count: GitHubStep.limit - 4200).write(to: file)
        #expect(step.addSummary(of: run, cases: cases) == nil)
        let full = try Data(contentsOf: file)
        #expect(full.count <= GitHubStep.limit && full.count > GitHubStep.limit - 4200)
        try Data(repeating: UInt8(ascii: "x"), count: GitHubStep.limit - 100).write(to: file)
        #expect(step.addSummary(of: run, cases: cases)?.contains("is full") == true)
        let nowhere = try #require(
            GitHubStep(environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "/nowhere/at/all"]))
        #expect(nowhere.addSummary(of: run, cases: cases)?.contains("/nowhere/at/all") == true)
    }
}
