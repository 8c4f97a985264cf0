import Catalogue
import JSON
import Specification

extension Matching: Mistaken {
    public static let careful: any Implementation<Matching> = CarefulMatching()

    public static let mistakes: [Mistake<Matching>] = [
        Mistake(
            "filters-by-first-letter", "Compares only titles that begin with the same symbol.",
            breaks: "MAT-1", smallest: input(["a"], ["b"], 0),
            run: CarefulMatching.but { $0.filter = .firstLetter }),
        Mistake(
            "filters-by-the-shorter-length",
            """
            Computes the maximum difference in length from the shorter title, not from the longer one, and \
            so loses pairs that barely reach the percentage.
            """,
            breaks: "MAT-1", smallest: input(["a"], ["aa"], 50),
            run: CarefulMatching.but { $0.filter = .length }),
        Mistake(
            "filters-by-three-letters", "Compares only titles that share three consecutive symbols.",
            breaks: "MAT-1", smallest: input(["aaa"], ["aab"], 50),
            run: CarefulMatching.but { $0.filter = .threeLetters }),
        Mistake(
            "best-of-each", "Lists for each title on the left only the most similar title on the right.",
            breaks: "MAT-1", smallest: input(["a"], ["a", "a"], 0),
            run: CarefulMatching.but { $0.listing = .bestOfEach }),
        Mistake(
            "uses-titles-up",
            """
            Lists each title on the right only once, with the first title on the left that is similar to it.
            """,
            breaks: "MAT-1", smallest: input(["a", "a"], ["a"], 0),
            run: CarefulMatching.but { $0.listing = .usedUp }),
        Mistake(
            "most-similar-first", "Sorts the pairs by their similarity, the most similar pair first.",
            breaks: "MAT-1", smallest: input(["a"], ["b", "a"], 0),
            run: CarefulMatching.but { $0.order = .mostSimilar }),
        Mistake(
            "by-the-right-place", "Sorts the pairs by the place in `right`, then by the place in `left`.",
            breaks: "MAT-1", smallest: input(["a", "a"], ["a", "a"], 0),
            run: CarefulMatching.but { $0.order = .rightFirst }),
        Mistake(
            "begins-at-one", "Counts places from 1, not from 0.",
            breaks: "MAT-1", smallest: input(["a"], ["a"], 0),
            run: CarefulMatching.but { $0.first = 1 }),
        Mistake(
            "skips-empty-titles",
            "Leaves out empty titles, as if they could not be similar to any other title.",
            breaks: "MAT-1", smallest: input([""], [""], 0),
            run: CarefulMatching.but { $0.comparesEmptyTexts = false }),
        Mistake(
            "rounds-the-similarity", "Rounds the similarity of a pair to a whole number.",
            breaks: "MAT-1", smallest: input(["aaa"], ["a"], 0),
            run: CarefulMatching.but { $0.similarity.roundsTheSimilarity = true }),
        Mistake(
            "compares-doubles",
            "Computes the similarity in doubles and compares the rounded result with the percentage.",
            breaks: "MAT-1", smallest: input(["a"], ["aaaaa"], 20),
            run: CarefulMatching.but { $0.similarity.comparison = .doubles }),
        Mistake(
            "strict-where-inclusive",
            "Requires a similarity above the percentage, although it declares the option `inclusive`.",
            breaks: "MAT-1", smallest: input(["a"], ["a"], 100),
            run: CarefulMatching.but { $0.similarity.threshold = .strict }),
        Mistake(
            "percent-only-if-compared",
            "Checks the percentage only when it compares a pair, so the check is missing if a list is empty.",
            breaks: "SIM-3", smallest: input([], [], -1),
            run: CarefulMatching.but { $0.refusesFirst = false }),
        Mistake(
            "distance-in-bytes",
            "Counts the lengths and the distance in UTF-8 bytes, not in the declared symbols.",
            breaks: "EDI-3", smallest: input(["é"], ["è"], 0),
            run: CarefulMatching.but { $0.similarity.distance.symbols = .bytes }),
    ]

    private static func input(_ left: [String], _ right: [String], _ percent: Int) -> String {
        func list(_ texts: [String]) -> String { texts.map { #""\#($0)""# }.joined(separator: ",") }
        return #"{"left":[\#(list(left))],"right":[\#(list(right))],"percent":\#(percent)}"#
    }
}
