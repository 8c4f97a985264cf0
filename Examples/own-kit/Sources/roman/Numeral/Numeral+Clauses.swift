import Specification

extension Numeral {
    enum Rule: String, RuleName {
        case value = "ROM-1"
        case repetition = "ROM-2"
        case subtraction = "ROM-3"
    }

    static let clauses: Clauses<Numeral> = [
        .value: Statement(
            .source(
                "The values of the letters, less those before a greater one, add up to the number.",
                Source(.schoolbook, "7.1"))),
        .repetition: Statement(
            .source(
                "I, X, C and M stand at most three times in a row; V, L and D stand once.",
                Source(.schoolbook, "7.2"))),
        .subtraction: Statement(
            .source(
                "Before a greater letter stands one I, X or C alone, and the greater one is at most ten times as much.",
                Source(.schoolbook, "7.3"))),
    ]
}
