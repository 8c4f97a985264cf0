import JSON
import Specification

extension Lifecycle {
    public static let clauses = Clauses<Lifecycle>(
        CheckedClause(
            Clause(
                "LIF-1",
                """
                launch: didFinishLaunching, didBecomeActive, then active. home: willResignActive, didEnterBackground, \
                then suspended. return: willEnterForeground, didBecomeActive. interruption: willResignActive, then \
                inactive; ignored: didBecomeActive; accepted: didEnterBackground, then background.
                """,
                source: Source(.hIndexCalculate, "1.4.4", "1.4.5", "1.4.6", "1.4.7"),
                note: """
                    There is a step for each event, with the state after it; states passed through are not shown. An \
                    accepted interruption stays in background: no event says when the system would suspend it.
                    """)
        ) { trial in
            if let rejection = trial.outcome.rejection {
                return .violated("LIF-1: no input is refused, yet it was rejected as \(rejection.code)")
            }
            guard let replay = LifecycleReplay(trial) else {
                let count = trial.outcome.output?.steps.count ?? 0
                return .violated("LIF-1: \(trial.input.events.count) events need as many steps, not \(count)")
            }
            return replay.finding(of: "LIF-1")
        },
        CheckedClause(
            Clause(
                "LIF-2",
                """
                Ended while suspended: no callback; ended otherwise: willTerminate. Without multitasking or with \
                exitsOnSuspend, home ends in willTerminate and notRunning. An event that is impossible in a state is \
                event.impossible and changes nothing.
                """,
                source: Source(.hIndexCalculate, "1.4.7", "1.4.8", "1.4.9", "1.4.11"),
                note: """
                    An accepted interruption ends the app as home does. §1.4.8 has no call for an app ended in the \
                    background, §1.4.9 has one: the latter binds. home while inactive is impossible.
                    """)
        ) { trial in
            LifecycleReplay(trial)?.finding(of: "LIF-2") ?? .notTouched
        },
        CheckedClause(
            Clause(
                "LIF-3",
                """
                While suspended, system events are held, one per kind, and delivered on return before anything else.
                """,
                source: Source(.hIndexCalculate, "1.4.10"),
                note: """
                    In the order in which each was first held; they are forgotten on delivery and when the app ends. \
                    In other states of a running app a notice is delivered at once. A kind is a row of the source's \
                    table: connected and disconnected are one.
                    """)
        ) { trial in
            LifecycleReplay(trial)?.finding(of: "LIF-3") ?? .notTouched
        }
    )
}

/// Steps held to the machine, each from the implementation's own state before it, so that one mistake is told once.
struct LifecycleReplay {
    private let events: [Lifecycle.Event]
    private let steps: [Lifecycle.Step]
    private let condition: Lifecycle.Condition

    /// Nil where there is not a step for each event.
    init?(_ trial: Trial<Lifecycle>) {
        guard let output = trial.outcome.output, output.steps.count == trial.input.events.count else {
            return nil
        }
        events = trial.input.events
        steps = output.steps
        condition = trial.input.condition
    }

    func finding(of rule: ClauseID) -> Finding {
        var finding = events.isEmpty && rule == "LIF-1" ? Finding.holds : .notTouched
        var before = Lifecycle.machine.start
        var held: [String] = []
        for index in events.indices {
            let event = events[index]
            let step = steps[index]
            let transition = Lifecycle.machine.transition(
                from: before, on: event.trigger, given: condition)
            let place = Place(rule: rule, index: index, event: event, before: before)
            let own: Finding
            if let transition {
                own =
                    rule == "LIF-3"
                    ? deliveries(step, transition, held, place)
                    : owner(of: event) == rule ? course(step, transition, place) : .notTouched
            } else {
                own = rule == "LIF-2" ? standstill(step, place) : .notTouched
            }
            finding = finding.and(own)
            if finding.violation != nil { return finding }
            if finding == .notTouched { finding = own }
            if before == .suspended, step.state == .suspended {
                if let notice = event.notice?.rawValue, !held.contains(notice) { held.append(notice) }
            } else {
                held = []
            }
            before = step.state
        }
        return finding
    }

    private func owner(of event: Lifecycle.Event) -> ClauseID {
        switch event.trigger {
        case .launch, .return, .interruption, .ignored: "LIF-1"
        case .home, .accepted: condition == .kept ? "LIF-1" : "LIF-2"
        case .terminate: "LIF-2"
        case .system: "LIF-3"
        }
    }

    /// The way of an event that is possible, its notices left aside.
    private func course(
        _ step: Lifecycle.Step,
        _ transition: StateMachine<Lifecycle.State, Lifecycle.Trigger, Lifecycle.Condition>.Transition,
        _ place: Place
    ) -> Finding {
        if step.error != nil { return place.violated("is possible, yet it is called event.impossible") }
        if step.state != transition.target {
            return place.violated("leads to \(transition.target.rawValue), not \(step.state.rawValue)")
        }
        let calls = step.callbacks.filter { Lifecycle.Notice(rawValue: $0) == nil }
        if calls != transition.callbacks {
            return place.violated("calls \(list(transition.callbacks)), not \(list(calls))")
        }
        return .holds
    }

    private func standstill(_ step: Lifecycle.Step, _ place: Place) -> Finding {
        if step.error == nil { return place.violated("is impossible, yet no error says so") }
        if step.state != place.before {
            return place.violated("is impossible and changes nothing, yet \(step.state.rawValue) follows")
        }
        if !step.callbacks.isEmpty {
            return place.violated("is impossible and calls nothing, not \(list(step.callbacks))")
        }
        return .holds
    }

    /// The notices that come with an event that is possible.
    private func deliveries(
        _ step: Lifecycle.Step,
        _ transition: StateMachine<Lifecycle.State, Lifecycle.Trigger, Lifecycle.Condition>.Transition,
        _ held: [String], _ place: Place
    ) -> Finding {
        let notices = step.callbacks.filter { Lifecycle.Notice(rawValue: $0) != nil }
        guard let notice = place.event.notice else {
            let expected = transition.event == .return ? held : []
            if notices != expected {
                return place.violated("delivers \(list(expected)), not \(list(notices))")
            }
            if Array(step.callbacks.prefix(expected.count)) != expected {
                return place.violated(
                    "delivers \(list(expected)) before anything else, not \(list(step.callbacks))")
            }
            return place.before == .suspended && place.event.trigger == .return ? .holds : .notTouched
        }
        if step.error != nil { return place.violated("is possible, yet it is called event.impossible") }
        if step.state != transition.target {
            return place.violated("changes no state, yet \(step.state.rawValue) follows")
        }
        let expected = place.before == .suspended ? [] : [notice.rawValue]
        if step.callbacks != expected {
            return place.violated("delivers \(list(expected)), not \(list(step.callbacks))")
        }
        return .holds
    }

    private func list(_ names: [String]) -> String {
        names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }

    /// Where in the events something was found.
    private struct Place {
        let rule: ClauseID
        let index: Int
        let event: Lifecycle.Event
        let before: Lifecycle.State

        func violated(_ what: String) -> Finding {
            let name = event.notice.map { "system \($0.rawValue)" } ?? event.trigger.rawValue
            return .violated("\(rule): event \(index), \(name) in \(before.rawValue), \(what)")
        }
    }
}
