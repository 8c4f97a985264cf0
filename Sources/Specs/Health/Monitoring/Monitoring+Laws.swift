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
            "On opening, a monitor loses as many days as passed since its last update, not one for each opening.",
            settings),
        .lastUpdate: .source("The day of that opening becomes the day of its last update.", settings),
        .sameDay: .source("Opening again on the day of the last update takes off no day.", settings),
        .startDay: .decision(
            "Before its first update days count from the start day, not from the first opening."),
        .earlierDay: .decision("Opening on a day before the last update changes nothing."),
        .calendarDays: .decision("Days are calendar days, not stretches of 24 hours."),
        .zone: .standard("Which day an opening is of follows the rules of the zone, not of UTC.", .iana),
        .belowZero: .decision(
            "What remains of days that would be less than 0 follows the reading health.monitoring.daysLeft."),
        .ends: .source("A monitor with less than one day left ends.", settings),
        .aboveLimit: .source(
            "A monitor that ends notifies if the mean of its value over the period is above the limit.",
            settings),
        .ownValue: .decision("The mean is that of the value that is watched, not always of the temperature."),
        .afterStart: .decision("The period begins on the day after the start day."),
        .asManyDays: .decision("The period has as many days as the monitor."),
        .reportZone: .standard("Which day a report is of follows the rules of the zone, not of UTC.", .iana),
        .importance: .decision("Reports count in which the value has at least the monitor's importance."),
        .noReports: .decision("If no report counts, there is no notification, not one of a mean of 0."),
        .othersGoOn: .decision(
            "The end of one monitor never stops those after it, though the source's loop returns."),
        .once: .decision("A monitor that has ended notifies never again."),
        .says: .source(
            "A notification says the value, the mean, the limit and the start day of the monitor.", settings),
        .opening: .decision("It says at which opening the monitor ended, by its index from 0."),
        .tolerance: .decision(
            "A mean within 0.01 of the exact one is right: sums may be in single or double precision, in any order."
        ),
        .nearLimit: .decision(
            "If the mean is within 0.01 of the limit, both are right: to notify, and not to notify."
        ),
        .nearest: .nearestSingle,
        .shortest: .shortestSingle,
    ]
}
