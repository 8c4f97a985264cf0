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
            "The values of the letters add up to the number; a letter before a greater one is subtracted.",
            Source(.schoolbook, "7.1")),
        .repetition: .source(
            "I, X, C and M come at most three times in a row.", Source(.schoolbook, "7.2")),
        .once: .source("V, L and D come once.", Source(.schoolbook, "7.2")),
        .before: .source(
            "A subtracted letter is a single I, X or C, and comes before the greater letter, not after it.",
            Source(.schoolbook, "7.3")),
        .tenfold: .source(
            "The greater letter is worth at most ten times the subtracted letter.",
            Source(.schoolbook, "7.3")),
    ]
}
