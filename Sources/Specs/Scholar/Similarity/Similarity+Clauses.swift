import Specification

extension Similarity {
    public enum Rule: String, RuleName {
        case formula = "SIM-1"
        case threshold = "SIM-2"
        case percentage = "SIM-3"
        case symbols = "EDI-3"
    }

    public static let clauses: Clauses<Similarity> = [
        .formula: Statement(
            """
            similarity = 100·(1 − distance/max(length)); two empty strings are 100. aaaab and aaaaa are 80.
            """,
            source: Source(.hIndexCalculate, "4.5")),
        .threshold: Statement(
            """
            By the reading scholar.similarity.threshold the given percentage itself is enough or not. The \
            comparison is exact: 100·(L−d) against percent·L in integers.
            """,
            source: Source(.hIndexCalculate, "4.1", "4.5", "5.4")),
        .percentage: Statement(
            """
            A percentage outside 0–100 or not a whole number is percent.invalid. At 0 everything matches \
            (inclusive).
            """,
            source: Source(.hIndexCalculate, "4.1"),
            note: "90.0 and 9e1 are whole."),
        .symbols: Symbol.statement,
    ]
}
