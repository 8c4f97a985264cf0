import Specification

extension Trip {
    public static var properties: [Property<Trip>] {
        [
            Property(
                "A restart before all else changes nothing that comes after it.", from: .kept,
                probes: { input, _ in
                    guard let first = input.events.first else { return [] }
                    let restart = Event(.restart, at: first.t)
                    return [
                        Input(
                            automatic: input.automatic, current: input.current,
                            events: [restart] + input.events)
                    ]
                },
                judge: { trial in
                    guard let output = trial.outcome.output, let probe = trial.probes.first else {
                        return .notTouched
                    }
                    guard let other = probe.output else {
                        return .violated("with a restart before all else the input is rejected")
                    }
                    let isSame =
                        Array(other.states.dropFirst()) == output.states
                        && Array(other.actions.dropFirst()) == output.actions
                        && other.records == output.records && other.history == output.history
                    return isSame
                        ? .holds : .violated("a restart before all else changes what comes after it")
                }),
            Property("No record is sent more often than once.", from: .sent) { trial in
                guard let output = trial.outcome.output else { return .notTouched }
                let sent = output.actions.joined().count { $0 == .send }
                return sent <= output.records.count
                    ? .holds : .violated("\(output.records.count) records were sent \(sent) times")
            },
            Property("There are as many states and lists of actions as events.", from: .stored) { trial in
                guard let output = trial.outcome.output else { return .notTouched }
                let events = trial.input.events.count
                return output.states.count == events && output.actions.count == events
                    ? .holds
                    : .violated(
                        "\(events) events gave \(output.states.count) states and \(output.actions.count) lists"
                    )
            },
        ]
    }
}
