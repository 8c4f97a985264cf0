import Catalogue
import HTML
import JSON
import Reference
import Specification
import Testing

@testable import ScholarSpecs
@testable import TestSupport

/// Tests of scholar.homepage on pages of many designs with known titles, and on random pages.
struct HomepageDesignTests {
    private typealias S = Homepage

    private func output(_ design: HomepageDesign, _ readings: Readings = .standard) throws -> S.Output {
        let input = HomepagePages.input(design)
        let examination = Examination(input, by: S.reference, readings)
        #expect(examination.broken.isEmpty, "\(design)")
        return try #require(S.reference.outcome(of: input, readings: readings).output)
    }

    @Test func `there are at least 12 page designs, and all except one have plain markup`() {
        #expect(HomepageDesign.allCases.count >= 12)
        for design in HomepageDesign.allCases {
            let html = design.page(HomepagePages.publications)
            #expect(PlainMarkup.isPlain(html) == (design != .noBody), "\(design): \(html)")
        }
    }

    /// Lists the designs for which the output has exactly the page's titles, and those for which the output also has
    /// exactly the page's authors.
    @Test func `only titles that have elements of their own are found`() throws {
        let titles = HomepagePages.publications.map(\.title)
        let exact = try HomepageDesign.allCases.filter { try output($0).titles == titles }
        #expect(
            exact == [
                .list, .listWithAuthors, .paragraphs, .divisions, .table, .definitions, .links,
                .mixedAttributes, .lists,
                .headings, .spans, .unclosed, .noBody,
            ])
        let authors = HomepagePages.publications.map(\.authors)
        let both = try exact.filter { try output($0).authors == authors }
        #expect(
            both == [
                .listWithAuthors, .paragraphs, .divisions, .table, .definitions, .links, .mixedAttributes,
                .lists, .spans, .unclosed, .noBody,
            ])
    }

    @Test func `if the source's algorithm cannot isolate the titles, it finds other text or nothing`()
        throws
    {
        let titles = HomepagePages.publications.map(\.title)
        #expect(try output(.twoLists).titles == ["Home", "Teaching"] + titles)
        #expect(try output(.tableWithNumbers).titles == titles.enumerated().map { "\($0)\($1)" })
        for design in [HomepageDesign.quotes, .breaks] { #expect(try output(design).status == .notFound) }
        let own = Readings.standard.with(HomepageText.own)
        #expect(try output(.list, own).titles == titles)
    }

    // MARK: Random pages

    @Test func `random inputs produce every status, and some pages do not have plain markup`() {
        let inputs = GeneratorExamination<S>(400).inputs
        let outcomes = inputs.map { S.reference.outcome(of: $0) }
        for status in S.Status.allCases {
            #expect(outcomes.count { $0.output?.status == status } >= 30, "\(status)")
        }
        #expect(outcomes.count { $0.rejection != nil } >= 15)
        #expect(inputs.count { !S.isSettled($0) } >= 10)
        #expect(inputs.count { $0.html.contains("<BODY>") } >= 15)
        #expect(outcomes.count { $0.output.map { $0.query?.contains("concat(") ?? false } ?? false } >= 2)
    }
}
