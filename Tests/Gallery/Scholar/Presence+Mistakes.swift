import Catalogue
import JSON
import Specification

extension Presence: Mistaken {
    public static let careful: any Implementation<Presence> = CarefulPresence()

    private static let equal = [PresenceMatch.reading.id: "equal"]

    public static let mistakes: [Mistake<Presence>] = [
        Mistake(
            "uses-publications-up", "Matches each publication with one title only.",
            breaks: "PRE-1", smallest: input(["a", "a"], ["a": 0]),
            run: CarefulPresence.but { $0.matchesSeveral = false }),
        Mistake(
            "colours-what-is-missing", "Colours titles green that Scholar does not have.",
            breaks: "PRE-1", smallest: input(["a"], [:]),
            run: CarefulPresence.but { $0.coloursWhatIsMissing = true }),
        Mistake(
            "strict-where-inclusive", "Writes > for >=, yet declares that the percentage itself is enough.",
            breaks: "PRE-1", smallest: input(["a"], ["a": 0], percent: 100),
            run: CarefulPresence.but { $0.similarity.threshold = .strict }),
        Mistake(
            "compares-doubles", "Computes the percentage in doubles and compares the result.",
            breaks: "PRE-1", smallest: input(["a"], ["abcde": 0], percent: 20),
            run: CarefulPresence.but { $0.similarity.comparison = .doubles }),
        Mistake(
            "equal-as-seen", "Compares titles as Swift does, which equates é and an e with an accent.",
            breaks: "PRE-1", under: equal, smallest: input(["é"], ["e\u{301}": 0]),
            run: CarefulPresence.but { $0.equality = .asSeen }),
        Mistake(
            "equal-without-spaces", "Removes white space before it compares titles.",
            breaks: "PRE-1", under: equal, smallest: input(["a"], [" a": 0]),
            run: CarefulPresence.but { $0.equality = .trimmed }),
        Mistake(
            "counts-what-is-present",
            "Gives the number of present titles as `found`, instead of the number on the page.",
            breaks: "PRE-3", smallest: input(["a"], [:]),
            run: CarefulPresence.but { $0.countsPresent = true }),
        Mistake(
            "leaves-an-empty-line", "Shows an empty line below a title without authors.",
            breaks: "PRE-3", smallest: input(["a"], [:]),
            run: CarefulPresence.but { $0.leavesEmptyLines = true }),
        Mistake(
            "keeps-one-a-title", "Stops at the first publication that matches a title.",
            breaks: "PRE-2", smallest: input(["a"], ["a": 0], ["a": 0]),
            run: CarefulPresence.but { $0.keeping = .firstOfEachTitle }),
        Mistake(
            "keeps-by-citations", "Gives `kept` in the order of the table, the most cited first.",
            breaks: "PRE-2", smallest: input(["a"], ["a": 0], ["a": 1]),
            run: CarefulPresence.but { $0.keeping = .byCitations }),
        Mistake(
            "h-of-all", "Gives the h-index of all publications that Scholar gave.",
            breaks: "PRE-2", smallest: input([], ["a": 1]),
            run: CarefulPresence.but { $0.takesHOfAll = true }),
        Mistake(
            "no-page-no-filter", "Treats an empty page like a search without a page, and removes nothing.",
            breaks: "PRE-2", smallest: input([], ["a": 0]),
            run: CarefulPresence.but { $0.keepsAllWithoutPage = true }),
        Mistake(
            "percent-only-if-similar", "Does not check the percentage if titles must be equal.",
            breaks: "SIM-3", under: equal, smallest: input([], [:], percent: -1),
            run: CarefulPresence.but { $0.refusesPercentWhenEqual = false }),
        Mistake(
            "refuses-what-is-kept",
            "Removes publications first, and so misses negative citations of removed publications.",
            breaks: "HIX-1", smallest: input([], ["a": -1]),
            run: CarefulPresence.but { $0.looksAtRemoved = false }),
        Mistake(
            "more-than-its-rank", "Counts a publication only if it is cited more often than its rank.",
            breaks: "HIX-1", smallest: input(["a"], ["a": 1]),
            run: CarefulPresence.but { $0.hIndex.rule = .moreThanItsRank }),
        Mistake(
            "distance-in-bytes", "Counts and divides bytes of UTF-8.",
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
