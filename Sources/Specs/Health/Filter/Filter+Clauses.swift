import SharedSpecs
import Specification

extension Filter {
    public enum Rule: String, RuleName {
        case filtering = "FIL-1"
    }

    private static let list = Source(.healthMonitor, "ReportList")

    public static let clauses: Clauses<Filter> = [
        .filtering: Statement(
            .source(
                """
                none keeps all; otherwise the list is filtered by the importance of that value. One report can be \
                deleted.
                """, list),
            .decision(
                """
                Kept are those of at least the given importance (reading health.filter.match), in the order given; \
                equal ids as often as they come. Deleting one leaves the others as they were.
                """))
    ]
}
