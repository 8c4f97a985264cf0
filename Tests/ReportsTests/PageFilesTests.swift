import Foundation
import Testing

@testable import Reports

/// The styles and scripts of the HTML report: what is embedded, and that each file is sound.
struct PageFilesTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/PageFiles/files")

    private static let hasNode = ReportTests.output(["node", "-e", ""]) != nil

    /// Returns the texts of the files with an ending, by their names.
    private static func texts(ending: String) throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(ending) }
        return try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
            })
    }

    @Test(arguments: [".css", ".js"])
    func `a page has the files of the folder one after the other`(ending: String) throws {
        let page = ending == ".css" ? PageText.style : PageText.script
        let texts = try Self.texts(ending: ending)
        #expect(texts.count > 1)
        for (name, text) in texts {
            // Not the texts themselves, which nobody wants to see in a log.
            let isThereOnce = !text.isEmpty && page.ranges(of: text).count == 1
            #expect(isThereOnce, "\(name)")
        }
        let length = page.utf8.count
        #expect(texts.values.reduce(0) { $0 + $1.utf8.count } == length)
    }

    @Test(.enabled(if: hasNode, "there is no node"))
    func `node accepts each script, and all of them together`() throws {
        for (name, text) in try Self.texts(ending: ".js") {
            #expect(ReportTests.output(["node", "--check"], reading: text) != nil, "\(name)")
        }
        #expect(ReportTests.output(["node", "--check"], reading: PageText.script) != nil, "all")
        #expect(ReportTests.output(["node", "--check"], reading: "let a = }") == nil)
    }

    @Test func `every brace of a style is closed in its file`() throws {
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
