import Catalogue
import JSON
import Specification

extension Similarity: Mistaken {
    public static let careful: any Implementation<Similarity> = CarefulSimilarity()

    public static let mistakes: [Mistake<Similarity>] = [
        Mistake(
            "by-the-shorter-length", "Divides the distance by the length of the shorter string.",
            breaks: "SIM-1", smallest: #"{"a":"a","b":"aa","percent":0}"#,
            run: CarefulSimilarity.but { $0.length = .shorter }),
        Mistake(
            "by-the-sum-of-lengths", "Divides the distance by the sum of the lengths of both strings.",
            breaks: "SIM-1", smallest: #"{"a":"a","b":"b","percent":0}"#,
            run: CarefulSimilarity.but { $0.length = .sum }),
        Mistake(
            "by-characters-as-seen",
            "Divides by the number of Swift characters, even if the distance counts other symbols.",
            breaks: "SIM-1", "EDI-3", smallest: #"{"a":"😀","b":"😁","percent":0}"#,
            run: CarefulSimilarity.but { $0.length = .seen }),
        Mistake(
            "empty-texts-have-nothing-in-common",
            "Gives two empty strings a similarity of 0 %, to avoid a division by 0.",
            breaks: "SIM-1", smallest: #"{"a":"","b":"","percent":0}"#,
            run: CarefulSimilarity.but { $0.emptyTextsAreAlike = false }),
        Mistake(
            "empty-texts-are-above-nothing",
            """
            Compares 100·0 with percent·0 for two empty strings, so their similarity is never above the percentage.
            """,
            breaks: "SIM-2", under: [SimilarityThreshold.reading.id: "strict"],
            smallest: #"{"a":"","b":"","percent":0}"#,
            run: CarefulSimilarity.but { $0.comparesNoLength = true }),
        Mistake(
            "rounds-the-similarity", "Rounds the similarity to a whole number.",
            breaks: "SIM-1", smallest: #"{"a":"aaa","b":"a","percent":0}"#,
            run: CarefulSimilarity.but { $0.roundsTheSimilarity = true }),
        Mistake(
            "compares-doubles",
            """
            Computes the similarity in doubles and compares the rounded result, so 19.999999999999996 does not \
            reach 20.
            """,
            breaks: "SIM-2", smallest: #"{"a":"a","b":"aaaaa","percent":20}"#,
            run: CarefulSimilarity.but { $0.comparison = .doubles }),
        Mistake(
            "rounds-before-comparing",
            "Rounds the similarity to a whole percentage before comparing it, so 66.7 reaches 67.",
            breaks: "SIM-2", smallest: #"{"a":"aaa","b":"aa","percent":67}"#,
            run: CarefulSimilarity.but { $0.comparison = .roundedNumber }),
        Mistake(
            "strict-where-inclusive",
            """
            Requires a similarity above the percentage, although it declares that a similarity equal to the \
            percentage is enough.
            """,
            breaks: "SIM-2", "SIM-3", smallest: #"{"a":"","b":"a","percent":0}"#,
            run: CarefulSimilarity.but { $0.threshold = .strict }),
        Mistake(
            "zero-is-always-reached",
            """
            Treats all strings as similar at 0 %, although it declares that the similarity must be above the \
            percentage.
            """,
            breaks: "SIM-2", under: [SimilarityThreshold.reading.id: "strict"],
            smallest: #"{"a":"","b":"a","percent":0}"#,
            run: CarefulSimilarity.but { $0.zeroIsAlwaysReached = true }),
        Mistake(
            "truncates-the-percentage", "Truncates the given percentage to an integer, so 0.5 becomes 0.",
            breaks: "SIM-3", smallest: #"{"a":"","b":"","percent":0.5}"#,
            run: CarefulSimilarity.but { $0.percentage = .truncated }),
        Mistake(
            "clamps-the-percentage",
            """
            Replaces a percentage that is below 0 or above 100 with the nearest valid percentage, instead of \
            rejecting it.
            """,
            breaks: "SIM-3", smallest: #"{"a":"","b":"","percent":-1}"#,
            run: CarefulSimilarity.but { $0.percentage = .clamped }),
        Mistake(
            "refuses-a-decimal-point",
            "Accepts a percentage only if it is written as an integer, and so rejects 1.0.",
            breaks: "SIM-3", smallest: #"{"a":"","b":"","percent":0.0}"#,
            run: CarefulSimilarity.but { $0.percentage = .asWritten }),
        Mistake(
            "distance-in-bytes",
            "Counts the lengths and the distance in UTF-8 bytes, not in the declared symbols.",
            breaks: "EDI-3", smallest: #"{"a":"é","b":"è","percent":0}"#,
            run: CarefulSimilarity.but { $0.distance.symbols = .bytes }),
    ]
}
