import SharedSpecs
import Specification

extension Distance {
    public enum Rule: String, RuleName {
        case edits = "EDI-1"
        case metric = "EDI-2"
        case symbols = "EDI-3"
    }

    private static let section = Source(.hIndexCalculate, "3.3")

    public static let clauses: Clauses<Distance> = [
        .edits: Statement(
            .source(
                """
                Least number of insertions, deletions and substitutions of one symbol; e(i,0) = i, e(0,j) = j. \
                gtgcca and ggcga are 2 apart.
                """, section)),
        .metric: Statement(
            .source(
                """
                It is a metric, being a least number of edits that can be undone: 0 only for equal texts, \
                symmetric, triangle inequality; between |m−n| and max(m,n) for texts of m and n symbols, whatever a \
                symbol is. Two neighbours that change places are no edit: counted as one (optimal string alignment), \
                CA is 1 from AC and AC 1 from ABC, but CA 3 from ABC, against the triangle inequality.
                """, section)),
        .symbols: Symbol.statement,
    ]
}
