import Catalogue
import JSON
import Specification

extension Distance: Mistaken {
    public static let careful: any Implementation<Distance> = CarefulDistance()

    public static let mistakes: [Mistake<Distance>] = [
        Mistake(
            "counts-bytes", "Compares the bytes of UTF-8, in which its language stores texts.",
            breaks: "EDI-3", smallest: #"{"a":"","b":"é"}"#,
            run: CarefulDistance.but { $0.symbols = .bytes }),
        Mistake(
            "compares-characters",
            "Compares Swift's characters, which are equal if they are canonically equivalent.",
            breaks: "EDI-3", under: [Symbol.reading.id: "grapheme"], smallest: #"{"a":"e\u0301","b":"é"}"#,
            run: CarefulDistance.but { $0.symbols = .characters }),
        Mistake(
            "composes", "Converts both texts to normal form C before comparing.",
            breaks: "EDI-3", smallest: #"{"a":"e\u0301","b":"é"}"#,
            run: CarefulDistance.but { $0.dressing = .composed }),
        Mistake(
            "ignores-case", "Treats capital and small letters as the same.",
            breaks: "EDI-3", smallest: #"{"a":"A","b":"a"}"#,
            run: CarefulDistance.but { $0.dressing = .lowercased }),
        Mistake(
            "trims", "Trims white space at the ends of both texts, as programs do with user input.",
            breaks: "EDI-1", "EDI-2", smallest: #"{"a":"","b":" "}"#,
            run: CarefulDistance.but { $0.dressing = .trimmed }),
        Mistake(
            "transposition-is-one-edit",
            """
            Counts exchanging two neighbours as one edit (optimal string alignment), which is not a metric.
            """,
            breaks: "EDI-1", "EDI-2", smallest: #"{"a":"ab","b":"ba"}"#,
            run: CarefulDistance.but { $0.transposes = true }),
        Mistake(
            "transposition-over-others",
            """
            Counts exchanging two symbols as one edit, even with insertions in between (Damerau), which is a metric.
            """,
            breaks: "EDI-1", smallest: #"{"a":"ab","b":"ba"}"#,
            run: CarefulDistance.but { $0.movesApart = true }),
        Mistake(
            "substitution-is-two-edits", "Counts a substitution as a deletion and an insertion.",
            breaks: "EDI-1", "EDI-2", smallest: #"{"a":"a","b":"b"}"#,
            run: CarefulDistance.but { $0.substitution = 2 }),
        Mistake(
            "place-by-place",
            "Compares the texts place by place and adds the difference of the lengths (Hamming).",
            breaks: "EDI-1", "EDI-2", smallest: #"{"a":"b","b":"ab"}"#,
            run: CarefulDistance.but { $0.placeByPlace = true }),
        Mistake(
            "first-row-of-zeros", "Starts with a row of zeros, as for finding one text within the other.",
            breaks: "EDI-1", "EDI-2", smallest: #"{"a":"","b":"a"}"#,
            run: CarefulDistance.but { $0.startsAnywhere = true }),
        Mistake(
            "first-column-of-zeros", "Fills the first row and leaves the first column at 0.",
            breaks: "EDI-1", "EDI-2", smallest: #"{"a":"a","b":""}"#,
            run: CarefulDistance.but { $0.forgetsTheColumn = true }),
    ]
}
