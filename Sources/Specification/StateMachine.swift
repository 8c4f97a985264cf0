import JSON

/// A state, an event or a condition of a state machine: one of a few names.
public typealias MachineName = CaseIterable & Hashable & RawRepresentable<String> & Sendable

/// A state machine as data: what each event does in each state; what is not listed is impossible.
///
/// A subsystem that declares one (`Stateful`) has its small sequences of events tried and its diagram drawn.
public struct StateMachine<State: MachineName, Event: MachineName, Condition: MachineName>: Sendable {
    /// What an event does in a state.
    public struct Transition: Sendable {
        public let origin: State
        public let event: Event
        /// When it is so; nil where it is always so.
        public let condition: Condition?
        public let target: State
        /// What the program calls on the way, in order.
        public let callbacks: [String]
        /// What no list of names can say.
        public let remark: String?

        public init(
            _ origin: State, _ event: Event, given condition: Condition? = nil, to target: State,
            _ callbacks: [String] = [], remark: String? = nil
        ) {
            self.origin = origin
            self.event = event
            self.condition = condition
            self.target = target
            self.callbacks = callbacks
            self.remark = remark
        }
    }

    private struct Place: Hashable {
        let state: State
        let event: Event
        let condition: Condition
    }

    public let start: State
    public let transitions: [Transition]
    private let places: [Place: Transition]

    /// - Precondition: an event leads from a state to one place under each condition.
    public init(start: State, _ transitions: [Transition]) {
        self.start = start
        self.transitions = transitions
        var places: [Place: Transition] = [:]
        for transition in transitions {
            for condition in transition.condition.map({ [$0] }) ?? Array(Condition.allCases) {
                let place = Place(state: transition.origin, event: transition.event, condition: condition)
                precondition(places[place] == nil, "\(place) leads to two places")
                places[place] = transition
            }
        }
        self.places = places
    }

    /// What the event does in the state, or nil where it is impossible there.
    public func transition(from state: State, on event: Event, given condition: Condition) -> Transition? {
        places[Place(state: state, event: event, condition: condition)]
    }

    /// The machine without its types.
    public var sketch: MachineSketch {
        MachineSketch(
            states: State.allCases.map(\.rawValue), start: start.rawValue,
            steps: transitions.map {
                MachineSketch.Step(
                    origin: $0.origin.rawValue, event: $0.event.rawValue,
                    condition: $0.condition?.rawValue, target: $0.target.rawValue,
                    callbacks: $0.callbacks, remark: $0.remark)
            })
    }
}

/// A state machine in plain names, from which its diagram is drawn.
public struct MachineSketch: Sendable {
    public struct Step: Sendable {
        public let origin: String
        public let event: String
        public let condition: String?
        public let target: String
        public let callbacks: [String]
        public let remark: String?
    }

    public let states: [String]
    public let start: String
    public let steps: [Step]
}

/// A subsystem that is a state machine.
public protocol Stateful: Specification {
    associatedtype State: MachineName
    associatedtype Trigger: MachineName
    associatedtype Condition: MachineName

    static var machine: StateMachine<State, Trigger, Condition> { get }
}
