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
            "Each position that is kept gives one record, which contains the place and the activity together.",
            Source(.mobiliteDynamique, "4.2.1", "4.3")),
        .marks: .source(
            """
            The record at which a geofence opens has userMode 9; the record at which it is left has userMode 10.
            """, Source(.mobiliteDynamique, "4.3", "4.4")),
        .entered: .source(
            """
            Each trip that the user enters gives a manual record with the chosen vehicle, which may be a bus.
            """, Source(.mobiliteDynamique, "4.2.1", "4.3")),
        .howeverCoarse: .decision(
            """
            The fixes of the input have passed mobility.accuracy and mobility.debounce. Each fix gives an automatic \
            record, whether or not an event marks it, whatever its accuracy, even if the accuracy is negative.
            """),
        .unknown: .decision(
            """
            The record of a fix without an activity has the activity `unknown`, not `notMoving` and not that of the \
            fix before it.
            """),
        .byTime: .decision(
            "Records come in the order of their times, not in the order in which they were written."),
        .ties: .decision(
            """
            At equal times the automatic records come first, in the order of the fixes. The manual records follow, in \
            the order of the trips, and then the closing record.
            """),
        .atIndex: .decision(
            """
            An event of a geofence marks the fix at its index in the list of the input, not in the order of time. \
            Other fixes of the same time are not marked.
            """),
        .lastMarks: .decision(
            "If several events have the same index, the last of them marks the record, not the first."),
        .indexOfAFix: .decision(
            "If an event has an index that no fix has, the whole input is rejected as index.outOfRange."),
        .placesFirst: .decision(
            "If fix.invalid and index.outOfRange both apply, the rejection is fix.invalid."),
        .ordinary: .decision(
            "A record that no event marks has userMode 0, and so does a manual record.",
            near: Source(.mobiliteDynamique, "4.3")
        ),
        .timeOfTrip: .decision(
            "A manual record has the place of its fix, but the time of the trip, not of the fix."),
        .vehicle: .decision(
            """
            A manual record has the activity of its vehicle, not of its fix: `walk` gives `walking`, `bike` gives \
            `cycling`, and `car` gives `automotive`.
            """),
        .bus: .decision("The vehicle `bus` gives `automotive` too, not `unknown`."),
        .unmatched: .decision("An event need not have the time or the centre of the fix that it marks."),
        .closes: .source(
            "When the program ends, a closing record is added so that the stored data stay consistent.",
            Source(.mobiliteDynamique, "4.3")),
        .once: .decision(
            "A record that is written twice is stored once.", near: Source(.mobiliteDynamique, "4.3")),
        .closingActivity: .decision(
            "The closing record has the activity of its fix, or `unknown` if the fix has none."),
        .closingMode: .decision(
            "The closing record has userMode 0, not 10: the end of the program does not leave a geofence."),
        .alike: .decision(
            """
            Records are duplicates if device, time, userMode and kind are all the same; the same device and time \
            alone are not enough.
            """),
        .firstIsStored: .decision(
            "Of several duplicates, the first in the order of the records is stored, not the last."),
        .kindsApart: .decision(
            """
            Records of different kinds are never duplicates: a manual or closing record is stored beside an automatic \
            record with the same time and userMode.
            """),
        .placeIsNotAsked: .decision("Duplicates may differ in place, activity and vehicle."),
        .lastPosition: .decision(
            "The closing record has the time and place of the input's `closing`, even if a fix is later."),
        .sent: .source(
            "Records are stored first, and sent to the server if that is possible.",
            Source(.mobiliteDynamique, "4.2.1", "4.3")),
        .inOrder: .decision(
            """
            Records are sent in their order, each at most once. `sent` lists the indices of the sent records among the \
            stored ones.
            """),
        .later: .decision(
            "A record is sent at its own time or, if there is no network then, as soon as there is a network."
        ),
        .halfOpen: .decision(
            """
            A network stretch includes its first time and excludes its second: at the second time there is no \
            network.
            """),
        .emptyStretch: .decision(
            "A network stretch has an effect only if its first time is before its second."),
        .alwaysThere: .decision("If `network` is absent from the input, there is always a network."),
    ]
}
