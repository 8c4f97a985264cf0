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
            "A line joins each two consecutive positions, by how the person moved.",
            Source(.mobiliteDynamique, "2.2.2")),
        .onFoot: .source("A line on foot is orange and dashed.", slightly),
        .byBike: .source(
            "A line by bike is cyan and dashed.", Source(.mobiliteDynamique, "2.2.4", "5.2.1.2")),
        .byMotor: .source(
            "A line by motor is red and solid.", Source(.mobiliteDynamique, "5.2.1.2", "5.2.1.3")),
        .unsure: .source(
            "Black and transparent is a line of which it is not sure how the person moved.",
            Source(.mobiliteDynamique, "5.2.1.1", "5.2.1.2", "5.2.1.3")),
        .running: .decision("Running is on foot too, and not unsure."),
        .notMoving: .decision("A line of notMoving is drawn as an unsure one."),
        .mixed: .source(
            "A line between two different activities is unknown, and not that of the first.", slightly),
        .runsApart: .decision(
            "Running is not walking: a line keeps its activity, and between the two it is unknown."),
        .opacity: .decision("An unsure line is solid, of the opacity 0.5, not 1; all others have 1."),
        .anyKind: .decision(
            "What kind of record it is makes no difference: lines go to a closing record and from it."),
        .withinStay: .decision("There is no line within a stay, whatever lies between its records."),
        .nearestEnter: .decision(
            """
            A stay goes from a record with userMode 9 to the next one with 10. If there are several 9s before the 10, \
            it begins at the last, not at the first.
            """),
        .notLeft: .decision("A 9 without a 10 after it is no stay, and lines go on behind it."),
        .shown: .decision("What is not shown on the map has no line."),
        .acrossDays: .decision("If a weekday is shown, no line goes from one day to another."),
        .indices: .decision(
            "from, to and at are indices among all records that are given, not among those shown."),
        .inOrder: .decision("Lines are in the order of the records."),
        .ofAnyKind: .decision(
            "A stay begins with a 9 and ends with a 10 of any kind of record, a closing one among them."),
        .stretch: .source(
            "A touch on a stretch shows how long it took, of what kind it is, and when it began.", touched),
        .circle: .source(
            "A geofence is a circle on the map, with how long the person stayed in it.",
            Source(.mobiliteDynamique, "2.2.3", "5.2.1.1")),
        .radius: .source("That is the time within 100 m.", slightly),
        .equalActivity: .decision(
            "A stretch is a run of lines of equal activity that is as long as it can be."),
        .noGap: .decision(
            "Each line of a stretch begins where the one before it ends: none goes beyond a gap."),
        .ofLines: .decision("A stretch is made of lines, not of records of equal activity."),
        .start: .decision("It starts with the first record of its first line."),
        .duration: .decision(
            "It lasts until the last record of its last line, in seconds, not minutes: the difference of two doubles."
        ),
        .ofAnyActivity: .decision("Lines of unknown and notMoving make stretches too."),
        .atEnter: .decision("Each stay has one circle, at its record with 9, not at that with 10."),
        .dwell: .decision("Its dwell is the seconds from its 9 to its 10, the difference of two doubles."),
        .onlyIfLeft: .decision(
            "A geofence that is never left has no circle, not even one that lasts until the last record.",
            near: Source(.mobiliteDynamique, "2.2.3")),
        .circleShown: .decision("Stays are found before the filter, and a circle is shown if its 9 is."),
        .wholeDwell: .decision("It keeps its whole dwell, not 0, if its 10 is on another day than its 9."),
        .oneWeekday: .source(
            "The filter of the map shows all, or one weekday: what happened in its 24 hours.",
            Source(.mobiliteDynamique, "2.2.4", "3.4")),
        .lastDay: .decision(
            """
            By the reading mobility.track.weekday that is the last such day on which there is anything, or all such \
            days.
            """),
        .clocks: .decision(
            """
            A day is a date by the clocks of the time zone, not by those of UTC, so that some have 23 or 25 hours. \
            Without a time zone it is that of UTC.
            """),
        .changes: DayFilter.clockChanges,
        .unknownZone: .decision(
            "What is not the name of a time zone, letter by letter, is zone.unknown, also if all is shown."),
        .othersFirst: .decision("fix.invalid and event.order come before zone.unknown."),
        .years: .decision(
            "A time outside the years 2 to 9998 of UTC is fix.invalid, also if all is shown."),
        .names: DayFilter.names,
    ]
}
