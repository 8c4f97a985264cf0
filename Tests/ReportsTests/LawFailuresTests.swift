import Catalogue
import JSON
import Misbehaviours
import Testing

@testable import Harness
@testable import Reports
@testable import Specification

/// Tests that reports show a failure once, even if each of several laws explains it.
struct LawFailuresTests {
    /// Returns a run in which each case fails with the given breaches.
    private static func run(_ breaches: [Breach]...) throws -> (run: Run, cases: [GoldenCase]) {
        let cases = try breaches.indices.map { try Miniature.golden($0 + 1, $0 + 1) }
        let verdicts = zip(cases, breaches).map { golden, own in
            Verdict(
                golden, .fail, reason: "", breaches: own,
                differences: [Difference(path: Path([.member("h")]), expected: 1.value, actual: 0.value)])
        }
        let hello = Hello(name: "n", language: "swift", version: "1", subsystems: ["scholar.hindex"])
        return (Run(verdicts, of: hello), cases)
    }

    private static func breach(_ law: String, _ basis: Basis, finding: String? = nil) -> Breach {
        Breach(
            law: LawID(law), sentence: "Law \(law).", finding: finding, basis: basis, ground: "a text",
            evidence: finding == nil ? .explains : .contradicts)
    }

    private static func text(_ made: (run: Run, cases: [GoldenCase])) -> String {
        HumanReport(made.run, of: made.cases, command: "c", style: Style(hasColour: false)).text
    }

    @Test func `if several laws each explain a failure, the failure is shown and counted once`() throws {
        let (run, cases) = try Self.run([Self.breach("HIX-1a", .source), Self.breach("HIX-1b", .source)])
        let text = Self.text((run, cases))
        #expect(text.hasPrefix("broken HIX-1a, or HIX-1b in 1 case\n  Law HIX-1a.\n  source, a text\n"))
        #expect(text.ranges(of: "\n  scholar.hindex/case-1\n").count == 1)
        #expect(text.contains(" does not conform; breaks 1 law of the source: HIX-1a\n"))
        #expect(!text.contains("or it breaks"))
        let markdown = MarkdownReport(run, cases: cases).text
        #expect(markdown.contains("\n### HIX-1a, or HIX-1b is broken in 1 case\n"))
        #expect(markdown.ranges(of: "<summary>").count == 1)
        let annotations = GitHubReport(run, cases: cases).text
        #expect(annotations.hasPrefix("::error title=HIX-1a%2C or HIX-1b is broken in 1 case::"))
        #expect(annotations.ranges(of: "::error").count == 1)
        let junit = JUnitReport(run, cases: cases).text
        #expect(junit.contains(#"<failure message="HIX-1a: Law HIX-1a. Or it breaks HIX-1b." type="#))
        #expect(junit.contains(#" type="HIX-1a (source), or HIX-1b">"#))
        let page = HTMLReport(run, cases: cases).text
        #expect(page.contains("HIX-1a, or HIX-1b</h3>"))
        #expect(page.ranges(of: "<li class=\"card\">").count == 1)
    }

    @Test func `if several laws explain a failure, a law with the failure's basis is counted`()
        throws
    {
        var (run, cases) = try Self.run([
            Self.breach("HIX-1a", .source), Self.breach("HIX-1c", .decision), Self.breach("HIX-1b", .source),
        ])
        run.advisory = [.standard, .decision]
        let text = Self.text((run, cases))
        #expect(run.conforms)
        #expect(text.hasPrefix("broken HIX-1c, or HIX-1a or HIX-1b in 1 case, which --basis allows\n"))
        #expect(text.contains(" conforms; departs from 1 decision of the kit: HIX-1c\n"))
        #expect(!text.contains("of the source"))
    }

    @Test func `a heading names the laws that explain all failures below it, and remarks name the others`()
        throws
    {
        let both = [Self.breach("HIX-1a", .source), Self.breach("HIX-1b", .source)]
        let made = try Self.run([both[0]], both)
        let text = Self.text(made)
        #expect(text.hasPrefix("broken HIX-1a in 2 cases\n"))
        #expect(text.contains("\n  scholar.hindex/case-2\n    or it breaks HIX-1b\n"))
    }

    @Test func `a failure with several findings is shown under the law of each finding`() throws {
        let made = try Self.run([
            Self.breach("HIX-1a", .source, finding: "one"), Self.breach("HIX-1b", .source, finding: "two"),
        ])
        let text = Self.text(made)
        #expect(text.contains("broken HIX-1a in 1 case\n") && text.contains("broken HIX-1b in 1 case\n"))
        #expect(text.contains("\n    one\n") && text.contains("\n    two\n"))
        #expect(text.contains("breaks 2 laws of the source: HIX-1a, HIX-1b\n"))
    }

    @Test(arguments: [
        (27, 111, "all 27 wrong answers and all 111 right ones"), (1, 0, "the only wrong answer"),
        (1, 2, "the only wrong answer and all 2 right ones"),
        (5, 1, "all 5 wrong answers and the only right one"),
    ])
    func `a diagnosis counts the wrong and the right answers that it explains`(
        wrong: Int, right: Int, words: String
    ) {
        let laws = LawDiagnosis(
            suspects: [LawDiagnosis.Suspect(deviations: [])], failing: wrong, explained: wrong,
            passing: right, kept: right)
        let diagnosis = RunDiagnosis(subsystem: "scholar.hindex", cause: .laws(laws))
        #expect(
            diagnosis.lines == ["scholar.hindex behaves as if one law were broken, which explains \(words)"])
    }
}
