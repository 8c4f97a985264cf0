import Specification

extension Monitoring {
    public enum Rule: String, RuleName {
        case days = "MON-1"
        case notifying = "MON-2"
    }

    public static let clauses: Clauses<Monitoring> = [
        .days: Statement(
            """
            On opening, a monitor not yet updated that day loses as many days as passed since its last update, by \
            calendar day of the zone; twice on one day changes nothing.
            """,
            source: Source(.healthMonitor, "Settings"),
            note: """
                The first update is the start day. Opening on a day before the last update changes nothing either. \
                What would fall below 0 is 0, and an ended monitor stays at 0.
                """),
        .notifying: Statement(
            """
            Below one day left it ends: mean of that value over reports after its start day, up to the end of its \
            period, of at least that importance; above the limit, one notification; no such report, none (and one \
            monitor's end never stops the next's, though the source's loop returns).
            """,
            source: Source(.healthMonitor, "Settings"),
            note: """
                The period is the days after the start day, as many as the monitor has, by calendar day of the zone. \
                The mean is added in doubles, oldest first; it and the limit compare in single precision.
                """),
    ]
}
