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
            On each opening of the app, a monitor loses as many days as have passed since its last update, not one day \
            for each opening.
            """,
            settings),
        .lastUpdate: .source(
            """
            If an opening reduces a monitor's remaining days, the time of the opening becomes the monitor's last \
            update.
            """,
            settings),
        .sameDay: .source(
            "Another opening on the day of the last update does not reduce the remaining days.", settings),
        .startDay: .decision(
            "Before the first update, days are counted from the start day, not from the first opening."),
        .earlierDay: .decision("An opening on a day before that of the last update changes nothing."),
        .calendarDays: .decision("Days are calendar days, not stretches of 24 hours."),
        .zone: .standard(
            """
            The calendar day of an opening is found by the rules of the given time zone, not by those of UTC.
            """,
            .iana),
        .belowZero: .decision(
            """
            If the days left would fall below 0, either 0 is shown, or the result of the subtraction, which stops at \
            -32768, depending on the reading `health.monitoring.daysLeft`.
            """),
        .ends: .source("A monitor with less than one day left has ended.", settings),
        .aboveLimit: .source(
            """
            When a monitor ends, it notifies the user if the mean of the value over the period of the monitor is above \
            the limit.
            """,
            settings),
        .ownValue: .decision(
            """
            The mean is computed from the value that the monitor watches, even if that value is not the temperature.
            """),
        .afterStart: .decision("The period of a monitor begins on the day after its start day."),
        .asManyDays: .decision(
            """
            The period has as many days as the monitor has at first (`days`). All reports from these days belong to \
            the period, including those written after the opening at which the monitor ends.
            """),
        .reportZone: .standard(
            "The calendar day of a report is found by the rules of the given time zone, not by those of UTC.",
            .iana),
        .importance: .decision(
            "A report counts for the mean if its importance for the watched value is not below that of the monitor."
        ),
        .noReports: .decision(
            "If no report counts for the mean, there is no notification: the mean is not taken as 0."),
        .othersGoOn: .decision(
            "A monitor that ends does not stop the monitors after it."),
        .once: .decision("A monitor that has ended never notifies again."),
        .says: .source(
            "A notification gives the value, the mean, the limit and the start day of the monitor.", settings),
        .opening: .decision(
            "A notification gives the opening at which the monitor ended, as an index from 0."),
        .tolerance: .decision(
            """
            A mean within 0.01 of the exact mean is correct: values may be summed in single or double precision, in \
            any order.
            """
        ),
        .nearLimit: .decision(
            "If the mean is within 0.01 of the limit, both to notify and not to notify are correct."
        ),
        .nearest: .nearestSingle,
        .shortest: .shortestSingle,
    ]
}
