import Catalogue
import Corpus
import Foundation
import JSON
import Misbehaviours
import Specification
import Testing

@testable import Harness
@testable import Reports

/// Tests the content of the HTML report, and that foreign strings in it are escaped.
struct HTMLReportTests {
    private static func data(of page: String) throws -> Value {
        let start = try #require(page.firstRange(of: #"<script type="application/json" id="data">"#))
            .upperBound
        let rest = page[start...]
        return try JSONReader.value(
            of: String(rest[..<(try #require(rest.firstRange(of: "</script>")).lowerBound)]))
    }

    private static func list(_ value: Value?) throws -> [Value] {
        guard case .array(let values)? = value else { throw Misfit("no array") }
        return values
    }

    @Test func `a page has the verdict, the counts, the broken clauses and one tile per clause`() async throws
    {
        let (run, cases) = try await ReportTests.mixed()
        let page = HTMLReport(run, cases: cases).text
        #expect(
            page.contains(
                "<strong>does not conform</strong> <span>Breaks 1 law of the source: HIX-1a; 2 cases failing;"
            ))
        #expect(page.contains("2 cases without a usable answer; 1 of 6 cases skipped."))
        #expect(
            page.contains(#"<button type="button" class="show" data-clause="HIX-1a">Show 1 case</button>"#))
        let place = run.verdicts[1].breaches[0].placeInWords
        #expect(page.contains("</p>\n<p class=\"basis\">\(place)</p>"))
        #expect(page.ranges(of: "class=\"basis\"").count == 1, "the basis must be printed once")
        #expect(page.contains(#"<button type="button" class="show" data-clause="none">Show 1 case</button>"#))
        #expect(page.contains(#"data-verdict="error" data-clause="timeout">Show 1 case</button>"#))
        #expect(page.contains(#"aria-label="HIX-1 of scholar.hindex: 1 fail, 1 pass, 2 error, 1 skip, "#))
        #expect(page.contains(#"aria-label="HIX-2 of scholar.hindex: no case""#))
        #expect(page.ranges(of: "class=\"tile ").count == 3)
        let right: Reply = .answer(.output(.record(("h", 1.value))))
        let good = try await Run([cases[0]], with: ReportTests.Scripted(name: "good", replies: [right]))
        let other = HTMLReport(good, cases: cases).text
        #expect(other.contains("<strong>conforms</strong> <span>The only case passes.</span>"))
        #expect(!other.contains("Broken laws and errors"))
    }

    @Test func `the summary of a page is right for a run without cases and for a run that was ended early`()
        throws
    {
        let nobody = Hello(name: "n", language: "", version: "", subsystems: [])
        let empty = HTMLReport(Run([], of: nobody), cases: []).text
        #expect(
            empty.contains(
                "<strong>was not judged on any case</strong> <span>There was no case to run.</span>"))
        let verdicts = try (0..<2).map { Verdict(try Miniature.golden($0, 1), .pass, reason: "") }
        var run = Run(verdicts, of: nobody)
        #expect(HTMLReport(run, cases: []).text.contains("<span>All 2 cases pass.</span>"))
        // A repeated run that was ended early may have a verdict on every case.
        run.isInterrupted = true
        let ended = HTMLReport(run, cases: []).text
        #expect(ended.contains("<strong>was not run to the end: the run was ended early</strong>"))
        #expect(ended.contains("<span>All 2 cases passed before that.</span>"))
    }

    @Test func `the number of cases on the button of a law counts each case once`() throws {
        let golden = try Miniature.golden(1, 1)
        let breaches = ["one way", "another way"].map {
            Breach(law: LawID("HIX-1a"), sentence: "One.", finding: $0, basis: .source)
        }
        let run = Run(
            [Verdict(golden, .fail, reason: "", breaches: breaches)],
            of: Hello(name: "n", language: "", version: "", subsystems: []))
        #expect(HTMLReport(run, cases: [golden]).text.contains(#"data-clause="HIX-1a">Show 1 case<"#))
    }

    @Test
    func `in the table of differences, long values are shown only around their first difference`() throws {
        let golden = try Miniature.golden(1, 1)
        let long = String(repeating: "a", count: 1000)
        let difference = Difference(
            path: Path([.member("h")]), expected: "\(long)b".value, actual: "\(long)c".value)
        let run = Run(
            [Verdict(golden, .fail, reason: "", differences: [difference])],
            of: Hello(name: "n", language: "", version: "", subsystems: []))
        let entries = try Self.list(try Self.data(of: HTMLReport(run, cases: [golden]).text)["cases"])
        let rows = try Self.list(try Self.list(entries[0])[5]["differences"])
        let begin = "(403 before) …" + String(repeating: "a", count: 598)
        #expect(rows == [["$.h", "\(begin)b\"", "\(begin)c\""].value])
    }

    @Test func `a page has no external links`() async throws {
        let (run, cases) = try await ReportTests.mixed()
        let page = HTMLReport(run, cases: cases).text
        let addresses = page.matches(of: /(https?:)?\/\/[a-z]+\.[a-z]+[^"' ]*/).map { String($0.output.0) }
        #expect(Set(addresses) == ["http://www.w3.org/2000/svg"], "only a namespace is allowed")
        #expect(
            page.contains("default-src 'none'") && !page.contains("<script src") && !page.contains("@import"))
    }

    @Test func `hostile strings are not read as markup, and invisible characters are shown`() async throws {
        let (run, cases) = try await ReportTests.mixed()
        let page = HTMLReport(run, cases: cases, command: ReportTests.hostile + "</script>").text
        #expect(page.ranges(of: "<script").count == 2 && page.ranges(of: "</script").count == 2)
        #expect(!page.contains("<d>") && page.contains("&lt;d&gt;"))
        let unseen = page.unicodeScalars.filter { HTMLText.isUnseen($0) && $0 != "\n" }
        #expect(unseen.isEmpty, "\(unseen.map(\.value))")
        #expect(page.contains("\\u001b[31m") && !page.contains("\u{7F}"))
        #expect(try Self.data(of: page)["command"] == (ReportTests.hostile + "</script>").value)
        #expect(
            HTMLText.escaped("a\u{202E}<'\"&") == "a<span class=\"unseen\">U+202E</span>&lt;&#39;&quot;&amp;")
        #expect(HTMLText.attribute("\u{E0041}\"") == "⟨U+E0041⟩&quot;")
        let back = try JSONReader.value(of: HTMLText.script(JSONWriter.text(of: ReportTests.hostile.value)))
        #expect(back == ReportTests.hostile.value)
    }

    @Test func `the data contains every case; the failing cases come first, the smallest at the top`()
        async throws
    {
        let (run, cases) = try await ReportTests.mixed()
        let data = try Self.data(of: HTMLReport(run, cases: cases, command: "assay check").text)
        let entries = try Self.list(data["cases"]).map { try Self.list($0) }
        #expect(entries.map { $0[2] } == ["fail", "fail", "error", "error", "skip", "pass"].map(\.value))
        #expect(entries.map { $0[1] }.prefix(2) == ["case-2".value, "case-3".value])
        #expect(data["subsystems"] == ["scholar.hindex"].value)
        let detail = entries[0][5]
        #expect(detail["sentences"] == run.verdicts[1].breaches.map(\.reason).value)
        #expect(detail["laws"] == ["HIX-1a"].value && entries[2][5]["fault"] == "crash".value)
        #expect(detail["differences"] == .array([["$.h", "1", "0"].value]))
        #expect(
            detail["sides"]
                == .record(
                    ("expected", "output".value), ("actual", "output".value),
                    ("rows", .array([["≠", #"{"h": 1}"#, #"{"h": 0}"#].value]))))
        #expect(detail["origin"] == "worked by hand: HIX-1".value)
        #expect(detail["place"] == "scholar/hindex/x.jsonl:1".value)
        #expect(entries[2][5]["log"] == ForeignText.lines(ReportTests.hostile).value)
        #expect(data["reasons"] == [ForeignText.line(ReportTests.hostile)].value && entries[4][5] == 0.value)
        #expect(entries[5].count == 5, "a passing case must have no details")
    }

    @Test func `if there is no room for the details of a case, the sentences of its broken laws are kept`()
        async throws
    {
        let (run, cases) = try await ReportTests.mixed()
        var data = ReportData(run, cases.byID, command: nil, room: 0)
        let first = try Self.list(try Self.list(data.value()["cases"])[0])[5]
        #expect(first["cut"] == true.value && first["input"] == nil && first["sides"] == nil)
        #expect(first["sentences"] == run.verdicts[1].breaches.map(\.reason).value)
        #expect(first["laws"] == ["HIX-1a"].value)
        let error = try Self.list(try Self.list(data.value()["cases"])[2])[5]
        #expect(error["cut"] == true.value && error["fault"] == "crash".value)
    }

    @Test
    func
        `the matrix counts cases that break a clause separately from cases that fail for another reason`()
        async throws
    {
        let (run, _) = try await ReportTests.mixed()
        let rows = MatrixRow.rows(of: run)
        #expect(rows.map { $0.subsystem.id } == ["scholar.hindex"])
        let (first, second) = (rows[0].clauses[0].tally, rows[0].clauses[1].tally)
        #expect(first.broken == 1 && first.pass == 1 && first.skip == 1 && first.error == 2)
        #expect(first.unblamed == 1 && first.state == .broken)
        #expect(second.state == .untouched && second.words == "no case")
        #expect(rows[0].unexplained == 1)
        #expect(ClauseTally(pass: 1, unblamed: 1).state == .pass)
        #expect(ClauseTally(skip: 1, unblamed: 1).state == .unclear)
        #expect(ClauseTally(skip: 1).state == .skip && ClauseTally(pass: 1, error: 1).state == .error)
    }
}
