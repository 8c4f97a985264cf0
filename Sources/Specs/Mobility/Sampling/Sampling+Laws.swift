import Specification

extension Sampling {
    public enum Law: LawName {
        public typealias Subsystem = Sampling
        case order
        case switchedOn, tick, accepted, saves, opens, stopsTimer, listForEach, offAtFirst, inOrder,
            tickLeavesTimer, unrecorded, interval, radius, ordinary
        case left, ten, ownID, exitInOrder, tenWaits, tenOnce, enterForgets, idsGoOn
        case neverForGood, terminated, insideIsIdle, endInOrder, regionOutlives, switchedOff, offUnmonitors,
            thenOff, offForgets, offIsIdle, onIsOn, nothingToLeave
        case onlyAlways, refusedIsSilent, inUseIsAsked
        case trip, startsAnew, notifies, tripInOrder, vehicle, tripEndsGeofence, tripForgets
        case settings, settingsFirst, givenOnce, givenAgain, failures, waits, refusal, narrowed,
            likeSwitchOff, lastCounts, refusalCounts, widened, offIsSilent
    }

    private static let system = Source(.mobiliteDynamique, "4.3")

    public static let laws: Laws<Sampling> = [
        ("ORD-1a", .order, .shared): TimeOrder.inOrder,
        ("SAM-1a", .switchedOn, .source(system)): """
        When `switchOn` turns monitoring on, the app asks for the best accuracy and starts location updates and the \
        timer.
        """,
        ("SAM-1b", .tick, .source(system)): """
        At each tick of the timer, the app asks for the best accuracy, stops the location updates and starts them \
        again. Only this restart ensures that the phone gets a fix.
        """,
        ("SAM-1c", .accepted, .source(system)):
            "When a fix is accepted, the app stores it as a record and starts the timer again.",
        ("SAM-1d", .saves, .source(system)):
            "After an accepted fix, the app sets the receiver to power saving instead of stopping it.",
        ("SAM-1e", .opens, .source(system)): """
        When a fix opens a geofence, the app lets the system monitor the region of the geofence, and the record of the \
        fix has userMode 9.
        """,
        ("SAM-1f", .stopsTimer, .source(system)): "When a geofence opens, the app stops the timer.",
        ("SAM-1g", .listForEach, .decision): """
        For each event, `actions` contains one list, and `states` contains the state after the event. If the app does \
        nothing at the event, the list is empty.
        """,
        ("SAM-1h", .offAtFirst, .decision): """
        Before the first event, the state is `off`. While monitoring is on, the state is `inside` if a geofence is \
        open; otherwise the state is `outside`.
        """,
        ("SAM-1i", .inOrder, .decision): """
        At `switchOn`, the order of the actions is `accuracy`, `startUpdates`, `startTimer`. At a `tick`, the order is \
        `accuracy`, `stopUpdates`, `startUpdates`. At a fix with the outcome `accepted`, the order is `powerSaving`, \
        `record`, `startTimer`. At a fix with the outcome `opens`, the order is `powerSaving`, `monitorRegion`, \
        `record`, `stopTimer`.
        """,
        ("SAM-1j", .tickLeavesTimer, .decision): """
        At a tick, the app does not start the timer again. The app acts on a tick even if the tick does not come \
        exactly 180 s after the timer was started.
        """,
        ("SAM-1k", .unrecorded, .decision):
            "At a dropped or rejected fix, the app does nothing, and power saving does not change.",
        ("SAM-1l", .interval, .decision(near: .mobiliteDynamique, "2.2.1", "4.3")):
            "The timer ticks 180 s after it was started: `seconds` of the action `startTimer` is 180.",
        ("SAM-1m", .radius, .decision): "The radius of a monitored region is 100 m.",
        ("SAM-1n", .ordinary, .decision): """
        The record of a fix with the outcome `accepted` has userMode 0, or userMode 10 if SAM-2 requires userMode 10 \
        after the exit from a region. Only the record of a fix that opens a geofence has userMode 9.
        """,
        ("SAM-2a", .left, .source(system)): """
        When the system reports that the person has left the region of a geofence, the app starts location updates and \
        the timer again.
        """,
        ("SAM-2b", .ten, .source(system)): """
        The first record after the exit from a region has userMode 10 if it is the record of a fix with the outcome \
        `accepted`. SAM-3i states an exception.
        """,
        ("SAM-2c", .ownID, .source(system)): """
        No two regions have the same id. The system monitors only whether the person leaves a region, not whether the \
        person enters it.
        """,
        ("SAM-2d", .exitInOrder, .decision): """
        If a geofence is open at `regionExit`, the actions are `unmonitorRegion`, `startTimer`, `accuracy`, \
        `stopUpdates` and `startUpdates`, in this order.
        """,
        ("SAM-2e", .tenWaits, .decision): """
        A dropped or rejected fix after the exit from a region has no record, so SAM-2b applies to the next record \
        that the app stores.
        """,
        ("SAM-2f", .tenOnce, .decision): "After each exit from a region, at most one record has userMode 10.",
        ("SAM-2g", .enterForgets, .decision): """
        If the first record after the exit from a region is the record of a fix that opens a geofence, this record has \
        userMode 9. In this case, no record has userMode 10 for that exit.
        """,
        ("SAM-2h", .idsGoOn, .decision): """
        The ids of the regions are geofence-1, geofence-2 and so on, counted over all events of the input. The \
        numbering does not begin again at 1 when monitoring is switched off and on.
        """,
        ("SAM-3a", .neverForGood, .source(system)): """
        If the app stops location updates without ending the monitoring, it starts them again immediately, even inside \
        a geofence.
        """,
        ("SAM-3b", .terminated, .source(system)):
            "When the app ends, it stops monitoring and stores a closing record.",
        ("SAM-3c", .insideIsIdle, .source(system)): """
        While a geofence is open, new positions are of no use, so the app does nothing at a tick or a fix, and nothing \
        changes.
        """,
        ("SAM-3d", .endInOrder, .decision(near: system)): """
        While monitoring is on, the actions at `terminate` are `stopTimer`, `stopUpdates` and the closing `record`, in \
        this order, whether or not a geofence is open.
        """,
        ("SAM-3e", .regionOutlives, .decision): """
        If a geofence is open at `terminate`, the app does not end the monitoring of the geofence's region, so the \
        system continues to monitor this region.
        """,
        ("SAM-3f", .switchedOff, .decision):
            "While monitoring is on, the actions at `switchOff` begin with `stopTimer`, followed by `stopUpdates`.",
        ("SAM-3g", .offUnmonitors, .decision):
            "If a geofence is open at `switchOff`, the last action is `unmonitorRegion`.",
        ("SAM-3h", .thenOff, .decision): "After `terminate` or `switchOff`, the state is `off`.",
        ("SAM-3i", .offForgets, .decision): """
        If the state becomes `off` after the exit from a region but before the next record, no later record has \
        userMode 10 for that exit.
        """,
        ("SAM-3j", .offIsIdle, .decision): """
        While the state is `off`, the app does nothing at any event except `switchOn`. In the state `off`, only a \
        `switchOn` or an `authorization` event changes anything.
        """,
        ("SAM-3k", .onIsOn, .decision):
            "If monitoring is already on, the app does nothing at `switchOn`, and nothing changes.",
        ("SAM-3l", .nothingToLeave, .decision):
            "If no geofence is open, the app does nothing at `regionExit`, and nothing changes.",
        ("SAM-4a", .onlyAlways, .source(.mobiliteDynamique, "3.3")):
            "The app can monitor in the background only if its authorization is `always`.",
        ("SAM-4b", .refusedIsSilent, .decision): """
        If the authorization is `denied` or `restricted`, the app does nothing at `switchOn`, and the state stays `off`.
        """,
        ("SAM-4c", .inUseIsAsked, .decision): """
        At every `switchOn` with the authorization `whenInUse`, not only at the first, the app shows the message \
        `authorization.always`, and the state stays `off`.
        """,
        ("SAM-5a", .trip, .source(system)):
            "When the user enters a trip, the app turns on power saving and stores the trip as a record.",
        ("SAM-5b", .startsAnew, .source(system)):
            "When the user enters a trip, the app starts the timer again.",
        ("SAM-5c", .notifies, .source(system)):
            "When the user enters a trip, the app notifies its other parts about the trip.",
        ("SAM-5d", .tripInOrder, .decision): """
        While monitoring is on, the actions at `manualTrip` are `powerSaving`, `record`, `unmonitorRegion` (if a \
        geofence is open), `startTimer` and `notify`, in this order.
        """,
        ("SAM-5e", .vehicle, .decision): """
        The record of a trip has userMode 0, and its vehicle is the `mode` of the event `manualTrip`. The event \
        `manualTrip` means that a fix for the trip has already been accepted.
        """,
        ("SAM-5f", .tripEndsGeofence, .decision): """
        If a geofence is open at `manualTrip`, the trip ends the geofence without a `regionExit`. The state after \
        `manualTrip` is `outside`.
        """,
        ("SAM-5g", .tripForgets, .decision): """
        If `manualTrip` comes after the exit from a region but before the next record, no record has userMode 10 for \
        that exit.
        """,
        ("SAM-6a", .settings, .source(system)): """
        When the app starts, it allows location updates in the background. The app also forbids automatic pauses, \
        because fixes were lost and the timer stopped during such pauses.
        """,
        ("SAM-6b", .settingsFirst, .decision): """
        At the first `switchOn` that turns monitoring on, the list of actions begins with `backgroundUpdates` (true) \
        and `automaticPauses` (false), in this order.
        """,
        ("SAM-6c", .givenOnce, .decision): """
        After the first start of monitoring, the app omits `backgroundUpdates` and `automaticPauses`, unless SAM-6d \
        applies.
        """,
        ("SAM-6d", .givenAgain, .decision): """
        If `terminate` comes while monitoring is on, the app's settings no longer apply. At the next `switchOn` \
        that turns monitoring on, the actions therefore include `backgroundUpdates` and `automaticPauses` again.
        """,
        ("SAM-6e", .failures, .source(.mobiliteDynamique, "3.3")): """
        A `failed` event gives the reason why there is no position: either the position is unknown for now, or the \
        user has denied access to the location.
        """,
        ("SAM-6f", .waits, .decision): """
        At a `failed` event with the cause `unknown` or `network`, the app does nothing, and nothing changes. The app \
        waits for a position.
        """,
        ("SAM-6g", .refusal, .decision):
            "If a `failed` event with the cause `denied` comes while monitoring is on, the app ends the monitoring.",
        ("SAM-6h", .narrowed, .decision(near: .mobiliteDynamique, "4.2")): """
        If the authorization becomes `whenInUse`, `denied` or `restricted` while monitoring is on, the app ends the \
        monitoring.
        """,
        ("SAM-6i", .likeSwitchOff, .decision): """
        When the app ends the monitoring because of a `failed` or an `authorization` event, its actions are those of \
        `switchOff`, followed by the message `authorization.always`.
        """,
        ("SAM-6j", .lastCounts, .decision): """
        Whether `switchOn` turns monitoring on depends on the latest authorization, not on the authorization before \
        the first event.
        """,
        ("SAM-6k", .refusalCounts, .decision): """
        If a `failed` event with the cause `denied` comes while monitoring is on, the authorization becomes `denied`. \
        The authorization stays `denied` until a later `authorization` event changes it.
        """,
        ("SAM-6l", .widened, .decision): """
        At an `authorization` event with the value `always`, the app does nothing. If monitoring is off, it stays off \
        until `switchOn`.
        """,
        ("SAM-6m", .offIsSilent, .decision):
            "If an `authorization` event comes while monitoring is off, the app shows no message.",
    ]
}
