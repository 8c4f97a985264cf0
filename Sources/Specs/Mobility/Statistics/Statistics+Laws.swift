import SharedSpecs
import Specification

extension Statistics {
    public enum Law: String, LawName {
        case places = "FIX-1a"
        case finite = "FIX-1b"
        case order = "ORD-1a"
        case placesFirst = "ORD-1b"
        case byKind = "STA-1a"
        case noClaim = "STA-1b"
        case mixed = "STA-1c"
        case clipped = "STA-1d"
        case inside = "STA-1e"
        case nearestEnter = "STA-1f"
        case notLeft = "STA-1g"
        case closedInside = "STA-1h"
        case closingEnds = "STA-1i"
        case activities = "STA-1j"
        case nothingOfZero = "STA-1k"
        case ofRecords = "STA-1l"
        case ofAnyKind = "STA-1m"
        case hours = "STA-2a"
        case most = "STA-2b"
        case moving = "STA-2c"
        case ties = "STA-2d"
        case noneUsed = "STA-2e"
        case bySeconds = "STA-2f"
        case parts = "STA-3a"
        case whole = "STA-3b"
        case onlyMoving = "STA-3c"
        case ofOne = "STA-3d"
        case ofTime = "STA-3e"
        case ofDays = "STA-4a"
        case fromMonday = "STA-4b"
        case zone = "STA-4c"
        case cut = "STA-4d"
        case changes = "STA-4e"
        case weekly = "STA-5a"
        case asked = "STA-5b"
        case wholeWeeks = "STA-5c"
        case week = "STA-5d"
        case touched = "STA-5e"
        case begun = "STA-5f"
        case weeksOfZone = "STA-5g"
        case skipped = "STA-5h"
        case repeated = "STA-5i"
        case empty = "STA-6a"
        case long = "STA-6b"
        case years = "STA-6c"
        case recordsFirst = "STA-6d"
        case zoneFirst = "STA-6e"
        case unknownZone = "STA-6f"
        case recordsInYears = "STA-6g"
        case names = "STA-6h"
    }

    private static let further = Source(.mobiliteDynamique, "2.2.4")

    public static let laws: Laws<Statistics> = [
        .places: Fix.isOnEarth,
        .finite: Fix.isFinite,
        .order: TimeOrder.inOrder,
        .placesFirst: TimeOrder.afterPlaces,
        .byKind: .source(
            "Statistics are of the time that the user selects, divided by kind of movement.",
            Source(.mobiliteDynamique, "2.2.4", "5.2")),
        .noClaim: .source(
            "How long a person was monitored is computed by the server, so that no client can falsify it.",
            further),
        .mixed: .decision(
            "The time between two consecutive records goes to their activity, or to unknown if they have two, not to the first."
        ),
        .clipped: .decision("Of it counts what lies in [from, to), not the whole."),
        .inside: .decision(
            """
            From a record of userMode 9 to the next 10 it is notMoving, whatever the records say, manual ones between \
            them too.
            """),
        .nearestEnter: .decision(
            "Of several 9s before a 10 the last begins the stay, not the first."),
        .notLeft: .decision("A 9 without a 10 after it begins no stay."),
        .closedInside: .decision(
            "The time from a 9 to a closing record right after it is notMoving as well."),
        .closingEnds: .decision(
            "The time from a closing record to the next one does not count, in a geofence neither."),
        .activities: .decision(
            "byActivity is in the order notMoving, walking, running, cycling, automotive, unknown."),
        .nothingOfZero: .decision("An activity of 0 s is left out."),
        .ofRecords: .decision(
            "monitored is the seconds between the records that count, whatever a client claims."),
        .ofAnyKind: .decision(
            "A 9 and a 10 mark a stay on any kind of record: a 9 on a closing record begins one."),
        .hours: .source("The statistics say for how many hours a person was moving.", further),
        .most: .source("They say which means was used most.", further),
        .moving: .decision(
            "Moving is walking, running, cycling and automotive, not unknown; these alone are means."),
        .ties: .decision("If several have as many seconds, mostUsed is the first of them in this order."),
        .noneUsed: .decision("mostUsed is null, not notMoving or unknown, if none of them has any."),
        .bySeconds: .decision("The means that was used most is the one with the most seconds."),
        .parts: .source("A pie chart shows how the person's movements are distributed.", further),
        .whole: .decision(
            "By the reading mobility.statistics.share a share is the seconds over monitored, or over movingSeconds."
        ),
        .onlyMoving: .decision("In the second case entries of what is not moving have no share."),
        .ofOne: .decision("A share is a part of 1, not of 100."),
        .ofTime: .decision("A share is a part of time: seconds over seconds."),
        .ofDays: .source(
            "There are statistics of days and statistics of weeks.", Source(.mobiliteDynamique, "5.2")),
        .fromMonday: .decision(
            "perWeekday is the monitored seconds of each weekday, from Monday to Sunday, also if `activity` is given."
        ),
        .zone: .decision("Days are those by the clocks of the zone, not those of Greenwich."),
        .cut: .decision(
            "Time is cut wherever the date changes, and does not all go to the day on which it began."),
        .changes: DayFilter.clockChanges,
        .weekly: .source("Of a means that the user selects a weekly mean is shown.", further),
        .asked: .decision(
            "weeklyMean is of the seconds of `activity`, not of all moving seconds, if that is given."),
        .wholeWeeks: .decision(
            "They are divided by the number of weeks, which is whole, and not by the length of the period."),
        .week: .decision(
            """
            By the reading mobility.statistics.week these are the weeks from Monday to Sunday that the period touches, \
            or the spans of 7 days that begin in it.
            """),
        .touched: .decision(
            "A week counts however little the period touches it, the first as well as the last."),
        .begun: .decision(
            "The first span begins with the period, and each begun before its end counts, not only whole ones."
        ),
        .weeksOfZone: .decision("Weeks and spans are by the clocks of the zone, not by those of Greenwich."),
        .skipped: .decision(
            "A span whose beginning the clocks leave out begins later by the gap, not earlier."),
        .repeated: .decision("One whose beginning they show twice begins at the first, not at the second."),
        .empty: .decision("A period without a moment, from ≥ to, is period.invalid.", near: further),
        .long: .decision("So is one of more than 36 525 days."),
        .years: .decision(
            """
            So is one that leaves the years 2 to 9998 of UTC. It is half open: `to` may be 9999-01-01T00:00Z, and no later.
            """),
        .recordsFirst: .decision("What is fix.invalid or event.order is so first."),
        .zoneFirst: .decision("zone.unknown comes before period.invalid."),
        .unknownZone: .decision("What is not the name of a time zone, letter by letter, is zone.unknown."),
        .recordsInYears: .decision("A record outside the years 2 to 9998 of UTC is fix.invalid."),
        .names: DayFilter.names,
    ]
}
