import Specification

extension Sampling {
    public enum Law: String, LawName {
        case order = "ORD-1a"
        case switchedOn = "SAM-1a"
        case tick = "SAM-1b"
        case accepted = "SAM-1c"
        case saves = "SAM-1d"
        case opens = "SAM-1e"
        case stopsTimer = "SAM-1f"
        case listForEach = "SAM-1g"
        case offAtFirst = "SAM-1h"
        case inOrder = "SAM-1i"
        case tickLeavesTimer = "SAM-1j"
        case unrecorded = "SAM-1k"
        case interval = "SAM-1l"
        case radius = "SAM-1m"
        case ordinary = "SAM-1n"
        case left = "SAM-2a"
        case ten = "SAM-2b"
        case ownID = "SAM-2c"
        case exitInOrder = "SAM-2d"
        case tenWaits = "SAM-2e"
        case tenOnce = "SAM-2f"
        case enterForgets = "SAM-2g"
        case idsGoOn = "SAM-2h"
        case neverForGood = "SAM-3a"
        case terminated = "SAM-3b"
        case insideIsIdle = "SAM-3c"
        case endInOrder = "SAM-3d"
        case regionOutlives = "SAM-3e"
        case switchedOff = "SAM-3f"
        case offUnmonitors = "SAM-3g"
        case thenOff = "SAM-3h"
        case offForgets = "SAM-3i"
        case offIsIdle = "SAM-3j"
        case onIsOn = "SAM-3k"
        case nothingToLeave = "SAM-3l"
        case onlyAlways = "SAM-4a"
        case refusedIsSilent = "SAM-4b"
        case inUseIsAsked = "SAM-4c"
        case trip = "SAM-5a"
        case startsAnew = "SAM-5b"
        case notifies = "SAM-5c"
        case tripInOrder = "SAM-5d"
        case vehicle = "SAM-5e"
        case tripEndsGeofence = "SAM-5f"
        case tripForgets = "SAM-5g"
        case settings = "SAM-6a"
        case settingsFirst = "SAM-6b"
        case givenOnce = "SAM-6c"
        case givenAgain = "SAM-6d"
        case failures = "SAM-6e"
        case waits = "SAM-6f"
        case refusal = "SAM-6g"
        case narrowed = "SAM-6h"
        case likeSwitchOff = "SAM-6i"
        case lastCounts = "SAM-6j"
        case refusalCounts = "SAM-6k"
        case widened = "SAM-6l"
        case offIsSilent = "SAM-6m"
    }

    private static let system = Source(.mobiliteDynamique, "4.3")

    public static let laws: Laws<Sampling> = [
        .order: TimeOrder.inOrder,
        .switchedOn: .source(
            "When monitoring is switched on, the phone locates itself with the best accuracy, and a timer runs.",
            system),
        .tick: .source(
            """
            Each tick of the timer asks for the best accuracy, stops the updates and starts them again; only this \
            ensures a fix.
            """, system),
        .accepted: .source("An accepted fix is stored as a record, and the timer starts again.", system),
        .saves: .source(
            "After an accepted fix the receiver goes into power saving; it is not stopped.", system),
        .opens: .source(
            """
            When a fix opens a geofence, the system monitors the region of the geofence, and the record of the fix has \
            userMode 9.
            """, system),
        .stopsTimer: .source("When a geofence opens, the timer stops.", system),
        .listForEach: .decision(
            "Each event gives a list of actions, empty if nothing is done, and the state after it."),
        .offAtFirst: .decision(
            """
            At first the state is off. While monitoring is on, the state is inside if a geofence is open, and \
            otherwise outside.
            """),
        .inOrder: .decision(
            """
            The actions of an event come in this order. `switchOn`: `accuracy`, `startUpdates`, `startTimer`. `tick`: \
            `accuracy`, `stopUpdates`, `startUpdates`. `accepted`: `powerSaving`, `record`, `startTimer`. `opens`: \
            `powerSaving`, `monitorRegion`, `record`, `stopTimer`.
            """),
        .tickLeavesTimer: .decision(
            """
            A tick does not start the timer. A tick takes effect at any time, not only 180 s after the timer was \
            started.
            """),
        .unrecorded: .decision("A dropped or rejected fix gives no action, not even `powerSaving`."),
        .interval: .decision(
            "The timer's interval is 180 s.", near: Source(.mobiliteDynamique, "2.2.1", "4.3")),
        .radius: .decision("A monitored region has a radius of 100 m."),
        .ordinary: .decision(
            "The record of an accepted fix has userMode 0, not 9, unless SAM-2 makes it 10."),
        .left: .source(
            """
            When the system reports that the person left the region, monitoring starts again, and the timer with it.
            """, system),
        .ten: .source("The first record after the exit from a region has userMode 10.", system),
        .ownID: .source(
            """
            Each region has a different id, not the id of the first region. Only the exit from a region is \
            monitored.
            """, system
        ),
        .exitInOrder: .decision(
            """
            Inside a geofence, `regionExit` gives `unmonitorRegion`, `startTimer`, `accuracy`, `stopUpdates`, \
            `startUpdates`, in this order.
            """),
        .tenWaits: .decision(
            """
            After the exit from a region, dropped and rejected fixes have no record: userMode 10 waits for the next \
            record.
            """),
        .tenOnce: .decision("Only one record after each exit has userMode 10."),
        .enterForgets: .decision(
            """
            If the first record after an exit is for a fix that opens a geofence, that record has userMode 9, and no \
            later record has userMode 10.
            """),
        .idsGoOn: .decision(
            """
            The ids of the regions are geofence-1, geofence-2 and so on, counted over all events. Switching off and on \
            does not restart the count.
            """),
        .neverForGood: .source(
            "While the switch is on, updates are never stopped for good, not even inside a geofence.", system),
        .terminated: .source(
            "When the program ends, it stops monitoring and stores a closing record.", system),
        .insideIsIdle: .source(
            "Inside a geofence new positions are of no use: a tick or a fix gives no action and changes nothing.",
            system),
        .endInOrder: .decision(
            """
            `terminate` gives `stopTimer`, `stopUpdates` and the closing record, in this order, outside and inside a \
            geofence.
            """, near: system),
        .regionOutlives: .decision(
            "`terminate` does not unmonitor an open region: the system goes on monitoring that region."),
        .switchedOff: .decision("`switchOff` gives `stopTimer`, then `stopUpdates`."),
        .offUnmonitors: .decision("`switchOff` ends with `unmonitorRegion` if a region is open."),
        .thenOff: .decision("After `terminate` or `switchOff` the state is `off`."),
        .offForgets: .decision(
            "When the state becomes `off`, a userMode 10 that still waits for a record is dropped."),
        .offIsIdle: .decision(
            """
            While the state is `off`, every event except `switchOn` gives no action. Only `switchOn` and an \
            authorization change anything in this state.
            """),
        .onIsOn: .decision("`switchOn` while monitoring is on gives no action and changes nothing."),
        .nothingToLeave: .decision("`regionExit` outside a geofence gives no action and changes nothing."),
        .onlyAlways: .source(
            "The program can monitor in the background only with the authorization `always`.",
            Source(.mobiliteDynamique, "3.3")),
        .refusedIsSilent: .decision(
            """
            With the authorization `denied` or `restricted`, `switchOn` gives no action, not even a message, and the \
            state stays off.
            """),
        .inUseIsAsked: .decision(
            """
            With the authorization `whenInUse`, each `switchOn` gives the message `authorization.always`, and the \
            state stays off.
            """),
        .trip: .source("A trip that the user enters is stored with power saving on.", system),
        .startsAnew: .source(
            "After the user enters a trip, the timer starts again.", system),
        .notifies: .source("The rest of the program is notified of a trip that the user enters.", system),
        .tripInOrder: .decision(
            """
            While monitoring is on, `manualTrip` gives `powerSaving`, `record`, `unmonitorRegion` if a region is open, \
            `startTimer`, `notify`, in this order.
            """),
        .vehicle: .decision(
            """
            The record of a trip has userMode 0 and the chosen vehicle. The event `manualTrip` means that a fix of the \
            trip was accepted.
            """),
        .tripEndsGeofence: .decision(
            "A trip ends an open geofence without an exit: the state after manualTrip is outside."),
        .tripForgets: .decision("At a trip, a userMode 10 that still waits for a record is dropped."),
        .settings: .source(
            """
            At first the program allows updates in the background and forbids automatic pauses, since pausing lost \
            fixes and stopped the timer.
            """, system),
        .settingsFirst: .decision(
            """
            The first switchOn that turns monitoring on gives backgroundUpdates(true) and automaticPauses(false), in \
            this order, before its other actions.
            """),
        .givenOnce: .decision("A later switchOn does not give backgroundUpdates and automaticPauses again."),
        .givenAgain: .decision(
            """
            After a `terminate` while monitoring is on, the next `switchOn` that turns monitoring on gives \
            backgroundUpdates and automaticPauses again, since a restarted program has lost them.
            """),
        .failures: .source(
            "A failure says whether the position is unknown for now or the user has refused to be located.",
            Source(.mobiliteDynamique, "3.3")),
        .waits: .decision(
            """
            `failed` with `unknown` or `network` gives no action and changes nothing: the program waits for a \
            position.
            """),
        .refusal: .decision("`failed` with `denied`, while monitoring is on, ends the monitoring."),
        .narrowed: .decision(
            "An authorization other than `always`, while monitoring is on, ends the monitoring.",
            near: Source(.mobiliteDynamique, "4.2")),
        .likeSwitchOff: .decision(
            """
            When a refusal or an authorization ends the monitoring, it gives the actions of `switchOff`, then the \
            message `authorization.always`.
            """),
        .lastCounts: .decision("`switchOn` uses the latest authorization."),
        .refusalCounts: .decision(
            """
            After `failed` with `denied`, while monitoring is on, the authorization is `denied` until an event brings \
            another one.
            """),
        .widened: .decision(
            """
            An event with the authorization `always` gives no action: monitoring that is off stays off until \
            `switchOn`.
            """),
        .offIsSilent: .decision("An authorization while monitoring is off gives no message."),
    ]
}
