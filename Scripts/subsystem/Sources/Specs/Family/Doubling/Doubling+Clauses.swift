import Specification

extension Doubling {
    public enum Rule: String, RuleName {
        case twice = "DBL-1"
    }

    public static let clauses: Clauses<Doubling> = [
        .twice: Statement(
            "The number is doubled.",
            source: Source(.artils, "0"),
            note: "A skeleton: replace the sentence, its source and this note.")
    ]
}
