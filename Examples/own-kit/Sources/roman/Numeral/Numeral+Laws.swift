import Specification

extension Numeral {
    enum Law: LawName {
        typealias Subsystem = Numeral
        case value
        case repetition, once
        case before, tenfold
    }

    static let laws: Laws<Numeral> = [
        ("ROM-1a", .value, .source(.schoolbook, "7.1")): """
        The number is the sum of the values of the letters. A letter is subtracted if the next letter is worth more.
        """,
        ("ROM-2a", .repetition, .source(.schoolbook, "7.2")):
            "The letters I, X, C and M occur at most three times in a row.",
        ("ROM-2b", .once, .source(.schoolbook, "7.2")):
            "The letters V, L and D occur at most once in a numeral.",
        ("ROM-3a", .before, .source(.schoolbook, "7.3")): """
        A subtracted letter is a single I, X or C, and is written before the letter that is worth more, not after it.
        """,
        ("ROM-3b", .tenfold, .source(.schoolbook, "7.3")):
            "A letter is subtracted only from a letter that is worth at most ten times as much.",
    ]
}
