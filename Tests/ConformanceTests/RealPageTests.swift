import Catalogue
import Foundation
import JSON
import Reference
import Specification
import TestSupport
import Testing

/// Tests the references on real pages: results of Scholar from 2010 and 2011, and an author's own page.
@Suite(.enabled(if: RealData.isThere, RealData.isMissing)) struct RealPageTests {
    @Test(arguments: RealResults.names)
    func `every record of a page is found, with its title, authors, citations and year`(file: String) throws {
        let html = try RealResults.page(file)
        let records = RealResults.records(html)
        try #require(records >= 10)
        let input = Results.Input(html, surname: RealResults.surname)
        let output = try Results.reference.run(input, readings: .standard)
        #expect(output.status == .ok)
        #expect(output.publications.count == records)
        #expect(output.publications.map(\.citations).reduce(0, +) == RealResults.citations(html))
        for publication in output.publications {
            #expect(!publication.title.isEmpty && !publication.title.hasPrefix("["), "\(publication.title)")
            #expect(publication.authors.hasPrefix("Author, ") && !publication.authors.contains(" - "))
            #expect(publication.year.map { (1900...2011).contains($0) } ?? true)
        }
        #expect(output.publications.count { $0.year == nil } <= 3)
        #expect(violations(of: Results.reference, on: input).isEmpty)
    }

    @Test
    func `records of other authors are not found, and the source's query fails on an old page`()
        throws
    {
        let html = try RealResults.page("gs_2010_dna_10")
        let nobody = Results.Input(html, surname: "Author,")
        #expect(try Results.reference.run(nobody, readings: .standard).status == .notFound)
        let literal = Readings.standard.with(MarkedResult.literal)
        let input = Results.Input(html, surname: RealResults.surname)
        #expect(try Results.reference.run(input, readings: literal).status == .failed)
    }

    @Test func `on a real homepage, the links in all lists count as titles`() throws {
        let html = try RealData.text("html/homepages/kleinberg_2022.html")
        let known = [
            "Authoritative sources in a hyperlinked environment",
            "Bursty and Hierarchical Structure in Streams",
            "The small-world phenomenon: an algorithmic perspective",
        ]
        let input = Homepage.Input(
            html, titles: known, titlePercent: Number(80), authorPercent: Number(0))
        let output = try Homepage.reference.run(input, readings: .standard)
        #expect(output.status == .titlesOnly)
        #expect(output.query?.hasSuffix("/ul/li/a") == true)
        #expect(output.titles.count > 200)
        for title in known {
            let words = title.lowercased().prefix(12)
            #expect(output.titles.contains { $0.lowercased().hasPrefix(words) }, "\(title)")
        }
        #expect(violations(of: Homepage.reference, on: input, readings: .standard).isEmpty)
    }
}
