import SharedSpecs
import Specification

extension Track {
    public enum Rule: String, RuleName {
        case places = "FIX-1"
        case order = "ORD-1"
        case segments = "TRK-1"
        case stretches = "TRK-2"
        case weekday = "TRK-3"
    }

    public static let clauses: Clauses<Track> = [
        .places: Fix.statement,
        .order: TimeOrder.statement,
        .segments: Statement(
            .source(
                """
                A line joins each two consecutive positions, and looks by how the person moved: on foot orange and \
                dashed, by bike cyan and dashed, by motor red and solid. Black and transparent tells that it is not \
                sure, be it unknown or be it one activity here and another there.
                """, Source(.mobiliteDynamique, "2.2.2", "2.2.4", "5.2.1.1", "5.2.1.2", "5.2.1.3")),
            .decision(
                """
                On foot is walking or running. These lines have the opacity 1. The activity of a segment is that of \
                both its records, or unknown if they differ, as walking and running do. Unknown and notMoving are \
                black, solid, of the opacity 0.5. What kind of record it is makes no difference: lines go to a \
                closing record and from it.
                """),
            .decision(
                """
                There is no line within a stay: from a record with userMode 9 to the next one with 10, if there is no \
                other 9 between, whatever else is between. A 9 without such a 10 is no stay, nor is a 10 without a 9.
                """),
            .decision(
                """
                What is not shown on the map has no line, and there is none from one day to another if a weekday is \
                shown. from and to are indices among all the records that are given, shown or not.
                """)),
        .stretches: Statement(
            .source(
                """
                A touch on a stretch tells how long it took, of what kind it is, and when it began. A geofence is a \
                circle on the map, with how long the person stayed.
                """, Source(.mobiliteDynamique, "2.2.3", "2.2.4")),
            .decision(
                """
                A stretch is a run of segments of equal activity, each beginning where the one before it ends, as \
                long as it can be; segments of unknown and notMoving make stretches too. It begins at the first record \
                of the first and lasts until the last record of the last, in the difference of two doubles.
                """),
            .decision(
                """
                Each stay has one circle: at the record with 9, of 100 m, its dwell the seconds until the record with \
                10. A geofence that is not left has none, since its dwell is not known. Stays are found before the \
                filter; a circle is shown if its 9 is, with its whole dwell.
                """)),
        .weekday: DayFilter.statement,
    ]
}
