import Specification

extension Search {
    public static let properties: [Property<Search>] = [
        // The first five properties say how the state after an event follows from the previous state.
        Property(
            "`urlEnabled` is the value that the switch was last set to, and false before the switch is set.",
            from: .offAtFirst, .enables, .whileBusyToo
        ) { each($0) { $0.after.urlEnabled == $0.isOn } },
        Property(
            """
            A search begins only if there is a name and no other search is under way. A search ends only with the \
            answer that it waits for.
            """,
            from: .nameRequired, .whiteSpace, .addressNotRequired, .stopsPageOnly, .stopWaits, .notWhileBusy,
            .notWaitedFor, .asBegun, .pageNotBegun, .presence
        ) { each($0) { $0.after.busy == ($0.before.busy ? !$0.isEnd : $0.event == .search && $0.isNamed) } },
        Property(
            """
            The last answer to a search decides which view is in front after the search. If this answer is about the \
            author's page, the view also depends on whether the search was stopped.
            """,
            from: .results, .presence, .failureLeadsBack, .titlesOnly, .stoppedPage, .searchLeadsBack
        ) { trial in
            each(trial) { step in
                guard step.isEnd else { return !step.after.busy || step.after.view == .search }
                switch step.event {
                case .scholar(let answer): return step.after.view == (answer == .found ? .results : .search)
                case .homepage where step.run.isStopped: return step.after.view == .results
                case .homepage(.found), .homepage(.titlesOnly): return step.after.view == .presence
                default: return step.after.view == .search
                }
            }
        },
        Property(
            """
            A popup is either `nameMissing` or the name of an answer that ends a search and is not `found`. The popup \
            is gone in the next state.
            """,
            from: .failurePopup, .popupWord, .popupOnce, .nameMissing, .stoppedQuietly, .titlesOnly
        ) { trial in
            each(trial) { step in
                let word: String? =
                    switch step.event {
                    case .search where !step.before.busy && !step.isNamed: Popup.nameMissing.rawValue
                    case .scholar(let answer) where step.isEnd: answer == .found ? nil : answer.rawValue
                    case .homepage(let answer) where step.isEnd && !step.run.isStopped:
                        answer == .found ? nil : answer.rawValue
                    default: nil
                    }
                return step.after.popup?.rawValue == word
            }
        },
        Property(
            """
            The label is `Terminating...` from a stop during a search until the search ends, and absent otherwise.
            """,
            from: .terminating, .stopForgotten, .ownWords, .stopWaits
        ) { each($0) { ($0.after.label != nil) == ($0.before.busy && $0.after.busy && $0.run.isStopped) } },
        changeless(
            "Reversing the words of each name leaves all states unchanged.", from: .eitherOrder,
            otherwise: "reversing the words of a name changes a state"
        ) { event in
            guard case .name(let name) = event else { return event }
            return .name(name.split(separator: " ").reversed().joined(separator: " "))
        },
        changeless(
            "Removing an address, or adding a missing address, leaves all states unchanged.",
            from: .scheme, otherwise: "a different address changes a state"
        ) { event in
            guard case .url(let url) = event else { return event }
            return .url(url.isEmpty ? "www.example.org" : "")
        },
        Property(
            "A second stop right after a stop changes nothing.", from: .secondStop,
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
                    otherwise: "when each stop is repeated, a state is missing or different")
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
                return .violated("the input was rejected, but no input may be rejected")
            }
            let (count, events) = (states.count, trial.input.events.count)
            return count == events
                ? .holds : .violated("\(counted(events, "event")) gave \(counted(count, "state"))")
        },
        Property(
            """
            The stop button is shown if, and only if, the state is busy. Only a busy state has a label. While the \
            state is busy, there is no popup and the search screen is in front.
            """,
            from: .busy
        ) { _, output in
            output.states.violation(unless: { shown in
                shown.busy
                    ? shown.stopShown && shown.popup == nil && shown.view == .search
                    : !shown.stopShown && shown.label == nil
            }) { place, _ in "the parts of state \(place) contradict each other" } ?? .holds
        },
    ]

    /// Returns the property that the states stay the same if `other` is applied to each event.
    private static func changeless(
        _ sentence: String, from law: Law, otherwise violation: String,
        _ other: @escaping @Sendable (Event) -> Event
    ) -> Property<Search> {
        Property(
            sentence, from: law,
            probe: { input, _ in
                let events = input.events.map(other)
                return events == input.events ? nil : Input(events)
            }, relates: \.states, otherwise: violation)
    }

    private static func twice(_ event: Event) -> [Event] { event == .stop ? [.stop, .stop] : [event] }

    /// The state of the latest search, according to the events since it began.
    private struct Run {
        var withPage = false
        var isStopped = false
        var isAnswered = false
    }

    /// An event and the states before and after it, with the fields and the search that follow from the events so far.
    private struct Step {
        let event: Event
        let before: Shown
        let after: Shown
        let isNamed: Bool
        let isOn: Bool
        let run: Run

        /// Whether the event is the last answer that the search waits for.
        var isEnd: Bool {
            switch event {
            case .scholar(let answer):
                before.busy && !run.isAnswered && !(answer == .found && run.withPage && !run.isStopped)
            case .homepage: before.busy && run.isAnswered
            default: false
            }
        }
    }

    private static func each(_ trial: Trial<Search>, _ isRight: (Step) -> Bool) -> Finding {
        guard let states = trial.outcome.output?.states else { return .notTouched }
        var (isNamed, isOn, run, before) = (false, false, Run(), Shown())
        let steps = zip(trial.input.events, states).map { event, after in
            switch event {
            case .name(let name): isNamed = !name.unicodeScalars.allSatisfy(\.isWhiteSpace)
            case .useHomepage(let isUsed): isOn = isUsed
            case .stop where before.busy: run.isStopped = true
            default: break
            }
            let step = Step(
                event: event, before: before, after: after, isNamed: isNamed, isOn: isOn, run: run)
            if case .scholar = event, before.busy { run.isAnswered = true }
            if !before.busy, after.busy { run = Run(withPage: isOn) }
            before = after
            return step
        }
        return steps.violation(unless: isRight) { place, step in
            """
            the state after event \(place) (\(step.event.trigger.rawValue)) does not follow from the \
            previous state
            """
        } ?? .holds
    }
}
