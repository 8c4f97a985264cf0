import Catalogue
import JSON
import Specification

extension Presence: Mistaken {
    public static let careful: any Implementation<Presence> = CarefulPresence()

    private static let equal = [PresenceMatch.reading.id: "equal"]

    public static let mistakes: [Mistake<Presence>] = [
        Mistake(
            "uses-publications-up", "Lets each publication match only one title.",
            breaks: "PRE-1", smallest: input(["a", "a"], ["a": 0]),
            run: CarefulPresence.but { $0.matchesSeveral = false }),
        Mistake(
            "colours-what-is-missing",
            "Colours a title green if Scholar does not have it, and red otherwise.",
            breaks: "PRE-1", smallest: input(["a"], [:]),
            run: CarefulPresence.but { $0.coloursWhatIsMissing = true }),
        Mistake(
            "strict-where-inclusive",
            "Requires a similarity above the percentage, although it declares the option `inclusive`.",
            breaks: "PRE-1", smallest: input(["a"], ["a": 0], percent: 100),
            run: CarefulPresence.but { $0.similarity.threshold = .strict }),
        Mistake(
            "compares-doubles",
            "Computes the similarity in doubles and compares the rounded result with the percentage.",
            breaks: "PRE-1", smallest: input(["a"], ["abcde": 0], percent: 20),
            run: CarefulPresence.but { $0.similarity.comparison = .doubles }),
        Mistake(
            "equal-as-seen", "Compares titles as Swift strings, so é equals an e with a combining accent.",
            breaks: "PRE-1", under: equal, smallest: input(["é"], ["e\u{301}": 0]),
            run: CarefulPresence.but { $0.equality = .asSeen }),
        Mistake(
            "equal-without-spaces", "Removes all white space from titles before it compares them.",
            breaks: "PRE-1", under: equal, smallest: input(["a"], [" a": 0]),
            run: CarefulPresence.but { $0.equality = .trimmed }),
        Mistake(
            "counts-what-is-present",
            """
            Returns as `found` the number of titles that are present, instead of the number of titles on the page.
            """,
            breaks: "PRE-3", smallest: input(["a"], [:]),
            run: CarefulPresence.but { $0.countsPresent = true }),
        Mistake(
            "leaves-an-empty-line", "Shows an empty line of authors below a title without authors.",
            breaks: "PRE-3", smallest: input(["a"], [:]),
            run: CarefulPresence.but { $0.leavesEmptyLines = true }),
        Mistake(
            "keeps-one-a-title", "Of the publications that match a title, keeps only the first.",
            breaks: "PRE-2", smallest: input(["a"], ["a": 0], ["a": 0]),
            run: CarefulPresence.but { $0.keeping = .firstOfEachTitle }),
        Mistake(
            "keeps-by-citations",
            "Returns `kept` in the order of the table, that is, in descending order of citations.",
            breaks: "PRE-2", smallest: input(["a"], ["a": 0], ["a": 1]),
            run: CarefulPresence.but { $0.keeping = .byCitations }),
        Mistake(
            "h-of-all", "Returns the h-index of all publications from Scholar, not only of the kept ones.",
            breaks: "PRE-2", smallest: input([], ["a": 1]),
            run: CarefulPresence.but { $0.takesHOfAll = true }),
        Mistake(
            "no-page-no-filter",
            "Treats a page without titles like a search without a page, and so keeps all publications.",
            breaks: "PRE-2", smallest: input([], ["a": 0]),
            run: CarefulPresence.but { $0.keepsAllWithoutPage = true }),
        Mistake(
            "percent-only-if-similar",
            "Does not check the percentage under the option that requires equal titles.",
            breaks: "SIM-3", under: equal, smallest: input([], [:], percent: -1),
            run: CarefulPresence.but { $0.refusesPercentWhenEqual = false }),
        Mistake(
            "refuses-what-is-kept",
            """
            Looks for negative citations only among the kept publications, and so misses them in removed publications.
            """,
            breaks: "HIX-1", smallest: input([], ["a": -1]),
            run: CarefulPresence.but { $0.looksAtRemoved = false }),
        Mistake(
            "more-than-its-rank",
            """
            Counts a publication for h only if its citations exceed its rank, although equality is enough.
            """,
            breaks: "HIX-1", smallest: input(["a"], ["a": 1]),
            run: CarefulPresence.but { $0.hIndex.rule = .moreThanItsRank }),
        Mistake(
            "distance-in-bytes",
            "Counts the lengths and the distance in UTF-8 bytes, not in the declared symbols.",
            breaks: "EDI-3", smallest: input(["é"], ["è": 0], percent: 50),
            run: CarefulPresence.but { $0.similarity.distance.symbols = .bytes }),
    ]

    private static func input(
        _ titles: [String], _ publications: [String: Int]..., percent: Int = 80
    ) -> String {
        let homepage = titles.map { #"{"title":"\#($0)"}"# }.joined(separator: ",")
        let known = publications.joined().map { #"{"title":"\#($0.key)","citations":\#($0.value)}"# }
        return """
            {"homepage":[\(homepage)],"publications":[\(known.joined(separator: ","))],"percent":\(percent)}
            """
    }
}
