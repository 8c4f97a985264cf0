import Catalogue
import Foundation
import JSON
import Reference
import Specification
import TestSupport
import Testing

/// Tests the verb `author`, which makes the coloured list from a page of results and an author's own page.
struct AuthorTests {
    /// Publications with 9, 3, 2, 2 and 1 citations, whose h-index is 2.
    ///
    /// Without the publication with 9 citations, the h-index is still 2, but both publications with 2 citations are in
    /// the limbo.
    private static let publications: [(title: String, citations: Int)] = [
        ("Reducibility among problems", 2), ("On the complexity of cuts", 9), ("The art of counting", 1),
        ("A theory of pages", 2), ("Flows through graphs", 3),
    ]

    static func results(_ publications: [(title: String, citations: Int)] = publications) -> String {
        let all = publications.map { title, citations in
            """
            <div class="gs_r"><div class="gs_rt"><h3><a href="u">\(title)</a></h3></div><font><span class="gs_a">\
            R <b>Karp</b>, J Müller - Acta, 1985</span><br><span class="gs_fl"><a>Cited by \(citations)</a></span>\
            </font></div>
            """
        }
        return
            "<html><head><title>Karp</title></head><body>\n\(all.joined(separator: "\n"))\n</body></html>"
    }

    static func homepage(_ titles: [String]) -> String {
        "<html><body><ul>\(titles.map { "<li>\($0)" }.joined())</ul></body></html>"
    }

    /// The titles on the author's page: one for each publication except the most cited one, and a title that is not on
    /// Scholar.
    private static let listed = publications.map(\.title).filter { !$0.contains("cuts") } + ["Unheard of"]

    private func run(
        _ results: String = results(), homepage: String? = homepage(listed), _ options: [String] = [],
        surname: String = "Karp", environment: [String: String] = [:]
    ) throws -> (run: Program.Result, scratch: Scratch) {
        let scratch = try Scratch()
        try scratch.write(results, to: "results.html")
        var words = ["author", "results.html", "--surname", surname]
        if let homepage {
            try scratch.write(homepage, to: "home.html")
            words += ["--homepage", "home.html"]
        }
        let run = try Program.run(
            Program.demos, words + options, environment: environment, in: scratch.folder)
        return (run, scratch)
    }

    private func rows(_ output: String) -> [String] {
        output.split(separator: "\n").map { $0.split(separator: " ").prefix(5).joined(separator: " ") }
    }

    @Test
    func
        `the list made from both pages shows the h-index, the limbo, and which titles are on Scholar`()
        throws
    {
        let run = try run().run
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(
            run.output
                == """
                H-INDEX: 2
                Karp: 5 publications on results.html, 4 of them also on home.html (titles at least 80 % similar). \
                If every publication on results.html counted, the h-index would be 2.

                colour        quoted  year  title                        authors
                ────────────  ──────  ────  ───────────────────────────  ────────────────
                green              3  1985  Flows through graphs         R Karp, J Müller
                grey (limbo)       2  1985  Reducibility among problems  R Karp, J Müller
                grey (limbo)       2  1985  A theory of pages            R Karp, J Müller
                red                1  1985  The art of counting          R Karp, J Müller

                Green counts towards the h-index; grey marks the limbo: 2 publications with the same number of \
                citations, of which only 1 counts; red does not count.

                home.html lists 5 titles at //body/ul/li; 4 of them are on Scholar. Their authors were not found.
                on Scholar  title                        authors
                ──────────  ───────────────────────────  ───────
                present     Reducibility among problems
                present     The art of counting
                present     A theory of pages
                present     Flows through graphs
                absent      Unheard of

                Left out, since home.html does not list them:
                quoted  year  title                      authors
                ──────  ────  ─────────────────────────  ────────────────
                     9  1985  On the complexity of cuts  R Karp, J Müller

                """.replacing("//body/ul/li", with: "//ul/li"))
    }

    @Test func `on a terminal the rows are coloured, and their text is the same as without colours`() throws {
        let plain = try run().run.output
        let coloured = try run(environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": ""]).run.output
        let green = coloured.split(separator: "\n").filter { $0.hasPrefix("\u{1B}[32m") }
        let red = coloured.split(separator: "\n").filter { $0.hasPrefix("\u{1B}[31m") }
        #expect(green.count == 5 && red.count == 2)
        #expect(coloured.contains("\u{1B}[2mgrey (limbo)"))
        let codes = /\u{1B}\[[0-9]+m/
        #expect(coloured.replacing(codes, with: "") == plain && !plain.contains("\u{1B}"))
    }

    @Test func `without an author's page, the list has all publications from Scholar`() throws {
        let output = try run(homepage: nil).run.output
        #expect(output.hasPrefix("H-INDEX: 2\nKarp: 5 publications on results.html.\n"))
        #expect(!output.contains("home") && output.contains("On the complexity of cuts"))
        #expect(output.contains("no publication is in the limbo"))
    }

    @Test func `the JSON has the outputs of scholar.results, scholar.homepage and scholar.presence`() throws {
        let json = try run(Self.results(), ["--format", "json"]).run.output
        let all = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let found = try #require(all["results"] as? [[String: Any]])
        let list = try #require(all["homepage"] as? [String: Any])
        let homepage = try #require(list["titles"] as? [String]).map { ["title": $0] }
        let known = found.map { ["title": $0["title"], "citations": $0["citations"]] }
        let input = try JSONSerialization.data(
            withJSONObject: ["homepage": homepage, "publications": known, "percent": 80])
        let alone = Presence.reference.outcome(
            of: try Presence.Input(JSONReader.value(of: Array(input)[...])))
        let output = JSONWriter.text(of: try #require(alone.output).value)
        let presence = try #require(
            try JSONSerialization.jsonObject(with: Data(output.utf8)) as? NSDictionary)
        #expect(all["presence"] as? NSDictionary == presence)
        #expect(presence["kept"] as? [Int] == [0, 2, 3, 4] && all["h"] as? Int == 2)
        #expect((all["table"] as? [String: Any])?["h"] as? String == "H-INDEX: 2")
    }

    @Test
    func `the HTML page is complete, names each colour in words, and escapes markup in titles`()
        throws
    {
        let hostile = Self.publications + [("A &lt;script&gt;alert(1)&lt;/script&gt; and \u{1B}[31mred", 7)]
        let (run, scratch) = try run(Self.results(hostile), ["--page", "list.html"])
        #expect(run.status == 0)
        #expect(!run.output.contains("\u{1B}"))
        let page = try scratch.read("list.html")
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
        for look in ["look green\">green", "look grey\">grey (limbo)", "look red\">red", "look red\">absent"]
        {
            #expect(page.contains(look), "\(look)")
        }
        for colour in ["#99ff66", "#aaaaaa", "#ff9999"] { #expect(page.contains(colour)) }
        #expect(page.contains("H-INDEX: 2") && page.contains("On the complexity of cuts"))
        #expect(!page.contains("<script") && page.contains("&lt;script&gt;") && !page.contains("\u{1B}"))
        #expect(!page.contains(/(src|href)="(?!data:|#)/))
    }

    @Test func `control characters in a title are shown as escapes`() throws {
        let forged = [("Nothing\u{202E}but\u{9B}32m words", 5), ("A theory of pages", 4)]
        let (run, _) = try run(
            Self.results(forged), homepage: nil, environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": ""])
        #expect(run.output.contains(#"Nothing\u202ebut\u009b32m words"#))
    }

    @Test(arguments: [String.Encoding.utf8, .isoLatin1, .utf16])
    func `a page may be in UTF-8, in UTF-16 with a byte order mark, or in ISO 8859-1`(
        encoding: String.Encoding
    )
        throws
    {
        let scratch = try Scratch()
        try #require(Self.results().data(using: encoding)).write(to: scratch.place("page"))
        let run = try Program.run(["author", scratch["page"], "--surname", "Karp"])
        #expect(run.status == 0 && run.output.contains("J Müller"), "\(run.errors)")
    }

    @Test func `the options for percentages and readings change the results`() throws {
        let near = Self.homepage(["Reducibility among problem", "A theory of pages", "Flows thru graphs"])
        #expect(try run(homepage: near).run.output.contains("3 of them also on home.html"))
        let strict = try run(homepage: near, ["--title-percent", "95"]).run
        #expect(strict.output.contains("2 of them also on home.html (titles at least 95 % similar)"))
        let equal = try run(homepage: near, ["--reading", "scholar.presence.match=equal"]).run
        #expect(equal.output.contains("1 of them also on home.html"))
        let first = try run(homepage: nil, ["--reading", "scholar.results.citations=firstLink"]).run
        #expect(first.status == 0)
    }

    // MARK: Errors

    @Test(arguments: [
        ("nothing", "", 2, "results.html is not an HTML page: it has no tags"),
        ("text", "{\"a\": 1 < 2}", 2, "results.html is not an HTML page: it has no tags"),
        ("another page", homepage(listed), 1, "results.html: no line of authors has Karp in bold"),
        (
            "a result without citations", results().replacing("<span class=\"gs_a\">", with: "<i>"), 1,
            "results.html: no line of authors has Karp in bold"
        ),
        (
            "a count too many",
            results().replacing("Cited by 9</a></span>", with: "x</a></span><span class=\"gs_fl\"></span>"),
            1, "the numbers of titles, authors and citations of Karp differ"
        ),
    ])
    func `if no list can be made from a page of results, one line says why, and no file is written`(
        what: String, page: String, status: Int, problem: String
    ) throws {
        let run = try run(page, ["--page", "list.html"])
        #expect(run.run.status == Int32(status))
        #expect(run.run.errors.hasPrefix("assay: \(problem)") || run.run.errors.contains(problem))
        #expect(run.run.output.isEmpty && run.run.errors.split(separator: "\n").count == 1)
        #expect(try run.scratch.names == ["home.html", "results.html"])
    }

    @Test func `a binary file, a homepage without known titles and an unknown surname are reported`() throws {
        let scratch = try Scratch()
        try Data([0x25, 0x50, 0x44, 0x46, 0xFF, 0x00, 0x3C, 0x61]).write(to: scratch.place("page.html"))
        let binary = try Program.run(
            ["author", scratch["page.html"], "--surname", "Karp"])
        #expect(binary.status == 2 && binary.errors.contains("is not an HTML page: it is not text"))
        let other = try run(homepage: Self.homepage(["Home", "Teaching"])).run
        #expect(other.status == 1 && other.output.isEmpty)
        #expect(other.errors.contains("home.html: no two of the 5 titles of results.html"))
        let krap = try run(surname: "Krap").run
        #expect(krap.status == 1 && krap.errors.contains("has Krap in bold"))
    }

    @Test(arguments: [
        (["results.html"], "needs --surname"),
        (["no.html", "--surname", "x"], "no.html cannot be read"),
        (["results.html", "--surname", "Karp", "--homepage", "no.html"], "no.html cannot be read"),
        (["results.html", "--surname", "Karp", "--homepage", "."], ". cannot be read"),
        (["results.html", "--surname", "Karp", "--page", "/nowhere/at/all.html"], "/nowhere/at/all.html"),
        (["results.html", "--surname", "Karp", "--format", "csv"], "human or json"),
        (["results.html", "--surname", "Karp", "--title-percent", "70"], "--homepage"),
        (
            ["results.html", "--surname", "Karp", "--homepage", "x", "--title-percent", "101"],
            "from 0 to 100"
        ),
        (["results.html", "--surname", "Karp", "--variant", "x"], "--variant"),
        (["results.html", "--surname", "Karp", "--reading", "scholar.store.key=never"], "scholar.store.key"),
    ])
    func `invalid arguments are reported, with exit code 2`(words: [String], problem: String) throws {
        let scratch = try Scratch()
        try scratch.write(Self.results(), to: "results.html")
        let run = try Program.run(
            Program.demos, ["author"] + words, in: scratch.folder)
        #expect(run.status == 2 && run.errors.contains(problem), "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    // MARK: Real pages

    /// The folder `html` with real pages, inside `$ASSAY_DATA` or `../shared/data`; nil if `html` does not exist.
    private static let real: URL? = {
        let named = ProcessInfo.processInfo.environment["ASSAY_DATA"].map { URL(filePath: $0) }
        let folder = (named ?? Program.project.appending(path: "../shared/data").standardized).appending(
            path: "html")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    /// The test inserts the same name in bold into each line of authors of the real page, as on a page of results for
    /// one author.
    @Test(.enabled(if: real != nil, "there is no real data: set ASSAY_DATA to its folder"))
    func `a real page of results is filtered by an author's page that lists every third title`() throws {
        let real = try #require(Self.real)
        let page = try String(
            contentsOf: real.appending(path: "scholar_2010_2011/gs_2010_dna_10.html"), encoding: .isoLatin1)
        let results = page.replacing(/<span class="?gs_a"?>/) { "\($0.output)<b>Author</b>, " }
        func value(_ output: String) throws -> [String: Any] {
            try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        }
        let alone = try run(results, homepage: nil, ["--format", "json"], surname: "Author").run
        let found = try #require(try value(alone.output)["results"] as? [[String: Any]])
        #expect(found.count == 10)
        let titles = found.compactMap { $0["title"] as? String }
        let kept = stride(from: 0, to: 10, by: 3).map { $0 }
        let both = try run(
            results, homepage: Self.homepage(kept.map { titles[$0] } + ["Unheard of"]), ["--format", "json"],
            surname: "Author")
        let presence = try #require(try value(both.run.output)["presence"] as? [String: Any])
        #expect(presence["kept"] as? [Int] == kept)
        #expect(presence["present"] as? [Bool] == [true, true, true, true, false])
        #expect(presence["h"] as? Int == 4)
        // The real homepage of another author contains none of the titles.
        let kleinberg = try String(
            contentsOf: real.appending(path: "homepages/kleinberg_2022.html"), encoding: .isoLatin1)
        let other = try run(results, homepage: kleinberg, surname: "Author").run
        #expect(other.status == 1 && other.errors.contains("no two of the 10 titles"))
    }
}
