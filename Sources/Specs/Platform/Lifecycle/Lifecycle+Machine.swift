import Specification

extension Lifecycle: Stateful {
    public static let machine = StateMachine<State, Trigger, Condition>(
        start: .notRunning,
        [
            .init(.notRunning, .launch, to: .active, ["didFinishLaunching", "didBecomeActive"]),
            .init(.active, .home, given: .kept, to: .suspended, ["willResignActive", "didEnterBackground"]),
            .init(
                .active, .home, given: .ended, to: .notRunning, ["willResignActive", "willTerminate"],
                remark: "the first call depends on a reading"),
            .init(.active, .interruption, to: .inactive, ["willResignActive"]),
            .init(.inactive, .ignored, to: .active, ["didBecomeActive"]),
            .init(.inactive, .accepted, given: .kept, to: .background, ["didEnterBackground"]),
            .init(.inactive, .accepted, given: .ended, to: .notRunning, ["willTerminate"]),
            .init(.background, .return, to: .active, ["willEnterForeground", "didBecomeActive"]),
            .init(
                .suspended, .return, to: .active, ["willEnterForeground", "didBecomeActive"],
                remark: "the held notices first"),
            .init(.suspended, .wake, to: .background, remark: "the held notices except `redraw`"),
            .init(.active, .terminate, to: .notRunning, ["willTerminate"]),
            .init(.inactive, .terminate, to: .notRunning, ["willTerminate"]),
            .init(
                .background, .terminate, to: .notRunning, ["willTerminate"],
                remark: "a reading decides whether this call is made"),
            .init(.suspended, .terminate, to: .notRunning),
            .init(.active, .system, to: .active, remark: "the notice"),
            .init(.inactive, .system, to: .inactive, remark: "the notice"),
            .init(.background, .system, to: .background, remark: "the notice; redraw is held"),
            .init(.suspended, .system, to: .suspended, remark: "held, once"),
        ])
}
