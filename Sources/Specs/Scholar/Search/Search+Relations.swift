import Specification

/// What is shown after an event, by what was shown before it.
extension Search {
    static let relations: [Property<Search>] = [
        Property(
            "The address is enabled as the switch says, and off before it is touched.",
            from: .offAtFirst, .enables, .whileBusyToo
        ) { each($0) { $0.after.urlEnabled == $0.isOn } },
        Property(
            "A search begins only at rest and with a name, and ends only with the answer that it waits for.",
            from: .nameRequired, .whiteSpace, .stopsPageOnly, .stopWaits, .notWhileBusy, .notWaitedFor,
            .asBegun,
            .pageNotBegun, .presence
        ) { each($0) { $0.after.busy == ($0.before.busy ? !$0.isEnd : $0.event == .search && $0.isNamed) } },
        Property(
            """
            Where a search leads follows from its last answer, and of the author's page from a stop before \
            it.
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
            A popup has the word of the answer that ends a search otherwise than found, or nameMissing, in \
            its state alone.
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
            "Terminating... stands there from a stop to the end of its search.",
            from: .terminating, .stopForgotten, .ownWords, .stopWaits
        ) { each($0) { ($0.after.label != nil) == ($0.before.busy && $0.after.busy && $0.run.isStopped) } },
        Property(
            """
            At rest an entry or a search leads to the search screen, a tab to its view if there is a result, \
            and nothing else anywhere.
            """,
            from: .entryLeadsBack, .tabs, .tabNeedsResult, .anyView, .atFirst, .notWaitedFor
        ) { trial in
            each(trial) { step in
                if step.before.busy || step.after.busy { return true }
                switch step.event {
                case .name, .useHomepage, .url, .search: return step.after.view == .search
                case .tab(let view) where step.run.hasResult: return step.after.view == view
                default: return step.after.view == step.before.view
                }
            }
        },
    ]

    /// What the events since its beginning say of the last search.
    private struct Run {
        var withPage = false
        var isStopped = false
        var isAnswered = false
        var hasResult = false
    }

    /// An event with what is shown around it, and with what the events up to it say.
    private struct Step {
        let event: Event
        let before: Shown
        let after: Shown
        let isNamed: Bool
        let isOn: Bool
        let run: Run

        /// Whether the event is the last answer that a search waits for.
        var isEnd: Bool {
            switch event {
            case .scholar(let answer):
                before.busy && !run.isAnswered && !(answer == .found && run.withPage && !run.isStopped)
            case .homepage: before.busy && run.isAnswered
            default: false
            }
        }
    }

    private static func steps(of trial: Trial<Search>) -> [Step] {
        var (isNamed, isOn, run, before) = (false, false, Run(), Shown())
        return zip(trial.input.events, trial.outcome.output?.states ?? []).map { event, after in
            switch event {
            case .name(let name): isNamed = !name.unicodeScalars.allSatisfy(\.isWhiteSpace)
            case .useHomepage(let isUsed): isOn = isUsed
            case .stop where before.busy: run.isStopped = true
            default: break
            }
            let step = Step(
                event: event, before: before, after: after, isNamed: isNamed, isOn: isOn, run: run)
            if case .scholar = event, before.busy { run.isAnswered = true }
            if before.busy, !after.busy { run.hasResult = after.view != .search }
            if !before.busy, after.busy { run = Run(withPage: isOn) }
            before = after
            return step
        }
    }

    private static func each(_ trial: Trial<Search>, _ isRight: (Step) -> Bool) -> Finding {
        let steps = steps(of: trial)
        let wrong = steps.violation(unless: isRight) { place, step in
            "\(step.event.trigger.rawValue) at event \(place) does not lead to what is shown"
        }
        return wrong ?? (steps.isEmpty ? .notTouched : .holds)
    }
}
