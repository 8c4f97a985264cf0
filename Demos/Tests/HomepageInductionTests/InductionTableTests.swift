import Catalogue
import HomepageInduction
import JSON
import Reference
import ScholarSpecs
import Specification
import TestSupport
import Testing

/// Tests the second table of docs/homepage.md, which compares the source's algorithm with the induction.
struct InductionTableTests {
    private static let titles = HomepagePages.publications.map(\.title)
    private static let authors = HomepagePages.publications.map(\.authors)

    private static func source(_ input: Homepage.Input) -> Homepage.Output? {
        Homepage.reference.outcome(of: input).output
    }

    private static func induced(_ input: Homepage.Input) -> [Presence.Listed] {
        (try? HomepageInduction(input).publications()) ?? []
    }

    private static func cell(_ found: [String], of all: [String]) -> String {
        let right = found.count { all.contains($0) }
        return right == found.count ? "\(right)" : "\(right) and \(found.count - right) others"
    }

    /// Each row shows what is found if the first two of the five titles are known, and how many pairs of known titles
    /// give complete results.
    ///
    /// The command `UPDATE_TABLES=1 make test-demos` writes the table.
    @Test func `the table shows the results of the reference and of the induction`() throws {
        let (titles, authors) = (Self.titles, Self.authors)
        let rows = try HomepagePages.designs.map { design in
            let first = try #require(HomepagePages.input(design))
            let (one, other) = (Self.source(first), Self.induced(first))
            let hasAuthors = first.html.contains(authors[0])
            let pairs = titles.indices.flatMap { left in (left + 1..<titles.count).map { [left, $0] } }
            let inputs = pairs.compactMap { HomepagePages.input(design, known: $0) }
            return [
                design, Self.cell(one?.titles ?? [], of: titles),
                Self.cell(other.map(\.title), of: titles),
                hasAuthors ? Self.cell(one?.authors ?? [], of: authors) : "–",
                hasAuthors ? Self.cell(other.compactMap(\.authors), of: authors) : "–",
                "\(inputs.count { Self.source($0)?.titles == titles })",
                "\(inputs.count { Self.induced($0).map(\.title) == titles })",
                hasAuthors ? "\(inputs.count { Self.source($0)?.authors == authors })" : "–",
                hasAuthors ? "\(inputs.count { Self.induced($0).map(\.authors) == authors })" : "–",
            ]
        }
        try PageTable("induction", on: "homepage.md").expect(
            [
                "design", "titles: source", "induction", "authors: source", "induction",
                "title pairs: source", "induction", "author pairs: source", "induction",
            ], ["---"] + Array(repeating: "---:", count: 8), rows)
    }
}
