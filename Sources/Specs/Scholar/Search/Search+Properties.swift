import Specification

extension Search {
    public static let properties = relations + others

    private static let others: [Property<Search>] = [
        changeless(
            "Reversing the words of each name leaves all states the same.", from: .eitherOrder,
            otherwise: "reversing the words of a name changes a state"
        ) { event in
            guard case .name(let name) = event else { return event }
            return .name(name.split(separator: " ").reversed().joined(separator: " "))
        },
        changeless(
            "Removing an address, or adding one where it is empty, leaves all states the same.",
            from: .scheme, otherwise: "a different address changes a state"
        ) { event in
            guard case .url(let url) = event else { return event }
            return .url(url.isEmpty ? "www.example.org" : "")
        },
        Property(
            "A second stop right after each stop changes nothing.", from: .secondStop,
            probes: { input, _ in input.events.contains(.stop) ? [Input(input.events.flatMap(twice))] : [] },
            judge: { trial in
                trial.relates(
                    \.states,
                    // The state after the second stop must be the same as the state after the first stop.
                    to: {
                        zip(trial.input.events, $0.states).flatMap { event, shown in
                            twice(event).map { _ in shown }
                        }
                    },
                    otherwise: "with each stop repeated, a state is missing or different")
            }),
        Property("Until Scholar's answer is `found`, the search screen is in front.", from: .tabNeedsResult) {
            trial, output in
            let found = trial.input.events.firstIndex(of: .scholar(.found)) ?? output.states.count
            return output.states.prefix(found).violation(unless: { $0.view == .search }) { place, shown in
                "after event \(place), the view `\(shown.view.rawValue)` is in front without a result"
            } ?? .holds
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
            The button to stop is shown if, and only if, the state is busy. Only a busy state has a label. A busy \
            state has no popup, and the search screen is in front.
            """,
            from: .busy
        ) { _, output in
            let wrong = output.states.firstIndex { shown in
                shown.stopShown != shown.busy || shown.label != nil && !shown.busy
                    || shown.busy && (shown.popup != nil || shown.view != .search)
            }
            return wrong.map { .violated("the parts of state \($0) contradict each other") } ?? .holds
        },
    ]

    /// Returns the property that replacing each event by another event changes no state.
    private static func changeless(
        _ sentence: String, from law: Law, otherwise violation: String,
        _ other: @escaping @Sendable (Event) -> Event
    ) -> Property<Search> {
        Property(
            sentence, from: law,
            probes: { input, _ in
                let events = input.events.map(other)
                return events == input.events ? [] : [Input(events)]
            }, judge: { $0.relates(\.states, otherwise: violation) })
    }

    private static func twice(_ event: Event) -> [Event] { event == .stop ? [.stop, .stop] : [event] }
}
