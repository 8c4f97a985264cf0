import Specification

extension Lifecycle {
    public enum Rule: String, RuleName {
        case course = "LIF-1"
        case ending = "LIF-2"
        case notices = "LIF-3"
    }

    public static let clauses: Clauses<Lifecycle> = [
        .course: Statement(
            """
            launch: didFinishLaunching, didBecomeActive, then active. home: willResignActive, didEnterBackground, \
            then suspended. return: willEnterForeground, didBecomeActive. interruption: willResignActive, then \
            inactive; ignored: didBecomeActive; accepted: didEnterBackground, then background.
            """,
            source: Source(.hIndexCalculate, "1.4.4", "1.4.5", "1.4.6", "1.4.7"),
            note: """
                There is a step for each event, with the state after it; states passed through are not shown. An \
                accepted interruption stays in background: no event says when the system would suspend it.
                """),
        .ending: Statement(
            """
            Ended while suspended: no callback; ended otherwise: willTerminate. Without multitasking or with \
            exitsOnSuspend, home ends in willTerminate and notRunning. An event that is impossible in a state is \
            event.impossible and changes nothing.
            """,
            source: Source(.hIndexCalculate, "1.4.7", "1.4.8", "1.4.9", "1.4.11"),
            note: """
                An accepted interruption ends the app as home does. §1.4.8 has no call for an app ended in the \
                background, §1.4.9 has one: the latter binds. home while inactive is impossible.
                """),
        .notices: Statement(
            """
            While suspended, system events are held, one per kind, and delivered on return before anything else.
            """,
            source: Source(.hIndexCalculate, "1.4.10"),
            note: """
                In the order in which each was first held; they are forgotten on delivery and when the app ends. \
                In other states of a running app a notice is delivered at once. A kind is a row of the source's \
                table: connected and disconnected are one.
                """),
    ]
}
