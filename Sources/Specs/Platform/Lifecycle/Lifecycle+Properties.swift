import Specification

extension Lifecycle {
    public static let properties: [Property<Lifecycle>] = [
        Property("Each event gives one step, and no well-formed input is refused.", from: .steps) { trial in
            let count = trial.outcome.output?.steps.count
            return count == trial.input.events.count
                ? .holds : .violated("\(trial.input.events.count) events gave \(count ?? 0) steps")
        },
        Property("An impossible event changes no state and calls nothing.", from: .impossible) { trial in
            wrongStep(trial) { before, step, _ in
                step.error != nil && (step.state != before || !step.callbacks.isEmpty)
            }
        },
        Property(
            "A second launch right after the first is impossible, and changes no later step.",
            from: .launchedOnce,
            probes: { input, _ in
                guard let first = input.events.firstIndex(of: .plain(.launch)) else { return [] }
                let events = input.events[...first] + [.plain(.launch)] + input.events[(first + 1)...]
                return [
                    Input(
                        events: Array(events), multitasking: input.multitasking,
                        exitsOnSuspend: input.exitsOnSuspend)
                ]
            },
            judge: { trial in
                guard let first = trial.input.events.firstIndex(of: .plain(.launch)),
                    let probe = trial.probes.first, let output = trial.outcome.output
                else { return .notTouched }
                let others = (probe.output?.steps ?? []).enumerated().filter { $0.offset != first + 1 }
                return others.map(\.element).value == output.steps.value
                    ? .holds : .violated("a second launch after event \(first) changes later steps")
            }),
        Property(
            "No system event is delivered more often than it occurred.", from: .once, .onePerKind,
            .forgotten
        ) { trial in
            var rest = trial.input.events.compactMap(\.notice?.rawValue)
            for call in trial.outcome.output?.steps.flatMap(\.callbacks) ?? []
            where Notice(rawValue: call) != nil {
                guard let place = rest.firstIndex(of: call) else {
                    return .violated("\(call) is delivered more often than it occurred")
                }
                rest.remove(at: place)
            }
            return .holds
        },
        Property(
            "In each step, system events come before all other calls.", from: .beforeTouches
        ) { trial in
            wrongStep(trial) { _, step, _ in
                step.callbacks.drop { Notice(rawValue: $0) != nil }.contains {
                    Notice(rawValue: $0) != nil
                }
            }
        },
        Property("No system event is delivered to a suspended app.", from: .held) {
            trial in
            wrongStep(trial) { before, step, _ in
                before == .suspended && step.state == .suspended && !step.callbacks.isEmpty
            }
        },
        Property(
            "An event is impossible in a state if and only if it cannot happen there.", from: .impossible,
            .launchedOnce, .homeIfActive, .toldIfRunning
        ) { trial in
            wrongStep(trial) { before, step, event in
                (step.error == nil) != states(of: event.trigger).contains(before)
            }
        },
        Property(
            """
            The last call of a step decides the state after the step; without calls, only a `wake` or an end changes \
            the state.
            """,
            from: .launch, .back, .home, .interruption, .ignored, .accepted, .wake, .ended, .endedSuspended,
            .atOnce
        ) { trial in
            wrongStep(trial) { before, step, event in
                step.error == nil
                    && !statesAfter(step.callbacks.last, event, from: before).contains(step.state)
            }
        },
        Property("No step makes a call twice.", from: .launch, .home, .back, .accepted, .once) { trial in
            wrongStep(trial) { _, step, _ in Set(step.callbacks).count < step.callbacks.count }
        },
        Property(
            """
            `home` suspends an app that may stay, and an accepted interruption leaves such an app in the background. \
            If the app may not stay, both end it.
            """,
            from: .noMultitasking, .exits, .acceptedEnds, .exitsIfAccepted, .staysInBackground
        ) { trial in
            let isKept = trial.input.condition == .kept
            return wrongStep(trial) { _, step, event in
                guard step.error == nil, [.home, .accepted].contains(event.trigger) else { return false }
                let left: State = event.trigger == .home ? .suspended : .background
                return step.state != (isKept ? left : .notRunning)
            }
        },
        Property(
            """
            An active app gets willResignActive at `home` and at an `interruption`, and an app that ends without \
            being suspended gets willTerminate. The readings decide on exceptions.
            """,
            from: .home, .resigns, .ended, .endedSuspended, .endedInBackground
        ) { trial in
            let resigns = trial.readings[ExitsOnSuspend.self] == .resigns
            let isKilled = trial.readings[EndedInBackground.self] == .killed
            return wrongStep(trial) { before, step, event in
                guard before != step.state else { return false }
                let isLeft = before == .active && event.trigger != .terminate
                let isCalled =
                    step.state == .notRunning && before != .suspended && !(isKilled && before == .background)
                return step.callbacks.contains("willResignActive")
                    != (isLeft && (resigns || step.state != .notRunning))
                    || step.callbacks.contains("willTerminate") != isCalled
            }
        },
        Property(
            """
            A return delivers each kind of event that occurred since the app was left and was not yet delivered, in \
            the order of occurrence.
            """,
            from: .allKinds, .onePerKind, .delivered, .toBackground, .redraw, .inOrder, .forgotten,
            judge: delivers),
    ]

    private static func delivers(_ trial: Trial<Lifecycle>) -> Finding {
        let steps = trial.outcome.output?.steps ?? []
        for (place, (step, event)) in zip(steps, trial.input.events).enumerated()
        where event.trigger != .system && [.active, .background].contains(step.state) {
            let left = steps[..<place].lastIndex { ![.background, .suspended].contains($0.state) } ?? -1
            let called = steps[(left + 1)..<place].flatMap(\.callbacks)
            var due: [String] = []
            for kind in trial.input.events[(left + 1)..<place].compactMap(\.notice)
            where !(called + due).contains(kind.rawValue) && (kind != .redraw || step.state == .active) {
                due.append(kind.rawValue)
            }
            if left >= 0, step.error == nil, step.callbacks.filter({ Notice(rawValue: $0) != nil }) != due {
                return .violated("event \(place) does not deliver exactly \(due.joined(separator: ", "))")
            }
        }
        return .holds
    }

    /// The states in which an event can happen.
    private static func states(of trigger: Trigger) -> [State] {
        switch trigger {
        case .launch: [.notRunning]
        case .home, .interruption: [.active]
        case .ignored, .accepted: [.inactive]
        case .return: [.background, .suspended]
        case .wake: [.suspended]
        case .terminate, .system: State.allCases.filter { $0 != .notRunning }
        }
    }

    /// The states in which the last call of a step may leave an app.
    private static func statesAfter(_ call: String?, _ event: Event, from before: State) -> [State] {
        switch call {
        case "didBecomeActive": [.active]
        case "willResignActive": [.inactive]
        case "didEnterBackground": [.background, .suspended]
        case "willTerminate": [.notRunning]
        default:
            event.trigger == .wake ? [.background] : event.trigger == .terminate ? [.notRunning] : [before]
        }
    }

    /// Finds a wrong step, by its event and the state before that event.
    private static func wrongStep(
        _ trial: Trial<Lifecycle>, where isWrong: (State, Step, Event) -> Bool
    ) -> Finding {
        let steps = trial.outcome.output?.steps ?? []
        let before = [.notRunning] + steps.map(\.state)
        let wrong = zip(zip(before, steps), trial.input.events)
            .violation(
                unless: { !isWrong($0.0, $0.1, $1) },
                { place, _ in "the step of event \(place) contradicts itself or the state before it" })
        return wrong ?? .holds
    }
}
