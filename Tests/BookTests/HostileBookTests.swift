import Foundation
import JSON
import Specification
import TestSupport
import Testing

@testable import Book
@testable import Harness

/// Tests the book of a catalogue whose strings would become markup, scripts or paths outside the folder if they were
/// not escaped.
struct HostileBookTests {
    static let hostile =
        "\"'><script>hit=1</script><img src=x onerror=hit=1></p>]]>&amp;<!--\u{202E}\u{1B}[31m\u{2028}\u{0}"

    enum Hostile: Specification {
        static let id: SubsystemID = "..\\..%2Ftest.x\"><script>hit=1<script>"
        static let summary = hostile
        static let caution: String? = hostile

        struct Input: Record {
            let a: String
            static let form = Form(
                Input.init(a:),
                Member("\"><b>member", { $0.a }, hostile, Limit(.choice([hostile]), problem: { _ in nil })))
        }

        enum Law: LawName {
            typealias Subsystem = Hostile
            case source, standard, decision
        }

        static let source = Source(.init(hostile, about: hostile), hostile)
        static let laws: Laws<Hostile> = [
            ("X-1\"><b> 'a", .source, .source(source)): "\(hostile)",
            ("X-1\"><b> 'b", .standard, .standard(Standard(hostile, about: hostile))): "\(hostile)",
            ("X-1\"><b> 'c", .decision, .decision): "\(hostile)",
        ]
        static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
            input
        }
        static let properties = [Property<Hostile>(hostile, from: .source) { _ in .holds }]
        static let readings = [
            Reading(
                "read\"><b>", hostile, source: source, options: .init("<b>one", hostile),
                .init("two", hostile))
        ]
        static let rejections = [
            DeclaredRejection(
                "no\"><b>", hostile, details: [.required("<b>", .string(pattern: hostile), hostile)])
        ]
        static let tolerances = [Tolerance(hostile, within: 1, why: hostile)]
        static func generate(from entropy: inout Entropy) -> Input { Input(a: hostile) }
        typealias Output = Input
    }

    private static func site() throws -> Site {
        let catalogue = Catalogue([Hostile.self])
        let line = Value.record(
            ("id", "\(Hostile.id)/\(hostile)".value), ("clauses", ["X-1\"><b> '"].value),
            ("origin", .record(("kind", "real".value), ("data", hostile.value))),
            ("readings", .record(("read\"><b>", "<b>one".value))),
            ("input", .record((hostile, hostile.value))), ("output", .array([hostile.value])),
            ("tags", ["<b>tag"].value), ("note", hostile.value))
        let golden = try GoldenCase(line, at: CorpusPlace(file: hostile, line: 1), in: catalogue)
        return Site(
            GoldenCorpus(folder: URL(filePath: "/nowhere"), catalogue: catalogue, cases: [golden]),
            of: .init(name: hostile, version: hostile, abstract: hostile))
    }

    @Test func `hostile strings do not become markup, and all of them are on the pages`() throws {
        let book = WrittenBook(try Self.site())
        #expect(book.pages.count == 3)
        #expect(book.brokenLinks == [])
        for (name, text) in book.pages {
            for markup in [
                "<script>", "<img src=x", "<b>member", "<!--", "\u{202E}", "\u{1B}", "\u{2028}", "\u{0}",
            ] {
                #expect(!text.contains(markup), "\(name) has \(markup.debugDescription)")
            }
            #expect(text.components(separatedBy: "<script").count == 2, "\(name)")
            #expect(text.contains("&lt;script&gt;hit=1"), "\(name)")
        }
        let page = try #require(book.pages.first { $0.name.contains("test.x") }).text
        // The hostile string is in the summary, caution, members, choices, sentences, standards, rejections, details,
        // tolerances, readings, options and notes.
        #expect(page.components(separatedBy: "&lt;script&gt;hit=1").count > 20)
        #expect(page.contains("<span class=\"unseen\">U+202E</span>") && page.contains("\\u202e"))
    }

    @Test func `no file is written outside the folder, and no string can break out of the search index`()
        throws
    {
        for file in try Self.site().files {
            #expect(
                !file.path.hasPrefix("/") && !file.path.split(separator: "/").contains(".."), "\(file.path)")
            #expect(file.path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
        }
        let search = try #require(WrittenBook(try Self.site()).files["search.js"])
        #expect(!search.contains("<") && !search.contains("\u{2028}"))
    }

    @Test func `an independent parser accepts the pages`() throws {
        let scratch = try Scratch()
        _ = try Self.site().write(to: scratch.folder)
        let pages = try scratch.names.filter { $0.hasSuffix(".html") }.map { scratch[$0] }
        guard let told = try Outside.run(["xmllint", "--noout"] + pages) else { return }
        #expect(told.status == 0 && told.output.isEmpty, "\(told.output)")
    }

    @Test(arguments: [("a b", "a_b"), ("é\u{202E}", "__"), ("geo/x-1", "geo/x-1")])
    func `the id of an element contains only allowed characters`(text: String, id: String) {
        #expect(Place.anchor(text) == id)
        #expect(Place("a b.html", text).address == "a%20b.html#" + id)
    }
}
