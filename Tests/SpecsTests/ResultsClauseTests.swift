import Catalogue
import HTML
import JSON
import Reference
import Specification
import Testing

@testable import ScholarSpecs

/// Tests of the clauses RES-1 to RES-4 of scholar.results, with hand-written and random pages.
struct ResultsClauseTests {
    private typealias S = Results

    private func result(
        _ title: String = "<a>Cut</a>", line: String = "R <b>Karp</b> - J, 1972",
        links: String? = "<a>Cited by 7</a>"
    ) -> String {
        ResultMarkup(titleText: title, lineText: line, linksText: links).html
    }

    private func input(_ results: String..., reachable: Bool = true) -> S.Input {
        .init(ResultMarkup.page(results), surname: "Karp", reachable: reachable)
    }

    private func examined(
        _ input: S.Input, _ status: S.Status, _ found: [S.Found] = [], by readings: Readings = .standard
    ) -> Examination<S> {
        Examination(input, .output(.init(status, found)), readings)
    }

    private func found(
        _ title: String = "Cut", authors: String = "R Karp", year: Int? = 1972, citations: Int = 7
    ) -> S.Found {
        .init(title, authors: authors, year: year, citations: citations)
    }

    // MARK: RES-1

    @Test func `a title is the text of a link, without the marks at the beginning of the text`() {
        let one = input(result("<a>[PDF] On\n the <b>cut</b></a>"))
        examined(one, .ok, [found("On the cut")]).expectHolds("RES-1")
        examined(one, .ok, [found("[PDF] On the cut")])
            .expectBroken("RES-1")
        examined(one, .ok, [found("On\n the cut")]).expectBroken("RES-1")
        examined(one, .notFound).expectBroken("RES-1")
    }

    @Test func `titles are compared by their bytes`() {
        let one = input(result("<a>é</a>"))
        examined(one, .ok, [found("é")]).expectHolds("RES-1")
        examined(one, .ok, [found("e\u{301}")]).expectBroken("RES-1")
    }

    @Test func `a marked heading is a title, and under the option 'literal' so is the link in the heading`() {
        let one = input(result("<span>[CITATION]</span> <a>Cut</a>"))
        examined(one, .ok, [found()]).expectHolds("RES-1")
        let literal = Readings.standard.with(MarkedResult.literal)
        examined(one, .failed, by: literal).expectHolds("RES-1")
        for clause: ClauseID in ["RES-1", "RES-2", "RES-3"] { examined(one, .failed).expectBroken(clause) }
        for clause: ClauseID in ["RES-1", "RES-3"] {
            examined(one, .ok, [found()], by: literal).expectBroken(clause)
        }
    }

    @Test func `an element has a class only if its class attribute is exactly the name of the class`() {
        let several = input(result().replacing("\"gs_fl\"", with: "\"gs_ggs gs_fl\""))
        examined(several, .notFound).expectHolds("RES-1")
        examined(several, .ok, [found()]).expectBroken("RES-1")
    }

    // MARK: RES-2

    @Test func `the authors are the text before the first dash that is between spaces`() {
        let one = input(result(line: "J-P Neri, R <b>Karp</b>&nbsp;- J - K, 1972"))
        examined(one, .ok, [found(authors: "J-P Neri, R Karp")]).expectHolds("RES-2")
        examined(one, .ok, [found(authors: "J")]).expectBroken("RES-2")
    }

    @Test func `the year is the last four-digit number from 1500 to 2100 in the line of authors`() {
        let one = input(result(line: "<b>Karp</b> - J 1999, 2001 - 3000, 20055"))
        examined(one, .ok, [found(authors: "Karp", year: 2001)]).expectHolds("RES-2")
        for year in [1999, 3000, 2005, nil] {
            examined(one, .ok, [found(authors: "Karp", year: year)])
                .expectBroken("RES-2")
        }
        let none = input(result(line: "<b>Karp</b> - 1499, 2101, １９９９"))
        examined(none, .ok, [found(authors: "Karp", year: nil)]).expectHolds("RES-2")
        examined(none, .ok, [found(authors: "Karp", year: 1499)]).expectBroken("RES-2")
    }

    @Test
    func `the reading decides whether the count comes from the 'Cited by' link or from the first link`() {
        let first = Readings.standard.with(ResultCitations.firstLink)
        for (links, count, firstCount) in [
            ("<a>All 6 versions</a> <a>Cited by 12</a>", 12, 6), ("<a>Citato da 4</a>", 4, 4), ("", 0, 0),
            ("<a>Cited by 1,234</a>", 0, 1234),
            ("<a>Cited by 123456789012345</a>", 123_456_789_012_345, 123_456_789_012_345),
            ("<a>Cited by 1234567890123456</a>", 0, 0), ("<a>cited by 3</a>", 0, 3),
            ("<i><a>Cited by 3</a></i>", 0, 0),
        ] {
            let one = input(result(links: links))
            examined(one, .ok, [found(citations: count)]).expectHolds("RES-2")
            examined(one, .ok, [found(citations: firstCount)], by: first).expectHolds("RES-2")
            examined(one, .ok, [found(citations: 99)]).expectBroken("RES-2")
        }
    }

    @Test func `a marked result that has no links has 0 citations`() {
        let one = input(result("<span>[CITAZIONE]</span> Cut", links: nil))
        examined(one, .ok, [found(citations: 0)]).expectHolds("RES-2")
        for clause: ClauseID in ["RES-1", "RES-2", "RES-3"] { examined(one, .failed).expectBroken(clause) }
    }

    // MARK: RES-3

    @Test
    func `the status 'disconnected' takes precedence, and publications are kept only if the status is 'ok'`()
    {
        let one = input(result(), reachable: false)
        examined(one, .disconnected).expectHolds("RES-3")
        examined(one, .ok, [found()]).expectBroken("RES-3")
        examined(input(result()), .disconnected).expectBroken("RES-3")
        let two = input(result("<a>One</a><a>Two</a>"))
        examined(two, .failed).expectHolds("RES-3")
        examined(two, .failed, [found()]).expectBroken("RES-3")
        examined(two, .ok).expectBroken("RES-3")
        for clause: ClauseID in ["RES-1", "RES-3"] {
            examined(two, .ok, [found("One")]).expectBroken(clause)
        }
        examined(two, .notFound).expectBroken("RES-1")
    }

    @Test func `the reading decides whether the status of a page without titles is 'notFound' or 'failed'`() {
        let one = input(result("Cut"))
        let failed = Readings.standard.with(ResultsWithoutTitles.failed)
        examined(one, .notFound).expectHolds("RES-3")
        examined(one, .failed, by: failed).expectHolds("RES-3")
        examined(one, .failed).expectBroken("RES-3")
        examined(one, .notFound, by: failed).expectBroken("RES-3")
        examined(input(), .notFound, by: failed).expectHolds("RES-3")
        examined(input(), .failed).expectBroken("RES-3")
    }

    @Test func `the publications are in the order of the page`() {
        let two = input(result(), result("<a>Flow</a>", links: "<a>Cited by 9</a>"))
        let all = [found(), found("Flow", citations: 9)]
        examined(two, .ok, all).expectHolds("RES-3")
        examined(two, .ok, all.reversed()).expectBroken("RES-3")
        examined(two, .ok, [all[0]]).expectBroken("RES-1")
    }

    // MARK: RES-4

    @Test func `no page is rejected, and loosely written markup gives the same output`() {
        for html in ["", "<", result(), "<table>" + result()] {
            let one = S.Input(html, surname: "Karp")
            Examination(one, by: S.reference).expectHolds("RES-4")
        }
        Examination<S>(input(result()), .rejection(Rejection("page.invalid"))).expectBroken("RES-4")
        let capitals = Improvised<S> { input, readings throws(Rejection) in
            try input.html.contains("<BODY>") ? .init(.notFound) : S.reference.run(input, readings: readings)
        }
        Examination(input(result()), by: capitals)
            .expectBroken("RES-4")
    }

    @Test func `if parsers repair markup in different ways, any parser's tree is accepted`() {
        let broken = S.Input("<table>" + ResultMarkup.page([result()]), surname: "Karp")
        #expect(!S.isSettled(broken))
        #expect(examined(broken, .notFound).broken.isEmpty)
    }

    @Test(arguments: ["&copy x", "&notit;", "&#x80;"])
    func `if parsers decode a character reference in different ways, any parser's text is accepted`(
        written: String
    ) {
        let one = input(result("<a>Cut \(written)</a>"))
        #expect(!S.isSettled(one))
        for title in ["Cut \(written)", "Cut © x", "Cut ¬it;", "Cut €", "Cut \u{80}"] {
            #expect(examined(one, .ok, [found(title)]).broken.isEmpty, "\(title)")
        }
    }

    // MARK: Properties without the derivation

    @Test func `the properties suffice to reveal an outcome that contradicts itself`() {
        func contradicted(_ status: S.Status, _ found: S.Found...) -> [S.Law] {
            Relations<S>(input(result()), .output(.init(status, found))).contradicted
        }
        #expect(contradicted(.ok, found()).isEmpty)
        #expect(contradicted(.failed, found()) == [.nothingKept])
        #expect(contradicted(.ok) == [.nothingKept])
        #expect(contradicted(.ok, found("root:x:0:0")) == [.titleText])
        #expect(Relations<S>(input(), .rejection(Rejection("page.invalid"))).contradicted == [.anyPage])
    }

    @Test
    func
        `the probes reveal a program that misreads pages with a repeated body or loose markup`()
    {
        let two = input(result(), result("<a>Flow</a>"))
        func contradicted(_ isFound: @escaping @Sendable (S.Input) -> Bool) -> [S.Law] {
            let program = Improvised<S> { input, readings throws(Rejection) in
                isFound(input) ? try S.reference.run(input, readings: readings) : .init(.notFound)
            }
            return Relations(two, by: program).contradicted
        }
        #expect(contradicted { _ in true }.isEmpty)
        #expect(contradicted { $0.html.split(separator: "Flow").count < 3 } == [.independent])
        #expect(contradicted { !$0.html.contains("<BODY>") } == [.looseMarkup])
    }

    // MARK: Random pages

    @Test func `on a well-formed page, all publications that the page lists are found`() {
        for number in 0..<300 {
            var entropy = Entropy(seed: 5, for: "results", number: number)
            let surname = entropy.one(of: ["Karp", "Gödel", "O'Neil", "A&B"])
            let results = entropy.list(upTo: 8) { $0.cleanResult(surname) }
            var html = ResultMarkup.page(results.map(\.markup.html))
            #expect(PlainMarkup.isPlain(html), "\(html)")
            if number.isMultiple(of: 3) { html = (try? Page(html).loosely) ?? "" }
            let outcome = S.reference.outcome(of: .init(html, surname: surname))
            let status: S.Status = results.isEmpty ? .notFound : .ok
            #expect(outcome.output?.value == S.Output(status, results.map(\.found)).value, "\(html)")
        }
    }

    @Test func `random inputs lead to every status, and some contain malformed pages`() {
        let inputs = GeneratorExamination<S>(400).inputs
        let outcomes = inputs.map { S.reference.outcome(of: $0).output?.status }
        for status in S.Status.allCases { #expect(outcomes.count { $0 == status } >= 15, "\(status)") }
        #expect(inputs.count { !S.isSettled($0) } >= 5)
        #expect(inputs.count { $0.html.contains("<BODY>") } >= 15)
    }
}
