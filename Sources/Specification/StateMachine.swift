/// An enumeration of names, for the states, the events or the conditions of a machine.
public typealias MachineName = CaseIterable & Hashable & RawRepresentable<String> & Sendable

/// A state machine as data: the effect of each event in each state. If no effect is declared for an event in a state,
/// the event is impossible there.
///
/// If a subsystem declares a state machine (`Stateful`), all short sequences of its events are tried, and its diagram
/// can be drawn.
public struct StateMachine<State: MachineName, Event: MachineName, Condition: MachineName>: Sendable {
    /// The effect of an event in a state of this machine.
    public typealias Transition = MachineTransition<State, Event, Condition>

    private struct Place: Hashable {
        let state: State
        let event: Event
        let condition: Condition
    }

    /// The initial state.
    public let start: State
    /// The transitions, in the order in which they are declared.
    public let transitions: [Transition]
    private let places: [Place: Transition]

    /// Makes a state machine from its initial state and its transitions.
    ///
    /// - Precondition: No two transitions apply to the same state, event and condition.
    public init(start: State, _ transitions: [Transition]) {
        self.start = start
        self.transitions = transitions
        var places: [Place: Transition] = [:]
        for transition in transitions {
            for condition in transition.condition.map({ [$0] }) ?? Array(Condition.allCases) {
                let place = Place(state: transition.origin, event: transition.event, condition: condition)
                precondition(places[place] == nil, "\(place) has two transitions")
                places[place] = transition
            }
        }
        self.places = places
    }

    /// Returns the effect of an event in a state under a condition, or nil if the event is impossible there.
    public func transition(from state: State, on event: Event, given condition: Condition) -> Transition? {
        places[Place(state: state, event: event, condition: condition)]
    }

    /// The machine with plain strings for its states, events and conditions.
    public var sketch: MachineSketch {
        MachineSketch(
            states: State.allCases.map(\.rawValue), start: start.rawValue,
            steps: transitions.map {
                MachineSketch.Step(
                    $0.origin.rawValue, $0.event.rawValue, given: $0.condition?.rawValue,
                    to: $0.target.rawValue,
                    $0.callbacks, remark: $0.remark)
            })
    }
}

/// The effect of an event in a state of a machine.
public struct MachineTransition<State: Sendable, Event: Sendable, Condition: Sendable>: Sendable {
    /// The state in which the event occurs.
    public let origin: State
    /// The event that causes the transition.
    public let event: Event
    /// The condition for this effect; nil if the event has this effect under every condition.
    public let condition: Condition?
    /// The state that the event leads to.
    public let target: State
    /// The functions that are called during the transition, in order.
    public let callbacks: [String]
    /// A remark that the diagram shows, because the names do not explain enough; nil if none is needed.
    public let remark: String?

    /// Makes a transition from its parts.
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

/// A state machine whose states, events and conditions are plain strings, used to draw a diagram of the machine.
public struct MachineSketch: Sendable {
    /// A transition whose states, event and condition are plain strings.
    public typealias Step = MachineTransition<String, String, String>

    /// The states, in the order in which they are declared.
    public let states: [String]
    /// The initial state.
    public let start: String
    /// The transitions, in the order in which they are declared.
    public let steps: [Step]
}

/// A subsystem that is a state machine.
public protocol Stateful: Specification {
    associatedtype State: MachineName
    associatedtype Trigger: MachineName
    associatedtype Condition: MachineName

    /// The state machine that the subsystem follows.
    static var machine: StateMachine<State, Trigger, Condition> { get }
}
