import Specification

extension EditDistance {
    public enum Rule: String, RuleName {
        case edits = "EDI-1"
        case metric = "EDI-2"
        case symbols = "EDI-3"
    }

    public static let clauses: Clauses<EditDistance> = [
        .edits: Statement(
            """
            Least number of insertions, deletions and substitutions of one symbol; e(i,0) = i, e(0,j) = j. \
            gtgcca and ggcga are 2 apart.
            """,
            source: Source(.hIndexCalculate, "3.3")),
        .metric: Statement(
            """
            It is a metric: 0 only for equal strings, symmetric, triangle inequality; between |m−n| and max(m,n).
            """,
            source: Source(.hIndexCalculate, "3.3")),
        .symbols: Symbol.statement,
    ]
}
