import SharedSpecs
import Specification

extension Track {
    public enum Law: String, LawName {
        case places = "FIX-1a"
        case finite = "FIX-1b"
        case order = "ORD-1a"
        case placesFirst = "ORD-1b"
        case joined = "TRK-1a"
        case onFoot = "TRK-1b"
        case byBike = "TRK-1c"
        case byMotor = "TRK-1d"
        case unsure = "TRK-1e"
        case running = "TRK-1f"
        case notMoving = "TRK-1g"
        case mixed = "TRK-1h"
        case runsApart = "TRK-1i"
        case opacity = "TRK-1j"
        case anyKind = "TRK-1k"
        case withinStay = "TRK-1l"
        case nearestEnter = "TRK-1m"
        case notLeft = "TRK-1n"
        case shown = "TRK-1o"
        case acrossDays = "TRK-1p"
        case indices = "TRK-1q"
        case inOrder = "TRK-1r"
        case ofAnyKind = "TRK-1s"
        case stretch = "TRK-2a"
        case circle = "TRK-2b"
        case radius = "TRK-2c"
        case equalActivity = "TRK-2d"
        case noGap = "TRK-2e"
        case ofLines = "TRK-2f"
        case start = "TRK-2g"
        case duration = "TRK-2h"
        case ofAnyActivity = "TRK-2i"
        case atEnter = "TRK-2j"
        case dwell = "TRK-2k"
        case onlyIfLeft = "TRK-2l"
        case circleShown = "TRK-2m"
        case wholeDwell = "TRK-2n"
        case oneWeekday = "TRK-3a"
        case lastDay = "TRK-3b"
        case clocks = "TRK-3c"
        case changes = "TRK-3d"
        case unknownZone = "TRK-3f"
        case othersFirst = "TRK-3g"
        case years = "TRK-3h"
        case names = "TRK-3i"
    }

    private static let touched = Source(.mobiliteDynamique, "2.2.4")
    private static let slightly = Source(.mobiliteDynamique, "5.2.1.1")

    public static let laws: Laws<Track> = [
        .places: Fix.isOnEarth,
        .finite: Fix.isFinite,
        .order: TimeOrder.inOrder,
        .placesFirst: TimeOrder.afterPlaces,
        .joined: .source(
            """
            On the map, a line joins every two consecutive positions and shows how the person moved between them.
            """, Source(.mobiliteDynamique, "2.2.2")),
        .onFoot: .source("A line that shows movement on foot is orange and dashed.", slightly),
        .byBike: .source(
            "A line that shows movement by bike is cyan and dashed.",
            Source(.mobiliteDynamique, "2.2.4", "5.2.1.2")),
        .byMotor: .source(
            "A line that shows movement by motor is red and solid.",
            Source(.mobiliteDynamique, "5.2.1.2", "5.2.1.3")),
        .unsure: .source(
            "If it is uncertain how the person moved, the line is black and partly transparent.",
            Source(.mobiliteDynamique, "5.2.1.1", "5.2.1.2", "5.2.1.3")),
        .running: .decision(
            """
            A line of the activity `running` is drawn like a line of the activity `walking`, not like an uncertain \
            line.
            """),
        .notMoving: .decision(
            "A line of the activity `notMoving` is drawn like a line of the activity `unknown`."),
        .mixed: .source(
            """
            If two consecutive records have different activities, the line between them has the activity `unknown`. \
            The line does not have the activity of the first record.
            """, slightly),
        .runsApart: .decision(
            """
            The activities `running` and `walking` are different. A line between two running records has the activity \
            `running`. A line between a running and a walking record has the activity `unknown`.
            """),
        .opacity: .decision(
            """
            A line for which it is uncertain how the person moved is solid and has the opacity 0.5. Every other line \
            has the opacity 1.
            """),
        .anyKind: .decision(
            """
            Lines join records of every kind. A line also leads to a closing record, and another line leads from the \
            closing record to the next record.
            """),
        .withinStay: .decision(
            """
            A stay includes its record with userMode 9, its record with userMode 10 and all records between the two. \
            No line joins two records of the same stay.
            """),
        .nearestEnter: .decision(
            """
            A stay begins at a record with userMode 9 and ends at the next record with userMode 10. If several records \
            have userMode 9 before the stay ends, the stay begins at the last of these records.
            """),
        .notLeft: .decision(
            """
            A record with userMode 9 begins a stay only if a later record has userMode 10. If no later record has \
            userMode 10, lines join the following records as usual.
            """),
        .shown: .decision("A line joins two records only if the filter shows both records."),
        .acrossDays: .decision(
            "If the filter shows only one weekday, no line joins records of two different days."),
        .indices: .decision(
            """
            `from`, `to` and `at` are indices in `records` of the input, counted from 0. Records that the filter hides \
            are counted too.
            """),
        .inOrder: .decision("The lines in `segments` are in the order of the records that they join."),
        .ofAnyKind: .decision(
            """
            The kind of a record does not matter for stays. Even a closing record can begin a stay if it has userMode \
            9, or end a stay if it has userMode 10.
            """),
        .stretch: .source(
            """
            When the user touches a stretch on the map, the map shows the duration of the stretch, its kind of \
            movement and the time at which it began.
            """, touched),
        .circle: .source(
            """
            The map shows a geofence as a circle. The circle shows how long the person stayed in the geofence.
            """, Source(.mobiliteDynamique, "2.2.3", "5.2.1.1")),
        .radius: .source(
            """
            The radius of a circle is 100 m, since a stay is the time that a person spends within 100 m of a place.
            """, slightly),
        .equalActivity: .decision(
            "A stretch consists of as many consecutive lines as possible that all have the same activity."),
        .noGap: .decision(
            """
            Each line of a stretch, except the first, begins at the record at which the line before it ends. If there \
            is a gap between two lines, they belong to different stretches.
            """),
        .ofLines: .decision(
            """
            A stretch is a run of lines that have the same activity, not a run of records that have the same activity.
            """),
        .start: .decision(
            "The `start` of a stretch is the time of the record at which its first line begins."),
        .duration: .decision(
            """
            The `duration` of a stretch is the number of seconds from its `start` to the time of the record at which \
            its last line ends. This number is the difference of the two times, computed in doubles.
            """),
        .ofAnyActivity: .decision("Lines of the activities `unknown` and `notMoving` form stretches too."),
        .atEnter: .decision(
            """
            Each stay has one circle, which is at the stay's record with userMode 9. A circle at the record with \
            userMode 10 is wrong.
            """),
        .dwell: .decision(
            """
            The `dwell` of a circle is the number of seconds from the stay's record with userMode 9 to the stay's \
            record with userMode 10. This number is the difference of the two times, computed in doubles.
            """),
        .onlyIfLeft: .decision(
            """
            Only a geofence that the person has left has a circle. A geofence that is still open at the last record \
            has no circle.
            """, near: Source(.mobiliteDynamique, "2.2.3")),
        .circleShown: .decision(
            """
            Stays are determined from all records, before the filter is applied. The map shows the circle of a stay if \
            the filter shows the stay's record with userMode 9.
            """),
        .wholeDwell: .decision(
            """
            If a stay ends on another day than the one on which it began, the `dwell` of its circle covers the \
            complete stay. A `dwell` of 0 is wrong.
            """),
        .oneWeekday: .source(
            """
            The filter of the map shows either everything or only one weekday. If the filter shows a weekday, the map \
            shows only what happened on a date with this weekday.
            """, Source(.mobiliteDynamique, "2.2.4", "3.4")),
        .lastDay: .decision(
            """
            If the filter is a weekday such as `monday`, the map shows either only the last Monday that has a record, \
            or every Monday. Which of the two it shows depends on the reading `mobility.track.weekday`.
            """),
        .clocks: .decision(
            """
            A day is a date in local time in `timeZone`, so some days have 23 or 25 hours. If `timeZone` is absent, \
            the time zone is UTC.
            """),
        .changes: DayFilter.clockChanges,
        .unknownZone: .decision(
            """
            If `timeZone` is not the name of a time zone in the IANA database, the input is rejected as zone.unknown, \
            even if the filter is `always`. The name must be exactly the same as in the database, including upper and \
            lower case.
            """),
        .othersFirst: .decision(
            "If several rejections apply, fix.invalid and event.order take precedence over zone.unknown."),
        .years: .decision(
            """
            If the time of a record is outside the years 2 to 9998 in UTC, the input is rejected as fix.invalid, even \
            if the filter is `always`.
            """),
        .names: DayFilter.names,
    ]
}
