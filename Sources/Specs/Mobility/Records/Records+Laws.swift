import SharedSpecs
import Specification

extension Records {
    public enum Law: String, LawName {
        case places = "FIX-1a"
        case finite = "FIX-1b"
        case oneEach = "REC-1a"
        case marks = "REC-1b"
        case entered = "REC-1c"
        case howeverCoarse = "REC-1d"
        case unknown = "REC-1e"
        case byTime = "REC-1f"
        case ties = "REC-1g"
        case atIndex = "REC-1h"
        case lastMarks = "REC-1i"
        case indexOfAFix = "REC-1j"
        case placesFirst = "REC-1k"
        case ordinary = "REC-1l"
        case timeOfTrip = "REC-1m"
        case vehicle = "REC-1n"
        case bus = "REC-1o"
        case unmatched = "REC-1p"
        case closes = "REC-2a"
        case once = "REC-2b"
        case closingActivity = "REC-2c"
        case closingMode = "REC-2d"
        case alike = "REC-2e"
        case firstIsStored = "REC-2g"
        case kindsApart = "REC-2h"
        case placeIsNotAsked = "REC-2i"
        case lastPosition = "REC-2j"
        case sent = "REC-3a"
        case inOrder = "REC-3b"
        case later = "REC-3c"
        case halfOpen = "REC-3d"
        case emptyStretch = "REC-3e"
        case alwaysThere = "REC-3f"
    }

    public static let laws: Laws<Records> = [
        .places: Fix.isOnEarth,
        .finite: Fix.isFinite,
        .oneEach: .source(
            """
            For each position that is kept, the app makes one record, which contains both the place and the \
            activity.
            """,
            Source(.mobiliteDynamique, "4.2.1", "4.3")),
        .marks: .source(
            """
            The record of the fix at which a geofence opens has userMode 9. The record of the fix at which a geofence \
            is left has userMode 10.
            """, Source(.mobiliteDynamique, "4.3", "4.4")),
        .entered: .source(
            """
            For each trip that the user enters, the app makes a manual record. This record contains the vehicle \
            that the user chose, which may be a bus.
            """, Source(.mobiliteDynamique, "4.2.1", "4.3")),
        .howeverCoarse: .decision(
            """
            The `fixes` of the input have already passed mobility.accuracy and mobility.debounce. The app makes an \
            automatic record for each fix, whether or not an event marks the fix. The accuracy of the fix does not \
            matter, even if it is negative.
            """),
        .unknown: .decision(
            """
            If a fix has no `activity`, its record has the activity `unknown`. The activity is neither `notMoving` nor \
            the activity of the fix before it.
            """),
        .byTime: .decision(
            """
            `records` is sorted by the times `t` of the records, not by the order in which the app wrote them.
            """),
        .ties: .decision(
            """
            If several records have the same time, the automatic records come first, in the order of `fixes`. The \
            manual records follow, in the order of `trips`. The closing record comes last.
            """),
        .atIndex: .decision(
            """
            The `at` of an event is an index in the list `fixes` of the input, not in a list of the fixes by time. The \
            event marks only the fix at this index, not other fixes with the same time.
            """),
        .lastMarks: .decision(
            """
            If several events have the same `at`, the event that comes last in `geofence` determines the userMode of \
            the record.
            """),
        .indexOfAFix: .decision(
            """
            If the `at` of an event is not the index of a fix, the whole input is rejected as index.outOfRange.
            """),
        .placesFirst: .decision(
            "If fix.invalid and index.outOfRange both apply, the rejection is fix.invalid."),
        .ordinary: .decision(
            "A record that no event marks has userMode 0. Every manual record has userMode 0 too.",
            near: Source(.mobiliteDynamique, "4.3")
        ),
        .timeOfTrip: .decision(
            """
            A manual record has the place of the `fix` of its trip. Its time is the `t` of the trip, not the `t` of \
            that fix.
            """),
        .vehicle: .decision(
            """
            The activity of a manual record depends on the vehicle of its trip, not on the `fix` of the trip. The \
            activity is `walking` for the vehicle `walk`, `cycling` for `bike`, and `automotive` for `car`.
            """),
        .bus: .decision(
            """
            A manual record with the vehicle `bus` has the activity `automotive`, like one with the vehicle `car`. The \
            activity is not `unknown`.
            """),
        .unmatched: .decision(
            """
            An event marks the fix at its index `at`, even if the time or the centre of the event differs from the \
            time or the place of this fix.
            """),
        .closes: .source(
            "When the app ends, it adds a closing record, so that the stored data stay consistent.",
            Source(.mobiliteDynamique, "4.3")),
        .once: .decision(
            "If the app writes the same record twice, the record is stored only once.",
            near: Source(.mobiliteDynamique, "4.3")),
        .closingActivity: .decision(
            """
            The closing record has the activity of the fix `closing` in the input. If this fix has no `activity`, the \
            closing record has the activity `unknown`.
            """),
        .closingMode: .decision(
            """
            The closing record has userMode 0, not 10, since the end of the app does not mean that the person \
            leaves a geofence.
            """),
        .alike: .decision(
            """
            Two records are duplicates if their device, time, userMode and kind are all the same. Records that have \
            only the device and the time in common are not duplicates.
            """),
        .firstIsStored: .decision(
            """
            If several records are duplicates, only the first of them is stored, in the order of the `fixes` or \
            `trips` of the input.
            """),
        .kindsApart: .decision(
            """
            Records of different kinds are never duplicates. A manual or closing record is therefore stored beside an \
            automatic record with the same time and userMode.
            """),
        .placeIsNotAsked: .decision(
            "Two records may be duplicates even if their places, activities or vehicles are different."),
        .lastPosition: .decision(
            """
            The closing record has the time and the place of the fix `closing` in the input, even if another fix is \
            later.
            """),
        .sent: .source(
            """
            The app first stores each record. It then sends the record to the server if that is possible.
            """,
            Source(.mobiliteDynamique, "4.2.1", "4.3")),
        .inOrder: .decision(
            """
            The app sends records in the order of `records`, each record at most once. `sent` contains the indices \
            of the sent records in the list `records`.
            """),
        .later: .decision(
            """
            A record is sent at its own time if there is a network at that time. Otherwise the record is sent as soon \
            as there is a network.
            """),
        .halfOpen: .decision(
            """
            Each stretch in `network` consists of two times. There is a network from the first time on, up to but not \
            including the second time.
            """),
        .emptyStretch: .decision(
            "A stretch in `network` has an effect only if its first time is before its second time."),
        .alwaysThere: .decision("If `network` is absent from the input, there is a network at all times."),
    ]
}
