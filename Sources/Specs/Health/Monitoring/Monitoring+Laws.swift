import SharedSpecs
import Specification

extension Monitoring {
    public enum Law: LawName, SingleLaws {
        public typealias Subsystem = Monitoring
        case daysPassed, lastUpdate, sameDay, startDay, earlierDay, calendarDays, zone, belowZero
        case ends, aboveLimit, ownValue, afterStart, asManyDays, reportZone, importance, noReports,
            othersGoOn, once, says, opening, tolerance, nearLimit, nearest, shortest
    }

    private static let settings = Source(.healthMonitor, "Settings")

    public static let laws: Laws<Monitoring> = [
        ("MON-1a", .daysPassed, .source(settings)): """
        At each opening of the app, the days left for a monitor are reduced by the number of days since the monitor's \
        last update, not by one day for each opening.
        """,
        ("MON-1b", .lastUpdate, .source(settings)): """
        If an opening of the app reduces the days left for a monitor, this opening becomes the monitor's last \
        update.
        """,
        ("MON-1c", .sameDay, .source(settings)): """
        Another opening of the app on the day of a monitor's last update does not reduce the days left for this monitor.
        """,
        ("MON-1d", .startDay, .decision): """
        Before the first update of a monitor, days are counted from its start day (`startDay`), not from the first \
        opening of the app.
        """,
        ("MON-1e", .earlierDay, .decision): """
        If the app is opened on a day before the day of a monitor's last update, this monitor does not change.
        """,
        ("MON-1f", .calendarDays, .decision): "Days are calendar days, not periods of 24 hours.",
        ("MON-1g", .zone, .standard(.iana)): """
        The calendar day of an opening is the day in the local time of `timeZone`, by the rules of this time zone. The \
        day in UTC does not matter.
        """,
        ("MON-1h", .belowZero, .decision): """
        If more days have passed than a monitor has left, the reading `health.monitoring.daysLeft` applies. Under the \
        option `atLeastZero`, the monitor has 0 days left. Under the option `subtracted`, the days that have \
        passed are subtracted from the days left, but the number of days left is never less than -32768.
        """,
        ("MON-2a", .ends, .source(settings)):
            "A monitor ends when it has less than one day left.",
        ("MON-2b", .aboveLimit, .source(settings)): """
        When a monitor ends, the app notifies the user if the mean of the watched value over the monitor's period is \
        above the monitor's limit.
        """,
        ("MON-2c", .ownValue, .decision): """
        The mean is computed from the value that the monitor watches, even if that value is not the temperature.
        """,
        ("MON-2d", .afterStart, .decision):
            "The period of a monitor begins on the day after its start day (`startDay`).",
        ("MON-2e", .asManyDays, .decision): """
        The period of a monitor is `days` days long. The period includes all reports from these days, even reports \
        that are written after the opening that ends the monitor.
        """,
        ("MON-2f", .reportZone, .standard(.iana)): """
        The calendar day of a report is the day in the local time of `timeZone`, by the rules of this time zone. The \
        day in UTC does not matter.
        """,
        ("MON-2g", .importance, .decision): """
        A report counts towards the mean if its importance for the watched value is at least the importance of the \
        monitor.
        """,
        ("MON-2h", .noReports, .decision): """
        If no report counts towards the mean, the app does not notify the user. A missing mean does not count as a \
        mean of 0.
        """,
        ("MON-2i", .othersGoOn, .decision):
            "When a monitor ends, the monitors after it in the list are still updated.",
        ("MON-2j", .once, .decision):
            "After a monitor has ended, the app never again notifies the user about this monitor.",
        ("MON-2k", .says, .source(settings)): """
        A notification contains the watched value (`value`), the mean, the limit and the start day (`from`) of the \
        monitor.
        """,
        ("MON-2l", .opening, .decision): """
        In a notification, `open` is the index, in `opens`, of the opening that ended the monitor. The first opening \
        has the index 0.
        """,
        ("MON-2m", .tolerance, .decision): """
        A mean within 0.01 of the exact mean is correct. The implementation may sum values in single or double \
        precision, in any order.
        """,
        ("MON-2n", .nearLimit, .decision): """
        If the mean is within 0.01 of the limit, the app may or may not notify the user; both are correct.
        """,
        ("MON-2o", .nearest, .shared): .nearestSingle,
        ("MON-2p", .shortest, .shared): .shortestSingle,
    ]
}
