import SharedSpecs
import Specification

extension Monitoring {
    public enum Law: String, LawName, SingleLaws {
        case daysPassed = "MON-1a"
        case lastUpdate = "MON-1b"
        case sameDay = "MON-1c"
        case startDay = "MON-1d"
        case earlierDay = "MON-1e"
        case calendarDays = "MON-1f"
        case zone = "MON-1g"
        case belowZero = "MON-1h"
        case ends = "MON-2a"
        case aboveLimit = "MON-2b"
        case ownValue = "MON-2c"
        case afterStart = "MON-2d"
        case asManyDays = "MON-2e"
        case reportZone = "MON-2f"
        case importance = "MON-2g"
        case noReports = "MON-2h"
        case othersGoOn = "MON-2i"
        case once = "MON-2j"
        case says = "MON-2k"
        case opening = "MON-2l"
        case tolerance = "MON-2m"
        case nearLimit = "MON-2n"
        case nearest = "MON-2o"
        case shortest = "MON-2p"
    }

    private static let settings = Source(.healthMonitor, "Settings")

    public static let laws: Laws<Monitoring> = [
        .daysPassed: .source(
            """
            At each opening of the app, a monitor loses as many days as have passed since its last update. It does \
            not lose one day for each opening.
            """,
            settings),
        .lastUpdate: .source(
            """
            If an opening of the app reduces the days left for a monitor, the moment of this opening becomes the \
            monitor's last update.
            """,
            settings),
        .sameDay: .source(
            """
            Another opening of the app on the day of a monitor's last update does not reduce the days left for this \
            monitor.
            """, settings),
        .startDay: .decision(
            """
            Before the first update of a monitor, days are counted from its start day (`startDay`), not from the \
            first opening of the app.
            """),
        .earlierDay: .decision(
            """
            If the app is opened on a day before the day of a monitor's last update, this monitor does not change.
            """),
        .calendarDays: .decision(
            "Days are calendar days. They are not periods of 24 hours."),
        .zone: .standard(
            """
            The calendar day of an opening is the day in the local time of `timeZone`, by the rules of this time \
            zone. The day in UTC does not matter.
            """,
            .iana),
        .belowZero: .decision(
            """
            If more days have passed than a monitor has left, the reading `health.monitoring.daysLeft` applies. \
            Under the option `atLeastZero`, the monitor has 0 days left. Under the option `subtracted`, it has the \
            result of the subtraction, but never less than -32768.
            """),
        .ends: .source(
            "When a monitor has less than one day left, the monitor has ended.", settings),
        .aboveLimit: .source(
            """
            When a monitor ends, the app notifies the user if the mean of the watched value over the monitor's \
            period is above the monitor's limit.
            """,
            settings),
        .ownValue: .decision(
            """
            The mean is computed from the value that the monitor watches, even if that value is not the temperature.
            """),
        .afterStart: .decision(
            "The period of a monitor begins on the day after its start day (`startDay`)."),
        .asManyDays: .decision(
            """
            The period of a monitor has as many days as the monitor has at first (`days`). All reports from these \
            days belong to the period, even those written after the opening at which the monitor ends.
            """),
        .reportZone: .standard(
            """
            The calendar day of a report is the day in the local time of `timeZone`, by the rules of this time zone. \
            The day in UTC does not matter.
            """,
            .iana),
        .importance: .decision(
            """
            A report counts for the mean if its importance for the watched value is at least the importance of the \
            monitor.
            """
        ),
        .noReports: .decision(
            """
            If no report counts for the mean, the app does not notify the user. The mean does not count as 0.
            """),
        .othersGoOn: .decision(
            "When a monitor ends, the monitors after it in the list are still updated."),
        .once: .decision(
            "After a monitor has ended, the app never again notifies the user of this monitor."),
        .says: .source(
            """
            A notification contains the watched value (`value`), the mean, the limit and the start day (`from`) of \
            the monitor.
            """, settings),
        .opening: .decision(
            """
            In a notification, `open` says at which opening the monitor ended: it is the place of this opening in \
            `opens`. The first opening has the place 0.
            """),
        .tolerance: .decision(
            """
            A mean within 0.01 of the exact mean is correct. The implementation may sum values in single or double \
            precision, in any order.
            """
        ),
        .nearLimit: .decision(
            """
            If the mean is within 0.01 of the limit, the app may notify the user or not; both are correct.
            """
        ),
        .nearest: .nearestSingle,
        .shortest: .shortestSingle,
    ]
}
