import JSON
import Specification

/// An input that contains events.
protocol Eventful {
    associatedtype EachEvent

    var events: [EachEvent] { get }
}

/// An output that consists of the state after each event.
public struct States<State: Wire>: Record {
    public let states: [State]

    public init(_ states: [State]) { self.states = states }

    public static var form: Form<Self> {
        Form(Self.init(_:), Member("states", { $0.states }, "The state after each event, in order."))
    }
}

extension Property where Subsystem.Input: Eventful {
    /// Returns the property that an input is never rejected, and that its output has one state for each event.
    static func oneStateEach<State>(from law: Subsystem.Law) -> Property
    where Subsystem.Output == States<State> {
        Property("Each event gives one state, and no well-formed input is rejected.", from: law) { trial in
            let events = trial.input.events.count
            let states = trial.outcome.output?.states.count
            return states == events
                ? .holds : .violated("\(counted(events, "event")) gave \(counted(states ?? 0, "state"))")
        }
    }
}

extension Trial where Subsystem.Input: Eventful {
    /// Returns a violation for the first state that does not follow from its event; otherwise `.holds`.
    ///
    /// The closure is called once for each event and its state, in order, up to the first wrong state; the closure may
    /// store the state for the next call.
    func wrongState<State>(where isWrong: (Subsystem.Input.EachEvent, State) -> Bool) -> Finding
    where Subsystem.Output == States<State> {
        let pairs = zip(input.events, outcome.output?.states ?? [])
        let wrong = pairs.violation(
            unless: { !isWrong($0, $1) },
            { "after event \($0) the state is \(JSONWriter.text(of: $1.1.value))" })
        return wrong ?? .holds
    }
}
