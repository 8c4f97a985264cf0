import SharedSpecs
import Specification

extension Lifecycle {
    public enum Rule: String, RuleName {
        case course = "LIF-1"
        case ending = "LIF-2"
        case notices = "LIF-3"
    }

    public static let clauses: Clauses<Lifecycle> = [
        .course: Statement(
            .source(
                """
                launch: didFinishLaunching, didBecomeActive, then active. home: willResignActive, \
                didEnterBackground, then suspended. return: willEnterForeground, didBecomeActive, then active. \
                interruption: willResignActive, then inactive; ignored: didBecomeActive, then active; accepted: \
                didEnterBackground, then background. wake, from suspended to background, calls nothing.
                """, Source(.hIndexCalculate, "1.4.3", "1.4.4", "1.4.5", "1.4.6", "1.4.7", "1.4.8")),
            .decision(
                """
                There is a step for each event, with the state after it; states passed through are not shown. An \
                app stays in background until it is asked back or ended: no event says when the system would \
                suspend it.
                """)),
        .ending: Statement(
            .source(
                """
                Ended while suspended: no callback; ended otherwise: willTerminate, in the background by the \
                reading platform.lifecycle.endedInBackground. Without multitasking or with exitsOnSuspend, home \
                ends in willTerminate and notRunning, an accepted interruption likewise; whether home calls \
                willResignActive first says the reading platform.lifecycle.exitsOnSuspend.
                """, Source(.hIndexCalculate, "1.4.7", "1.4.8", "1.4.9", "1.4.11")),
            .decision(
                """
                An event that is impossible in a state is event.impossible and changes nothing; home while \
                inactive is impossible. exitsOnSuspend ends an accepted interruption as a lack of multitasking does.
                """)),
        .notices: Statement(
            .source(
                """
                While suspended, system events are held, one per kind, and delivered on return, to the foreground \
                or to the background, before any touch event. That a view needs redrawing is not delivered in \
                the background, but held until the foreground.
                """, Source(.hIndexCalculate, "1.4.10")),
            .decision(
                """
                Held notices come in the order in which each was first held, before the other calls of the step; \
                they are forgotten on delivery and when the app ends. Otherwise a notice is delivered at once. A \
                kind is a row of the source's table: connected and disconnected are one.
                """)),
    ]
}
