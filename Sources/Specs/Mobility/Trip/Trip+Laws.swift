import SharedSpecs
import Specification

extension Trip: Derived {
    public typealias Rule = LawClause<Trip>

    public enum Law: String, LawName {
        case places = "FIX-1a"
        case finite = "FIX-1b"
        case order = "ORD-1a"
        case placesFirst = "ORD-1b"
        case located = "TRP-1a"
        case stored = "TRP-1b"
        case label = "TRP-1c"
        case switchedOff = "TRP-1d"
        case coarseIsRejected = "TRP-1e"
        case locatedEachTime = "TRP-1f"
        case lastWaits = "TRP-1g"
        case inOrder = "TRP-1h"
        case nothingWaits = "TRP-1i"
        case storedFirst = "TRP-1j"
        case arrivalNeedsTrip = "TRP-1k"
        case bound = "TRP-1l"
        case boundItself = "TRP-1m"
        case negative = "TRP-1n"
        case cause = "TRP-1o"
        case timeOfFix = "TRP-1p"
        case vehicle = "TRP-1q"
        case kept = "TRP-2a"
        case automaticOff = "TRP-2b"
        case waitingIsLost = "TRP-2c"
        case current = "TRP-2d"
        case automaticSwitch = "TRP-2e"
        case runsOnceStored = "TRP-2f"
        case told = "TRP-3a"
        case endedByChange = "TRP-3b"
        case since = "TRP-3c"
        case runningIsNot = "TRP-3d"
        case sent = "TRP-4a"
        case networkAtFirst = "TRP-4b"
        case sentLater = "TRP-4c"
    }

    public static let laws: Laws<Trip> = [
        .places: Fix.isOnEarth,
        .finite: Fix.isFinite,
        .order: TimeOrder.inOrder,
        .placesFirst: TimeOrder.afterPlaces,
        .located: .source(
            "Whoever chooses what they travel by, or says that they have arrived, is located.",
            Source(.mobiliteDynamique, "2.2.4", "4.3")),
        .stored: .source(
            "The record is stored, sent if possible, and the end of it all notified.",
            Source(.mobiliteDynamique, "4.3")),
        .label: .source(
            """
            While there is a trip the button says "Change transport", otherwise "Start a new trip".
            """, Source(.mobiliteDynamique, "2.2.4", "4.2.1")),
        .switchedOff: .source(
            "Location is switched off right after the notice.", Source(.mobiliteDynamique, "4.3")),
        .coarseIsRejected: .source(
            "A fix that is too coarse is rejected, and the user is given the cause.",
            Source(.mobiliteDynamique, "4.3")),
        .locatedEachTime: .decision(
            "choose and arrived give the action locate, whether location is on or not."),
        .lastWaits: .decision(
            "What was chosen, or the arrival, waits for the next fix; the last of them is what waits."),
        .inOrder: .decision(
            """
            An accepted fix for which something waits gives record, send if there is a network, notify, stopLocating, \
            in this order.
            """),
        .nothingWaits: .decision(
            "A fix for which nothing waits gives no action and no message."),
        .storedFirst: .decision(
            """
            The state changes only once the record is stored, not when the user chooses: to what was chosen, also if \
            it is the same again, or to no trip after an arrival.
            """),
        .arrivalNeedsTrip: .decision(
            """
            arrived without a trip, also while its first choice still waits, rejects the whole input as trip.none.
            """),
        .bound: .decision(
            "Accepted is what mobility.accuracy accepts in manual mode: an accuracy below 150 m."),
        .boundItself: .decision(
            "Exactly 150 m follows the reading mobility.accuracy.manual.boundary."),
        .negative: .decision("A negative accuracy is not accepted."),
        .cause: .decision(
            """
            The message names the event by its index, with accuracy.invalid if the accuracy is negative, else \
            accuracy.poor.
            """),
        .timeOfFix: .decision(
            "The record is manual, of userMode 0, with the time and place of the fix, not the time of the event."
        ),
        .vehicle: .decision(
            """
            Its vehicle is what was chosen, and after an arrival that of the trip which ends; its activity is that of \
            the vehicle, as in mobility.records.
            """),
        .kept: .source(
            "The current trip is kept where a restart of the program does not reach it.",
            Source(.mobiliteDynamique, "4.2.1")),
        .automaticOff: .source(
            """
            While trips are entered by hand, the automatic monitoring is switched off, since the user says how they \
            move; by the reading mobility.trip.automatic it goes on.
            """, Source(.mobiliteDynamique, "2.2.4")),
        .waitingIsLost: .decision(
            "A restart gives no action, and what waits is lost with it; the history and what is unsent stay."),
        .current: .decision(
            "If the input names a current trip, it runs from before the first event."),
        .automaticSwitch: .decision("automatic in a state is the user's switch, unless it is off by TRP-2b."),
        .runsOnceStored: .decision(
            """
            It is off from the state in which the trip's record is stored until the one in which its arrival is; while \
            only a first choice waits, no trip runs.
            """),
        .told: .source(
            "The history shows the trips that the user entered, and no others.",
            Source(.mobiliteDynamique, "2.2.4")),
        .endedByChange: .decision(
            """
            Each trip that is over is in the history, in order, be it ended by an arrival or by a change, which begins \
            the next trip at the same time.
            """),
        .since: .decision(
            """
            It lasts from the time of its first record, null if it began before the first event, to that of the \
            record with which it ended.
            """),
        .runningIsNot: .decision("The trip that still runs is not in the history."),
        .sent: .source(
            "What is stored is sent to the server if that is possible.", Source(.mobiliteDynamique, "4.2.1")),
        .networkAtFirst: .decision("At first there is a network."),
        .sentLater: .decision(
            """
            When the network comes back there is one send for each record that is not sent yet, and no action if there \
            is none; when it goes there is no action.
            """),
    ]
}
