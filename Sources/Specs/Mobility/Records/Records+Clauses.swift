import SharedSpecs
import Specification

extension Records {
    public enum Rule: String, RuleName {
        case places = "FIX-1"
        case making = "REC-1"
        case storing = "REC-2"
        case sending = "REC-3"
    }

    public static let clauses: Clauses<Records> = [
        .places: Fix.statement,
        .making: Statement(
            .source(
                """
                Each position that is kept gives one record, in which place and activity are written together. 9 \
                marks the record with which a geofence opens, 10 the one with which it is left. What the user tells \
                of a trip gives a record with the chosen vehicle, bus included.
                """, Source(.mobiliteDynamique, "4.2.1", "4.3", "4.4")),
            .decision(
                """
                The fixes are those that mobility.accuracy and mobility.debounce have kept; how accurate they are is \
                not looked at. No record is without an activity: that of a fix without one is unknown. Records come in \
                the order of time; of equal times first the automatic ones, in the order of the fixes, then the \
                manual ones, in the order of the trips, then the closing one.
                """),
            .decision(
                """
                An event of a geofence marks the record of the fix at its index among the fixes as they are given; of \
                several at one index the last one does. Its time, centre and dwell are not compared with the fix. An \
                index that no fix has is index.outOfRange. All other records have the userMode 0, manual ones too.
                """),
            .decision(
                """
                A manual record has the time of the trip, whatever that of its fix, and the place of the fix. Its \
                activity is that of the vehicle: walk is walking, bike is cycling, car and bus are automotive.
                """)),
        .storing: Statement(
            .source(
                """
                A program that is ended adds one closing record with the last position, lest what is stored be \
                inconsistent. Duplicates are not stored.
                """, Source(.mobiliteDynamique, "4.3")),
            .decision(
                """
                The closing record has the activity of its fix, unknown if it has none, and the userMode 0; without a \
                last fix there is none.
                """),
            .decision(
                """
                A record is stored once by device, t and userMode: of those that are alike in these the first in the \
                order of the records. As the specification's prose has it, kind and place are not among them, so that \
                a manual record at the very time of an automatic one of userMode 0 is lost, and so is a closing one.
                """)),
        .sending: Statement(
            .source(
                "Records are stored first, and sent to the server if that is possible.",
                Source(.mobiliteDynamique, "4.2.1", "4.3")),
            .decision(
                """
                They are sent in their order, each once: at its own time if there is a network then, else as soon as \
                there is one. A network that is told as [from, to] is there at from, and no longer at to; if from is \
                not before to, it is never there. If no network is told, it is always there.
                """)),
    ]
}
