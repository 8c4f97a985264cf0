import Specification

extension Microphone: Stateful {
    public enum State: String, CaseIterable, Sendable {
        case unauthorized, idle, recording
    }

    public enum Trigger: String, CaseIterable, Sendable, Wire {
        case authorize, deny, tap, stopCommand, taskEnded, transcript
    }

    /// Whether the recogniser's server can be reached, according to the latest `reachable` event.
    public enum Condition: String, CaseIterable, Sendable {
        case reachable, unreachable
    }

    public static let machine = StateMachine<State, Trigger, Condition>(
        start: .unauthorized,
        [
            .init(.unauthorized, .authorize, to: .idle),
            .init(.idle, .deny, to: .unauthorized),
            .init(.idle, .tap, given: .reachable, to: .recording, ["server"]),
            .init(.idle, .tap, given: .unreachable, to: .recording, ["local"]),
            .init(.recording, .transcript, to: .recording, remark: "the transcript is replaced"),
            .init(.recording, .tap, to: .idle),
            .init(.recording, .stopCommand, to: .idle),
            .init(.recording, .taskEnded, to: .idle, remark: "after one minute"),
            .init(.recording, .deny, to: .unauthorized),
        ])
}

extension Microphone.Event {
    /// The event as a trigger of the state machine; nil for a `reachable` event.
    public var trigger: Microphone.Trigger? {
        switch self {
        case .plain(let trigger): trigger
        case .transcript: .transcript
        case .reachable: nil
        }
    }

    /// Returns the condition after this event; only a `reachable` event changes the condition.
    func condition(after before: Microphone.Condition) -> Microphone.Condition {
        guard case .reachable(let isReachable) = self else { return before }
        return isReachable ? .reachable : .unreachable
    }
}
