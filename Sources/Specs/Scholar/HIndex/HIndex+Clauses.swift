import SharedSpecs
import Specification

extension HIndex {
    public enum Rule: String, RuleName {
        case index = "HIX-1"
        case checking = "HIX-2"
    }

    public static let clauses: Clauses<HIndex> = [
        .index: Publications.statement,
        .checking: Statement(
            .source(
                """
                Checking a publication takes it into h, unchecking takes it out: checking never lowers h, unchecking \
                never raises it, each by at most 1.
                """, Source(.hIndexCalculate, "4.1", "5.6"))),
    ]
}
