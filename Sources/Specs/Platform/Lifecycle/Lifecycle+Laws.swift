import SharedSpecs
import Specification

extension Lifecycle {
    public enum Law: String, LawName {
        case launch = "LIF-1a"
        case home = "LIF-1b"
        case back = "LIF-1c"
        case interruption = "LIF-1d"
        case ignored = "LIF-1e"
        case accepted = "LIF-1f"
        case wake = "LIF-1g"
        case steps = "LIF-1h"
        case staysInBackground = "LIF-1i"
        case atFirst = "LIF-1j"
        case endedSuspended = "LIF-2a"
        case ended = "LIF-2b"
        case endedInBackground = "LIF-2c"
        case noMultitasking = "LIF-2d"
        case exits = "LIF-2e"
        case resigns = "LIF-2f"
        case acceptedEnds = "LIF-2g"
        case impossible = "LIF-2h"
        case homeIfActive = "LIF-2i"
        case launchedOnce = "LIF-2j"
        case exitsIfAccepted = "LIF-2k"
        case toldIfRunning = "LIF-2l"
        case held = "LIF-3a"
        case allKinds = "LIF-3b"
        case onePerKind = "LIF-3c"
        case delivered = "LIF-3d"
        case toBackground = "LIF-3e"
        case redraw = "LIF-3f"
        case beforeTouches = "LIF-3g"
        case inOrder = "LIF-3h"
        case forgotten = "LIF-3i"
        case atOnce = "LIF-3j"
        case once = "LIF-3k"
    }

    private static let notices = Source(.hIndexCalculate, "1.4.10")

    public static let laws: Laws<Lifecycle> = [
        .launch: .source(
            """
            If the app is not running, `launch` makes the app active. The system calls didFinishLaunching, then \
            didBecomeActive.
            """,
            Source(.hIndexCalculate, "1.4.4")),
        .home: .source(
            """
            If the app is active, `home` suspends the app. The system calls willResignActive, then \
            didEnterBackground. The state after `home` is `suspended`, not `background`.
            """, Source(.hIndexCalculate, "1.4.5")),
        .back: .source(
            """
            If the app is suspended or in the background, `return` makes the app active. The system calls \
            willEnterForeground, then didBecomeActive.
            """, Source(.hIndexCalculate, "1.4.6")),
        .interruption: .source(
            """
            If the app is active, `interruption` makes the app inactive. The system calls willResignActive.
            """,
            Source(.hIndexCalculate, "1.4.7")),
        .ignored: .source(
            """
            If the app is inactive, `ignored` makes the app active again. The system calls didBecomeActive.
            """,
            Source(.hIndexCalculate, "1.4.7")),
        .accepted: .source(
            """
            If the app is inactive, `accepted` moves the app to the background. The system calls didEnterBackground.
            """,
            Source(.hIndexCalculate, "1.4.7")),
        .wake: .source(
            """
            If the app is suspended, `wake` moves the app to the background. The wake itself does not cause a call, \
            but the system then delivers held events except `redraw` (LIF-3e).
            """,
            Source(.hIndexCalculate, "1.4.8")),
        .steps: .decision(
            """
            `steps` contains one step for each event, with the state after the event. Intermediate states are not \
            shown.
            """),
        .staysInBackground: .decision(
            """
            After an accepted interruption, the app stays in the background. The system does not suspend the app.
            """
        ),
        .atFirst: .decision(
            "Before the first event, the app is not running."),
        .endedSuspended: .source(
            """
            If the app is ended while it is suspended, the system does not call the app. Even willTerminate is not \
            called.
            """,
            Source(.hIndexCalculate, "1.4.3", "1.4.9")),
        .ended: .source(
            """
            If the app is ended in a state other than `suspended`, the system calls willTerminate. The event \
            `terminate` does not cause any other call: an active app gets no willResignActive.
            """,
            Source(.hIndexCalculate, "1.4.9")),
        .endedInBackground: .source(
            """
            If the app is ended in the background, the reading `platform.lifecycle.endedInBackground` applies. Under \
            the option `terminates`, the system calls willTerminate (§1.4.9). Under the option `killed`, the app is \
            killed without a call (§1.4.8).
            """, Source(.hIndexCalculate, "1.4.8", "1.4.9")),
        .noMultitasking: .source(
            "If `multitasking` is false, `home` ends an active app.",
            Source(.hIndexCalculate, "1.4.3", "1.4.9")),
        .exits: .source(
            "If `exitsOnSuspend` is true, `home` ends an active app.",
            Source(.hIndexCalculate, "1.4.9", "1.4.11")),
        .resigns: .source(
            """
            If `home` ends the app, the reading `platform.lifecycle.exitsOnSuspend` applies, even if the app ends \
            because `multitasking` is false. Under the option `resigns`, the system calls willResignActive (§1.4.5), \
            then willTerminate. Under the option `terminatesOnly`, the system calls only willTerminate (§1.4.11). \
            Under both options, didEnterBackground is not called.
            """, Source(.hIndexCalculate, "1.4.5", "1.4.11")),
        .acceptedEnds: .source(
            """
            If `multitasking` is false, an accepted interruption ends the app. The system then calls only \
            willTerminate, under all readings.
            """,
            Source(.hIndexCalculate, "1.4.7")),
        .impossible: .decision(
            """
            If an event cannot happen in the current state, the step has the error event.impossible. The state stays \
            the same, and the system calls nothing. `launch` can happen only in the state `notRunning`, `home` and \
            `interruption` only in `active`, and `ignored` and `accepted` only in `inactive`. `return` can happen \
            only in `background` or `suspended`, and `wake` only in `suspended`. `terminate` and `system` can happen \
            in every state except `notRunning`.
            """),
        .homeIfActive: .decision(
            "`home` can happen only in the state `active`. In the state `inactive`, `home` is impossible."),
        .launchedOnce: .decision(
            "`launch` can happen only if the app is not running. A suspended app is not launched again."),
        .exitsIfAccepted: .decision(
            """
            If `exitsOnSuspend` is true, an accepted interruption ends the app. The system then calls only \
            willTerminate, under all readings, as it does if `multitasking` is false.
            """),
        .toldIfRunning: .decision(
            """
            If a system event happens while the app is not running, the step has the error event.impossible. The \
            system event is neither delivered nor held.
            """
        ),
        .held: .source(
            "While the app is suspended, the system holds system events and does not deliver them.", notices),
        .allKinds: .decision(
            """
            Each value of `notice`, including `redraw`, is a separate kind of event; `screen` and `screenMode` are \
            two kinds. The system holds one event of each kind, not only the last event.
            """),
        .onePerKind: .source(
            "If the system already holds an event of a kind, another event of that kind is ignored.", notices),
        .delivered: .source(
            "When the app returns to the foreground, the system delivers all held events.", notices),
        .toBackground: .source(
            """
            When a wake moves the app to the background, the system also delivers held events, except `redraw`.
            """,
            notices),
        .redraw: .source(
            """
            The system does not deliver `redraw` while the app is in the background. It holds `redraw` until the app \
            returns to the foreground, whether `redraw` happens in the background or earlier.
            """, notices),
        .beforeTouches: .decision(
            """
            When the app returns to the foreground, held events come before willEnterForeground in `callbacks`, not \
            after the calls. The app therefore gets them before any touch (§1.4.10).
            """),
        .inOrder: .decision(
            "Held events are delivered in the order in which the first event of each kind was held."),
        .forgotten: .decision(
            """
            When the app ends, the system discards all held events. The next launch does not deliver them.
            """),
        .atOnce: .decision(
            """
            A system event that is not held is delivered at once and does not change the state. If the app is \
            inactive, `redraw` is also delivered at once.
            """),
        .once: .decision(
            """
            After a held event is delivered, it is no longer held. The next return does not deliver the event again.
            """),
    ]
}
