import Catalogue
import Corpus
import Foundation
import Harness
import Illustrations
import JSON
import Reports
import Specification
import TestSupport
import Testing

@testable import Book

/// Tests that the book of the kit's own catalogue is complete, valid and usable.
struct BookTests {
    static let owner = Site.Owner(name: "assay", version: "0", abstract: "Checks programs against rules.")
    static let site = Result { Site(try Corpus.bundled, of: owner, illustrations: Illustration.all) }
    static let reading = site.map { WrittenBook($0) }

    /// Returns a small book, for tests that do not need every subsystem.
    private static func small() throws -> Site {
        let all = try Corpus.bundled
        let catalogue = Catalogue([Geofence.self, HIndex.self, Lifecycle.self])
        return Site(
            GoldenCorpus(
                folder: all.folder, catalogue: catalogue,
                cases: all.cases.filter { catalogue.specification($0.subsystem) != nil }), of: owner)
    }

    @Test func `every link in the book, with or without a fragment, has a target`() throws {
        let reading = try Self.reading.get()
        #expect(reading.pages.count == Catalogue.assay.all.count + 2)
        #expect(reading.brokenLinks == [])
        let found = WrittenBook.values(of: "href", in: reading.files["index.html"] ?? "")
        for specification in Catalogue.assay.all { #expect(found.contains("\(specification.id).html")) }
    }

    @Test(arguments: Illustration.all.map(\.subsystem))
    func `pictures are shown, with descriptions for people who cannot see them`(id: SubsystemID) throws {
        let reading = try Self.reading.get()
        let page = try #require(reading.files["\(id).html"])
        let pictures = WrittenBook.values(of: "src", in: page).filter { $0.contains("~") }
        #expect((2...6).contains(pictures.count))
        for picture in pictures {
            let svg = try #require(reading.files[picture])
            #expect(svg.contains("<desc id=\"about\">") && svg.contains("prefers-color-scheme:dark"))
        }
        #expect(!WrittenBook.values(of: "alt", in: page).contains(""))
    }

    @Test func `common mistakes are shown on the page of their subsystem, with links to the clauses`() throws
    {
        let notes = try Corpus.bundled.notes
        let reading = try Self.reading.get()
        for mistake in notes.mistakes {
            let page = try #require(reading.files["\(mistake.subsystem).html"])
            #expect(page.contains(HTML(mistake.sentence).source), "\(mistake.name)")
        }
        for section in notes.sections {
            #expect(
                reading.files["sources.html"]?.contains(HTML(section.why ?? section.title).source) == true)
        }
        #expect(notes.mistakes.count > 300 && notes.sections.count > 200)
    }

    @Test func `the book does not refer to other servers, and no file is too large`() throws {
        for (name, text) in try Self.reading.get().files {
            #expect(text.utf8.count < 2_000_000, "\(name)")
            guard name.hasSuffix(".html") else { continue }
            for attribute in ["href", "src"] {
                for address in WrittenBook.values(of: attribute, in: text) {
                    #expect(!address.contains(":") && !address.hasPrefix("//"), "\(name): \(address)")
                }
            }
        }
        let reading = try Self.reading.get()
        for name in ["book.css", "book.js"] {
            #expect(
                reading.files[name]?.contains("http") == false
                    && reading.files[name]?.contains("@import") == false)
        }
    }

    @Test(arguments: Catalogue.assay.all.map { $0.id })
    func `the page of a subsystem shows its cases, readings, rejections, members and laws`(id: SubsystemID)
        throws
    {
        let facts = try #require(try Self.site.get().subsystems.first { $0.id == id })
        let reading = try Self.reading.get()
        let page = try #require(reading.files["\(id).html"])
        // The test searches the bytes of the page, since searching its characters takes a hundred times as long.
        let bytes = Data(page.utf8)
        func holds(_ text: String) -> Bool { bytes.range(of: Data(HTML(text).source.utf8)) != nil }
        let ids = Set(WrittenBook.values(of: "id", in: page))
        #expect(ids.isSuperset(of: facts.cases.map(\.id)))
        #expect(ids.isSuperset(of: facts.readings.map { $0.id }))
        #expect(ids.isSuperset(of: facts.rejections.map(\.code)))
        #expect(ids.isSuperset(of: MemberFacts.all(of: facts.input).map { "input:" + $0.path }))
        #expect(ids.isSuperset(of: MemberFacts.all(of: facts.output).map { "output:" + $0.path }))
        let search = try #require(reading.files["search.js"])
        let sources = try #require(reading.files["sources.html"])
        for clause in facts.clauses.map(\.clause) {
            #expect(ids.contains(clause.id.rawValue))
            for law in clause.laws {
                #expect(holds(law.statement.text), "\(law.id): \(law.statement.text)")
                #expect(ids.contains(law.id.rawValue))
                guard law.statement.section != nil || law.statement.standard != nil else { continue }
                #expect(sources.contains("\(id).html#\(law.id)\""), "\(law.id)")
            }
            #expect(search.contains("[\"\(clause.id)\","))
        }
        for option in facts.readings.flatMap(\.options) {
            #expect(holds(option.sentence))
        }
        for note in facts.cases.compactMap(\.note) { #expect(holds(note)) }
        if let caution = facts.caution { #expect(holds(caution)) }
        #expect((facts.machine != nil) == (reading.files["pictures/\(id).svg"] != nil))
    }

    @Test func `the unit of a number is in a separate column`() throws {
        let page = try #require(try Self.reading.get().files["mobility.geofence.html"])
        #expect(page.contains("<th scope=\"col\">unit</th>"))
        let row = try #require(page.components(separatedBy: "id=\"input:fixes[].speed\"").dropFirst().first)
        #expect(row.prefix { $0 != "\n" }.components(separatedBy: "</tr>")[0].contains("<td>m/s</td>"))
        let unitless = try #require(try Self.reading.get().files["scholar.hindex.html"])
        #expect(!unitless.contains("<th scope=\"col\">unit</th>"))
    }

    @Test func `a case whose line is too long for a page is shown in full in a separate file`() throws {
        let (corpus, reading) = (try Corpus.bundled, try Self.reading.get())
        let lines = reading.files.filter { $0.key.hasPrefix("lines/") }
        #expect(lines.count > 10)
        for (name, text) in lines {
            let id = name.dropFirst("lines/".count).dropLast(".json".count).replacing("~", with: "/")
            #expect(text == JSONWriter.text(of: try #require(corpus[String(id)]).value) + "\n")
        }
    }

    @Test func `two books of the same catalogue are identical byte for byte`() throws {
        let (first, second) = (try Self.small().files, try Self.small().files)
        #expect(first.map(\.path) == second.map(\.path))
        for (left, right) in zip(first, second) where left.text != right.text { Issue.record("\(left.path)") }
        #expect(Set(first.map(\.path)).count == first.count, "two files have the same name")
    }

    // MARK: Independent readers

    private static let hasParser = (try? Outside.run(["xmllint", "--version"])) != nil

    @Test(.enabled(if: hasParser, "xmllint is not installed"))
    func `an independent parser accepts every page, as HTML and as XML`() throws {
        let scratch = try Scratch()
        _ = try Self.site.get().write(to: scratch.folder)
        let pages = try scratch.names.filter { $0.hasSuffix(".html") }.map { scratch[$0] }
        let pictures = try FileManager.default.contentsOfDirectory(atPath: scratch["pictures"]).map {
            scratch["pictures/\($0)"]
        }
        let sound = try #require(try Outside.run(["xmllint", "--noout"] + pages + pictures))
        #expect(sound.status == 0 && sound.output.isEmpty, "\(sound.output.prefix(2000))")
        // xmllint does not know the elements of HTML 5, and prints the faulty line below each message.
        let printed = try #require(try Outside.run(["xmllint", "--html", "--noout"] + pages)).output
        // xmllint prints the same few messages for thousands of places, so the test keeps only the first place of each
        // message.
        let errors = Dictionary(
            printed.split(separator: "\n").map { $0.components(separatedBy: " parser error : ") }
                .filter { $0.count > 1 }.map { ($0[1], $0[0]) }, uniquingKeysWith: { first, _ in first })
        #expect(errors.isEmpty == !printed.contains("parser error : "))
        #expect(
            errors.filter {
                !$0.key.contains(
                    /Tag (?:article|details|fig.*|footer|header|main|nav|section|summary) invalid/)
            } == [:])
        #expect(errors.isEmpty || errors["Tag main invalid"] != nil)
        try scratch.write("<!DOCTYPE html>\n<html><p><b>a</p></b></html>", to: "wrong.html")
        #expect(try Outside.run(["xmllint", "--noout", scratch["wrong.html"]])?.status != 0)
    }

    @Test func `heading levels are in order, and each page has exactly one first-level heading`() throws {
        for (name, text) in try Self.reading.get().pages {
            let ranks = text.components(separatedBy: "<h").dropFirst().compactMap {
                $0.first?.wholeNumberValue
            }
            #expect(ranks.first == 1 && ranks.count { $0 == 1 } == 1, "\(name)")
            for (rank, next) in zip(ranks, ranks.dropFirst()) { #expect(next <= rank + 1, "\(name)") }
        }
    }

    private static let hasBrowser =
        (try? Outside.run(["python3", Outside.reader("browse_book.py"), "--can"]))?.status == 0

    @Test(.enabled(if: hasBrowser, "Chromium or python3 is not installed"))
    func `the book can be used in a browser`() throws {
        let site = try Self.small()
        let scratch = try Scratch()
        let folder = scratch.place("book")
        _ = try site.write(to: folder)
        let geofence = try #require(site.subsystems.first { $0.id == Geofence.id })
        let clause = try #require(geofence.clauses.first { $0.clause.id == "GEO-4" })
        func counts(_ counts: [Count]) -> Value { .object(counts.map { .init($0.name, $0.count.value) }) }
        let facts = Value.record(
            ("page", "\(Geofence.id).html".value), ("cases", geofence.cases.count.value),
            ("clause", clause.clause.id.rawValue.value), ("casesOfClause", clause.cases.count.value),
            ("case", try #require(geofence.cases.last).id.value),
            ("origin", counts(geofence.cases.counts(of: \.origin.kind))),
            (
                "tag",
                .object(
                    Set(geofence.cases.flatMap(\.tags)).sorted().map { tag in
                        .init(tag, geofence.cases.count { $0.tags.contains(tag) }.value)
                    })
            ),
            ("pages", site.files.map(\.path).filter { $0.hasSuffix(".html") }.value))
        try scratch.write(JSONWriter.text(of: facts), to: "facts.json")
        let told = try Outside.run(
            ["python3", Outside.reader("browse_book.py"), folder.path, scratch["facts.json"]])
        #expect(told?.output == "the book can be used\n")
    }
}
