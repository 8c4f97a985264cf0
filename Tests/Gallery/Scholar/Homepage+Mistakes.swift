import Catalogue
import JSON
import Specification

extension Homepage: Mistaken {
    public static let careful: any Implementation<Homepage> = CarefulHomepage()

    private static let two = "<p>a</p><p>a</p>"
    private static let listed = "<p><i>a</i>x</p><p><i>a</i>x</p>"
    private static let twice = "<p>a</p><p>a</p><i>b</i><i>c</i>"

    public static let mistakes: [Mistake<Homepage>] = [
        Mistake(
            "compares-leaves-only", "Compares the titles only with elements that have no child elements.",
            breaks: "HOM-1", smallest: input("<p><i>a</i></p><p><i>a</i></p>"),
            run: CarefulHomepage.but { $0.comparesLeavesOnly = true }),
        Mistake(
            "second-inside-the-first",
            "Accepts an element inside the first hit as the second hit of the pair.",
            breaks: "HOM-1", smallest: input("<div><div>a</div></div>"),
            run: CarefulHomepage.but { $0.takesWhatIsInside = true }),
        Mistake(
            "any-two-hits", "Pairs the first two hits, even if the names of their tags differ.",
            breaks: "HOM-1", "HOM-3", "EDI-3", smallest: input("<p>a</p><i>a</i>x"),
            run: CarefulHomepage.but { $0.pairing = .anyName }),
        Mistake(
            "siblings-only", "Looks for the second hit of the pair only among the siblings of the first hit.",
            breaks: "HOM-1", smallest: input("<div><p>a</p>xxx</div><div><p>a</p>xxx</div>"),
            run: CarefulHomepage.but { $0.pairing = .neighbours }),
        Mistake(
            "two-titles-always",
            "Requires two hits with different titles, although it declares that two elements are enough.",
            breaks: "HOM-1", "HOM-3", "EDI-3", smallest: input(two),
            run: CarefulHomepage.but { $0.wantsTwoTitles = true }
        ),
        Mistake(
            "strict-where-inclusive",
            "Excludes a similarity of exactly the percentage, although it declares `inclusive`.",
            breaks: "HOM-1", "EDI-3", smallest: input(two, percent: 100),
            run: CarefulHomepage.but { $0.similarity.threshold = .strict }),
        Mistake(
            "compares-as-written",
            "Compares the text of an element without collapsing its white space, such as line breaks.",
            breaks: "HOM-1", smallest: input("<p>a </p><p>a</p>"),
            run: CarefulHomepage.but { $0.collapses = false }),
        Mistake(
            "path-from-below",
            "Builds the path in the wrong order, from the hits up to the common element.",
            breaks: "HOM-2", smallest: input(two), run: CarefulHomepage.but { $0.path.appends = true }),
        Mistake(
            "without-the-common-element", "Begins the path below the element that is common to both hits.",
            breaks: "HOM-2", smallest: input(two),
            run: CarefulHomepage.but { $0.path.head = .belowCommon }),
        Mistake(
            "up-to-the-root", "Begins the path at the root of the page, not at the common element.",
            breaks: "HOM-2", smallest: input(two), run: CarefulHomepage.but { $0.path.head = .root }),
        Mistake(
            "common-element-by-name", "Leaves the attributes of the common element out of the path.",
            breaks: "HOM-2", smallest: input("<div id='d'>x\(two)</div>"),
            run: CarefulHomepage.but { $0.path.head = .commonWithoutAttributes }),
        Mistake(
            "attributes-of-the-first",
            "Puts all attributes of the first hit in the path, even if the second hit does not have them.",
            breaks: "HOM-2", smallest: input("<p id='a'>a</p><p>a</p>"),
            run: CarefulHomepage.but { $0.path.common = .first }),
        Mistake(
            "names-without-attributes", "Builds the path from the names of tags only, without attributes.",
            breaks: "HOM-2", smallest: input("<p class='a'>a</p><p class='a'>a</p>"),
            run: CarefulHomepage.but { $0.path.common = .none }),
        Mistake(
            "named-where-equal",
            """
            Treats attributes with the same name as common, although it declares that their values must also be \
            equal.
            """,
            breaks: "HOM-2", smallest: input("<p id='a'>a</p><p id='b'>a</p>"),
            run: CarefulHomepage.but { $0.path.common = .named }),
        Mistake(
            "attributes-backwards",
            "Writes the attributes of a step in the order of a hash table, instead of sorting them.",
            breaks: "HOM-3", smallest: input("<p a='1' b='2'>a</p><p a='1' b='2'>a</p>"),
            run: CarefulHomepage.but { $0.path.sortsAttributes = false }),
        Mistake(
            "double-quotes-always",
            "Puts every attribute's value in double quotes, even if the value itself contains double quotes.",
            breaks: "HOM-3", smallest: input("<p a='\"'>a</p><p a='\"'>a</p>"),
            run: CarefulHomepage.but { $0.path.quotes = .double }),
        Mistake(
            "one-list-only", "Returns only those titles that lie in the same list as the pair.",
            breaks: "HOM-3", smallest: input("<div>x\(two)</div><div><p>b</p></div>"),
            run: CarefulHomepage.but { $0.searchesOneListOnly = true }),
        Mistake(
            "without-blank-titles", "Leaves out the selected elements that have no text.",
            breaks: "HOM-3", smallest: input("\(two)<p></p>"),
            run: CarefulHomepage.but { $0.dropsBlankTitles = true }),
        Mistake(
            "authors-whatever-their-number",
            "Returns authors even if the number of authors differs from the number of titles.",
            breaks: "HOM-3", smallest: input("<p>a</p><p>a</p><p>a</p><i>c</i><i>c</i>", authors: ["c"]),
            run: CarefulHomepage.but { $0.counting = .none }),
        Mistake(
            "counts-distinct-titles",
            """
            Compares the number of authors with the number of distinct titles, although it declares that all \
            titles count.
            """,
            breaks: "HOM-3", smallest: input(twice.replacing("b", with: "c"), authors: ["c"]),
            run: CarefulHomepage.but { $0.counting = .distinct }),
        Mistake(
            "searches-authors-at-zero",
            """
            Looks for authors even at 0 %, where all strings are similar, although it declares that it skips the \
            authors at 0 %.
            """,
            breaks: "HOM-3", smallest: input(two, authors: [""], authorPercent: 0),
            run: CarefulHomepage.but { $0.searchesAtZero = true }),
        Mistake(
            "keeps-duplicates",
            "Returns every title that the query selects, including duplicates of earlier titles.",
            breaks: "HOM-4", smallest: input(two), run: CarefulHomepage.but { $0.sameness = .none }),
        Mistake(
            "keeps-the-last",
            "If the query selects a title twice, keeps the last occurrence of the title, not the first.",
            breaks: "HOM-4", smallest: input("<p>a</p><p>b</p><p>a</p>"),
            run: CarefulHomepage.but { $0.keepsLastPlace = true }),
        Mistake(
            "same-in-any-case", "Treats titles as the same if they differ only in upper and lower case.",
            breaks: "HOM-4", smallest: input("<p>a</p><p>a</p><p>A</p>"),
            run: CarefulHomepage.but { $0.sameness = .anyCase }),
        Mistake(
            "same-as-seen", "Compares titles as Swift strings, so é equals an e with a combining accent.",
            breaks: "HOM-4", smallest: input("<p>a</p><p>a</p><p>é</p><p>e\u{301}</p>"),
            run: CarefulHomepage.but { $0.sameness = .asSeen }),
        Mistake(
            "pairs-what-is-left",
            """
            Pairs the kept titles with the first authors of the list, not with the authors that belong to these titles.
            """,
            breaks: "HOM-4",
            smallest: input("<p>a</p><p>a</p><p>b</p><i>c</i><i>c</i><i>d</i>", authors: ["c"]),
            run: CarefulHomepage.but { $0.pairsWhatIsLeft = true }),
        Mistake(
            "authors-percent-only-if-needed",
            "If no titles are found, does not check the percentage for the authors.",
            breaks: "SIM-3", smallest: input("", authorPercent: -1),
            run: CarefulHomepage.but { $0.refusesAuthorsFirst = false }),
        Mistake(
            "distance-in-bytes",
            "Counts the lengths and the distance in UTF-8 bytes, not in the declared symbols.",
            breaks: "EDI-3", "HOM-1", smallest: input("<p>è</p><p>è</p>", titles: ["é"], percent: 50),
            run: CarefulHomepage.but { $0.similarity.distance.symbols = .bytes }),
    ]

    private static func input(
        _ body: String, titles: [String] = ["a"], authors: [String] = [], percent: Int = 100,
        authorPercent: Int = 100
    ) -> String {
        let html = "<html><head></head><body>\(body)</body></html>"
        return """
            {"html":\(JSONWriter.text(of: html.value)),"titles":\(JSONWriter.text(of: titles.value)),\
            "authors":\(JSONWriter.text(of: authors.value)),"titlePercent":\(percent),"authorPercent":\(authorPercent)}
            """
    }
}
