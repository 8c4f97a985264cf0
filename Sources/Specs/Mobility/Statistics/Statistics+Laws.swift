import SharedSpecs
import Specification

extension Statistics {
    public enum Law: LawName {
        public typealias Subsystem = Statistics
        case places, finite
        case order, placesFirst
        case byKind, noClaim, mixed, clipped, inside, nearestEnter, notLeft, closedInside, closingEnds,
            activities, nothingOfZero, ofRecords, ofAnyKind
        case hours, most, moving, ties, noneUsed, bySeconds
        case parts, whole, onlyMoving, ofOne, ofTime
        case ofDays, fromMonday, zone, cut, changes
        case weekly, asked, wholeWeeks, week, touched, begun, weeksOfZone, skipped, repeated
        case empty, long, years, recordsFirst, zoneFirst, unknownZone, recordsInYears, names
    }

    private static let further = Source(.mobiliteDynamique, "2.2.4")

    public static let laws: Laws<Statistics> = [
        ("FIX-1a", .places, .shared): Fix.isOnEarth,
        ("FIX-1b", .finite, .shared): Fix.isFinite,
        ("ORD-1a", .order, .shared): TimeOrder.inOrder,
        ("ORD-1b", .placesFirst, .shared): TimeOrder.afterPlaces,
        ("STA-1a", .byKind, .source(.mobiliteDynamique, "2.2.4", "5.2")):
            "The statistics cover the period that the user selects, and break its time down by kind of movement.",
        ("STA-1b", .noClaim, .source(further)): """
        The server computes how long a person was monitored, so that no client can falsify this time.
        """,
        ("STA-1c", .mixed, .decision): """
        The time between two consecutive records counts for the activity of the records if both have the same \
        activity, and otherwise for `unknown`.
        """,
        ("STA-1d", .clipped, .decision): """
        Only time within the period counts. The period begins at `from` and ends before `to`. Stays are determined \
        from all records, including records outside the period.
        """,
        ("STA-1e", .inside, .decision): """
        The time from a record with userMode 9 to the next record with userMode 10 is a stay and counts as \
        `notMoving`. During a stay, the activities of records do not matter, not even those of manual records.
        """,
        ("STA-1f", .nearestEnter, .decision): """
        If several records with userMode 9 come before the record with userMode 10 that ends a stay, the stay begins \
        at the last record with userMode 9, not at the first.
        """,
        ("STA-1g", .notLeft, .decision):
            "A record with userMode 9 begins a stay only if a later record has userMode 10.",
        ("STA-1h", .closedInside, .decision): """
        If a closing record directly follows a record with userMode 9, the time between the two records also counts as \
        `notMoving`, unless the first record is itself a closing record (STA-1i).
        """,
        ("STA-1i", .closingEnds, .decision): """
        The time from a closing record to the next record does not count for any activity, not even inside a geofence \
        or before another closing record.
        """,
        ("STA-1j", .activities, .decision): """
        The entries of `byActivity` are in the order notMoving, walking, running, cycling, automotive, unknown.
        """,
        ("STA-1k", .nothingOfZero, .decision): "`byActivity` does not contain an activity with 0 s.",
        ("STA-1l", .ofRecords, .decision): """
        `monitored` is the total number of seconds of all activities. These seconds are computed from the records, \
        regardless of what a client claims.
        """,
        ("STA-1m", .ofAnyKind, .decision): """
        The kind of a record does not matter for stays. Even a closing record begins a stay if it has userMode 9, or \
        ends a stay if it has userMode 10.
        """,
        ("STA-2a", .hours, .source(further)):
            "The statistics show how long a person was moving: `movingSeconds` is this time in seconds.",
        ("STA-2b", .most, .source(further)):
            "The statistics show which means of transport the person used most.",
        ("STA-2c", .moving, .decision): """
        A person is moving if the activity is walking, running, cycling or automotive, but not if it is unknown. Only \
        these four activities are means of transport.
        """,
        ("STA-2d", .ties, .decision): """
        If several means of transport share the largest number of seconds, `mostUsed` is the first of them in the \
        order walking, running, cycling, automotive.
        """,
        ("STA-2e", .noneUsed, .decision): """
        If every means of transport has 0 s, `mostUsed` is null. `notMoving` and `unknown` are never the value of \
        `mostUsed`.
        """,
        ("STA-2f", .bySeconds, .decision): """
        `mostUsed` is the means of transport with the most seconds. For this comparison, the seconds are added in \
        doubles, in the order of the records.
        """,
        ("STA-3a", .parts, .source(further)):
            "A pie chart shows how the person's movements are distributed among the activities.",
        ("STA-3b", .whole, .decision): """
        The `share` of an activity is the activity's number of seconds divided by either `monitored` or \
        `movingSeconds`, depending on the reading `mobility.statistics.share`.
        """,
        ("STA-3c", .onlyMoving, .decision): """
        If the divisor of the shares is `movingSeconds`, the activities `notMoving` and `unknown` have no `share`.
        """,
        ("STA-3d", .ofOne, .decision): "A `share` is a fraction from 0 to 1, not a percentage from 0 to 100.",
        ("STA-3e", .ofTime, .decision):
            "A `share` is a ratio of two durations: a number of seconds divided by a number of seconds.",
        ("STA-4a", .ofDays, .source(.mobiliteDynamique, "5.2")):
            "There are statistics for days and statistics for weeks.",
        ("STA-4b", .fromMonday, .decision): """
        `perWeekday` lists the monitored seconds of each weekday, from Monday to Sunday. The seconds of all activities \
        count, even if the input contains `activity`.
        """,
        ("STA-4c", .zone, .decision): "A day is a date in local time in `timeZone`, not a date in UTC.",
        ("STA-4d", .cut, .decision): """
        If the time between two records crosses midnight, the time is divided between the days, not counted \
        entirely for the day on which this time begins.
        """,
        ("STA-4e", .changes, .shared): DayFilter.clockChanges,
        ("STA-5a", .weekly, .source(further)):
            "The statistics show a weekly mean for a means of transport that the user selects.",
        ("STA-5b", .asked, .decision): """
        If the input contains `activity`, `weeklyMean` is the mean of the seconds of this activity. Otherwise, \
        `weeklyMean` is the mean of `movingSeconds`.
        """,
        ("STA-5c", .wholeWeeks, .decision): """
        For `weeklyMean`, the seconds are divided by a whole number of weeks, not by the exact length of the period.
        """,
        ("STA-5d", .week, .decision): """
        The weeks of a period are either the weeks from Monday to Sunday that the period overlaps, or the spans of 7 \
        days that begin in the period. The reading `mobility.statistics.week` decides which weeks are counted.
        """,
        ("STA-5e", .touched, .decision): """
        If weeks from Monday to Sunday are counted, the first and the last week count, even if only a small part of \
        each is in the period.
        """,
        ("STA-5f", .begun, .decision): """
        If spans of 7 days are counted, the first span begins at the beginning of the period. Every span that begins \
        before the end of the period counts, even if the span is incomplete.
        """,
        ("STA-5g", .weeksOfZone, .decision):
            "Weeks and spans of 7 days begin and end in local time in `timeZone`, not in UTC.",
        ("STA-5h", .skipped, .decision): """
        Each span of 7 days begins at the same local time as the period. If the clocks skip the starting time of a \
        span, the span begins later by the length of the gap, not earlier.
        """,
        ("STA-5i", .repeated, .decision): """
        Each span of 7 days begins at the same local time as the period. If the clocks show the starting time of a \
        span twice on its first day, the span begins at the first of the two moments, not at the second.
        """,
        ("STA-6a", .empty, .decision(near: further)): """
        If `from` is not earlier than `to`, the period is empty, and the input is rejected as period.invalid.
        """,
        ("STA-6b", .long, .decision):
            "If the period is longer than 36 525 days, the input is rejected as period.invalid.",
        ("STA-6c", .years, .decision): """
        If the period is not completely within the years 2 to 9998 in UTC, the input is rejected as period.invalid. \
        The moment `to` is not part of the period, so `to` may be 9999-01-01T00:00Z, but no later.
        """,
        ("STA-6d", .recordsFirst, .decision): """
        If several rejections apply, fix.invalid and event.order take precedence over zone.unknown and period.invalid.
        """,
        ("STA-6e", .zoneFirst, .decision):
            "If zone.unknown and period.invalid both apply, the rejection is zone.unknown.",
        ("STA-6f", .unknownZone, .decision): """
        If `timeZone` is not the name of a time zone in the IANA database, the input is rejected as zone.unknown. The \
        name must be exactly the same as in the database, including upper and lower case.
        """,
        ("STA-6g", .recordsInYears, .decision): """
        If the time of a record is outside the years 2 to 9998 in UTC, the input is rejected as fix.invalid.
        """,
        ("STA-6h", .names, .shared): DayFilter.names,
    ]
}
