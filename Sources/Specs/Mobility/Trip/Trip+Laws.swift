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
            "If several rejections apply, fix.invalid and event.order take precedence over trip.none."),
        .located: .source(
            "When the user chooses a vehicle or says that they have arrived, the app locates the user.",
            Source(.mobiliteDynamique, "2.2.4", "4.2.1")),
        .stored: .source(
            """
            The app stores the user's choice of a vehicle as a record, which contains the place of the fix with which \
            the app located the user.
            """, manual),
        .notified: .source(
            "When the app stores the record of a choice or an arrival, the app notifies its other parts.",
            manual),
        .switchedOff: .source(
            "When the app stores the record of a choice or an arrival, the app stops locating the user.",
            android),
        .label: .source(
            """
            While a trip is running, the label of the button is "Change transport". While no trip is running, the \
            label is "Start a new trip".
            """, manual),
        .bound: .source(
            """
            The app accepts a fix if its accuracy is below 150 m, as in the manual mode of mobility.accuracy.
            """, positions),
        .coarseIsRejected: .source("The app rejects a fix whose accuracy is above 150 m.", positions),
        .causeIsGiven: .source(
            "When the app rejects a fix, it shows the user a message with the cause.", positions),
        .boundItself: .decision(
            """
            The reading `mobility.accuracy.manual.boundary` decides whether the app accepts a fix with an accuracy of \
            exactly 150 m.
            """),
        .negative: .decision("The app does not accept a fix whose accuracy is negative."),
        .cause: .decision(
            """
            The message about a rejected fix contains the index of the event, counted from 0, and a code. The code is \
            accuracy.invalid if the accuracy is negative, and otherwise accuracy.poor.
            """),
        .locatedEachTime: .decision(
            """
            At each event `choose` or `arrived`, the action is `locate`, even if the app is already locating the user.
            """),
        .lastWaits: .decision(
            """
            After a choice or an arrival, the app waits for the next accepted fix. If another choice or arrival comes \
            before this fix, the later one replaces the earlier one.
            """),
        .inOrder: .decision(
            """
            If a choice or an arrival is waiting when a fix is accepted, the actions are `record`, `send` if there is \
            a network, `notify` and `stopLocating`, in this order.
            """, near: Source(.mobiliteDynamique, "2.2.4", "4.2.1")),
        .nothingWaits: .decision(
            """
            If no choice or arrival is waiting when a fix comes, the app does nothing and shows no message.
            """),
        .storedFirst: .decision(
            """
            The `mode` of the state changes when the app stores the record, not when the user makes a choice or \
            arrives. After the record of a choice, `mode` is the chosen vehicle, even if it is the same vehicle as \
            before. After the record of an arrival, `mode` is null.
            """, near: manual),
        .arrivalNeedsTrip: .decision(
            """
            If an event `arrived` comes while no trip is running, the whole input is rejected as trip.none. The input \
            is rejected even if the user's first choice is still waiting for a fix.
            """),
        .timeOfFix: .decision(
            """
            The record of a choice or an arrival has the kind `manual` and userMode 0. The record has the time and \
            place of the fix, not the time of the event.
            """),
        .vehicle: .decision(
            """
            The record of a choice has the chosen vehicle, and the record of an arrival has the vehicle of the trip \
            that ends. The activity of the record is `walking` for `walk`, `cycling` for `bike`, and `automotive` for \
            `car` and `bus`, as in mobility.records.
            """),
        .stillWaits: .decision(
            """
            When a fix is rejected, the list of actions is empty. The app goes on locating the user, and the choice or \
            arrival goes on waiting for a fix.
            """),
        .kept: .source("A restart of the app does not end the current trip.", manual),
        .automaticOff: .source(
            "While a trip that the user entered is running, automatic monitoring is off.", android),
        .concurrent: .decision(
            """
            The reading `mobility.trip.automatic` decides whether automatic monitoring goes on or is off during a \
            trip.
            """),
        .silentRestart: .decision("At a `restart`, the list of actions is empty."),
        .waitingIsLost: .decision(
            """
            A restart discards a choice or an arrival that is waiting for a fix. The discarded choice does not become \
            the trip.
            """),
        .current: .decision(
            "If the input contains `current`, a trip with that vehicle is already running before the first event."
        ),
        .automaticSwitch: .decision(
            """
            In the input, `automatic` is the user's switch for automatic monitoring. In a state, `automatic` has the \
            same value, unless a trip turns automatic monitoring off.
            """),
        .runsOnceStored: .decision(
            """
            A trip turns `automatic` off, beginning with the state after the first record of the trip. The trip \
            `current` turns `automatic` off from the first state. Beginning with the state after the record of the \
            arrival, `automatic` is the user's switch again. A first choice that is still waiting for a fix does not \
            turn `automatic` off.
            """),
        .restStays: .decision(
            "A restart does not change the history, the unsent records or whether there is a network."),
        .manualOnly: .source("The history shows the trips that the user entered.", android),
        .endedByChange: .decision(
            """
            The history lists each trip that has ended, in the order in which the trips ended. A trip ends when the \
            user arrives or chooses a vehicle, even if it is the same vehicle again. Such a choice begins the next \
            trip at the same time.
            """),
        .since: .decision(
            """
            A trip lasts from the time of its first record, `from`, to the time of the record that ended it, `to`. \
            Since a fix may be earlier than the fix before it, `to` may be earlier than `from`. `from` is null only if \
            the trip began before the first event.
            """),
        .runningIsNot: .decision("A trip that is still running after the last event is not in the history."),
        .sent: .source("The app sends each stored record to the server if that is possible.", manual),
        .networkAtFirst: .decision("Before the first event, there is a network."),
        .sentLater: .decision(
            """
            When the network becomes available again, the list of actions contains one `send` for each unsent record. \
            When the network becomes unavailable, the list of actions is empty.
            """),
    ]
}
