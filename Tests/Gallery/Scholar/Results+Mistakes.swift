import Catalogue
import JSON
import Specification

extension Results: Mistaken {
    public static let careful: any Implementation<Results> = CarefulResults()

    public static let mistakes: [Mistake<Results>] = [
        Mistake(
            "class-among-others",
            "Accepts an element if the required class is one of its several classes, as style sheets do.",
            breaks: "RES-1", "RES-2", smallest: page(result(links: "<a></a>", linksClass: "gs_ggs gs_fl")),
            run: CarefulResults.but { $0.classes = .oneOfSeveral }),
        Mistake(
            "surname-anywhere",
            "Accepts every line that contains the surname, even if the surname is not in bold.",
            breaks: "RES-1", "RES-2", smallest: page(result(line: "K")),
            run: CarefulResults.but { $0.surname = .anywhere }),
        Mistake(
            "surname-trimmed",
            "Removes white space at both ends of the bold text before comparing it with the surname.",
            breaks: "RES-1", "RES-2", smallest: page(result(line: "<b>K </b>")),
            run: CarefulResults.but { $0.surname = .trimmed }),
        Mistake(
            "keeps-the-marks", "Leaves marks such as [PDF] at the beginning of titles.",
            breaks: "RES-1", smallest: page(result(title: "<a>[PS]</a>")),
            run: CarefulResults.but { $0.marks = .none }),
        Mistake(
            "takes-one-mark-off",
            "Removes the first mark from the beginning of a title, but not a second mark.",
            breaks: "RES-1", smallest: page(result(title: "<a>[PS][PS]</a>")),
            run: CarefulResults.but { $0.marks = .one }),
        Mistake(
            "links-of-citations",
            """
            Counts the link in a marked heading as another title, although it declares that such links are not \
            titles.
            """,
            breaks: "RES-1", smallest: page(result(title: "<span>[CITATION]</span><a></a>")),
            run: CarefulResults.but { $0.takesLinksOfMarked = true }),
        Mistake(
            "italian-only", "Recognises the mark [CITAZIONE], but not the mark [CITATION] of English pages.",
            breaks: "RES-1", "RES-2", smallest: page(result(title: "<span>[CITATION]</span>")),
            run: CarefulResults.but { $0.citationMarks = ["[CITAZIONE]"] }),
        Mistake(
            "lines-in-results-only", "Looks for lines of authors only inside results, not on the whole page.",
            breaks: "RES-2", "RES-3",
            smallest: page(result() + "<p><span class=gs_a><b>K</b></span><span class=gs_fl></span>"),
            run: CarefulResults.but { $0.linesNeedResult = true }),
        Mistake(
            "authors-to-any-dash",
            "Ends the list of authors at the first dash, even at a hyphen within a name such as Jean-Paul.",
            breaks: "RES-2", smallest: page(result(line: "-<b>K</b>")),
            run: CarefulResults.but { $0.dash = .any }),
        Mistake(
            "first-year", "Returns the first year of the line, not the last.",
            breaks: "RES-2", smallest: page(result(line: "<b>K</b>1500 1501")),
            run: CarefulResults.but { $0.year = .first }),
        Mistake(
            "last-run-or-none",
            """
            Examines only the last four-digit number of a line, and returns no year if this number is out of range.
            """,
            breaks: "RES-2", smallest: page(result(line: "<b>K</b>1500 0000")),
            run: CarefulResults.but { $0.year = .lastIfInRange }),
        Mistake(
            "year-in-a-longer-run", "Treats the first four digits of a longer number as a year.",
            breaks: "RES-2", smallest: page(result(line: "<b>K</b>15000")),
            run: CarefulResults.but { $0.year = .inLongerRuns }),
        Mistake(
            "first-link",
            """
            Takes the count from the first link, although it declares that it looks for the link with the count.
            """,
            breaks: "RES-2", smallest: page(result(links: "<a>1</a>")),
            run: CarefulResults.but { $0.count = .firstLink }),
        Mistake(
            "counts-with-commas", "Reads `Cited by 1,234` as a count of 1234 citations.",
            breaks: "RES-2", smallest: page(result(links: "<a>Cited by 1,</a>")),
            run: CarefulResults.but { $0.count = .withCommas }),
        Mistake(
            "a-nought-a-font",
            """
            Gives a marked result one count of 0 for each `font`, as the source's query does, instead of a single count.
            """,
            breaks: "RES-2", "RES-1",
            smallest: page(result(title: "<span>[CITATION]</span>", links: nil, beside: "<font></font>")),
            run: CarefulResults.but { $0.countsMarkedByFont = true }),
        Mistake(
            "pairs-what-there-is",
            "Pairs titles, lines and counts even if their numbers differ, and drops the surplus.",
            breaks: "RES-3", "RES-1", smallest: page(result(title: "<a></a><a></a>")),
            run: CarefulResults.but { $0.pairing = .shortest }),
        Mistake(
            "one-title-a-result",
            "Returns only the first title of each result, so that the numbers of titles and lines are equal.",
            breaks: "RES-1", "RES-3", smallest: page(result(title: "<a></a><a></a>")),
            run: CarefulResults.but { $0.pairing = .byResult }),
        Mistake(
            "most-cited-first", "Sorts the publications by citations, as the table does.",
            breaks: "RES-3", smallest: page(result() + result(links: "<a>Cited by 1</a>")),
            run: CarefulResults.but { $0.sorts = true }),
        Mistake(
            "reads-what-was-not-reached",
            "Reads the given page even if Scholar was not reached.",
            breaks: "RES-3", smallest: #"{"html":"","surname":"","reachable":false}"#,
            run: CarefulResults.but { $0.looksAtReachable = false }),
        Mistake(
            "failed-without-titles",
            "Returns `failed` if there are lines but no titles, although it declares `notFound`.",
            breaks: "RES-3", smallest: page(result(title: "")),
            run: CarefulResults.but { $0.failsWithoutTitles = true }),
        Mistake(
            "waits-for-the-end", "Finds nothing on a page that lacks the end tag of its root.",
            breaks: "RES-4", smallest: page(result()),
            run: CarefulResults.but { $0.wholeness = .end }),
        Mistake(
            "wants-quotes",
            "Looks for attributes with a regular expression that requires quotes around their values.",
            breaks: "RES-4", "RES-1", smallest: page(result(quote: "'")),
            run: CarefulResults.but { $0.wholeness = .quotes }),
        Mistake(
            "wants-small-letters", "Does not recognise tags whose names are in capitals.",
            breaks: "RES-4", "RES-1", smallest: page(result()),
            run: CarefulResults.but { $0.wholeness = .capitals }),
    ]

    private static func result(
        title: String = "<a></a>", line: String = "<b>K</b>", links: String? = "",
        linksClass: String = "gs_fl",
        beside: String = "", quote: String = ""
    ) -> String {
        let below = links.map { "<span class='\(linksClass)'>\($0)</span>" } ?? ""
        func name(_ name: String) -> String { "\(quote)\(name)\(quote)" }
        return """
            <div class=\(name("gs_r"))><div class=\(name("gs_rt"))><h3>\(title)</h3></div><font><span \
            class=\(name("gs_a"))>\(line)</span>\(below)</font>\(beside)</div>
            """
    }

    private static func page(_ body: String) -> String {
        let html = "<html><head></head><body>\(body)</body></html>"
        return #"{"html":\#(JSONWriter.text(of: html.value)),"surname":"K","reachable":true}"#
    }
}
