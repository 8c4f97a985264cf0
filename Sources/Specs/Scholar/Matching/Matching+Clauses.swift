import SharedSpecs
import Specification

extension Matching {
    public enum Rule: String, RuleName {
        case pairs = "MAT-1"
        case percentage = "SIM-3"
        case symbols = "EDI-3"
    }

    public static let clauses: Clauses<Matching> = [
        .pairs: Statement(
            .source(
                """
                Each text is compared with all titles by the edit distance, and those that are similar at the given \
                percentage are found.
                """, Source(.hIndexCalculate, "4.5", "4.6")),
            .decision(
                """
                All pairs that are similar as in scholar.similarity are listed, by its readings and with its \
                similarity, and no others: a title may have many partners, equal titles of a list count each, and no \
                pair is lost to a filter. Places are whole, begin at 0, and pairs are sorted by the place on the left, \
                then by that on the right.
                """)),
        .percentage: Similarity.percentageStatement,
        .symbols: Symbol.statement,
    ]
}
