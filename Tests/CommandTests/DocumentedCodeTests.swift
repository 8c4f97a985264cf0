import Foundation
import Testing

/// Tests that articles and tutorials show only code from files that are compiled or run elsewhere.
struct DocumentedCodeTests {
    private static let catalogs = ["Specification", "Harness", "AssayTesting"].map {
        Program.project.appending(path: "Sources/\($0)/\($0).docc")
    }

    /// Returns the files below a folder; if endings are given, only the files whose names have one of these
    /// endings.
    private static func files(below folder: URL, endings: String...) -> [URL] {
        let enumerator = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (enumerator?.compactMap { $0 as? URL } ?? [])
            .filter { endings.isEmpty || endings.contains($0.pathExtension) }
    }

    /// Returns the non-blank lines of a string, without their indentation.
    private static func lines(of text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// Returns whether a file contains the lines of a block one after the other; `…` in the block stands for
    /// any lines.
    private static func has(_ file: [String], _ block: [String]) -> Bool {
        var rest = file[...]
        for piece in block.split(separator: "…") {
            guard let range = rest.firstRange(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }

    @Test func `a file contains a block if it contains, in order, the pieces between the block's ellipses`() {
        let file = ["a", "b", "c", "d"]
        #expect(Self.has(file, ["b", "c"]))
        #expect(Self.has(file, ["a", "…", "c", "…"]))
        #expect(!Self.has(file, ["a", "c"]))
        #expect(!Self.has(file, ["c", "…", "a"]))
    }

    @Test func `every block of code in an article is in a file of an example or a subsystem`() throws {
        let files = ["Examples/own-kit", "Examples/swift-package", "Sources/Specs", "Sources/Reference"]
            .flatMap { Self.files(below: Program.project.appending(path: $0), endings: "swift", "py", "md") }
            .compactMap { try? Self.lines(of: String(contentsOf: $0, encoding: .utf8)) }
        let articles = Self.catalogs.flatMap { Self.files(below: $0, endings: "md") }
        #expect(articles.count >= 7)
        for article in articles {
            let parts = try String(contentsOf: article, encoding: .utf8)
                .split(separator: "```", omittingEmptySubsequences: false)
            for block in parts.enumerated().filter({ !$0.offset.isMultiple(of: 2) }).map(\.element) {
                // The first line of a block names the language.
                let code = Self.lines(of: block.drop { $0 != "\n" })
                #expect(
                    files.contains { Self.has($0, code) },
                    "\(article.lastPathComponent) shows code that is in no file: \(code.first ?? "")")
            }
        }
    }

    @Test func `every file that a tutorial shows exists`() throws {
        for catalog in Self.catalogs {
            let names = Set(Self.files(below: catalog).map(\.lastPathComponent))
            for tutorial in Self.files(below: catalog, endings: "tutorial") {
                let text = try String(contentsOf: tutorial, encoding: .utf8)
                for match in text.matches(of: /(?:file|source): "([^"]+)"/) {
                    #expect(names.contains(String(match.1)), "\(tutorial.lastPathComponent) shows \(match.1)")
                }
            }
            // Most files of a catalogue are symbolic links to files of an example.
            for file in Self.files(below: catalog) {
                #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path) is a broken link")
            }
        }
    }
}
