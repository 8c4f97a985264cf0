import Catalogue
import Foundation
import Reference
import Specification
import TestSupport
import Testing

/// Tests the table of docs/results.md, which compares scholar.results with the source's own queries on real pages.
@Suite(.enabled(if: RealData.isThere, RealData.isMissing)) struct RealPageTableTests {
    @Test func `the table of real pages agrees with the results of the reference`() throws {
        let rows = try RealResults.names.map { name in
            let html = try RealResults.page(name)
            let input = Results.Input(html, surname: RealResults.surname)
            func output(_ readings: Readings) throws -> Results.Output {
                try Results.reference.run(input, readings: readings)
            }
            let first = Readings.standard.with(ResultCitations.firstLink)
            let (found, own) = (try output(.standard), try output(first.with(MarkedResult.literal)))
            let links = try output(first)
            let firstLinks = RealResults.firstLinks(html)
            let wrong = firstLinks.count { $0.wholeMatch(of: /Cited by [0-9]+/) == nil }
            let miscounted = zip(found.publications, links.publications).count {
                $0.citations != $1.citations
            }
            return [
                "`\(name)`", "\(RealResults.records(html))", "\(found.publications.count)",
                "\(RealResults.citations(html))",
                "\(found.publications.map(\.citations).reduce(0, +))",
                own.status.rawValue, "\(wrong) of \(firstLinks.count)", "\(miscounted)",
            ]
        }
        try PageTable("pages", on: "results.md").expect(
            [
                "page", "records there", "found", "citations there", "found", "source's queries",
                "wrong links", "wrong counts",
            ],
            ["---"] + Array(repeating: "---:", count: 4) + ["---"] + Array(repeating: "---:", count: 2), rows)
    }
}

/// Real pages of results, and facts that are found in their source text without a parser.
enum RealResults {
    static let names = [
        "gs_2010_dna_10", "gs_2010_middleware_100", "gs_2011_dengue_10", "gs_2011_dengue_model_100_b",
    ]

    /// The surname that the tests add to every record of a page.
    static let surname = "Author"

    /// Returns a real page; the surname is added in bold to the authors of each record, since no real author appears in
    /// all records.
    static func page(_ name: String) throws -> String {
        try RealData.text("html/scholar_2010_2011/\(name).html").replacing(/<span class="?gs_a"?>/) {
            "\($0.output)<b>\(surname)</b>, "
        }
    }

    static func records(_ html: String) -> Int { html.matches(of: /class="?gs_rt"?/).count }

    /// Returns the sum of all numbers that follow "Cited by" in a page.
    static func citations(_ html: String) -> Int {
        html.matches(of: /Cited by ([0-9]+)/).compactMap { Int($0.1) }.reduce(0, +)
    }

    /// Returns the text of the first link below each result of a page; the text is empty if there is no link.
    static func firstLinks(_ html: String) -> [String] {
        html.matches(of: /<span class="?gs_fl"?>(?:[^<]*<a [^>]*>([^<]*)<\/a>)?/).map { String($0.1 ?? "") }
    }
}
