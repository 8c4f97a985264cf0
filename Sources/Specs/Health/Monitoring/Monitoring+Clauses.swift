import SharedSpecs
import Specification

extension Monitoring {
    public enum Rule: String, RuleName {
        case days = "MON-1"
        case notifying = "MON-2"
    }

    private static let settings = Source(.healthMonitor, "Settings")

    public static let clauses: Clauses<Monitoring> = [
        .days: Statement(
            .source(
                """
                On opening, a monitor not yet updated that day loses as many days as passed since its last update; \
                twice on one day changes nothing.
                """, settings),
            .decision(
                """
                Days are calendar days of the zone. The first update is the start day. Opening on a day before the \
                last update changes nothing either. Days left below 0 follow the reading health.monitoring.daysLeft.
                """),
            .standard("Which day a moment is of follows the zone's rules.", .iana)),
        .notifying: Statement(
            .source(
                """
                Below one day left it ends: if the mean of that value in the period is above the limit, there is a \
                notification.
                """, settings),
            .decision(
                """
                The period is the days after the start day, as many as the monitor has, by calendar day of the zone; \
                reports of at least the monitor's importance count. No such report, no notification. One monitor's end \
                never stops the next's, though the source's loop returns; an ended one notifies once.
                """),
            .decision(
                """
                A mean within 0.01 of the exact one is right: adding in single or in double precision, in any order. \
                So near to its limit, and not just at it, a mean may be told or not.
                """),
            .standard(Single.rounding, .ieee754)),
    ]
}
