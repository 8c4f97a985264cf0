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
            "The statistics cover the period that the user selects, and divide its time by kind of movement.",
            Source(.mobiliteDynamique, "2.2.4", "5.2")),
        .noClaim: .source(
            """
            The server computes for how long a person was monitored, so that no client can falsify this time.
            """, further),
        .mixed: .decision(
            """
            If two consecutive records have the same activity, the time between them counts for this activity. If \
            their activities differ, the time between them counts for `unknown`.
            """),
        .clipped: .decision(
            "Only time within the period counts. The period begins at `from` and ends before `to`."),
        .inside: .decision(
            """
            The time from a record with userMode 9 to the next record with userMode 10 is a stay and counts as \
            `notMoving`. The activities of the records do not matter, not even those of manual records during the \
            stay.
            """),
        .nearestEnter: .decision(
            """
            If several records with userMode 9 come before the record with userMode 10 that ends a stay, the stay \
            begins at the last record with userMode 9, not at the first.
            """),
        .notLeft: .decision("A record with userMode 9 begins a stay only if a later record has userMode 10."),
        .closedInside: .decision(
            """
            If a closing record directly follows a record with userMode 9, the time between these two records counts \
            as `notMoving` too.
            """),
        .closingEnds: .decision(
            """
            The time from a closing record to the next record does not count for any activity, not even inside a \
            geofence.
            """),
        .activities: .decision(
            """
            The entries of `byActivity` are in the order notMoving, walking, running, cycling, automotive, unknown.
            """),
        .nothingOfZero: .decision("`byActivity` does not contain an activity with 0 s."),
        .ofRecords: .decision(
            """
            `monitored` is the total number of seconds of all activities. These seconds are computed from \
            the records, whatever a client claims.
            """),
        .ofAnyKind: .decision(
            """
            The kind of a record does not matter for stays. Even a closing record begins a stay if it has userMode 9, \
            or ends a stay if it has userMode 10.
            """),
        .hours: .source(
            "The statistics show how long a person was moving: `movingSeconds` is this time in seconds.",
            further),
        .most: .source("The statistics show which means of transport the person used most.", further),
        .moving: .decision(
            """
            A person is moving if the activity is walking, running, cycling or automotive, but not if it is unknown. \
            Only these four activities are means of transport.
            """),
        .ties: .decision(
            """
            If several means of transport share the largest number of seconds, `mostUsed` is the first of them in the \
            order walking, running, cycling, automotive.
            """),
        .noneUsed: .decision(
            """
            If every means of transport has 0 s, `mostUsed` is null. `notMoving` and `unknown` are never the value of \
            `mostUsed`.
            """),
        .bySeconds: .decision("`mostUsed` is the means of transport with the most seconds."),
        .parts: .source(
            "A pie chart shows how the person's movements are distributed among the activities.", further),
        .whole: .decision(
            """
            A `share` is the seconds of an activity divided either by `monitored` or by `movingSeconds`. Which of the \
            two is the divisor depends on the reading `mobility.statistics.share`.
            """),
        .onlyMoving: .decision(
            """
            If the divisor of the shares is `movingSeconds`, the activities `notMoving` and `unknown` have no `share`.
            """),
        .ofOne: .decision("A `share` is a fraction from 0 to 1, not a percentage from 0 to 100."),
        .ofTime: .decision(
            "A `share` is a ratio of two times: a number of seconds divided by a number of seconds."),
        .ofDays: .source(
            "There are statistics for days and statistics for weeks.", Source(.mobiliteDynamique, "5.2")),
        .fromMonday: .decision(
            """
            `perWeekday` lists the monitored seconds of each weekday, from Monday to Sunday. The seconds of all \
            activities count, even if the input contains `activity`.
            """),
        .zone: .decision("A day is a date in local time in `timeZone`, not a date in UTC."),
        .cut: .decision(
            """
            If the time between two records crosses midnight, the time is divided between the days. Counting all of \
            this time for the day on which it began is wrong.
            """),
        .changes: DayFilter.clockChanges,
        .weekly: .source(
            "The statistics show a weekly mean for a means of transport that the user selects.", further),
        .asked: .decision(
            """
            If the input contains `activity`, `weeklyMean` is the mean of the seconds of this activity. Otherwise, \
            `weeklyMean` is the mean of `movingSeconds`.
            """),
        .wholeWeeks: .decision(
            """
            For `weeklyMean`, the seconds are divided by a whole number of weeks. They are not divided by the exact \
            length of the period.
            """),
        .week: .decision(
            """
            The weeks of a period are either the weeks from Monday to Sunday that the period touches, or the spans of \
            7 days that begin in the period. Which of these are counted depends on the reading \
            `mobility.statistics.week`.
            """),
        .touched: .decision(
            """
            If weeks from Monday to Sunday are counted, the first and the last week count, however little of these \
            weeks is in the period.
            """),
        .begun: .decision(
            """
            If spans of 7 days are counted, the first span begins at the beginning of the period. Every span that \
            begins before the end of the period counts, even if the span is incomplete.
            """),
        .weeksOfZone: .decision(
            "Weeks and spans of 7 days begin and end in local time in `timeZone`, not in UTC."),
        .skipped: .decision(
            """
            Each span of 7 days begins at the same local time as the period. If the clocks skip this time on the day \
            on which a span begins, the span begins later by the length of the gap, not earlier.
            """),
        .repeated: .decision(
            """
            Each span of 7 days begins at the same local time as the period. If the clocks show this time twice on the \
            day on which a span begins, the span begins at the first of these two moments, not at the second.
            """),
        .empty: .decision(
            """
            If `from` is not earlier than `to`, the period is empty, and the input is rejected as period.invalid.
            """, near: further),
        .long: .decision(
            "If the period is longer than 36 525 days, the input is rejected as period.invalid."),
        .years: .decision(
            """
            If the period is not completely within the years 2 to 9998 in UTC, the input is rejected as \
            period.invalid. The moment `to` is not part of the period, so `to` may be 9999-01-01T00:00Z, but no later.
            """),
        .recordsFirst: .decision(
            """
            If several rejections apply, fix.invalid and event.order take precedence over zone.unknown and \
            period.invalid.
            """),
        .zoneFirst: .decision(
            "If zone.unknown and period.invalid both apply, the rejection is zone.unknown."),
        .unknownZone: .decision(
            """
            If `timeZone` is not the name of a time zone in the IANA database, the input is rejected as zone.unknown. \
            The name must be exactly the same as in the database, including upper and lower case.
            """),
        .recordsInYears: .decision(
            """
            If the time of a record is outside the years 2 to 9998 in UTC, the input is rejected as fix.invalid.
            """),
        .names: DayFilter.names,
    ]
}
