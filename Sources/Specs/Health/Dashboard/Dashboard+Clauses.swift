import Specification

extension Dashboard {
    public enum Rule: String, RuleName {
        case meansAndSeries = "DAS-1"
    }

    public static let clauses: Clauses<Dashboard> = [
        .meansAndSeries: Statement(
            "Means over all reports, none if there are none; series oldest first.",
            source: Source(.healthMonitor, "Dashboard"),
            note: """
                A mean, of whole values too, is added and divided in doubles, oldest first, and is then the nearest \
                number of single precision. Reports of equal dates stay in the order given.
                """)
    ]
}
