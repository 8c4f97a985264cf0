import SharedSpecs
import Specification

extension Records {
    public enum Law: LawName {
        public typealias Subsystem = Records
        case places, finite
        case oneEach, marks, entered, howeverCoarse, unknown, byTime, ties, atIndex, lastMarks, indexOfAFix,
            placesFirst, ordinary, timeOfTrip, vehicle, bus, unmatched
        case closes, once, closingActivity, closingMode, alike, firstIsStored, kindsApart, placeIsNotAsked,
            lastPosition
        case sent, inOrder, later, halfOpen, emptyStretch, alwaysThere
    }

    public static let laws: Laws<Records> = [
        ("FIX-1a", .places, .shared): Fix.isOnEarth,
        ("FIX-1b", .finite, .shared): Fix.isFinite,
        ("REC-1a", .oneEach, .source(.mobiliteDynamique, "4.2.1", "4.3")): """
        For each position that mobility.debounce and mobility.accuracy have kept, the app makes one record, which \
        contains both the place and the activity.
        """,
        ("REC-1b", .marks, .source(.mobiliteDynamique, "4.3", "4.4")): """
        If a geofence opens at a fix, the record of this fix has userMode 9. If a geofence is left at a fix, the \
        record of this fix has userMode 10.
        """,
        ("REC-1c", .entered, .source(.mobiliteDynamique, "4.2.1", "4.3")): """
        For each trip that the user enters, the app makes a manual record with the vehicle that the user chose, which \
        may be a bus.
        """,
        ("REC-1d", .howeverCoarse, .decision): """
        The `fixes` of the input have already been filtered by mobility.accuracy and mobility.debounce. The app makes \
        an automatic record for each fix, whether or not an event marks the fix. The accuracy of the fix does not \
        matter, even if it is negative.
        """,
        ("REC-1e", .unknown, .decision): """
        If a fix has no `activity`, the record of the fix has the activity `unknown`, not `notMoving` and not the \
        activity of the previous fix.
        """,
        ("REC-1f", .byTime, .decision): """
        `records` is sorted by the times `t` of the records, not by the order in which the app wrote them.
        """,
        ("REC-1g", .ties, .decision): """
        Records with the same time are sorted by kind: first the automatic records in the order of `fixes`, then the \
        manual records in the order of `trips`, and then the closing record.
        """,
        ("REC-1h", .atIndex, .decision): """
        The `at` of an event is an index in the list `fixes` of the input, not in a list of the fixes sorted by time. \
        The event marks only the fix at this index, not other fixes with the same time.
        """,
        ("REC-1i", .lastMarks, .decision): """
        If several events have the same `at`, the event that comes last in `geofence` determines the userMode of the \
        record.
        """,
        ("REC-1j", .indexOfAFix, .decision): """
        If the `at` of an event is not the index of a fix, the whole input is rejected as index.outOfRange.
        """,
        ("REC-1k", .placesFirst, .decision):
            "If fix.invalid and index.outOfRange both apply, the rejection is fix.invalid.",
        ("REC-1l", .ordinary, .decision(near: .mobiliteDynamique, "4.3")):
            "A record has userMode 0 if no event marks its fix. Every manual record also has userMode 0.",
        ("REC-1m", .timeOfTrip, .decision): """
        A manual record has the place of its trip's `fix`. The time of the record is the `t` of the trip itself, not \
        the `t` of that `fix`.
        """,
        ("REC-1n", .vehicle, .decision): """
        The activity of a manual record depends on the vehicle of its trip, not on the `fix` of the trip. The activity \
        is `walking` for the vehicle `walk`, `cycling` for `bike`, and `automotive` for `car`.
        """,
        ("REC-1o", .bus, .decision): """
        A manual record with the vehicle `bus` has the same activity as a manual record with the vehicle `car`: \
        `automotive`, not `unknown`.
        """,
        ("REC-1p", .unmatched, .decision): """
        An event marks the fix at its index `at`, even if the time or the centre of the event differs from the time or \
        the place of this fix.
        """,
        ("REC-2a", .closes, .source(.mobiliteDynamique, "4.3")):
            "When the app ends, it adds a closing record, so that the stored data stay consistent.",
        ("REC-2b", .once, .decision(near: .mobiliteDynamique, "4.3")):
            "If the app writes the same record twice, the record is stored only once.",
        ("REC-2c", .closingActivity, .decision): """
        The closing record has the activity of the fix `closing` in the input. If the fix `closing` has no \
        `activity`, the closing record has the activity `unknown`.
        """,
        ("REC-2d", .closingMode, .decision): """
        The closing record has userMode 0, not 10, since the app may end without the person leaving a geofence.
        """,
        ("REC-2e", .alike, .decision): """
        Two records are duplicates if their device, time, userMode and kind are all the same. Records that have only \
        the device and the time in common are not duplicates.
        """,
        ("REC-2g", .firstIsStored, .decision): """
        If several records are duplicates, only one of them is stored: the record whose fix or trip comes before the \
        others in `fixes` or `trips` of the input.
        """,
        ("REC-2h", .kindsApart, .decision): """
        Records of different kinds are never duplicates. A manual or closing record is therefore stored in addition to \
        an automatic record with the same time and userMode.
        """,
        ("REC-2i", .placeIsNotAsked, .decision):
            "Two records may be duplicates even if their places, activities or vehicles are different.",
        ("REC-2j", .lastPosition, .decision): """
        The closing record has the time and the place of the fix `closing` in the input, even if another fix is later.
        """,
        ("REC-3a", .sent, .source(.mobiliteDynamique, "4.2.1", "4.3")):
            "The app first stores each record and then, if possible, sends it to the server.",
        ("REC-3b", .inOrder, .decision): """
        The app sends records in the order of `records`, each record at most once. `sent` contains the indices of the \
        sent records in the list `records`.
        """,
        ("REC-3c", .later, .decision): """
        A record is sent at its own time if there is a network at that time. Otherwise the record is sent as soon as \
        there is a network.
        """,
        ("REC-3d", .halfOpen, .decision): """
        Each stretch in `network` consists of two times. There is a network from the first time of a stretch up to, \
        but not including, the second time.
        """,
        ("REC-3e", .emptyStretch, .decision):
            "A stretch in `network` has an effect only if its first time is before its second time.",
        ("REC-3f", .alwaysThere, .decision):
            "If `network` is absent from the input, there is a network at all times.",
    ]
}
