import JSON
import Specification

extension Search {
    public static let properties: [Property<Search>] = [
        Property(
            "An address that is entered before all else changes nothing after it.",
            from: .addressNotRequired,
            probes: { input, _ in [Input([.url("www.example.org")] + input.events)] },
            judge: { trial in
                guard let states = trial.outcome.output?.states, let probe = trial.probes.first else {
                    return .notTouched
                }
                return Array((probe.output?.states ?? []).dropFirst()) == states
                    ? .holds : .violated("an address before all else changes the states after it")
            }),
        Property("Until something is entered as a name, no state is busy.", from: .nameRequired) {
            trial in
            guard let states = trial.outcome.output?.states else { return .notTouched }
            let names = trial.input.events.firstIndex { if case .name = $0 { true } else { false } }
            guard let busy = states.prefix(names ?? states.count).firstIndex(where: \.busy) else {
                return .holds
            }
            return .violated("after event \(busy) a search is under way, yet no name was entered")
        },
        Property("There is a state for each event.", from: .states) { trial in
            guard let states = trial.outcome.output?.states else {
                return .violated("no input is refused, yet it was rejected")
            }
            let (count, events) = (states.count, trial.input.events.count)
            return count == events
                ? .holds : .violated("\(counted(events, "event")) gave \(counted(count, "state"))")
        },
        Property(
            "Only a search under way shows the button to stop and a label, and then no popup.",
            from: .busy
        ) { trial in
            guard let states = trial.outcome.output?.states else { return .notTouched }
            let wrong = states.firstIndex { shown in
                shown.stopShown != shown.busy || shown.label != nil && !shown.busy
                    || shown.busy && (shown.popup != nil || shown.view != .search)
            }
            return wrong.map { .violated("the parts of state \($0) contradict each other") } ?? .holds
        },
        Property(
            "A second stop right after the first changes nothing.", from: .secondStop,
            probes: { input, _ in input.events.contains(.stop) ? [Input(input.events.flatMap(twice))] : []
            },
            judge: againstOneStop),
    ]

    private static func twice(_ event: Event) -> [Event] { event == .stop ? [.stop, .stop] : [event] }

    private static func againstOneStop(_ trial: Trial<Search>) -> Finding {
        guard let states = trial.outcome.output?.states, let probe = trial.probes.first else {
            return .notTouched
        }
        let doubled = zip(trial.input.events, states).flatMap { event, shown in
            twice(event).map { _ in shown }
        }
        // The second of two stops shows what the first has shown, but for a popup.
        let others = probe.output?.states ?? []
        guard others.count == doubled.count else {
            return .violated("with each stop twice some state is missing")
        }
        for (place, (other, expected)) in zip(others, doubled).enumerated() where other != expected {
            return .violated("with each stop pressed twice state \(place) is another")
        }
        return .holds
    }
}
