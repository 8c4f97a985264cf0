import Foundation
import Testing

@testable import Reports

/// Tests that all styles and scripts of the HTML report, the book and the explorer are embedded, and that each file is
/// valid.
struct PageFilesTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Reports/PageFiles")

    private static let hasNode = ReportTests.output(["node", "-e", ""]) != nil

    /// Returns the contents, by path, of all files with the given ending in the given folders; `files` is the report's
    /// folder.
    private static func texts(
        ending: String, in folders: [String] = ["files", "book", "plain", "explorer", "drawing"]
    ) throws
        -> [String:
        String]
    {
        let names = try folders.flatMap { name in
            try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)
                .filter { $0.hasSuffix(ending) }.map { "\(name)/\($0)" }
        }
        return try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
            })
    }

    @Test(arguments: [".css", ".js"])
    func `the report embeds each style or script in its folder once`(ending: String) throws {
        let page = ending == ".css" ? PageText.style : PageText.script
        try Self.expect(page, has: Self.texts(ending: ending, in: ["files"]))
    }

    /// The styles that the book shares with the report.
    private static let shared = ["colours", "page", "top", "filters", "list"].map { "files/\($0).css" }

    @Test(arguments: [".css", ".js"])
    func `the book embeds its own files and the styles that it shares with the report`(ending: String)
        throws
    {
        let page = ending == ".css" ? PageText.bookStyle : PageText.bookScript
        let all = try Self.texts(ending: ending)
        try Self.expect(page, has: all.filter { $0.key.hasPrefix("book/") || Self.shared.contains($0.key) })
    }

    @Test
    func `pages of tables embed their own styles and the styles that they share with the report`()
        throws
    {
        let shared = ["colours", "page", "top"].map { "files/\($0).css" }
        let all = try Self.texts(ending: ".css")
        #expect(all.keys.contains("plain/plain.css"))
        let own = all.filter { $0.key.hasPrefix("plain/") || shared.contains($0.key) }
        try Self.expect(PageText.plainStyle, has: own)
    }

    @Test(arguments: [".css", ".js"])
    func `the explorer embeds its own files and the report's file elements.js`(ending: String)
        throws
    {
        let page = ending == ".css" ? PageText.explorerStyle : PageText.explorerScript
        let all = try Self.texts(ending: ending)
        try Self.expect(
            page, has: all.filter { $0.key.hasPrefix("explorer/") || $0.key == "files/elements.js" })
    }

    private static func expect(_ page: String, has texts: [String: String]) throws {
        #expect(texts.count > 1)
        for (name, text) in texts {
            // A failure shows only this Boolean value, since the contents would flood the log.
            let isThereOnce = !text.isEmpty && page.ranges(of: text).count == 1
            #expect(isThereOnce, "\(name)")
        }
        let length = page.utf8.count
        #expect(texts.values.reduce(0) { $0 + $1.utf8.count } == length)
    }

    @Test(.enabled(if: hasNode, "node is not installed"))
    func `node accepts each script alone, and all scripts of a page together`() throws {
        for (name, text) in try Self.texts(ending: ".js") {
            #expect(ReportTests.output(["node", "--check"], reading: text) != nil, "\(name)")
        }
        for script in [PageText.script, PageText.bookScript, PageText.explorerScript] {
            #expect(ReportTests.output(["node", "--check"], reading: script) != nil, "all")
        }
        #expect(ReportTests.output(["node", "--check"], reading: "let a = }") == nil)
    }

    @Test func `every brace in a style sheet is closed in the same file`() throws {
        for (name, text) in try Self.texts(ending: ".css") {
            var depth = 0
            for letter in text {
                if letter == "{" { depth += 1 }
                if letter == "}" { depth -= 1 }
                #expect(depth >= 0, "\(name)")
            }
            #expect(depth == 0, "\(name)")
        }
    }
}
