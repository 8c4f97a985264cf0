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
            "Each position that is kept gives one record, in which place and activity are written together.",
            Source(.mobiliteDynamique, "4.2.1", "4.3")),
        .marks: .source(
            "9 marks the record with which a geofence opens, 10 the one with which it is left.",
            Source(.mobiliteDynamique, "4.3", "4.4")),
        .entered: .source(
            "What the user enters of a trip gives a record with the chosen vehicle, bus included.",
            Source(.mobiliteDynamique, "4.2.1", "4.3")),
        .howeverCoarse: .decision(
            """
            The fixes are those that mobility.accuracy and mobility.debounce have kept: each gives an automatic \
            record, marked or not, however coarse it is, even if its accuracy is negative.
            """),
        .unknown: .decision(
            """
            The record of a fix without an activity has the activity unknown: it is not that of the fix before it, and \
            not notMoving.
            """),
        .byTime: .decision("Records come in the order of time, not in that in which they are written."),
        .ties: .decision(
            """
            Of equal times the automatic records come first, in the order of the fixes, then the manual ones, in the \
            order of the trips, then the closing one.
            """),
        .atIndex: .decision(
            """
            An event of a geofence marks the fix at its index among the fixes as they are given, not as time orders \
            them, and not all fixes of that time.
            """),
        .lastMarks: .decision("Of several events at one index the last one marks the record, not the first."),
        .indexOfAFix: .decision("An index that no fix has is index.outOfRange."),
        .placesFirst: .decision("Whether a fix or a place is invalid is asked before that."),
        .ordinary: .decision(
            "All other records have the userMode 0, manual ones too.", near: Source(.mobiliteDynamique, "4.3")
        ),
        .timeOfTrip: .decision(
            "A manual record has the place of its fix and the time of the trip, not of the fix."),
        .vehicle: .decision(
            """
            Its activity is that of the vehicle, not that of the fix: walk is walking, bike is cycling, car is \
            automotive.
            """),
        .bus: .decision("A bus is automotive as well, not unknown."),
        .unmatched: .decision(
            "An event need not have the time or the centre of the fix that it marks."),
        .closes: .source(
            """
            A program that is ended adds a closing record, lest what is stored be inconsistent.
            """, Source(.mobiliteDynamique, "4.3")),
        .once: .decision(
            "The same records written twice are stored once.", near: Source(.mobiliteDynamique, "4.3")),
        .closingActivity: .decision(
            "The closing record has the activity of its fix, unknown if that has none."),
        .closingMode: .decision("It has the userMode 0, and not 10 as if a geofence were left."),
        .alike: .decision(
            """
            Records are duplicates if device, time, userMode and kind are the same, not if device and time alone are.
            """
        ),
        .firstIsStored: .decision(
            "Of duplicates the first in the order of the records is stored, not the last."),
        .kindsApart: .decision(
            """
            Records of two kinds are no duplicates: a manual or closing record is stored beside an automatic one of \
            its time and userMode.
            """),
        .placeIsNotAsked: .decision(
            "Duplicates need not have the same place, activity or vehicle."),
        .lastPosition: .decision(
            "The closing record has the time and place of the last position."),
        .sent: .source(
            "Records are stored first, and sent to the server if that is possible.",
            Source(.mobiliteDynamique, "4.2.1", "4.3")),
        .inOrder: .decision(
            "They are sent in their order, each once: sent names the records that are stored, by their indices."
        ),
        .later: .decision(
            "A record is sent at its own time or, if there is no network then, as soon as there is one."),
        .halfOpen: .decision(
            "A network from one time to another is there at the first, and no longer at the second."),
        .emptyStretch: .decision("If the first is not before the second, that network is never there."),
        .alwaysThere: .decision("If the input says nothing of a network, it is always there."),
    ]
}
