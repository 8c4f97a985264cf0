import Catalogue
import Corpus
import Foundation
import JSON
import Misbehaviours
import Specification
import Testing

@testable import Harness
@testable import Reports

/// Tests of the Markdown report.
extension ReportTests {
    @Test func `Markdown has the verdict in its headline, and the counts below the headline`() async throws {
        let (run, cases) = try await Self.mixed()
        let text = MarkdownReport(run, cases: cases, command: "check").text
        #expect(try #require(text.split(separator: "\n").first).hasSuffix("(swift) does not conform"))
        #expect(text.contains("\n1 pass, 2 fail, 1 skip, 2 error\n"))
        #expect(text.contains("\n| scholar.hindex | 1/2 | 6 | 1 | 2 | 1 | 2 |\n"))
        #expect(text.contains("\n### HIX-1a is broken in 1 case\n"))
        #expect(text.contains("\n### Wrong in 1 case with no law named\n"))
        let input = JSONWriter.text(of: cases[1].input)
        let again = "again: check --case scholar.hindex/case-2 --law HIX-1a"
        #expect(text.contains("\n```text\n$.h: expected 1, got 0\ninput: \(input)\n\(again)\n```\n"))
    }

    @Test func `each format shows the same lines for a failure as the terminal, in the same order`()
        throws
    {
        let plain = try Miniature.golden(1, 1)
        let readings = Value.record(("scholar.hindex.some", "option".value))
        guard case .object(let members) = plain.value.replacing("readings", with: readings) else {
            throw Misfit("no object")
        }
        let golden = try GoldenCase(
            .object(members + [Value.Member("note", "a note".value)]), at: plain.place, in: .assay)
        var verdict = Verdict(
            golden, .fail, reason: "",
            breaches: [Breach(law: LawID("HIX-1a"), sentence: "One.", basis: .source, ground: "text §4")],
            differences: (0..<7).map { index in
                Difference(path: Path([.index(index)]), expected: 1.value, actual: 0.value)
            })
        verdict.remarks.circumstances = "asked under other"
        let run = Run([verdict], of: Hello(name: "n", language: "", version: "", subsystems: []))
        let lines = [
            "HIX-1a", "One.", "source, text §4", "asked under other", "$[0]: expected 1, got 0",
            "and 2 more differences", "input: ", "readings: scholar.hindex.some = option", "note: a note",
            "again: check --case scholar.hindex/case-1 --law HIX-1a",
        ]
        let style = Style(hasColour: false)
        for (kind, report) in [
            ("terminal", HumanReport(run, of: [golden], command: "check", style: style).text),
            ("JUnit", JUnitReport(run, cases: [golden], command: "check").text),
            ("Markdown", MarkdownReport(run, cases: [golden], command: "check").text),
        ] {
            var rest = report[...]
            for line in lines {
                guard let place = rest.firstRange(of: line) else {
                    Issue.record("\(kind) has no “\(line)” where the terminal has it:\n\(report)")
                    break
                }
                rest = rest[place.upperBound...]
            }
        }
    }

    @Test func `hostile strings do not break the cells and blocks of Markdown`() async throws {
        let (run, cases) = try await Self.mixed()
        let text = MarkdownReport(run, cases: cases).text
        // The fence is longer than the four backticks in the text; outside of the code block, the hostile strings are
        // escaped.
        let fences = text.split(separator: "\n").filter { $0.hasPrefix("`````") }
        #expect(fences == ["`````text", "`````"])
        let outside = text.replacing(/(?m)^(`{3,})text\n[^~]*?^\1$/, with: "")
        #expect(!outside.contains("`") && !outside.contains("<d>"))
        #expect(outside.split(separator: "<details>").count == outside.split(separator: "</details>").count)
        let rows = outside.split(separator: "\n").filter { $0.hasPrefix("| ") }
        #expect(rows.map { row in row.count { $0 == "|" } } == [8, 8, 8, 3, 3, 3, 3, 3, 3, 3])
        #expect(MarkdownReport.escaped("a|b`c\nd\\") == "a&#124;b&#96;c&#92;nd&#92;")
    }

    @Test func `Markdown shows the three smallest failing cases of a broken law`() async throws {
        let cases = try [40000, 3, 200, 1000].enumerated().map(Miniature.golden)
        let wrong: [Reply] = [2, 2, 2, 2].map { h in .answer(.output(.record(("h", h.value)))) }
        let run = try await Run(cases, with: Scripted(replies: wrong))
        let text = MarkdownReport(run, cases: cases).text
        let told = text.matches(of: /<summary>(.*)<\/summary>/).map { String($0.output.1) }
        #expect(told == [1, 2, 3].map { "scholar.hindex/case-\($0)" })
        #expect(text.contains("### HIX-1a is broken in 4 cases"))
    }

    @Test func `a Markdown report that is too long is cut between blocks, and says so`() async throws {
        let (run, cases) = try await Self.mixed()
        var report = MarkdownReport(run, cases: cases)
        let whole = report.text
        #expect(!whole.contains("is cut here"))
        for limit in stride(from: whole.utf8.count / 2, to: whole.utf8.count, by: 7) {
            report.limit = limit
            let text = report.text
            #expect(text.utf8.count <= limit)
            #expect(
                text.hasSuffix("\n*The report is cut here, since it would be longer than \(limit) bytes.*\n"))
            let lines = text.split(separator: "\n")
            #expect(lines.count { $0.hasPrefix("<details>") } == lines.count { $0 == "</details>" })
        }
    }

    @Test func `Markdown distinguishes a run that conforms from a run without answers`() async throws {
        let cases = [try Miniature.golden(1, 1)]
        func headline(_ reply: Reply) async throws -> String {
            let run = try await Run(cases, with: Scripted(replies: [reply]))
            return String(MarkdownReport(run, cases: cases).text.prefix { $0 != "\n" })
        }
        #expect(
            try await headline(.answer(.output(.record(("h", 1.value))))) == "## scripted 1 (swift) conforms"
        )
        #expect(
            try await headline(.answer(.skip("no"))) == "## scripted 1 (swift) was not judged on any case")
    }
}
