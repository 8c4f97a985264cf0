import Specification

extension Guide: Stateful {
    public enum State: String, CaseIterable, Sendable {
        case closed, showing
    }

    /// The kind of an event; the names of the kinds are the values of the member `kind`.
    public enum Trigger: String, CaseIterable, Sendable, Wire {
        case info, tap, edit, stream, result
    }

    /// Whether there is a button with the name in a `tap` event.
    public enum Condition: String, CaseIterable, Sendable {
        case known, unknown
    }

    public static let machine = StateMachine<State, Trigger, Condition>(
        start: .closed,
        [
            .init(.closed, .info, to: .showing, remark: "the manual and the hint are shown"),
            .init(.closed, .tap, given: .known, to: .closed, remark: "the action of the button is performed"),
            .init(.closed, .edit, to: .closed, remark: "the code is replaced"),
            .init(.closed, .stream, to: .closed, remark: "the stream is replaced"),
            .init(.closed, .result, to: .closed, remark: "the result replaces the stream"),
            .init(.showing, .info, to: .closed, remark: "the code and the stream are shown"),
            .init(
                .showing, .tap, given: .known, to: .showing,
                remark: "the button is described; under one option its action is performed too"),
            .init(.showing, .stream, to: .showing, remark: "kept for later"),
            .init(.showing, .result, to: .showing, remark: "kept for later"),
        ])
}

extension Guide.Event {
    public var trigger: Guide.Trigger {
        switch self {
        case .info: .info
        case .tap: .tap
        case .edit: .edit
        case .stream: .stream
        case .result: .result
        }
    }
}
