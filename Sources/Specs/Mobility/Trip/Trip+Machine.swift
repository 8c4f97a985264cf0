import Specification

extension Trip: Stateful {
    /// Whether a trip is running, and whether a choice or an arrival is waiting for a fix.
    public enum State: String, CaseIterable, Sendable {
        case idle, choosing, travelling, changing, arriving

        init(_ mode: TravelMode?, _ waiting: Waiting?) {
            switch (mode, waiting) {
            case (nil, nil): self = .idle
            case (nil, _): self = .choosing
            case (_, nil): self = .travelling
            case (_, .arrived): self = .arriving
            default: self = .changing
            }
        }
    }

    /// A kind of event; accepted and rejected fixes are two different kinds.
    public enum Trigger: String, CaseIterable, Sendable {
        case choose, arrived, accepted, rejected, restart, networkComes, networkGoes
    }

    /// Whether there is a network.
    public enum Condition: String, CaseIterable, Sendable {
        case network, noNetwork
    }

    public static let machine = StateMachine<State, Trigger, Condition>(
        start: .idle,
        [
            step(.idle, .choose, to: .choosing, .locate),
            step(.choosing, .choose, to: .choosing, .locate, remark: "the new choice replaces the old one"),
            step(.travelling, .choose, to: .changing, .locate),
            step(.changing, .choose, to: .changing, .locate, remark: "the new choice replaces the old one"),
            step(.arriving, .choose, to: .changing, .locate, remark: "the choice replaces the arrival"),
            step(.travelling, .arrived, to: .arriving, .locate),
            step(.changing, .arrived, to: .arriving, .locate, remark: "the arrival replaces the choice"),
            step(.arriving, .arrived, to: .arriving, .locate),
        ]
            + recording(.choosing, to: .travelling) + recording(.changing, to: .travelling)
            + recording(.arriving, to: .idle) + passing(.accepted)
            + [State.choosing, .changing, .arriving].map {
                step($0, .rejected, to: $0, remark: "the app shows a message with the cause")
            }
            + passing(.rejected)
            + [
                step(.idle, .restart, to: .idle),
                step(.choosing, .restart, to: .idle, remark: "the choice is discarded"),
                step(.travelling, .restart, to: .travelling, remark: "the trip goes on"),
                step(.changing, .restart, to: .travelling, remark: "the choice is discarded"),
                step(.arriving, .restart, to: .travelling, remark: "the arrival is discarded"),
            ]
            + State.allCases.map {
                step($0, .networkComes, to: $0, remark: "one send action for each unsent record")
            }
            + State.allCases.map { step($0, .networkGoes, to: $0) })

    private typealias Transition = StateMachine<State, Trigger, Condition>.Transition

    /// Returns the transitions at an accepted fix while a choice or an arrival is waiting.
    private static func recording(_ origin: State, to target: State) -> [Transition] {
        [
            step(origin, .accepted, given: .network, to: target, .record, .send, .notify, .stopLocating),
            step(origin, .accepted, given: .noNetwork, to: target, .record, .notify, .stopLocating),
        ]
    }

    /// Returns the transitions at a fix while nothing is waiting.
    private static func passing(_ trigger: Trigger) -> [Transition] {
        [State.idle, .travelling].map { step($0, trigger, to: $0, remark: "nothing waits") }
    }

    private static func step(
        _ origin: State, _ trigger: Trigger, given condition: Condition? = nil, to target: State,
        _ actions: Action..., remark: String? = nil
    ) -> Transition {
        .init(origin, trigger, given: condition, to: target, actions.map(\.rawValue), remark: remark)
    }
}
