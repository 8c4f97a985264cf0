import Catalogue
import Foundation
import JSON
import Reference
import Specification
import TestSupport
import Testing

@testable import ScholarSpecs

/// The tables of docs/homepage.md: what scholar.homepage finds, by the design of a page, and what an induction does.
@Suite(.serialized) struct HomepageTableTests {
    private typealias Publications = [Presence.Listed]

    private static let titles = HomepageDesignTests.publications.map(\.title)
    private static let authors = HomepageDesignTests.publications.map(\.authors)

    private static func source(_ input: Homepage.Input, _ readings: Readings = .standard)
        -> Homepage.Output?
    {
        Homepage.reference.outcome(of: input, readings: readings).output
    }

    private static func induced(_ input: Homepage.Input) -> Publications {
        (try? HomepageInduction(input).publications()) ?? []
    }

    private static func cell(_ found: [String], of all: [String]) -> String {
        let right = found.count { all.contains($0) }
        return right == found.count ? "\(right)" : "\(right) and \(found.count - right) others"
    }

    private static func designs() throws {
        let rows = HomepageDesign.allCases.map { design in
            let input = HomepageDesignTests.input(design)
            let (all, own) = (source(input), source(input, .standard.with(HomepageText.own)))
            return [
                design.rawValue, cell(all?.titles ?? [], of: titles), cell(all?.authors ?? [], of: authors),
                cell(own?.titles ?? [], of: titles), all?.query.map { "`\($0)`" } ?? "",
            ]
        }
        try PageTable("designs", on: "homepage.md").expect(
            ["design", "titles", "authors", "titles by own text", "query"],
            ["---", "---:", "---:", "---:", "---"], rows)
    }

    /// Both side by side, with every two of the five titles known.
    private static func induction() throws {
        let rows = HomepageDesign.allCases.map { design in
            let first = HomepageDesignTests.input(design)
            let (one, other) = (source(first), induced(first))
            let hasAuthors = first.html.contains(authors[0])
            let pairs = titles.indices.flatMap { left in (left + 1..<titles.count).map { [left, $0] } }
            let inputs = pairs.map { HomepageDesignTests.input(design, known: $0) }
            return [
                design.rawValue, cell(one?.titles ?? [], of: titles), cell(other.map(\.title), of: titles),
                hasAuthors ? cell(one?.authors ?? [], of: authors) : "–",
                hasAuthors ? cell(other.compactMap(\.authors), of: authors) : "–",
                "\(inputs.count { source($0)?.titles == titles })",
                "\(inputs.count { induced($0).map(\.title) == titles })",
                hasAuthors ? "\(inputs.count { source($0)?.authors == authors })" : "–",
                hasAuthors ? "\(inputs.count { induced($0).map(\.authors) == authors })" : "–",
            ]
        }
        try PageTable("induction", on: "homepage.md").expect(
            [
                "design", "titles: source", "induction", "authors: source", "induction",
                "title pairs: source", "induction", "author pairs: source", "induction",
            ], ["---"] + Array(repeating: "---:", count: 8), rows)
    }

    /// `UPDATE_TABLES=1 swift test --filter HomepageTableTests` writes it.
    @Test func `the table by design is what the reference finds`() throws { try Self.designs() }

    /// `UPDATE_TABLES=1 swift test --filter HomepageTableTests` writes it.
    @Test func `the table side by side is what the reference finds, and the induction`() throws {
        try Self.induction()
    }
}
