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
            "The values of the letters, less those before a greater one, add up to the number.",
            Source(.schoolbook, "7.1")),
        .repetition: .source(
            "I, X, C and M come at most three times in a row.", Source(.schoolbook, "7.2")),
        .once: .source("V, L and D come once.", Source(.schoolbook, "7.2")),
        .before: .source(
            "One I, X or C comes before a greater letter, not after it, to be taken away from it.",
            Source(.schoolbook, "7.3")),
        .tenfold: .source(
            "That greater letter is at most ten times as much.", Source(.schoolbook, "7.3")),
    ]
}
