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
            "Statistics cover the period that the user selects, divided by kind of movement.",
            Source(.mobiliteDynamique, "2.2.4", "5.2")),
        .noClaim: .source(
            "The server computes how long a person was monitored, so that no client can falsify it.",
            further),
        .mixed: .decision(
            """
            The time between two consecutive records counts for their activity, or for `unknown` if their activities \
            differ.
            """),
        .clipped: .decision("Only time within the period [from, to) counts."),
        .inside: .decision(
            """
            The time from a record with userMode 9 to the next record with userMode 10 counts as `notMoving`, whatever \
            activities the records have, including manual records between them.
            """),
        .nearestEnter: .decision(
            """
            If several records with userMode 9 come before one with userMode 10, the stay begins at the last of them, \
            not at the first.
            """),
        .notLeft: .decision("A record with userMode 9 begins no stay if no later record has userMode 10."),
        .closedInside: .decision(
            "The time from a record with userMode 9 to a closing record right after it counts as `notMoving` too."
        ),
        .closingEnds: .decision(
            "The time from a closing record to the next record does not count, not even inside a geofence."),
        .activities: .decision(
            """
            `byActivity` lists activities in the order notMoving, walking, running, cycling, automotive, unknown.
            """),
        .nothingOfZero: .decision("`byActivity` leaves out an activity of 0 s."),
        .ofRecords: .decision(
            "`monitored` is the sum of the seconds that count, of all activities, whatever a client claims."),
        .ofAnyKind: .decision(
            """
            A record of any kind marks a stay if it has userMode 9 or 10: a closing record with userMode 9 begins a \
            stay too.
            """),
        .hours: .source(
            "The statistics show how long a person was moving: `movingSeconds` gives this time in seconds.",
            further),
        .most: .source("The statistics say which means of transport was used most.", further),
        .moving: .decision(
            """
            Moving means walking, running, cycling or automotive, not unknown. Only these four are means of \
            transport.
            """),
        .ties: .decision(
            """
            If several means of transport have the most seconds, `mostUsed` is the first of them in the order walking, \
            running, cycling, automotive.
            """),
        .noneUsed: .decision(
            """
            If no means of transport has any seconds, `mostUsed` is null, not `notMoving` or `unknown`.
            """),
        .bySeconds: .decision("`mostUsed` is the means of transport with the most seconds."),
        .parts: .source("A pie chart shows how the person's movements are distributed.", further),
        .whole: .decision(
            """
            Whether a share is the seconds of an activity divided by `monitored`, or by `movingSeconds`, depends on \
            the reading `mobility.statistics.share`.
            """),
        .onlyMoving: .decision(
            """
            If the seconds are divided by `movingSeconds`, `notMoving` and `unknown` have no share.
            """),
        .ofOne: .decision("A share is a fraction of 1, not of 100."),
        .ofTime: .decision("A share compares times: seconds divided by seconds."),
        .ofDays: .source(
            "There are statistics for days and statistics for weeks.", Source(.mobiliteDynamique, "5.2")),
        .fromMonday: .decision(
            """
            `perWeekday` has the monitored seconds of each weekday, from Monday to Sunday, of all activities, even if \
            `activity` is given.
            """),
        .zone: .decision("Days follow the clocks of timeZone, not those of Greenwich."),
        .cut: .decision(
            """
            A stretch of time that crosses midnight is divided between its days; it does not count wholly for the day \
            on which it began.
            """
        ),
        .changes: DayFilter.clockChanges,
        .weekly: .source("A weekly mean is shown for a means of transport that the user selects.", further),
        .asked: .decision(
            """
            If `activity` is given, `weeklyMean` is the mean of the seconds of this activity, otherwise the mean of \
            `movingSeconds`.
            """),
        .wholeWeeks: .decision(
            """
            For `weeklyMean`, the seconds are divided by a whole number of weeks, not by the length of the period.
            """),
        .week: .decision(
            """
            Whether the weeks are those from Monday to Sunday that the period touches, or the spans of 7 days that \
            begin in it, depends on the reading `mobility.statistics.week`.
            """),
        .touched: .decision(
            "The first and the last calendar week are counted, however little of them is in the period."),
        .begun: .decision(
            """
            The first span begins with the period. Every span that begins before the end of the period is counted, not \
            only complete spans.
            """),
        .weeksOfZone: .decision("Weeks and spans follow the clocks of timeZone, not those of Greenwich."),
        .skipped: .decision(
            """
            If the clocks skip the time at which a span would begin, the span begins later by the length of the gap, \
            not earlier.
            """),
        .repeated: .decision(
            """
            If the clocks show twice the time at which a span begins, the span begins at the first of these two \
            moments, not at the second.
            """),
        .empty: .decision(
            "If the period is empty, that is, if from ≥ to, the input is rejected as period.invalid.",
            near: further),
        .long: .decision(
            "If the period is longer than 36 525 days, the input is rejected as period.invalid."),
        .years: .decision(
            """
            If the period leaves the years 2 to 9998 in UTC, the input is rejected as period.invalid. The period is \
            half open: `to` may be 9999-01-01T00:00Z, but no later.
            """),
        .recordsFirst: .decision(
            """
            If several rejections apply, fix.invalid and event.order come before zone.unknown and period.invalid.
            """),
        .zoneFirst: .decision(
            "If zone.unknown and period.invalid both apply, the rejection is zone.unknown."),
        .unknownZone: .decision(
            """
            If timeZone is not exactly a name of a time zone, letter by letter, the input is rejected as zone.unknown.
            """),
        .recordsInYears: .decision(
            "If a record is outside the years 2 to 9998 in UTC, the input is rejected as fix.invalid."),
        .names: DayFilter.names,
    ]
}
