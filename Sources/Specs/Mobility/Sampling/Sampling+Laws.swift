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
            """
            When `switchOn` turns monitoring on, the app asks for the best accuracy and starts updates and the timer.
            """, system),
        .tick: .source(
            """
            At each tick of the timer, the app asks for the best accuracy, stops the location updates and starts them \
            again. Only this restart ensures that the phone gets a fix.
            """, system),
        .accepted: .source(
            "When a fix is accepted, the app stores it as a record and starts the timer again.", system),
        .saves: .source(
            "After an accepted fix, the app sets the receiver to power saving instead of stopping it.",
            system),
        .opens: .source(
            """
            When a fix opens a geofence, the app lets the system monitor the region of the geofence. The record of \
            this fix has userMode 9.
            """, system),
        .stopsTimer: .source("When a geofence opens, the app stops the timer.", system),
        .listForEach: .decision(
            """
            For each event, `actions` contains one list, which is empty if the app does nothing, and `states` contains \
            the state after the event.
            """),
        .offAtFirst: .decision(
            """
            Before the first event, the state is `off`. While monitoring is on, the state is `inside` if a geofence is \
            open; otherwise the state is `outside`.
            """),
        .inOrder: .decision(
            """
            The actions at an event are in this order. At `switchOn`: `accuracy`, `startUpdates`, `startTimer`. At a \
            `tick`: `accuracy`, `stopUpdates`, `startUpdates`. At a fix with the outcome `accepted`: `powerSaving`, \
            `record`, `startTimer`. At a fix with the outcome `opens`: `powerSaving`, `monitorRegion`, `record`, \
            `stopTimer`.
            """),
        .tickLeavesTimer: .decision(
            """
            At a tick, the app does not start the timer again. The app acts on a tick even if the tick does not come \
            exactly 180 s after the timer was started.
            """),
        .unrecorded: .decision(
            "At a dropped or rejected fix, the app does nothing; even power saving stays as it is."),
        .interval: .decision(
            "The timer ticks 180 s after it was started: `seconds` of the action `startTimer` is 180.",
            near: Source(.mobiliteDynamique, "2.2.1", "4.3")),
        .radius: .decision("The radius of a monitored region is 100 m."),
        .ordinary: .decision(
            """
            The record of a fix with the outcome `accepted` has userMode 0, or userMode 10 if SAM-2 requires it after \
            the exit from a region. Only the record of a fix that opens a geofence has userMode 9.
            """),
        .left: .source(
            """
            When the system reports that the person has left the region of a geofence, the app starts location updates \
            and the timer again.
            """, system),
        .ten: .source(
            """
            The first record after the exit from a region has userMode 10 if it is that of a fix with the outcome \
            `accepted`. SAM-3i states an exception.
            """, system),
        .ownID: .source(
            """
            No two regions have the same id. The system monitors only whether the person leaves a region, not whether \
            the person enters it.
            """, system),
        .exitInOrder: .decision(
            """
            If a geofence is open at `regionExit`, the actions are `unmonitorRegion`, `startTimer`, `accuracy`, \
            `stopUpdates` and `startUpdates`, in this order.
            """),
        .tenWaits: .decision(
            """
            A dropped or rejected fix after the exit from a region has no record, so it does not use up userMode 10. \
            Instead, SAM-2b applies to the next record that the app stores.
            """),
        .tenOnce: .decision("After each exit from a region, at most one record has userMode 10."),
        .enterForgets: .decision(
            """
            If the first record after the exit from a region is that of a fix which opens a geofence, this record has \
            userMode 9. In this case, no record has userMode 10 for that exit.
            """),
        .idsGoOn: .decision(
            """
            The ids of the regions are geofence-1, geofence-2 and so on, counted over all events of the input. The \
            count does not start again when monitoring is switched off and on.
            """),
        .neverForGood: .source(
            """
            Unless the app ends the monitoring, it stops location updates only to start them again immediately, even \
            inside a geofence.
            """, system),
        .terminated: .source("When the app ends, it stops monitoring and stores a closing record.", system),
        .insideIsIdle: .source(
            """
            While a geofence is open, new positions are of no use. At a tick or a fix, the app therefore does nothing, \
            and nothing changes.
            """, system),
        .endInOrder: .decision(
            """
            While monitoring is on, the actions at `terminate` are `stopTimer`, `stopUpdates` and the closing \
            `record`, in this order. The actions are the same outside and inside a geofence.
            """, near: system),
        .regionOutlives: .decision(
            """
            If a geofence is open at `terminate`, the app does not end the monitoring of its region. The system goes \
            on monitoring that region.
            """),
        .switchedOff: .decision(
            "While monitoring is on, the actions at `switchOff` begin with `stopTimer`, then `stopUpdates`."),
        .offUnmonitors: .decision(
            "If a geofence is open at `switchOff`, the last action is `unmonitorRegion`."),
        .thenOff: .decision("After `terminate` or `switchOff`, the state is `off`."),
        .offForgets: .decision(
            """
            If the state becomes `off` after the exit from a region but before the next record, no later record has \
            userMode 10 for that exit.
            """),
        .offIsIdle: .decision(
            """
            While the state is `off`, the app does nothing at any event except `switchOn`. In this state, only \
            `switchOn` and an event `authorization` change anything.
            """),
        .onIsOn: .decision(
            "If monitoring is already on, the app does nothing at `switchOn`, and nothing changes."),
        .nothingToLeave: .decision(
            "If no geofence is open, the app does nothing at `regionExit`, and nothing changes."),
        .onlyAlways: .source(
            "The app can monitor in the background only if its authorization is `always`.",
            Source(.mobiliteDynamique, "3.3")),
        .refusedIsSilent: .decision(
            """
            If the authorization is `denied` or `restricted`, the app does nothing at `switchOn`, and the state stays \
            `off`.
            """),
        .inUseIsAsked: .decision(
            """
            If the authorization is `whenInUse` at `switchOn`, the app shows the message `authorization.always`, and \
            the state stays `off`. The app shows this message at each such `switchOn`.
            """),
        .trip: .source(
            "When the user enters a trip, the app turns on power saving and stores the trip as a record.",
            system),
        .startsAnew: .source("When the user enters a trip, the app starts the timer again.", system),
        .notifies: .source(
            "When the user enters a trip, the app notifies its other parts of the trip.", system),
        .tripInOrder: .decision(
            """
            While monitoring is on, the actions at `manualTrip` are `powerSaving`, `record`, `unmonitorRegion` if a \
            geofence is open, `startTimer` and `notify`, in this order.
            """),
        .vehicle: .decision(
            """
            The record of a trip has userMode 0, and its vehicle is the `mode` of the event `manualTrip`. This event \
            means that a fix for the trip has already been accepted.
            """),
        .tripEndsGeofence: .decision(
            """
            If a geofence is open at `manualTrip`, the trip ends the geofence without a `regionExit`. The state after \
            `manualTrip` is `outside`.
            """),
        .tripForgets: .decision(
            """
            If `manualTrip` comes after the exit from a region but before the next record, no record has userMode 10 \
            for that exit.
            """),
        .settings: .source(
            """
            When the app starts, it allows location updates in the background. It also forbids automatic pauses, since \
            automatic pauses lost fixes and stopped the timer.
            """, system),
        .settingsFirst: .decision(
            """
            At the first `switchOn` that turns monitoring on, the list of actions begins with `backgroundUpdates` \
            (true) and `automaticPauses` (false), in this order.
            """),
        .givenOnce: .decision(
            "After the first start of monitoring, the app omits `backgroundUpdates` and `automaticPauses`."),
        .givenAgain: .decision(
            """
            If `terminate` comes while monitoring is on, the app loses its settings. At the next `switchOn` that turns \
            monitoring on, the actions therefore include `backgroundUpdates` and `automaticPauses` again.
            """),
        .failures: .source(
            """
            An event `failed` says why there is no position: either the position is unknown for now, or the user has \
            refused to be located.
            """, Source(.mobiliteDynamique, "3.3")),
        .waits: .decision(
            """
            At `failed` with the cause `unknown` or `network`, the app does nothing, and nothing changes. The app \
            waits for a position.
            """),
        .refusal: .decision(
            "If `failed` with the cause `denied` comes while monitoring is on, the app ends the monitoring."),
        .narrowed: .decision(
            """
            If the authorization becomes `whenInUse`, `denied` or `restricted` while monitoring is on, the app ends \
            the monitoring.
            """, near: Source(.mobiliteDynamique, "4.2")),
        .likeSwitchOff: .decision(
            """
            When the app ends the monitoring because of an event `failed` or `authorization`, its actions are those of \
            `switchOff`, followed by the message `authorization.always`.
            """),
        .lastCounts: .decision(
            """
            Whether `switchOn` turns monitoring on depends on the latest authorization, not on the authorization \
            before the first event.
            """),
        .refusalCounts: .decision(
            """
            If `failed` with the cause `denied` comes while monitoring is on, the authorization becomes `denied`. The \
            authorization stays `denied` until a later event `authorization` changes it.
            """),
        .widened: .decision(
            """
            At an event with the authorization `always`, the app does nothing. If monitoring is off, it stays off \
            until `switchOn`.
            """),
        .offIsSilent: .decision(
            "If an event `authorization` comes while monitoring is off, the app shows no message."),
    ]
}
