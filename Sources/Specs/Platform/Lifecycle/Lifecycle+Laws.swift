import SharedSpecs
import Specification

extension Lifecycle {
    public enum Law: LawName {
        public typealias Subsystem = Lifecycle
        case launch, home, back, interruption, ignored, accepted, wake, steps, staysInBackground, atFirst
        case endedSuspended, ended, endedInBackground, noMultitasking, exits, resigns, acceptedEnds,
            impossible, homeIfActive, launchedOnce, exitsIfAccepted, toldIfRunning
        case held, allKinds, onePerKind, delivered, toBackground, redraw, beforeTouches, inOrder, forgotten,
            atOnce, once
    }

    private static let notices = Source(.hIndexCalculate, "1.4.10")

    public static let laws: Laws<Lifecycle> = [
        ("LIF-1a", .launch, .source(.hIndexCalculate, "1.4.4")): """
        If the app is not running, `launch` makes the app active. The system calls didFinishLaunching, then \
        didBecomeActive.
        """,
        ("LIF-1b", .home, .source(.hIndexCalculate, "1.4.5")): """
        If the app is active, `home` suspends the app. The system calls willResignActive, then didEnterBackground. The \
        state after `home` is `suspended`, not `background`.
        """,
        ("LIF-1c", .back, .source(.hIndexCalculate, "1.4.6")): """
        If the app is suspended or in the background, `return` makes the app active. The system calls \
        willEnterForeground, then didBecomeActive.
        """,
        ("LIF-1d", .interruption, .source(.hIndexCalculate, "1.4.7")):
            "If the app is active, `interruption` makes the app inactive. The system calls willResignActive.",
        ("LIF-1e", .ignored, .source(.hIndexCalculate, "1.4.7")):
            "If the app is inactive, `ignored` makes the app active again. The system calls didBecomeActive.",
        ("LIF-1f", .accepted, .source(.hIndexCalculate, "1.4.7")): """
        If the app is inactive, `accepted` moves the app to the background. The system calls didEnterBackground.
        """,
        ("LIF-1g", .wake, .source(.hIndexCalculate, "1.4.8")): """
        If the app is suspended, `wake` moves the app to the background. The wake itself does not cause a call, but \
        the system then delivers held events except `redraw` (LIF-3e).
        """,
        ("LIF-1h", .steps, .decision): """
        `steps` contains one step for each event, with the state after the event. Intermediate states are not shown.
        """,
        ("LIF-1i", .staysInBackground, .decision): """
        After an accepted interruption, the app stays in the background; the system does not suspend the app.
        """,
        ("LIF-1j", .atFirst, .decision): "Before the first event, the app is not running.",
        ("LIF-2a", .endedSuspended, .source(.hIndexCalculate, "1.4.3", "1.4.9")): """
        If the app is ended while it is suspended, the system makes no call to the app, not even willTerminate.
        """,
        ("LIF-2b", .ended, .source(.hIndexCalculate, "1.4.9")): """
        If the app is ended in a state other than `suspended`, the system calls willTerminate, except in the \
        background under the option `killed` (LIF-2c). The event `terminate` does not cause any other call: an active \
        app gets no willResignActive.
        """,
        ("LIF-2c", .endedInBackground, .source(.hIndexCalculate, "1.4.8", "1.4.9")): """
        If the app is ended in the background, the reading `platform.lifecycle.endedInBackground` applies. Under the \
        option `terminates`, the system calls willTerminate (§1.4.9). Under the option `killed`, the app is killed \
        without a call (§1.4.8).
        """,
        ("LIF-2d", .noMultitasking, .source(.hIndexCalculate, "1.4.3", "1.4.9")):
            "If `multitasking` is false, `home` ends an active app.",
        ("LIF-2e", .exits, .source(.hIndexCalculate, "1.4.9", "1.4.11")):
            "If `exitsOnSuspend` is true, `home` ends an active app.",
        ("LIF-2f", .resigns, .source(.hIndexCalculate, "1.4.5", "1.4.11")): """
        If `home` ends the app, the reading `platform.lifecycle.exitsOnSuspend` applies, even if the app ends because \
        `multitasking` is false. Under the option `resigns`, the system calls willResignActive (§1.4.5), then \
        willTerminate. Under the option `terminatesOnly`, the system calls only willTerminate (§1.4.11). The system \
        does not call didEnterBackground under either option.
        """,
        ("LIF-2g", .acceptedEnds, .source(.hIndexCalculate, "1.4.7")): """
        If `multitasking` is false, an accepted interruption ends the app. The system then calls only willTerminate, \
        whatever the readings.
        """,
        ("LIF-2h", .impossible, .decision): """
        If an event cannot happen in the current state, the step has the error event.impossible. The state stays the \
        same, and the system makes no call. `launch` can happen only in the state `notRunning`, `home` and \
        `interruption` only in `active`, and `ignored` and `accepted` only in `inactive`. `return` can happen only in \
        `background` or `suspended`, and `wake` only in `suspended`. `terminate` and `system` can happen in every \
        state except `notRunning`.
        """,
        ("LIF-2i", .homeIfActive, .decision):
            "`home` can happen only in the state `active`. In the state `inactive`, `home` is impossible.",
        ("LIF-2j", .launchedOnce, .decision):
            "`launch` can happen only if the app is not running. A suspended app is not launched again.",
        ("LIF-2k", .exitsIfAccepted, .decision): """
        If `exitsOnSuspend` is true, an accepted interruption ends the app, just as if `multitasking` were false: the \
        system calls only willTerminate, whatever the readings.
        """,
        ("LIF-2l", .toldIfRunning, .decision): """
        If a system event happens while the app is not running, the step has the error event.impossible. The system \
        event is neither delivered nor held.
        """,
        ("LIF-3a", .held, .source(notices)):
            "While the app is suspended, the system holds system events and does not deliver them.",
        ("LIF-3b", .allKinds, .decision): """
        Each value of `notice`, including `redraw`, is a separate kind of event; `screen` and `screenMode` are \
        different kinds. If events of several kinds are held, the system holds one event of each of these kinds, not \
        only the last event.
        """,
        ("LIF-3c", .onePerKind, .source(notices)):
            "If the system already holds an event of a kind, another event of that kind is ignored.",
        ("LIF-3d", .delivered, .source(notices)):
            "When the app returns to the foreground, the system delivers all held events.",
        ("LIF-3e", .toBackground, .source(notices)): """
        When a wake moves the app to the background, the system delivers all held events except `redraw`.
        """,
        ("LIF-3f", .redraw, .source(notices)): """
        The system does not deliver `redraw` while the app is in the background. If `redraw` happens while the app is \
        in the background or suspended, the system holds `redraw` until the app returns to the foreground.
        """,
        ("LIF-3g", .beforeTouches, .decision): """
        When the app returns to the foreground, `callbacks` lists the held events before the calls willEnterForeground \
        and didBecomeActive, not after them. The app therefore gets held events before any touch (§1.4.10).
        """,
        ("LIF-3h", .inOrder, .decision):
            "Held events are delivered in the order in which the first event of each kind was held.",
        ("LIF-3i", .forgotten, .decision): """
        When the app ends, the system discards all held events, so they are not delivered at the next launch.
        """,
        ("LIF-3j", .atOnce, .decision): """
        A system event that is not held is delivered at once and does not change the state. If the app is inactive, \
        even `redraw` is delivered at once.
        """,
        ("LIF-3k", .once, .decision): """
        After a held event is delivered, it is no longer held, so it is not delivered again at the next return.
        """,
    ]
}
