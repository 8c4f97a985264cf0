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
            "A line joins every two consecutive positions and shows how the person moved.",
            Source(.mobiliteDynamique, "2.2.2")),
        .onFoot: .source("A line on foot is orange and dashed.", slightly),
        .byBike: .source(
            "A line by bike is cyan and dashed.", Source(.mobiliteDynamique, "2.2.4", "5.2.1.2")),
        .byMotor: .source(
            "A line by motor is red and solid.", Source(.mobiliteDynamique, "5.2.1.2", "5.2.1.3")),
        .unsure: .source(
            "A line is black and transparent if it is uncertain how the person moved.",
            Source(.mobiliteDynamique, "5.2.1.1", "5.2.1.2", "5.2.1.3")),
        .running: .decision("A line of running is drawn as a line on foot, not as an uncertain line."),
        .notMoving: .decision("A line of `notMoving` is drawn as an uncertain line."),
        .mixed: .source(
            """
            A line between records of different activities has the activity `unknown`, not that of the first record.
            """, slightly),
        .runsApart: .decision(
            """
            Running is not walking: a line between two running records has the activity `running`. A line between a \
            running and a walking record has the activity `unknown`.
            """),
        .opacity: .decision(
            "An uncertain line is solid and has the opacity 0.5, not 1; all other lines have the opacity 1."),
        .anyKind: .decision(
            "Records of every kind have lines: lines also go to a closing record and from it."),
        .withinStay: .decision("No line joins two records of the same stay, whatever lies between them."),
        .nearestEnter: .decision(
            """
            A stay goes from a record with userMode 9 to the next record with userMode 10. If several records with \
            userMode 9 come before that record, the stay begins at the last of them, not at the first.
            """),
        .notLeft: .decision(
            "A record with userMode 9 begins no stay if no later record has userMode 10; lines then go on after it."
        ),
        .shown: .decision("Only records that the filter shows have lines."),
        .acrossDays: .decision("If the filter shows a weekday, no line goes from one day to another."),
        .indices: .decision(
            "`from`, `to` and `at` are indices in the list of all records of the input, not of the shown ones."
        ),
        .inOrder: .decision("Lines are in the order of the records."),
        .ofAnyKind: .decision(
            """
            A record of any kind, even a closing one, can begin a stay if it has userMode 9, or end one if it has \
            userMode 10.
            """),
        .stretch: .source(
            "A touch on a stretch shows its duration, its kind of movement and the time at which it began.",
            touched),
        .circle: .source(
            "A geofence is a circle on the map, which shows how long the person stayed in the geofence.",
            Source(.mobiliteDynamique, "2.2.3", "5.2.1.1")),
        .radius: .source(
            "The radius of a circle is 100 m, since a stay is the time that a person spends within 100 m.",
            slightly),
        .equalActivity: .decision("A stretch is a run of lines of equal activity, as long as possible."),
        .noGap: .decision(
            "Each line of a stretch begins where the line before it ends: no stretch continues across a gap."),
        .ofLines: .decision("A stretch is made of lines, not of records of equal activity."),
        .start: .decision("A stretch starts at the time of the first record of its first line."),
        .duration: .decision(
            """
            The duration of a stretch is the seconds, not minutes, from its start to the last record of its last \
            line: the difference of two doubles.
            """),
        .ofAnyActivity: .decision("Lines of the activities `unknown` and `notMoving` make stretches too."),
        .atEnter: .decision(
            """
            Each stay has one circle, at its record with userMode 9, not at its record with userMode 10.
            """),
        .dwell: .decision(
            """
            The dwell of a circle is the seconds from the stay's record with userMode 9 to its record with userMode \
            10: the difference of two doubles.
            """
        ),
        .onlyIfLeft: .decision(
            """
            Only a geofence that is left has a circle. An open geofence has no circle that lasts until the last \
            record.
            """, near: Source(.mobiliteDynamique, "2.2.3")),
        .circleShown: .decision(
            """
            Stays are found before the filter applies. A circle is shown if the filter shows the stay's record with \
            userMode 9.
            """),
        .wholeDwell: .decision(
            """
            If a stay ends on another day than the one on which it began, its circle has the dwell of the complete \
            stay. A dwell of 0 is wrong.
            """),
        .oneWeekday: .source(
            "The filter of the map shows everything, or, for one weekday, what happened on that date.",
            Source(.mobiliteDynamique, "2.2.4", "3.4")),
        .lastDay: .decision(
            """
            Whether the filter shows only the last day of its weekday with a record or point, or every day of its \
            weekday, depends on the reading `mobility.track.weekday`.
            """),
        .clocks: .decision(
            """
            A day is a date by the clocks of timeZone, so some days have 23 or 25 hours. If timeZone is absent, it is \
            UTC.
            """),
        .changes: DayFilter.clockChanges,
        .unknownZone: .decision(
            """
            If timeZone is not exactly a name of a time zone, letter by letter, the input is rejected as zone.unknown, \
            even if the filter is `always`.
            """),
        .othersFirst: .decision(
            "If several rejections apply, fix.invalid and event.order come before zone.unknown."),
        .years: .decision(
            """
            If a time is outside the years 2 to 9998 in UTC, the input is rejected as fix.invalid, even if the filter \
            is `always`.
            """),
        .names: DayFilter.names,
    ]
}
