import SharedSpecs
import Specification

extension Trip {
    public enum Law: String, LawName {
        case places = "FIX-1a"
        case finite = "FIX-1b"
        case order = "ORD-1a"
        case placesFirst = "ORD-1b"
        case othersFirst = "ORD-1c"
        case located = "TRP-1a"
        case stored = "TRP-1b"
        case notified = "TRP-1c"
        case switchedOff = "TRP-1d"
        case label = "TRP-1e"
        case bound = "TRP-1f"
        case coarseIsRejected = "TRP-1g"
        case causeIsGiven = "TRP-1h"
        case boundItself = "TRP-1i"
        case negative = "TRP-1j"
        case cause = "TRP-1k"
        case locatedEachTime = "TRP-1l"
        case lastWaits = "TRP-1m"
        case inOrder = "TRP-1n"
        case nothingWaits = "TRP-1o"
        case storedFirst = "TRP-1p"
        case arrivalNeedsTrip = "TRP-1q"
        case timeOfFix = "TRP-1r"
        case vehicle = "TRP-1s"
        case stillWaits = "TRP-1t"
        case kept = "TRP-2a"
        case automaticOff = "TRP-2b"
        case concurrent = "TRP-2c"
        case silentRestart = "TRP-2d"
        case waitingIsLost = "TRP-2e"
        case current = "TRP-2f"
        case automaticSwitch = "TRP-2g"
        case runsOnceStored = "TRP-2h"
        case restStays = "TRP-2i"
        case manualOnly = "TRP-3a"
        case endedByChange = "TRP-3b"
        case since = "TRP-3c"
        case runningIsNot = "TRP-3d"
        case sent = "TRP-4a"
        case networkAtFirst = "TRP-4b"
        case sentLater = "TRP-4c"
    }

    private static let android = Source(.mobiliteDynamique, "2.2.4")
    private static let manual = Source(.mobiliteDynamique, "4.2.1")
    private static let positions = Source(.mobiliteDynamique, "4.3")

    public static let laws: Laws<Trip> = [
        .places: Fix.isOnEarth,
        .finite: Fix.isFinite,
        .order: TimeOrder.inOrder,
        .placesFirst: TimeOrder.afterPlaces,
        .othersFirst: .decision(
            "If several rejections apply, fix.invalid and event.order come before trip.none."),
        .located: .source(
            "The user is located when they choose a vehicle or say that they have arrived.",
            Source(.mobiliteDynamique, "2.2.4", "4.2.1")),
        .stored: .source("The choice of the user is stored as a record, with the place of the fix.", manual),
        .notified: .source(
            "When the record of a choice or an arrival is stored, the rest of the program is notified.",
            manual),
        .switchedOff: .source(
            "When the record of a choice or an arrival is stored, location is switched off.", android),
        .label: .source(
            "While a trip runs, the button says \"Change transport\", otherwise \"Start a new trip\".", manual
        ),
        .bound: .source(
            "A fix is accepted if its accuracy is below 150 m, as in the manual mode of mobility.accuracy.",
            positions),
        .coarseIsRejected: .source("A fix with an accuracy above 150 m is rejected.", positions),
        .causeIsGiven: .source("When a fix is rejected, a message gives the user the cause.", positions),
        .boundItself: .decision(
            """
            Whether a fix with an accuracy of exactly 150 m is accepted depends on the reading \
            `mobility.accuracy.manual.boundary`.
            """),
        .negative: .decision("A fix with a negative accuracy is not accepted."),
        .cause: .decision(
            """
            The message about a rejected fix has the index of the event and a code: accuracy.invalid if the accuracy \
            is negative, otherwise accuracy.poor.
            """),
        .locatedEachTime: .decision(
            "`choose` and `arrived` each give the action `locate`, even if location is already on."),
        .lastWaits: .decision(
            "A choice or an arrival waits for the next accepted fix, and a later choice or arrival replaces it."
        ),
        .inOrder: .decision(
            """
            If a choice or an arrival waits for an accepted fix, the fix gives `record`, `send` if there is a network, \
            `notify` and `stopLocating`, in this order.
            """, near: Source(.mobiliteDynamique, "2.2.4", "4.2.1")),
        .nothingWaits: .decision(
            "A fix gives no action and no message if no choice or arrival waits for it."),
        .storedFirst: .decision(
            """
            The mode of the state changes when the record is stored, not when the user chooses. The mode becomes the \
            chosen vehicle, even the same one again, or null after an arrival.
            """, near: manual),
        .arrivalNeedsTrip: .decision(
            """
            `arrived` rejects the whole input as trip.none if no trip runs, even if a first choice still waits.
            """),
        .timeOfFix: .decision(
            """
            The record of a choice or an arrival is manual and has userMode 0. The record has the time and place of \
            the fix, not the time of the event.
            """),
        .vehicle: .decision(
            """
            The record of a choice has the chosen vehicle, and that of an arrival the vehicle of the trip that ends. \
            The activity of the record is `walking` for `walk`, `cycling` for `bike`, and `automotive` for `car` and \
            `bus`, as in mobility.records.
            """),
        .stillWaits: .decision(
            "A rejected fix gives no action: location stays on, and the choice or arrival goes on waiting."),
        .kept: .source("A restart of the program does not end the current trip.", manual),
        .automaticOff: .source(
            "While a trip that the user entered runs, automatic monitoring is off.", android),
        .concurrent: .decision(
            """
            Whether automatic monitoring is off during a trip or goes on depends on the reading \
            `mobility.trip.automatic`.
            """),
        .silentRestart: .decision("A restart gives no action."),
        .waitingIsLost: .decision(
            "A restart discards a waiting choice or arrival; a waiting choice does not become the trip."),
        .current: .decision("If the input gives `current`, that trip already runs before the first event."),
        .automaticSwitch: .decision(
            """
            In a state, `automatic` is the user's switch, given as `automatic` in the input, unless a trip turns it \
            off.
            """),
        .runsOnceStored: .decision(
            """
            A trip turns `automatic` off, beginning with the state after its first record; the trip `current` does so \
            from the first state. Beginning with the state after the record of the arrival, `automatic` is the user's \
            switch again. A first choice that still waits for a fix does not turn `automatic` off.
            """),
        .restStays: .decision(
            "A restart leaves the history, the unsent records and the network as they are."),
        .manualOnly: .source("The history shows the trips that the user entered.", android),
        .endedByChange: .decision(
            """
            The history lists each trip that has ended, in the order of their ends. An arrival ends a trip, and so \
            does a change, even to the same vehicle. A change begins the next trip at the same time.
            """),
        .since: .decision(
            """
            A trip lasts from the time of its first record to the time of the record that ends it, which may be \
            earlier, since times of fixes may fall. `from` is null only if the trip began before the first event.
            """),
        .runningIsNot: .decision("A trip that still runs is not in the history."),
        .sent: .source("A stored record is sent to the server if that is possible.", manual),
        .networkAtFirst: .decision("At first there is a network."),
        .sentLater: .decision(
            """
            When the network becomes available again, there is one `send` for each unsent record. When the network \
            becomes unavailable, there is no action.
            """),
    ]
}
