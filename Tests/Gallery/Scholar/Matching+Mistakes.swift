import Catalogue
import JSON
import Specification

extension Matching: Mistaken {
    public static let careful: any Implementation<Matching> = CarefulMatching()

    public static let mistakes: [Mistake<Matching>] = [
        Mistake(
            "filters-by-first-letter", "Compares only titles that begin alike.",
            breaks: "MAT-1", smallest: input(["a"], ["b"], 0),
            run: CarefulMatching.but { $0.filter = .firstLetter }),
        Mistake(
            "filters-by-the-shorter-length",
            "Limits the difference of lengths by the shorter title, and loses barely similar pairs.",
            breaks: "MAT-1", smallest: input(["a"], ["aa"], 50),
            run: CarefulMatching.but { $0.filter = .length }),
        Mistake(
            "filters-by-three-letters", "Compares only titles that have three letters in a row in common.",
            breaks: "MAT-1", smallest: input(["aaa"], ["aab"], 50),
            run: CarefulMatching.but { $0.filter = .threeLetters }),
        Mistake(
            "best-of-each", "Lists for each title only the most similar partner.",
            breaks: "MAT-1", smallest: input(["a"], ["a", "a"], 0),
            run: CarefulMatching.but { $0.listing = .bestOfEach }),
        Mistake(
            "uses-titles-up", "Pairs each title on the right with only one on the left.",
            breaks: "MAT-1", smallest: input(["a", "a"], ["a"], 0),
            run: CarefulMatching.but { $0.listing = .usedUp }),
        Mistake(
            "most-similar-first", "Sorts the pairs by their similarity.",
            breaks: "MAT-1", smallest: input(["a"], ["b", "a"], 0),
            run: CarefulMatching.but { $0.order = .mostSimilar }),
        Mistake(
            "by-the-right-place", "Sorts by the place on the right.",
            breaks: "MAT-1", smallest: input(["a", "a"], ["a", "a"], 0),
            run: CarefulMatching.but { $0.order = .rightFirst }),
        Mistake(
            "begins-at-one", "Counts places from 1.",
            breaks: "MAT-1", smallest: input(["a"], ["a"], 0),
            run: CarefulMatching.but { $0.first = 1 }),
        Mistake(
            "skips-empty-titles", "Leaves out empty titles, as if they could not be similar to another.",
            breaks: "MAT-1", smallest: input([""], [""], 0),
            run: CarefulMatching.but { $0.comparesEmptyTexts = false }),
        Mistake(
            "rounds-the-similarity", "Gives the similarity as a whole number.",
            breaks: "MAT-1", smallest: input(["aaa"], ["a"], 0),
            run: CarefulMatching.but { $0.similarity.roundsTheSimilarity = true }),
        Mistake(
            "compares-doubles", "Computes the percentage in doubles and compares the result.",
            breaks: "MAT-1", smallest: input(["a"], ["aaaaa"], 20),
            run: CarefulMatching.but { $0.similarity.comparison = .doubles }),
        Mistake(
            "strict-where-inclusive", "Writes > for >=, yet declares that the percentage itself is enough.",
            breaks: "MAT-1", smallest: input(["a"], ["a"], 100),
            run: CarefulMatching.but { $0.similarity.threshold = .strict }),
        Mistake(
            "percent-only-if-compared", "Checks the percentage only if there is a pair to compare.",
            breaks: "SIM-3", smallest: input([], [], -1),
            run: CarefulMatching.but { $0.refusesFirst = false }),
        Mistake(
            "distance-in-bytes", "Counts and divides bytes of UTF-8.",
            breaks: "EDI-3", smallest: input(["é"], ["è"], 0),
            run: CarefulMatching.but { $0.similarity.distance.symbols = .bytes }),
    ]

    private static func input(_ left: [String], _ right: [String], _ percent: Int) -> String {
        func list(_ texts: [String]) -> String { texts.map { #""\#($0)""# }.joined(separator: ",") }
        return #"{"left":[\#(list(left))],"right":[\#(list(right))],"percent":\#(percent)}"#
    }
}
