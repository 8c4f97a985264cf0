import SharedSpecs
import Specification

extension Trip {
    public enum Law: LawName {
        public typealias Subsystem = Trip
        case places, finite
        case order, placesFirst, othersFirst
        case located, stored, notified, switchedOff, label, bound, coarseIsRejected, causeIsGiven,
            boundItself, negative, cause, locatedEachTime, lastWaits, inOrder, nothingWaits, storedFirst,
            arrivalNeedsTrip, timeOfFix, vehicle, stillWaits
        case kept, automaticOff, concurrent, silentRestart, waitingIsLost, current, automaticSwitch,
            runsOnceStored, restStays
        case manualOnly, endedByChange, since, runningIsNot
        case sent, networkAtFirst, sentLater
    }

    private static let android = Source(.mobiliteDynamique, "2.2.4")
    private static let manual = Source(.mobiliteDynamique, "4.2.1")
    private static let positions = Source(.mobiliteDynamique, "4.3")

    public static let laws: Laws<Trip> = [
        ("FIX-1a", .places, .shared): Fix.isOnEarth,
        ("FIX-1b", .finite, .shared): Fix.isFinite,
        ("ORD-1a", .order, .shared): TimeOrder.inOrder,
        ("ORD-1b", .placesFirst, .shared): TimeOrder.afterPlaces,
        ("ORD-1c", .othersFirst, .decision):
            "If several rejections apply, fix.invalid and event.order take precedence over trip.none.",
        ("TRP-1a", .located, .source(.mobiliteDynamique, "2.2.4", "4.2.1")):
            "When the user chooses a vehicle or says that they have arrived, the app locates the user.",
        ("TRP-1b", .stored, .source(manual)): """
        The app stores the user's choice of a vehicle as a record with the place of the fix that located the user.
        """,
        ("TRP-1c", .notified, .source(manual)):
            "When the app stores the record of a choice or an arrival, the app notifies its other parts.",
        ("TRP-1d", .switchedOff, .source(android)):
            "When the app stores the record of a choice or an arrival, the app stops locating the user.",
        ("TRP-1e", .label, .source(manual)): """
        While a trip is running, the label of the button is "Change transport". While no trip is running, the label is \
        "Start a new trip".
        """,
        ("TRP-1f", .bound, .source(positions)): """
        The app accepts a fix if its accuracy is below 150 m, as in the manual mode of mobility.accuracy.
        """,
        ("TRP-1g", .coarseIsRejected, .source(positions)):
            "The app rejects a fix whose accuracy is above 150 m.",
        ("TRP-1h", .causeIsGiven, .source(positions)):
            "When the app rejects a fix, it shows the user a message with the cause.",
        ("TRP-1i", .boundItself, .decision): """
        The reading `mobility.accuracy.manual.boundary` decides whether the app accepts a fix with an accuracy of \
        exactly 150 m.
        """,
        ("TRP-1j", .negative, .decision): "The app does not accept a fix whose accuracy is negative.",
        ("TRP-1k", .cause, .decision): """
        The message about a rejected fix contains the index of the fix's event, counted from 0, and a code. The code \
        is accuracy.invalid if the accuracy is negative, and otherwise accuracy.poor.
        """,
        ("TRP-1l", .locatedEachTime, .decision): """
        For each `choose` or `arrived` event, the action is `locate`, even if the app is already locating the user.
        """,
        ("TRP-1m", .lastWaits, .decision): """
        After a choice or an arrival, the app waits for the next accepted fix. If another choice or arrival comes \
        before this fix, the later one replaces the earlier one.
        """,
        ("TRP-1n", .inOrder, .decision(near: .mobiliteDynamique, "2.2.4", "4.2.1")): """
        If a choice or an arrival is waiting when a fix is accepted, the actions are `record`, `send` if there is a \
        network, `notify` and `stopLocating`, in this order.
        """,
        ("TRP-1o", .nothingWaits, .decision):
            "If no choice or arrival is waiting when a fix comes, the app does nothing and shows no message.",
        ("TRP-1p", .storedFirst, .decision(near: manual)): """
        The `mode` of the state changes when the app stores the record, not when the user makes a choice or arrives. \
        After the record of a choice, `mode` is the chosen vehicle, even if this vehicle is the same as before. After \
        the record of an arrival, `mode` is null.
        """,
        ("TRP-1q", .arrivalNeedsTrip, .decision): """
        If an `arrived` event comes while no trip is running, the whole input is rejected as trip.none. A choice that \
        is still waiting for a fix has not started a trip yet.
        """,
        ("TRP-1r", .timeOfFix, .decision): """
        The record of a choice or an arrival has the kind `manual` and userMode 0. The record has the time and place \
        of the fix, not the time of the event.
        """,
        ("TRP-1s", .vehicle, .decision): """
        The record of a choice has the chosen vehicle, and the record of an arrival has the vehicle of the trip that \
        ends. The activity of the record is `walking` for `walk`, `cycling` for `bike`, and `automotive` for `car` and \
        `bus`, as in mobility.records.
        """,
        ("TRP-1t", .stillWaits, .decision): """
        When a fix is rejected, the list of actions is empty. The app continues to locate the user, and the choice \
        or arrival continues to wait for a fix.
        """,
        ("TRP-2a", .kept, .source(manual)): "A restart of the app does not end the current trip.",
        ("TRP-2b", .automaticOff, .source(android)):
            "While a trip that the user entered is running, automatic monitoring is off.",
        ("TRP-2c", .concurrent, .decision): """
        The reading `mobility.trip.automatic` decides whether automatic monitoring goes on or is off during a trip.
        """,
        ("TRP-2d", .silentRestart, .decision): "At a `restart`, the list of actions is empty.",
        ("TRP-2e", .waitingIsLost, .decision): """
        A restart discards a choice or an arrival that is waiting for a fix. The discarded choice starts no trip.
        """,
        ("TRP-2f", .current, .decision): """
        If the input contains `current`, a trip with that vehicle is already running before the first event.
        """,
        ("TRP-2g", .automaticSwitch, .decision): """
        In the input, `automatic` is the user's switch for automatic monitoring. In a state, `automatic` has the \
        value of this switch, unless a trip turns automatic monitoring off.
        """,
        ("TRP-2h", .runsOnceStored, .decision): """
        Under the option `off` of the reading `mobility.trip.automatic`, `automatic` is false, beginning with the \
        state after the first record of a trip. Under this option, `automatic` is false during the trip `current`, \
        beginning with the first state. From the state after the record of the arrival, `automatic` again has the \
        value of the user's switch. A first choice that is still waiting for a fix does not turn `automatic` off.
        """,
        ("TRP-2i", .restStays, .decision):
            "A restart does not change the history, the unsent records or the state of the network.",
        ("TRP-3a", .manualOnly, .source(android)): "The history shows the trips that the user entered.",
        ("TRP-3b", .endedByChange, .decision): """
        The history lists each trip that has ended, in the order in which the trips ended. A trip ends when the user \
        arrives or chooses a vehicle, even if this vehicle is the same as before. A choice during a trip ends this \
        trip and begins the next trip at the same time.
        """,
        ("TRP-3c", .since, .decision): """
        A trip lasts from the time of its first record, `from`, to the time of the record that ended it, `to`. Since a \
        fix may be earlier than the previous fix, `to` may be earlier than `from`. `from` is null only if the trip \
        began before the first event.
        """,
        ("TRP-3d", .runningIsNot, .decision):
            "A trip that is still running after the last event is not in the history.",
        ("TRP-4a", .sent, .source(manual)):
            "The app sends each stored record to the server if that is possible.",
        ("TRP-4b", .networkAtFirst, .decision): "Before the first event, there is a network.",
        ("TRP-4c", .sentLater, .decision): """
        When the network becomes available again, the list of actions contains one `send` for each unsent record. When \
        the network becomes unavailable, the list of actions is empty.
        """,
    ]
}
