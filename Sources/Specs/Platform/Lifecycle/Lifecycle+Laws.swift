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
            "launch calls didFinishLaunching, then didBecomeActive: an app that is not running becomes active.",
            Source(.hIndexCalculate, "1.4.4")),
        .home: .source(
            """
            home calls willResignActive, then didEnterBackground: an active app is suspended in the end, and does not stay \
            in the background.
            """, Source(.hIndexCalculate, "1.4.5")),
        .back: .source(
            """
            return calls willEnterForeground, then didBecomeActive: an app that is suspended or in the background becomes \
            active.
            """, Source(.hIndexCalculate, "1.4.6")),
        .interruption: .source(
            "interruption calls willResignActive: an active app becomes inactive.",
            Source(.hIndexCalculate, "1.4.7")),
        .ignored: .source(
            "ignored calls didBecomeActive: an inactive app is active again.",
            Source(.hIndexCalculate, "1.4.7")),
        .accepted: .source(
            "accepted calls didEnterBackground: an inactive app is in the background.",
            Source(.hIndexCalculate, "1.4.7")),
        .wake: .source(
            "wake calls nothing: a suspended app is in the background.", Source(.hIndexCalculate, "1.4.8")),
        .steps: .decision(
            "There is one step for each event, with the state after it; states passed through are not shown."),
        .staysInBackground: .decision(
            "After an accepted interruption an app stays in the background: no event says that it is suspended."
        ),
        .atFirst: .decision("At first the app is not running."),
        .endedSuspended: .source(
            "An app that is ended while suspended is not called, with willTerminate neither.",
            Source(.hIndexCalculate, "1.4.3", "1.4.9")),
        .ended: .source(
            "An app that is ended otherwise is called with willTerminate.", Source(.hIndexCalculate, "1.4.9")),
        .endedInBackground: .source(
            """
            By the reading platform.lifecycle.endedInBackground an app that is ended in the background is called with \
            willTerminate (§1.4.9), or its process is killed without a call (§1.4.8).
            """, Source(.hIndexCalculate, "1.4.8", "1.4.9")),
        .noMultitasking: .source(
            "Without multitasking home ends an active app.", Source(.hIndexCalculate, "1.4.3", "1.4.9")),
        .exits: .source(
            "With exitsOnSuspend home ends an active app.", Source(.hIndexCalculate, "1.4.9", "1.4.11")),
        .resigns: .source(
            """
            By the reading platform.lifecycle.exitsOnSuspend such a home calls willResignActive first (§1.4.5), or \
            willTerminate alone (§1.4.11).
            """, Source(.hIndexCalculate, "1.4.5", "1.4.11")),
        .acceptedEnds: .source(
            "Without multitasking an accepted interruption ends the app with willTerminate.",
            Source(.hIndexCalculate, "1.4.7")),
        .impossible: .decision(
            "An event that is impossible in a state is event.impossible; it changes and calls nothing."),
        .homeIfActive: .decision(
            "home is impossible unless the app is active: while it is inactive, it is impossible too."),
        .launchedOnce: .decision(
            "launch is impossible unless the app is not running: a suspended one is not launched anew."),
        .exitsIfAccepted: .decision(
            "With exitsOnSuspend an accepted interruption ends the app as without multitasking."),
        .toldIfRunning: .decision(
            "A system event while the app is not running is event.impossible: its notice is neither delivered nor held."
        ),
        .held: .source("While an app is suspended, system events are held and not delivered.", notices),
        .allKinds: .decision(
            "A kind is a row of the table in §1.4.10: one event of each is held, not the last one alone."),
        .onePerKind: .source("Of a kind that is held already, another event adds nothing.", notices),
        .delivered: .source("What is held is delivered when the app returns to the foreground.", notices),
        .toBackground: .source(
            "What is held is delivered when the app returns to the background too.", notices),
        .redraw: .source(
            "redraw is not delivered in the background, but held until the foreground.", notices),
        .beforeTouches: .decision(
            """
            What was held is delivered not only before any touch (§1.4.10) but before the calls of the return, and not \
            after them.
            """),
        .inOrder: .decision("Held events come in the order in which each kind was first held."),
        .forgotten: .decision(
            "When an app ends, what is held is forgotten: the next launch does not deliver it."),
        .atOnce: .decision(
            "A system event that is not held is delivered at once, and changes no state."),
        .once: .decision("What was delivered is held no longer: the next return does not deliver it again."),
    ]
}
