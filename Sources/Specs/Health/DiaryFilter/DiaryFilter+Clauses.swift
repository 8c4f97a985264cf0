import Specification

extension DiaryFilter {
    public enum Rule: String, RuleName {
        case filtering = "FIL-1"
    }

    public static let clauses: Clauses<DiaryFilter> = [
        .filtering: Statement(
            """
            none keeps all; otherwise those are kept whose importance of that value is at least the given one \
            (reading health.filter.match), in the order given. Deleting one leaves the others as they were.
            """,
            source: Source(.healthMonitor, "ReportList"),
            note: "Equal ids are kept as often as they come.")
    ]
}
