import SharedSpecs
import Specification

extension Track {
    public enum Law: LawName {
        public typealias Subsystem = Track
        case places, finite
        case order, placesFirst
        case joined, onFoot, byBike, byMotor, unsure, running, notMoving, mixed, runsApart, opacity, anyKind,
            withinStay, nearestEnter, notLeft, shown, acrossDays, indices, inOrder, ofAnyKind
        case stretch, circle, radius, equalActivity, noGap, ofLines, start, duration, ofAnyActivity, atEnter,
            dwell, onlyIfLeft, circleShown, wholeDwell
        case oneWeekday, lastDay, clocks, changes, unknownZone, othersFirst, years, names
    }

    private static let slightly = Source(.mobiliteDynamique, "5.2.1.1")

    public static let laws: Laws<Track> = [
        ("FIX-1a", .places, .shared): Fix.isOnEarth,
        ("FIX-1b", .finite, .shared): Fix.isFinite,
        ("ORD-1a", .order, .shared): TimeOrder.inOrder,
        ("ORD-1b", .placesFirst, .shared): TimeOrder.afterPlaces,
        ("TRK-1a", .joined, .source(.mobiliteDynamique, "2.2.2")): """
        On the map, a line joins each position to the next and shows how the person moved between the two.
        """,
        ("TRK-1b", .onFoot, .source(slightly)): "A line that shows movement on foot is orange and dashed.",
        ("TRK-1c", .byBike, .source(.mobiliteDynamique, "2.2.4", "5.2.1.2")):
            "A line that shows movement by bike is cyan and dashed.",
        ("TRK-1d", .byMotor, .source(.mobiliteDynamique, "5.2.1.2", "5.2.1.3")):
            "A line that shows movement by motor is red and solid.",
        ("TRK-1e", .unsure, .source(.mobiliteDynamique, "5.2.1.1", "5.2.1.2", "5.2.1.3")):
            "If it is uncertain how the person moved along a line, this line is black and partly transparent.",
        ("TRK-1f", .running, .decision): """
        A line with the activity `running` is drawn like a line with the activity `walking`, not like an uncertain line.
        """,
        ("TRK-1g", .notMoving, .decision):
            "A line with the activity `notMoving` is drawn like a line with the activity `unknown`.",
        ("TRK-1h", .mixed, .source(slightly)): """
        If two consecutive records have different activities, the line between them has the activity `unknown`, not \
        the activity of the first record.
        """,
        ("TRK-1i", .runsApart, .decision): """
        The activities `running` and `walking` are different. If both records of a line have the activity `running`, \
        so does the line. If one record has `running` and the other has `walking`, the line has the activity \
        `unknown`.
        """,
        ("TRK-1j", .opacity, .decision): """
        If it is uncertain how the person moved along a line, this line is solid and has an opacity of 0.5. All \
        other lines have an opacity of 1.
        """,
        ("TRK-1k", .anyKind, .decision): """
        Lines join records of every kind. A closing record is joined to the previous and the next record in the same \
        way as any other record.
        """,
        ("TRK-1l", .withinStay, .decision): """
        A stay includes its record with userMode 9, its record with userMode 10 and all records between the two. No \
        line joins two records of the same stay.
        """,
        ("TRK-1m", .nearestEnter, .decision): """
        A stay begins at a record with userMode 9 and ends at the next record with userMode 10. If several records \
        have userMode 9 before the stay ends, the stay begins at the last of these records.
        """,
        ("TRK-1n", .notLeft, .decision): """
        A record with userMode 9 begins a stay only if a later record has userMode 10. If no later record has userMode \
        10, lines join this record and the records after it as usual.
        """,
        ("TRK-1o", .shown, .decision): "A line joins two records only if the filter shows both records.",
        ("TRK-1p", .acrossDays, .decision):
            "If the filter shows only one weekday, no line joins records of two different days.",
        ("TRK-1q", .indices, .decision): """
        `from`, `to` and `at` are indices into `records` of the input, counted from 0. The count includes records that \
        the filter hides.
        """,
        ("TRK-1r", .inOrder, .decision):
            "The lines in `segments` are in the order of the records that they join.",
        ("TRK-1s", .ofAnyKind, .decision): """
        The kind of a record does not matter for stays. Even a closing record can begin a stay if it has userMode 9, \
        or end a stay if it has userMode 10.
        """,
        ("TRK-2a", .stretch, .source(.mobiliteDynamique, "2.2.4")): """
        When the user touches a stretch on the map, the map shows the duration, the kind of movement and the start \
        time of the stretch.
        """,
        ("TRK-2b", .circle, .source(.mobiliteDynamique, "2.2.3", "5.2.1.1")): """
        The map shows a geofence as a circle. The circle shows how long the person stayed in the geofence.
        """,
        ("TRK-2c", .radius, .source(slightly)): """
        The radius of a circle is 100 m, since a stay is the time that a person spends within 100 m of a place.
        """,
        ("TRK-2d", .equalActivity, .decision): """
        A stretch consists of consecutive lines that all have the same activity, and contains as many such lines as \
        possible.
        """,
        ("TRK-2e", .noGap, .decision): """
        Each line of a stretch, except the first, begins at the record where the previous line ends. Two lines with a \
        gap between them belong to different stretches.
        """,
        ("TRK-2f", .ofLines, .decision): """
        A stretch is a run of lines that have the same activity, not a run of records that have the same activity.
        """,
        ("TRK-2g", .start, .decision):
            "The `start` of a stretch is the time of the record where the first line of the stretch begins.",
        ("TRK-2h", .duration, .decision): """
        The `duration` of a stretch is the number of seconds from its `start` to the time of the record where its last \
        line ends, computed as a difference of doubles.
        """,
        ("TRK-2i", .ofAnyActivity, .decision):
            "Lines with the activity `unknown` or `notMoving` form stretches too.",
        ("TRK-2j", .atEnter, .decision): """
        Each stay has one circle, which is at the stay's record with userMode 9, not at its record with userMode 10.
        """,
        ("TRK-2k", .dwell, .decision): """
        The `dwell` of a circle is the number of seconds from the stay's record with userMode 9 to its record with \
        userMode 10, computed as a difference of doubles.
        """,
        ("TRK-2l", .onlyIfLeft, .decision(near: .mobiliteDynamique, "2.2.3")): """
        A geofence has a circle only if the person has left it. A geofence that is still open at the last record has \
        no circle.
        """,
        ("TRK-2m", .circleShown, .decision): """
        Stays are determined from all records, before the filter is applied. The map shows the circle of a stay if the \
        filter shows the stay's record with userMode 9.
        """,
        ("TRK-2n", .wholeDwell, .decision): """
        If a stay begins on one day and ends on another, the `dwell` of its circle covers the complete stay and is not \
        0.
        """,
        ("TRK-3a", .oneWeekday, .source(.mobiliteDynamique, "2.2.4", "3.4")): """
        The filter of the map shows either everything or only one weekday. If the filter shows a weekday, the map \
        shows only what happened on a date with this weekday.
        """,
        ("TRK-3b", .lastDay, .decision): """
        If the filter is a weekday such as `monday`, the map shows either only the last Monday that has a record, or \
        every Monday, depending on the reading `mobility.track.weekday`.
        """,
        ("TRK-3c", .clocks, .decision): """
        A day is a date in local time in `timeZone`, so some days have 23 or 25 hours. If `timeZone` is absent, the \
        time zone is UTC.
        """,
        ("TRK-3d", .changes, .shared): DayFilter.clockChanges,
        ("TRK-3f", .unknownZone, .decision): """
        If `timeZone` is not the name of a time zone in the IANA database, the input is rejected as zone.unknown, even \
        if the filter is `always`. The name must be exactly the same as in the database, including upper and lower case.
        """,
        ("TRK-3g", .othersFirst, .decision):
            "If several rejections apply, fix.invalid and event.order take precedence over zone.unknown.",
        ("TRK-3h", .years, .decision): """
        If the time of a record is outside the years 2 to 9998 in UTC, the input is rejected as fix.invalid, even if \
        the filter is `always`.
        """,
        ("TRK-3i", .names, .shared): DayFilter.names,
    ]
}
