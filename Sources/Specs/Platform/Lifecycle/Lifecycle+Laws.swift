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
            If the app is not running, `launch` makes it active, and calls didFinishLaunching, then didBecomeActive.
            """,
            Source(.hIndexCalculate, "1.4.4")),
        .home: .source(
            """
            If the app is active, `home` suspends it, and calls willResignActive, then didEnterBackground. The state \
            after `home` is `suspended`, not `background`.
            """, Source(.hIndexCalculate, "1.4.5")),
        .back: .source(
            """
            If the app is suspended or in the background, `return` makes it active, and calls willEnterForeground, \
            then didBecomeActive.
            """, Source(.hIndexCalculate, "1.4.6")),
        .interruption: .source(
            "`interruption` makes an active app inactive, and calls willResignActive.",
            Source(.hIndexCalculate, "1.4.7")),
        .ignored: .source(
            "`ignored` makes an inactive app active again, and calls didBecomeActive.",
            Source(.hIndexCalculate, "1.4.7")),
        .accepted: .source(
            "`accepted` moves an inactive app to the background, and calls didEnterBackground.",
            Source(.hIndexCalculate, "1.4.7")),
        .wake: .source(
            """
            `wake` moves a suspended app to the background, and makes no call itself. After a wake, held events except \
            `redraw` are delivered (LIF-3e).
            """,
            Source(.hIndexCalculate, "1.4.8")),
        .steps: .decision(
            "Each event gives one step, with the state after the event; intermediate states are not shown."),
        .staysInBackground: .decision(
            "After an accepted interruption an app stays in the background: it is not suspended."
        ),
        .atFirst: .decision("At first the app is not running."),
        .endedSuspended: .source(
            "An app that is ended while suspended gets no call, not even willTerminate.",
            Source(.hIndexCalculate, "1.4.3", "1.4.9")),
        .ended: .source(
            """
            An app that is ended in a state other than `suspended` gets the call willTerminate. `terminate` makes no \
            other call: an active app gets no willResignActive.
            """,
            Source(.hIndexCalculate, "1.4.9")),
        .endedInBackground: .source(
            """
            Whether an app that is ended in the background gets the call willTerminate (§1.4.9), or is killed without \
            a call (§1.4.8), depends on the reading `platform.lifecycle.endedInBackground`.
            """, Source(.hIndexCalculate, "1.4.8", "1.4.9")),
        .noMultitasking: .source(
            "Without multitasking, `home` ends an active app.", Source(.hIndexCalculate, "1.4.3", "1.4.9")),
        .exits: .source(
            "With `exitsOnSuspend`, `home` ends an active app.", Source(.hIndexCalculate, "1.4.9", "1.4.11")),
        .resigns: .source(
            """
            Whether a `home` that ends the app calls willResignActive (§1.4.5) and then willTerminate, or \
            willTerminate alone (§1.4.11), depends on the reading `platform.lifecycle.exitsOnSuspend`. Such a `home` \
            never calls didEnterBackground. The reading also applies if the app ends because `multitasking` is false.
            """, Source(.hIndexCalculate, "1.4.5", "1.4.11")),
        .acceptedEnds: .source(
            """
            Without multitasking, an accepted interruption ends the app with willTerminate alone, under all readings.
            """,
            Source(.hIndexCalculate, "1.4.7")),
        .impossible: .decision(
            """
            An event that cannot happen in the current state gives event.impossible: it changes nothing and calls \
            nothing. `launch` can happen only if the app is not running, `home` and `interruption` only if it is \
            active, and `ignored` and `accepted` only if it is inactive. `return` can happen only if the app is in the \
            background or suspended, and `wake` only if it is suspended. `terminate` and `system` can happen in every \
            state except `notRunning`.
            """),
        .homeIfActive: .decision(
            "`home` is possible only if the app is active: in the state `inactive` it is impossible."),
        .launchedOnce: .decision(
            "`launch` is possible only if the app is not running: a suspended app is not launched again."),
        .exitsIfAccepted: .decision(
            """
            With `exitsOnSuspend`, an accepted interruption ends the app with willTerminate alone, under all readings, \
            as without multitasking.
            """),
        .toldIfRunning: .decision(
            """
            A system event that happens while the app is not running gives event.impossible: it is neither delivered \
            nor held.
            """
        ),
        .held: .source("While an app is suspended, system events are held and not delivered.", notices),
        .allKinds: .decision(
            """
            Each value of `notice`, including `redraw`, is a separate kind of event; `screen` and `screenMode` are two \
            kinds. One event of each kind is held, not only the last event.
            """),
        .onePerKind: .source(
            "If an event of a kind is already held, another event of that kind adds nothing.", notices),
        .delivered: .source("Held events are delivered when the app returns to the foreground.", notices),
        .toBackground: .source(
            "Held events, except `redraw`, are also delivered when the app returns to the background by a wake.",
            notices),
        .redraw: .source(
            """
            `redraw` is not delivered in the background: whether it occurs there or earlier, it is held until the app \
            returns to the foreground.
            """, notices),
        .beforeTouches: .decision(
            """
            On a return, held events are delivered before willEnterForeground, not after the calls, and so before any \
            touch (§1.4.10).
            """),
        .inOrder: .decision("Held events are delivered in the order in which their kinds were first held."),
        .forgotten: .decision(
            "When an app ends, its held events are forgotten: the next launch does not deliver them."),
        .atOnce: .decision(
            """
            A system event that is not held is delivered at once, and changes no state. An inactive app, too, gets \
            `redraw` at once.
            """),
        .once: .decision("A delivered event is no longer held: the next return does not deliver it again."),
    ]
}
