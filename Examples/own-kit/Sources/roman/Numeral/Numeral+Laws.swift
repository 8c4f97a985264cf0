import Specification

extension Numeral {
    enum Law: String, LawName {
        case value = "ROM-1a"
        case repetition = "ROM-2a"
        case once = "ROM-2b"
        case before = "ROM-3a"
        case tenfold = "ROM-3b"
    }

    static let laws: Laws<Numeral> = [
        .value: .source(
            """
            The number is the sum of the values of the letters. The value of a letter before a greater letter is \
            subtracted.
            """, Source(.schoolbook, "7.1")),
        .repetition: .source(
            "The letters I, X, C and M occur at most three times in a row.", Source(.schoolbook, "7.2")),
        .once: .source("The letters V, L and D occur at most once in a numeral.", Source(.schoolbook, "7.2")),
        .before: .source(
            """
            A subtracted letter is a single I, X or C. It is written before the greater letter, not after it.
            """, Source(.schoolbook, "7.3")),
        .tenfold: .source(
            "A letter is subtracted only from a letter that is worth at most ten times as much.",
            Source(.schoolbook, "7.3")),
    ]
}
