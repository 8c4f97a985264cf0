import Catalogue
import Foundation
import HomepageInduction
import JSON
import ScholarSpecs
import Specification
import TestSupport
import Testing

/// Tests that the induction, which uses all known titles, finds the titles on pages where the source's algorithm fails.
struct HomepageInductionTests {
    private static let titles = HomepagePages.publications.map(\.title)
    private static let authors = HomepagePages.publications.map(\.authors)

    private func found(
        _ body: String, titles: [String] = ["The art of cuts", "On flows"], authors: [String] = []
    ) throws -> [Presence.Listed] {
        try HomepageInduction(
            .init(
                "<html><body>\(body)</body></html>", titles: titles, authors: authors,
                titlePercent: Number(80), authorPercent: Number(80))
        ).publications()
    }

    @Test(arguments: HomepagePages.designs)
    func `on pages of every design all titles are found, and nothing else`(design: String) throws {
        let input = try #require(HomepagePages.input(design))
        let all = try HomepageInduction(input).publications()
        #expect(all.map(\.title) == Self.titles)
        let isThere = input.html.contains(Self.authors[0])
        #expect(all.compactMap(\.authors) == (isThere ? Self.authors : []))
    }

    @Test func `a title is found even if it is much shorter in UTF-16 than the similar known title`() throws {
        let family = "👨‍👩‍👧‍👦"
        let input = Homepage.Input(
            "<html><body><ul><li>xyabcdefgh</li><li>On flows</li></ul></body></html>",
            titles: ["\(family)\(family)abcdefgh", "On flows"], authors: [],
            titlePercent: Number(80), authorPercent: Number(80))
        let readings = try Readings([Symbol.reading.id: Symbol.grapheme.rawValue], known: Homepage.readings)
        let all = try HomepageInduction(input, readings: readings).publications()
        #expect(all.map(\.title) == ["xyabcdefgh", "On flows"])
    }

    @Test func `titles in a column of a table are found by the position of the column`() throws {
        let rows = ["The art of cuts", "On flows", "Trees"].enumerated().map {
            "<tr><td>\($0)</td><td>\($1)</td><td>x</td></tr>"
        }
        #expect(
            try found("<table>\(rows.joined())</table>").map(\.title) == [
                "The art of cuts", "On flows", "Trees",
            ])
    }

    @Test func `a list of short strings counts as a menu, and a list of long strings as titles`() throws {
        let list = "<ul><li>The art of cuts</li><li>On flows</li></ul>"
        let menu = "<ul><li>Me</li><li>You</li></ul>"
        let more = "<ul><li>A theory of pages</li></ul>"
        #expect(
            try found(menu + list + more).map(\.title) == [
                "The art of cuts", "On flows", "A theory of pages",
            ])
    }

    @Test func `the authors of a title are the strings beside the title, if there are any`() throws {
        let body = """
            <p><i>The art of cuts</i> <b>A Rossi</b></p><p><i>Trees</i></p><p><i>On flows</i> <b>B Neri</b></p>
            """
        let all = try found(body, authors: ["A Rossi", "B Neri"])
        #expect(all.map(\.authors) == ["A Rossi", nil, "B Neri"])
    }

    @Test func `titles within text are the parts between the delimiters of the known titles`() throws {
        let body =
            "<p>R Karp: \"The art of cuts\", 1990<br>B Neri: \"On flows\", 1991<br>C Ali: \"Trees\", 1992</p>"
        let all = try found(body, authors: ["R Karp", "B Neri"])
        #expect(all.map(\.title) == ["The art of cuts", "On flows", "Trees"])
        #expect(all.map(\.authors) == ["R Karp", "B Neri", "C Ali"])
        // The words on both sides of a title are ordinary text, so they do not delimit titles.
        #expect(try found("<p>see The art of cuts here<br>see On flows here</p>").isEmpty)
    }

    @Test func `each title is listed once, and nothing is found on a page with only one known title`() throws
    {
        let twice = "<ul><li>The art of cuts</li><li>On flows</li><li>On flows</li></ul>"
        #expect(try found(twice).map(\.title) == ["The art of cuts", "On flows"])
        #expect(try found("<ul><li>On flows</li><li>Trees</li></ul>").isEmpty)
        #expect(try found("").isEmpty)
        #expect(throws: Similarity.invalid()) {
            try HomepageInduction(
                .init("", titles: [], authors: [], titlePercent: Number(101), authorPercent: Number(0)))
        }
    }

    @Test(.enabled(if: RealData.isThere, RealData.isMissing))
    func
        `on a real page the induction finds every known title, and fewer wrong links than the source's algorithm`()
        throws
    {
        let html = try RealData.text("html/homepages/kleinberg_2022.html")
        let known = [
            "Authoritative sources in a hyperlinked environment",
            "Bursty and Hierarchical Structure in Streams",
            "The small-world phenomenon: an algorithmic perspective",
        ]
        let found = try HomepageInduction(
            .init(html, titles: known, titlePercent: Number(80), authorPercent: Number(80))
        ).publications().map(\.title)
        // The source's algorithm finds 251 strings.
        #expect(found.count == 199)
        for name in ["Kate Donahue", "Jure Leskovec", "HTML", "PDF."] { #expect(!found.contains(name)) }
        for title in known {
            let words = title.lowercased().prefix(12)
            #expect(found.contains { $0.lowercased().hasPrefix(words) }, "\(title)")
        }
    }
}
