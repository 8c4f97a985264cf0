import JSON
import Specification

extension Search {
    public static let properties = relations + others

    private static let others: [Property<Search>] = [
        Property(
            "An address entered before all other events changes no later state.",
            from: .addressNotRequired,
            probes: { input, _ in [Input([.url("www.example.org")] + input.events)] },
            judge: { trial in
                guard let states = trial.outcome.output?.states, let probe = trial.probes.first else {
                    return .notTouched
                }
                return Array((probe.output?.states ?? []).dropFirst()) == states
                    ? .holds : .violated("an address entered before all other events changes a later state")
            }),
        Property("Until a name is entered, no state is busy.", from: .nameRequired) {
            trial in
            guard let states = trial.outcome.output?.states else { return .notTouched }
            let names = trial.input.events.firstIndex { if case .name = $0 { true } else { false } }
            guard let busy = states.prefix(names ?? states.count).firstIndex(where: \.busy) else {
                return .holds
            }
            return .violated("after event \(busy) a search is under way, yet no name was entered")
        },
        Property(
            "Reversing the words of each name leaves all states the same.", from: .eitherOrder,
            probes: { input, _ in
                let turned = input.events.map(turned)
                return turned == input.events ? [] : [Input(turned)]
            },
            judge: { trial in
                guard let states = trial.outcome.output?.states, let probe = trial.probes.first else {
                    return .notTouched
                }
                return probe.output?.states == states
                    ? .holds : .violated("reversing the words of a name changes a state")
            }),
        Property(
            "Adding `http://` to an address without a scheme leaves all states the same.", from: .scheme,
            probes: { input, _ in
                let events = input.events.map(schemed)
                return events == input.events ? [] : [Input(events)]
            },
            judge: { trial in
                guard let states = trial.outcome.output?.states, let probe = trial.probes.first else {
                    return .notTouched
                }
                return probe.output?.states == states
                    ? .holds : .violated("adding `http://` to an address changes a state")
            }),
        Property("Until Scholar has found something, the search screen is in front.", from: .tabNeedsResult) {
            trial in
            guard let states = trial.outcome.output?.states else { return .notTouched }
            let found = trial.input.events.firstIndex(of: .scholar(.found)) ?? states.count
            guard let wrong = states.prefix(found).firstIndex(where: { $0.view != .search }) else {
                return .holds
            }
            return .violated(
                "after event \(wrong) \(states[wrong].view.rawValue) is in front without a result")
        },
        Property("There is one state for each event.", from: .states) { trial in
            guard let states = trial.outcome.output?.states else {
                return .violated("the input was rejected, yet every input has states")
            }
            let (count, events) = (states.count, trial.input.events.count)
            return count == events
                ? .holds : .violated("\(counted(events, "event")) gave \(counted(count, "state"))")
        },
        Property(
            """
            The button to stop is shown if, and only if, the state is busy. Only a busy state has a label; the label \
            has no popup.
            """,
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

    /// Returns the event with the words of its name in the opposite order.
    private static func turned(_ event: Event) -> Event {
        guard case .name(let name) = event else { return event }
        return .name(name.split(separator: " ").reversed().joined(separator: " "))
    }

    /// Returns the event with `http://` before its address, if the address has no scheme.
    private static func schemed(_ event: Event) -> Event {
        guard case .url(let url) = event, !url.isEmpty, !url.contains("://") else { return event }
        return .url("http://" + url)
    }

    private static func twice(_ event: Event) -> [Event] { event == .stop ? [.stop, .stop] : [event] }

    private static func againstOneStop(_ trial: Trial<Search>) -> Finding {
        guard let states = trial.outcome.output?.states, let probe = trial.probes.first else {
            return .notTouched
        }
        let doubled = zip(trial.input.events, states).flatMap { event, shown in
            twice(event).map { _ in shown }
        }
        // The state after the second stop is that after the first.
        let others = probe.output?.states ?? []
        guard others.count == doubled.count else {
            return .violated("with each stop repeated, a state is missing")
        }
        for (place, (other, expected)) in zip(others, doubled).enumerated() where other != expected {
            return .violated("with each stop repeated, state \(place) is different")
        }
        return .holds
    }
}
