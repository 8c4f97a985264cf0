import JSON
import SharedSpecs
import Specification

/// platform.lifecycle: the states of an app on a phone, and the calls that the system makes to it.
public enum Lifecycle: Specification {
    public static let id: SubsystemID = "platform.lifecycle"
    public static let summary =
        "Determines the state of an app after each event, and the calls that the system makes to the app."

    public enum State: String, CaseIterable, Sendable, Wire {
        case notRunning, inactive, active, background, suspended
    }

    /// The action of the user or of the system that an event stands for.
    public enum Trigger: String, CaseIterable, Sendable, Wire {
        case launch, home, `return`, wake, interruption, ignored, accepted, terminate, system
    }

    /// The kind of a system event; a suspended app gets the event only after it is no longer suspended.
    public enum Notice: String, CaseIterable, Sendable, Wire {
        case redraw, accessory, orientation, time, battery, proximity, protectedData, screen, screenMode
        case preferences, locale
    }

    /// Whether the system keeps or ends an app that the user leaves.
    public enum Condition: String, CaseIterable, Sendable {
        /// There is multitasking, and the app does not exit on suspend.
        case kept
        case ended
    }

    public struct Event: Wire, Equatable {
        public let trigger: Trigger
        /// Present if and only if the trigger is `system`.
        public let notice: Notice?

        private init(_ trigger: Trigger, _ notice: Notice?) {
            self.trigger = trigger
            self.notice = notice
        }

        /// Makes an event of any kind except `system`, which needs a notice.
        public static func plain(_ trigger: Trigger) -> Event {
            precondition(trigger != .system, "a system event must have a notice")
            return Event(trigger, nil)
        }

        public static func system(_ notice: Notice) -> Event { Event(.system, notice) }

        public static let shape = Shape.either([
            .record(of: Trigger.allCases.filter { $0 != .system }, "The event."),
            .record(
                of: [Trigger.system], "An event of the system.",
                .required("notice", Notice.shape, "The kind of the system event.")),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            trigger = try members.required("kind")
            notice = trigger == .system ? try members.required("notice") : nil
            try members.finish()
        }

        public var value: Value { .record(("kind", trigger.value), ("notice", notice?.value)) }
    }

    public struct Input: Record {
        public let events: [Event]
        public let multitasking: Bool?
        public let exitsOnSuspend: Bool?

        public init(events: [Event], multitasking: Bool? = nil, exitsOnSuspend: Bool? = nil) {
            self.events = events
            self.multitasking = multitasking
            self.exitsOnSuspend = exitsOnSuspend
        }

        public static let form = Form(
            Input.init(events:multitasking:exitsOnSuspend:),
            Member("events", { $0.events }, "The events, in the order in which they happen."),
            Member(
                "multitasking", { $0.multitasking },
                "Whether the device and the app support multitasking; `true` if absent."),
            Member(
                "exitsOnSuspend", { $0.exitsOnSuspend },
                "Whether the app asks to be ended on suspend; `false` if absent."))

        public var condition: Condition {
            (multitasking ?? true) && !(exitsOnSuspend ?? false) ? .kept : .ended
        }
    }

    /// The fault of an event that cannot happen in the current state.
    public enum Fault: String, CaseIterable, Sendable, Wire {
        case impossible = "event.impossible"
    }

    public struct Step: Record {
        public let state: State
        /// The calls to the app, in order.
        public let callbacks: [String]
        public let error: Fault?

        public init(_ state: State, _ callbacks: [String] = [], error: Fault? = nil) {
            self.state = state
            self.callbacks = callbacks
            self.error = error
        }

        public static let form = Form(
            Step.init(_:_:error:), Member("state", { $0.state }, "The state after the event."),
            Member(
                "callbacks", { $0.callbacks },
                "The calls to the app; a delivered system event appears as its `notice`."),
            Member("error", { $0.error }, "The fault, if the event cannot happen in the current state."))
    }

    public struct Output: Record {
        public let steps: [Step]

        public init(steps: [Step]) { self.steps = steps }

        public static let form = Form(
            Output.init(steps:), Member("steps", { $0.steps }, "One step for each event, in order."))
    }

    public static let readings = [EndedInBackground.reading, ExitsOnSuspend.reading]
}

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
                remark: "delivers the held notices first"),
            .init(.suspended, .wake, to: .background, remark: "delivers the held notices except `redraw`"),
            .init(.active, .terminate, to: .notRunning, ["willTerminate"]),
            .init(.inactive, .terminate, to: .notRunning, ["willTerminate"]),
            .init(
                .background, .terminate, to: .notRunning, ["willTerminate"],
                remark: "a reading decides whether this call is made"),
            .init(.suspended, .terminate, to: .notRunning),
            .init(.active, .system, to: .active, remark: "delivers the notice"),
            .init(.inactive, .system, to: .inactive, remark: "delivers the notice"),
            .init(.background, .system, to: .background, remark: "delivers the notice, but holds `redraw`"),
            .init(.suspended, .system, to: .suspended, remark: "holds the notice, unless it is already held"),
        ])
}

/// The calls that an app gets if it is ended in the background.
public enum EndedInBackground: String, ReadingOption {
    case terminates, killed

    public static let reading = Reading(
        "platform.lifecycle.endedInBackground",
        "Which call does an app get if it is ended in the background?",
        source: Source(.hIndexCalculate, "1.4.8", "1.4.9"),
        options: .init("terminates", "willTerminate, as §1.4.9 says of all apps that are not suspended"),
        .init("killed", "nothing, as §1.4.8 says: the system kills the process"))
}

/// The calls that an app gets if `home` ends it.
public enum ExitsOnSuspend: String, ReadingOption {
    case resigns, terminatesOnly

    public static let reading = Reading(
        "platform.lifecycle.exitsOnSuspend", "Which calls does an app get if `home` ends it?",
        source: Source(.hIndexCalculate, "1.4.5", "1.4.11"),
        options: .init("resigns", "willResignActive, as `home` does according to §1.4.5, then willTerminate"),
        .init("terminatesOnly", "willTerminate alone; §1.4.11 names no other call"))
}
