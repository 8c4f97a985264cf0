import Specification

extension Sampling: Stateful {
    public enum State: String, CaseIterable, Sendable, Wire {
        case off, outside, inside
    }

    /// A kind of event; fixes are divided by their outcome, and authorizations and failures are divided by their
    /// meaning.
    public enum Trigger: String, CaseIterable, Sendable, Wire {
        case switchOn, switchOff, tick, dropped, rejected, accepted, opens, regionExit, manualTrip, terminate
        /// The authorization becomes `always`.
        case authorized
        /// The authorization changes to a value other than `always`.
        case narrowed
        /// The system gives no position, since the position is unknown for now or there is no network.
        case failed
        /// The user has refused to be located.
        case refused
    }

    /// The authorization at an event, as far as the state machine depends on it.
    public enum Condition: String, CaseIterable, Sendable {
        case always, whenInUse, refused
    }

    /// A kind of action, with its name in the diagram of the machine.
    enum Act: String {
        case best = "accuracy(best)"
        case start = "startUpdates"
        case stop = "stopUpdates"
        case timer = "startTimer(180)"
        case noTimer = "stopTimer"
        case save = "powerSaving"
        case monitor = "monitorRegion(100, id)"
        case unmonitor = "unmonitorRegion(id)"
        case record = "record(userMode)"
        case open = "record(9)"
        case trip = "record(0, vehicle)"
        case end = "record(closing)"
        case notify
        case ask = "message(authorization.always)"
    }

    public static let machine = StateMachine<State, Trigger, Condition>(
        start: .off,
        [
            step(
                .off, .switchOn, given: .always, to: .outside, .best, .start, .timer,
                remark: "backgroundUpdates(true), automaticPauses(false) come first after an app start"),
            step(.off, .switchOn, given: .whenInUse, to: .off, .ask),
            step(.outside, .tick, to: .outside, .best, .stop, .start),
            step(.outside, .dropped, to: .outside),
            step(.outside, .rejected, to: .outside),
            step(.outside, .failed, to: .outside),
            step(
                .outside, .accepted, to: .outside, .save, .record, .timer,
                remark: "userMode 10 if a region was left since the last record, otherwise 0"),
            step(
                .outside, .opens, to: .inside, .save, .monitor, .open, .noTimer,
                remark: "each region has its own id"),
            step(.inside, .regionExit, to: .outside, .unmonitor, .timer, .best, .stop, .start),
            step(.outside, .manualTrip, to: .outside, .save, .trip, .timer, .notify),
            step(.inside, .manualTrip, to: .outside, .save, .trip, .unmonitor, .timer, .notify),
            step(.outside, .switchOff, to: .off, .noTimer, .stop),
            step(.inside, .switchOff, to: .off, .noTimer, .stop, .unmonitor),
            step(.outside, .terminate, to: .off, .noTimer, .stop, .end),
            step(.inside, .terminate, to: .off, .noTimer, .stop, .end),
            step(.outside, .narrowed, to: .off, .noTimer, .stop, .ask),
            step(.inside, .narrowed, to: .off, .noTimer, .stop, .unmonitor, .ask),
            step(.outside, .refused, to: .off, .noTimer, .stop, .ask),
            step(.inside, .refused, to: .off, .noTimer, .stop, .unmonitor, .ask),
        ])

    /// Returns the authorization after an event, given the state and the authorization before it.
    public static func condition(after event: Event, in state: State, _ condition: Condition) -> Condition {
        if let authorization = event.authorization { return authorization.condition }
        return event.trigger == .refused && state != .off ? .refused : condition
    }

    private static func step(
        _ origin: State, _ trigger: Trigger, given condition: Condition? = nil, to target: State,
        _ acts: Act..., remark: String? = nil
    ) -> StateMachine<State, Trigger, Condition>.Transition {
        .init(origin, trigger, given: condition, to: target, acts.map(\.rawValue), remark: remark)
    }
}
