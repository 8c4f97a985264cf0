import Catalogue
import Foundation
import JSON
import Reference
import Specification
import Testing

@testable import ScholarSpecs
@testable import TestSupport

/// Compares the first table of docs/homepage.md with the reference. The table shows the titles and authors that
/// scholar.homepage finds on pages of each design.
@Suite(.serialized) struct HomepageTableTests {
    private static let titles = HomepagePages.publications.map(\.title)
    private static let authors = HomepagePages.publications.map(\.authors)

    private static func source(_ input: Homepage.Input, _ readings: Readings = .standard)
        -> Homepage.Output?
    {
        Homepage.reference.outcome(of: input, readings: readings).output
    }

    private static func cell(_ found: [String], of all: [String]) -> String {
        let right = found.count { all.contains($0) }
        return right == found.count ? "\(right)" : "\(right) and \(found.count - right) others"
    }

    private static func designs() throws {
        let rows = HomepageDesign.allCases.map { design in
            let input = HomepagePages.input(design)
            let (all, own) = (source(input), source(input, .standard.with(HomepageText.own)))
            return [
                design.rawValue, cell(all?.titles ?? [], of: titles), cell(all?.authors ?? [], of: authors),
                cell(own?.titles ?? [], of: titles), all?.query.map { "`\($0)`" } ?? "",
            ]
        }
        try PageTable("designs", on: "homepage.md").expect(
            ["design", "titles", "authors", "titles with `own`", "query"],
            ["---", "---:", "---:", "---:", "---"], rows)
    }

    /// `UPDATE_TABLES=1 swift test --filter HomepageTableTests` writes the table.
    @Test func `the table of page designs agrees with the reference`() throws { try Self.designs() }
}
