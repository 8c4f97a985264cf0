import Specification

extension Trip {
    public static let properties = general + relations

    private static let general: [Property<Trip>] = [
        Property("The output has one state and one list of actions for each event.", from: .stored) {
            trial, output in
            let events = trial.input.events.count
            let (states, actions) = (output.states.count, output.actions.count)
            return Finding(
                states == events && actions == events,
                or: """
                    \(counted(events, "event")) gave \(counted(states, "state")) and \
                    \(counted(actions, "list of actions", "lists of actions"))
                    """)
        },
        Property("Only an input with an arrival can be rejected as trip.none.", from: .arrivalNeedsTrip) {
            trial in
            let arrives = trial.input.events.contains {
                if case .arrived = $0.happening { true } else { false }
            }
            if arrives { return .notTouched }
            return Finding(
                trial.outcome.rejection?.code != noTrip.code,
                or: "there is no arrival, yet the input is rejected as \(noTrip.code)")
        },
        Property(
            """
            An additional restart before the first event does not change the states and actions at the other events, \
            the records or the history.
            """, from: .kept,
            probes: { input, _ in
                guard let first = input.events.first else { return [] }
                let events = [Event(.restart, at: first.t)] + input.events
                return [Input(automatic: input.automatic, current: input.current, events: events)]
            },
            judge: { trial, output in
                guard let probe = trial.probes.first else { return .notTouched }
                let isSame =
                    probe.output.map { Array($0.states.dropFirst()) } == output.states
                    && probe.output.map { Array($0.actions.dropFirst()) } == output.actions
                    && probe.output?.records == output.records && probe.output?.history == output.history
                return Finding(
                    isSame, or: "a restart before the first event changes more than its own output")
            }),
    ]
}
