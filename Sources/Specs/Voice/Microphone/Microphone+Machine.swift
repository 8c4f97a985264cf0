import JSON
import Specification

extension Microphone: Stateful {
    public enum State: String, CaseIterable, Sendable {
        case unauthorized, idle, recording
    }

    public enum Trigger: String, CaseIterable, Sendable, Wire {
        case authorize, deny, tap, stopCommand, taskEnded, transcript
    }

    /// Whether the server of the recogniser can be reached, as the last event of that kind says.
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
            .init(.recording, .transcript, to: .recording, remark: "the transcript is another"),
            .init(.recording, .tap, to: .idle),
            .init(.recording, .stopCommand, to: .idle),
            .init(.recording, .taskEnded, to: .idle, remark: "after one minute"),
            .init(.recording, .deny, to: .unauthorized),
        ])
}

extension Microphone.Event {
    /// What the machine is told; nil if it is told nothing.
    public var trigger: Microphone.Trigger? {
        switch self {
        case .plain(let trigger): trigger
        case .transcript: .transcript
        case .reachable: nil
        }
    }

    /// Returns the condition after the event, which was another before it.
    func condition(after before: Microphone.Condition) -> Microphone.Condition {
        guard case .reachable(let isReachable) = self else { return before }
        return isReachable ? .reachable : .unreachable
    }
}
