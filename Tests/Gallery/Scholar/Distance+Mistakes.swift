import Catalogue
import JSON
import Specification

extension Distance: Mistaken {
    public static let careful: any Implementation<Distance> = CarefulDistance()

    public static let mistakes: [Mistake<Distance>] = [
        Mistake(
            "counts-bytes",
            "Compares the UTF-8 bytes that Swift stores, instead of the declared symbols.",
            breaks: "EDI-3", smallest: #"{"a":"","b":"é"}"#,
            run: CarefulDistance.but { $0.symbols = .bytes }),
        Mistake(
            "compares-characters",
            "Compares Swift's characters, which are equal if they are canonically equivalent.",
            breaks: "EDI-3", under: [Symbol.reading.id: "grapheme"], smallest: #"{"a":"e\u0301","b":"é"}"#,
            run: CarefulDistance.but { $0.symbols = .characters }),
        Mistake(
            "composes", "Converts both strings to normal form C before comparing.",
            breaks: "EDI-3", smallest: #"{"a":"e\u0301","b":"é"}"#,
            run: CarefulDistance.but { $0.dressing = .composed }),
        Mistake(
            "ignores-case", "Converts both strings to lower case before comparing, and so ignores case.",
            breaks: "EDI-3", smallest: #"{"a":"A","b":"a"}"#,
            run: CarefulDistance.but { $0.dressing = .lowercased }),
        Mistake(
            "trims", "Trims white space at both ends of the strings, as programs often do with user input.",
            breaks: "EDI-1", "EDI-2", smallest: #"{"a":"","b":" "}"#,
            run: CarefulDistance.but { $0.dressing = .trimmed }),
        Mistake(
            "transposition-is-one-edit",
            """
            Counts the exchange of two adjacent symbols as one edit; this distance (optimal string alignment) is not a \
            metric.
            """,
            breaks: "EDI-1", "EDI-2", smallest: #"{"a":"ab","b":"ba"}"#,
            run: CarefulDistance.but { $0.transposes = true }),
        Mistake(
            "transposition-over-others",
            """
            Counts the exchange of two symbols as one edit, even if other symbols stand between them; the resulting \
            distance (Damerau's) is a metric.
            """,
            breaks: "EDI-1", smallest: #"{"a":"ab","b":"ba"}"#,
            run: CarefulDistance.but { $0.movesApart = true }),
        Mistake(
            "substitution-is-two-edits", "Counts a substitution as two edits, a deletion and an insertion.",
            breaks: "EDI-1", "EDI-2", smallest: #"{"a":"a","b":"b"}"#,
            run: CarefulDistance.but { $0.substitution = 2 }),
        Mistake(
            "place-by-place",
            """
            Counts the places where the strings differ (Hamming), and adds the difference between their lengths.
            """,
            breaks: "EDI-1", "EDI-2", smallest: #"{"a":"b","b":"ab"}"#,
            run: CarefulDistance.but { $0.placeByPlace = true }),
        Mistake(
            "first-row-of-zeros",
            "Fills the first row of the table with zeros, as a search for one string within the other does.",
            breaks: "EDI-1", "EDI-2", smallest: #"{"a":"","b":"a"}"#,
            run: CarefulDistance.but { $0.startsAnywhere = true }),
        Mistake(
            "first-column-of-zeros",
            "Fills the first row of the table correctly, but leaves the first column at 0.",
            breaks: "EDI-1", "EDI-2", smallest: #"{"a":"a","b":""}"#,
            run: CarefulDistance.but { $0.forgetsTheColumn = true }),
    ]
}
