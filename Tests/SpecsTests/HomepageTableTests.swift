import Foundation
import JSON
import Reference
import Specification
import Testing

@testable import Specs

/// The table of docs/homepage.md: what scholar.homepage finds, by the design of a page.
struct HomepageTableTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs/homepage.md")

    private static let lines: [String] = {
        let titles = HomepageDesignTests.publications.map(\.title)
        let authors = HomepageDesignTests.publications.map(\.authors)
        let rows = HomepageDesign.allCases.map { design in
            func output(_ readings: Readings) -> HomepageSearch.Output? {
                HomepageSearch.reference.outcome(of: HomepageDesignTests.input(design), readings: readings)
                    .output
            }
            func cell(_ found: [String], of all: [String]) -> String {
                let right = found.count { all.contains($0) }
                return right == found.count ? "\(right)" : "\(right) and \(found.count - right) others"
            }
            let all = output(.standard)
            let own = output(.standard.with(HomepageText.own))
            return [
                design.rawValue, cell(all?.titles ?? [], of: titles), cell(all?.authors ?? [], of: authors),
                cell(own?.titles ?? [], of: titles), all?.query.map { "`\($0)`" } ?? "",
            ]
        }
        let header = ["design", "titles", "authors", "titles by own text", "query"]
        return ([header, ["---", "---:", "---:", "---:", "---"]] + rows).map {
            "| \($0.joined(separator: " | ")) |"
        }
    }()

    /// `UPDATE_TABLES=1 swift test --filter HomepageTableTests` writes it.
    @Test func `the table is what the reference finds`() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let form = /(?s)(<!-- table designs -->\n)(.*?)(<!-- end of table -->)/
        let match = try #require(text.firstMatch(of: form))
        let table = Self.lines.joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["UPDATE_TABLES"] == "1" {
            try text.replacing(form) { "\($0.1)\(table)\($0.3)" }.write(
                to: Self.file, atomically: true, encoding: .utf8)
        } else {
            #expect(String(match.2) == table)
        }
    }
}
