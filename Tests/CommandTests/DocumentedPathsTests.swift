import Foundation
import Testing

/// Tests that the paths which the documentation names in backticks exist.
struct DocumentedPathsTests {
    private static let documents = [
        "README.md", "CONTRIBUTING.md", "Corpus/README.md", "docs/architecture.md", "docs/your-own-kit.md",
    ]

    /// Returns the project paths that a page puts in backticks, except for those with a placeholder such as
    /// `<Family>`.
    private static func paths(in text: String) -> [String] {
        let folders = ["Sources", "Tests", "Corpus", "Examples", "Benchmarks", "Fuzzing", "Scripts", "docs"]
        let prose = text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map { $0.element }.joined()
        return prose.matches(of: /`([\w.+\-\/]+)`/).map { String($0.1) }.filter { path in
            folders.contains { path.hasPrefix("\($0)/") }
        }
    }

    @Test func `text in backticks is a path if it begins with the name of a project folder`() {
        let text = """
            `Sources/JSON/Path.swift`, `Tests/Gallery/`, `Sources/<Family>/X.swift`, `make test`, `mobility/trip`, \
            Sources/JSON.
            ```
            `Sources/nothing`
            ```
            """
        #expect(Self.paths(in: text) == ["Sources/JSON/Path.swift", "Tests/Gallery/"])
    }

    @Test(arguments: documents)
    func `every path that a document names exists`(document: String) throws {
        let text = try String(contentsOf: Program.project.appending(path: document), encoding: .utf8)
        let paths = Self.paths(in: text)
        #expect(!paths.isEmpty)
        for path in Set(paths).sorted() {
            let there = FileManager.default.fileExists(atPath: Program.project.appending(path: path).path)
            #expect(there, "\(document) names \(path), which does not exist")
        }
    }
}
