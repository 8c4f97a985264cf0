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
        .othersFirst: .decision("fix.invalid and event.order come before trip.none."),
        .located: .source(
            "The user is located when they choose a vehicle or say that they have arrived.",
            Source(.mobiliteDynamique, "2.2.4", "4.2.1")),
        .stored: .source("What the user chose is stored as a record, with the place of the fix.", manual),
        .notified: .source("When that is done, the rest of the program is notified.", manual),
        .switchedOff: .source("Location is switched off right after.", android),
        .label: .source(
            """
            While there is a trip the button says "Change transport", otherwise "Start a new trip".
            """, manual),
        .bound: .source(
            "A fix is accepted if its accuracy is below 150 m, as in the manual mode of mobility.accuracy.",
            positions),
        .coarseIsRejected: .source("A fix with an accuracy above 150 m is rejected.", positions),
        .causeIsGiven: .source("A message gives the user the cause of a rejected fix.", positions),
        .boundItself: .decision(
            "At exactly 150 m the reading mobility.accuracy.manual.boundary decides."),
        .negative: .decision("A fix with a negative accuracy is not accepted."),
        .cause: .decision(
            """
            The message names the event by its index, with accuracy.invalid if the accuracy is negative, else \
            accuracy.poor.
            """),
        .locatedEachTime: .decision(
            "choose and arrived give the action locate each time, not only if location is off."),
        .lastWaits: .decision(
            "A choice or an arrival waits for the next accepted fix, and a later choice or arrival replaces it."
        ),
        .inOrder: .decision(
            """
            An accepted fix for which something waits gives record, send if there is a network, notify, stopLocating, \
            in this order.
            """, near: Source(.mobiliteDynamique, "2.2.4", "4.2.1")),
        .nothingWaits: .decision("A fix for which nothing waits gives no action and no message."),
        .storedFirst: .decision(
            """
            The state changes only once the record is stored, not when the user chooses: to the chosen vehicle, even \
            if it is the same again, or to no trip after an arrival.
            """, near: manual),
        .arrivalNeedsTrip: .decision(
            """
            arrived without a trip, also while its first choice still waits, rejects the whole input as trip.none.
            """),
        .timeOfFix: .decision(
            "The record is manual, of userMode 0, with the time and place of the fix, not the time of the event."
        ),
        .vehicle: .decision(
            """
            Its vehicle is the chosen one, not that of the trip before, and after an arrival that of the trip which \
            ends; its activity is that of the vehicle, as in mobility.records.
            """),
        .stillWaits: .decision(
            "A rejected fix gives no action: location stays on, and what waits for a fix goes on waiting."),
        .kept: .source("A restart of the program does not end the current trip.", manual),
        .automaticOff: .source(
            "While a trip is entered by hand, automatic monitoring is off.", android),
        .concurrent: .decision("By the reading mobility.trip.automatic it goes on during a trip."),
        .silentRestart: .decision("A restart gives no action."),
        .waitingIsLost: .decision(
            """
            A choice or an arrival that waits is lost with a restart and does not become the trip.
            """),
        .current: .decision("A current trip of the input runs from before the first event."),
        .automaticSwitch: .decision("automatic in a state is the user's switch, unless a trip turns it off."),
        .runsOnceStored: .decision(
            """
            It is off from the state in which the trip's record is stored until the one in which its arrival is, not \
            while only a first choice waits.
            """),
        .restStays: .decision(
            "A restart leaves the history, the records that are not sent yet and the network as they are."),
        .manualOnly: .source("The history shows the trips that the user entered.", android),
        .endedByChange: .decision(
            """
            It has each trip that is over, in order, whether an arrival ended it or a change, which begins the next \
            trip at the same time.
            """),
        .since: .decision(
            """
            A trip lasts from the time of its first record to that of the record that ended it; from is null only if \
            it began before the first event.
            """),
        .runningIsNot: .decision("The trip that still runs is not in the history."),
        .sent: .source("A stored record is sent to the server if that is possible.", manual),
        .networkAtFirst: .decision("At first there is a network."),
        .sentLater: .decision(
            """
            When the network comes back there is one send for each record that is not sent yet; when it goes there is \
            no action.
            """),
    ]
}
