import Catalogue
import HTML
import JSON
import Reference
import Specification
import Synchronization
import Testing

@testable import ScholarSpecs

/// Tests of the clauses HOM-1 to HOM-4, SIM-3 and EDI-3 of scholar.homepage.
struct HomepageClauseTests {
    private typealias S = Homepage

    private func input(
        _ body: String, titles: [String] = ["The art of cuts", "On flows"], authors: [String] = [],
        _ percent: Number = Number(80), _ authorPercent: Number = Number(80)
    ) -> S.Input {
        .init(
            "<html><head></head><body>\(body)</body></html>", titles: titles, authors: authors,
            titlePercent: percent, authorPercent: authorPercent)
    }

    private func examined(
        _ input: S.Input, _ status: S.Status = .titlesOnly, _ query: String? = nil,
        authorQuery: String? = nil,
        _ titles: [String] = [], authors: [String] = [], by readings: Readings = .standard
    ) -> Examination<S> {
        Examination(
            input,
            .output(.init(status, query: query, authorQuery: authorQuery, titles: titles, authors: authors)),
            readings)
    }

    private let list = "<ul><li>The art of cuts</li><li>On flows</li><li>Trees</li></ul>"
    private let all = ["The art of cuts", "On flows", "Trees"]

    // MARK: HOM-1

    @Test func `the pair consists of the first two hits in elements with the same tag name`() {
        let one = input(list)
        examined(one, .titlesOnly, "//ul/li", all).expectHolds("HOM-1")
        examined(one, .notFound).expectBroken("HOM-1")
        let none = input("<p>The art of cuts</p><h2>On flows</h2>")
        examined(none, .notFound).expectHolds("HOM-1")
        // A query that selects only one element breaks HOM-2 as well as HOM-1, and HOM-2 is reported first.
        examined(none, .titlesOnly, "//p", ["The art of cuts"]).expectBroken("HOM-2")
        examined(none, .titlesOnly).expectBroken("HOM-1")
    }

    @Test func `if a parent and its only child contain the same title, the parent is the first hit`() {
        let one = input("<div><p>The art of cuts</p></div><div><p>On flows</p></div>")
        examined(one, .titlesOnly, "//body/div", Array(all.prefix(2))).expectHolds("HOM-1")
        examined(one, .titlesOnly, "//body/div/p", Array(all.prefix(2)))
            .expectBroken("HOM-1")
    }

    @Test
    func `the second hit is not inside the first hit and, under the option 'titles', has a different title`()
    {
        let nested = input("<div><div>On flows</div></div>")
        examined(nested, .notFound).expectHolds("HOM-1")
        examined(nested, .titlesOnly, "//div", ["On flows"]).expectBroken("HOM-1")
        let twice = input("<p>On flows</p><p>On flows</p>")
        examined(twice, .titlesOnly, "//body/p", ["On flows"]).expectHolds("HOM-1")
        let titles = Readings.standard.with(HomepagePair.titles)
        examined(twice, .notFound, by: titles).expectHolds("HOM-1")
        examined(twice, .titlesOnly, "//body/p", ["On flows"], by: titles).expectBroken("HOM-1")
    }

    @Test func `the text must be similar enough; under the option 'own', only the first text child counts`() {
        let near = input("<p>On flowX</p><p>On flows!</p>", titles: ["On flows"], Number(88))
        examined(near, .notFound).expectHolds("HOM-1")
        examined(near, .titlesOnly, "//body/p", ["On flowX", "On flows!"]).expectBroken("HOM-1")
        let own = Readings.standard.with(HomepageText.own)
        let bold = input("<p>On flows <b>and many other things</b></p><p>On flows<b>, too, and more</b></p>")
        examined(bold, .notFound).expectHolds("HOM-1")
        examined(bold, .titlesOnly, "//body/p", ["On flows"], by: own).expectHolds("HOM-1")
        examined(bold, .notFound, by: own).expectBroken("HOM-1")
    }

    // MARK: HOM-2

    @Test func `the path begins with the common ancestor and all attributes of this ancestor`() {
        let one = input(
            "<div id=\"d\" class=\"c\"><h2>Some of mine</h2><p>The art of cuts</p><p>On flows</p></div>")
        let two = Array(all.prefix(2))
        examined(one, .titlesOnly, "//div[@class=\"c\"][@id=\"d\"]/p", two).expectHolds("HOM-2")
        for query in [
            "//div/p", "//p", "//div[@id=\"d\"]/p", "//body/div[@class=\"c\"][@id=\"d\"]/p",
            "//html/body/div[@class=\"c\"][@id=\"d\"]/p",
        ] { examined(one, .titlesOnly, query, two).expectBroken("HOM-2") }
    }

    @Test func `common attributes have the same name, and under the option 'equal' also the same value`() {
        let one = input("<p class='x' id='a'>The art of cuts</p><p class='x' id='b'>On flows</p>")
        let two = Array(all.prefix(2))
        let named = Readings.standard.with(HomepageAttributes.named)
        examined(one, .titlesOnly, "//body/p[@class=\"x\"]", two).expectHolds("HOM-2")
        examined(one, .titlesOnly, "//body/p[@class][@id]", two, by: named).expectHolds("HOM-2")
        examined(one, .titlesOnly, "//body/p[@class][@id]", two).expectBroken("HOM-2")
        examined(one, .titlesOnly, "//body/p", two).expectBroken("HOM-2")
    }

    // MARK: HOM-3

    @Test func `a query has only one correct spelling`() {
        let one = input("<p b='2' a='say \"x\"'>The art of cuts</p><p a='say \"x\"' b='2'>On flows</p>")
        let two = Array(all.prefix(2))
        examined(one, .titlesOnly, "//body/p[@a='say \"x\"'][@b=\"2\"]", two).expectHolds("HOM-3")
        for query in [
            "//body/p[@b=\"2\"][@a='say \"x\"']", "//body/p[@a='say \"x\"'][@b='2']",
            "//body/p[@a=concat('say ','\"','x','\"')][@b=\"2\"]",
        ] {
            examined(one, .titlesOnly, query, two).expectBroken("HOM-3")
        }
        for query in [
            "//body//p", "//body/p[@a=\"say \"x\"\"]", "//*", "//body/p[@b=2]",
        ] {
            examined(one, .titlesOnly, query, two).expectBroken("HOM-3")
        }
        // These queries do not select both hits of the pair.
        for query in ["body/p", "//body/p[1]"] {
            examined(one, .titlesOnly, query, two).expectBroken("HOM-2")
        }
        let both = input("<p a='&quot;b&#39;'>The art of cuts</p><p a='&quot;b&#39;'>On flows</p>")
        examined(both, .titlesOnly, "//body/p[@a=concat('\"',\"b'\")]", two).expectHolds("HOM-3")
    }

    @Test func `the titles are the text of the elements that the query selects`() {
        let one = input(list + "<ul><li>Home</li><li></li></ul>")
        let five = all + ["Home", ""]
        examined(one, .titlesOnly, "//ul/li", five).expectHolds("HOM-3")
        for titles in [all, all + ["Home"], ["Home", ""] + all + ["x"]] {
            examined(one, .titlesOnly, "//ul/li", titles).expectBroken("HOM-3")
        }
        examined(one, .titlesOnly, "//ul/li", []).expectBroken("HOM-1")
    }

    private let pairs =
        "<p><i>The art of cuts</i> <b>R Karp</b>, 1972, in a journal</p><p><i>On flows</i> <b>A Neri</b>, a journal</p>"

    @Test func `authors are listed only if there are as many authors as titles`() {
        let one = input(pairs, authors: ["R Karp", "A Neri"])
        let (two, names) = (Array(all.prefix(2)), ["R Karp", "A Neri"])
        examined(one, .ok, "//body/p/i", authorQuery: "//body/p/b", two, authors: names).expectHolds("HOM-3")
        examined(one, .titlesOnly, "//body/p/i", authorQuery: "//body/p/b", two)
            .expectBroken("HOM-3")
        examined(one, .ok, "//body/p/i", authorQuery: "//body/p/b", two, authors: names.reversed())
            .expectBroken("HOM-3")
        examined(one, .titlesOnly, "//body/p/i", two).expectBroken("HOM-3")
        let more = input(pairs + "<p><b>C</b></p>", authors: names)
        examined(more, .titlesOnly, "//body/p/i", authorQuery: "//body/p/b", two).expectHolds("HOM-3")
        examined(more, .ok, "//body/p/i", authorQuery: "//body/p/b", two, authors: names)
            .expectBroken("HOM-3")
    }

    @Test func `the reading decides whether to search for authors if the author percentage is 0`() {
        let one = input(pairs, authors: ["x"], Number(80), Number(0))
        let two = Array(all.prefix(2))
        let searched = Readings.standard.with(HomepageZero.searched)
        examined(one, .titlesOnly, "//body/p/i", two).expectHolds("HOM-3")
        examined(one, .titlesOnly, "//body/p/i", two, by: searched).expectBroken("HOM-3")
        examined(one, .titlesOnly, "//body/p/i", authorQuery: "//body/p", two)
            .expectBroken("HOM-3")
    }

    // MARK: HOM-4

    @Test func `a title that occurs twice is listed once, with the authors of its first occurrence`() {
        let body = [("a a a", "R"), ("b b b", "S"), ("a a a", "T")].map {
            "<p><i>\($0)</i> and <b>\($1)</b></p>"
        }.joined()
        let one = input(body, titles: ["a a a"], authors: ["R", "S"], Number(100), Number(100))
        func told(_ titles: [String], _ authors: [String]) -> Examination<S> {
            examined(one, .ok, "//body/p/i", authorQuery: "//body/p/b", titles, authors: authors)
        }
        told(["a a a", "b b b"], ["R", "S"]).expectHolds("HOM-4")
        told(["a a a", "b b b", "a a a"], ["R", "S", "T"]).expectBroken("HOM-4")
        told(["b b b", "a a a"], ["S", "T"]).expectBroken("HOM-4")
        let distinct = Readings.standard.with(HomepageCount.distinct)
        examined(one, .titlesOnly, "//body/p/i", authorQuery: "//body/p/b", ["a a a", "b b b"], by: distinct)
            .expectHolds("HOM-3")
    }

    @Test func `when duplicate titles are removed, each remaining title keeps its own authors`() {
        let body = [("a a a", "R"), ("a a a", "S"), ("b b b", "T")].map {
            "<p><i>\($0)</i> and <b>\($1)</b></p>"
        }.joined()
        let one = input(body, titles: ["a a a"], authors: ["R", "S"], Number(100), Number(100))
        for (authors, isRight) in [(["R", "T"], true), (["R", "S"], false)] {
            let told = examined(
                one, .ok, "//body/p/i", authorQuery: "//body/p/b", ["a a a", "b b b"], authors: authors)
            if isRight { told.expectHolds("HOM-4") } else { told.expectBroken("HOM-4") }
        }
    }

    @Test func `titles are duplicates only if their bytes are equal`() {
        let one = input("<p>cut</p><p>cut</p><p>é</p><p>e\u{301}</p><p>Cut</p>", titles: ["cut"], Number(100))
        examined(one, .titlesOnly, "//body/p", ["cut", "é", "e\u{301}", "Cut"]).expectHolds("HOM-4")
        examined(one, .titlesOnly, "//body/p", ["cut", "é", "Cut"]).expectBroken("HOM-4")
        examined(one, .titlesOnly, "//body/p", ["cut", "é", "e\u{301}"]).expectBroken("HOM-4")
    }

    @Test func `giving different queries for the same page breaks HOM-4`() {
        let moody = Moody()
        Examination(input(list), by: moody).expectBroken("HOM-4")
    }

    // MARK: SIM-3, EDI-3

    @Test func `an invalid percentage for the titles or for the authors is rejected`() {
        for invalid in [input("", Number(-1), Number(80)), input("", Number(80), Number(101))] {
            Examination<S>(invalid, .rejection(Similarity.invalid())).expectHolds("SIM-3")
            examined(invalid, .notFound).expectBroken("SIM-3")
        }
        Examination<S>(input(""), .rejection(Similarity.invalid())).expectBroken("SIM-3")
    }

    @Test func `comparing symbols other than those of the chosen option breaks EDI-3`() {
        let one = input("<p>è</p><p>è</p>", titles: ["é"], Number(50))
        examined(one, .notFound).expectHolds("EDI-3")
        examined(one, .titlesOnly, "//body/p", ["è"]).expectBroken("EDI-3")
    }

    // MARK: Properties without the derivation

    @Test func `the properties suffice to reveal an outcome that contradicts itself`() {
        func contradicted(
            _ status: S.Status, _ titles: [String], query: String? = "//ul/li", authorQuery: String? = nil,
            authors: [String] = []
        ) -> [S.Law] {
            let output = S.Output(
                status, query: query, authorQuery: authorQuery, titles: titles, authors: authors)
            return Relations<S>(input(list), .output(output)).contradicted
        }
        #expect(contradicted(.titlesOnly, all).isEmpty)
        #expect(contradicted(.notFound, [], query: nil, authorQuery: "//ul/li").contains(.nothing))
        #expect(contradicted(.titlesOnly, all, query: nil) == [.nothing])
        #expect(contradicted(.titlesOnly, all, query: "//ul[li]").contains(.common))
        #expect(contradicted(.titlesOnly, all, query: "//div/html/body/ul/li").contains(.common))
        #expect(contradicted(.titlesOnly, Array(all.prefix(2))) == [.selected])
        #expect(contradicted(.ok, all, authorQuery: "//ul/li", authors: ["R"]).contains(.sameNumber))
        #expect(contradicted(.titlesOnly, all, authors: all) == [.sameNumber])
        #expect(contradicted(.titlesOnly, all + all) == [.selected])
    }

    @Test func `the properties suffice to reveal outcomes that contradict each other`() {
        #expect(Relations(input(list), by: S.reference).contradicted.isEmpty)
        let hasty = Improvised<S> { input, readings throws(Rejection) in
            try input.titles.first == "On flows"
                ? .init(.notFound) : S.reference.run(input, readings: readings)
        }
        #expect(Relations(input(list), by: hasty).contradicted == [.similar])
        #expect(Relations(input(list), by: Moody()).contradicted.contains(.sameQuery))
    }

    @Test func `if parsers repair markup in different ways, any parser's tree is accepted`() {
        let one = input("<table><tr><td>The art of cuts</td></tr><tr><td>On flows</td></tr></table>")
        #expect(!S.isSettled(one))
        let browser = examined(one, .titlesOnly, "//tbody/tr", Array(all.prefix(2)))
        #expect(browser.broken.isEmpty)
    }
}

/// A program whose answer changes after its first call.
private final class Moody: Implementation, Sendable {
    typealias Subsystem = Homepage

    private let calls = Atomic(0)

    func run(_ input: Homepage.Input, readings: Readings) throws(Rejection) -> Homepage.Output {
        calls.add(1, ordering: .relaxed).oldValue == 0
            ? try Homepage.reference.run(input, readings: readings) : .init(.notFound)
    }
}
