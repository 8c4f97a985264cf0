import Specification

extension Lifecycle {
    public static let properties: [Property<Lifecycle>] = [
        Property("There is a step for each event, and no input is refused.", from: .steps) { trial in
            let count = trial.outcome.output?.steps.count
            return count == trial.input.events.count
                ? .holds : .violated("\(trial.input.events.count) events gave \(count ?? 0) steps")
        },
        Property(
            "Whoever becomes active is called with didBecomeActive last.", from: .launch, .back, .ignored
        ) { trial in
            wrongStep(trial) { before, step in
                before != .active && step.state == .active && step.callbacks.last != "didBecomeActive"
            }
        },
        Property("An impossible event changes no state and calls nothing.", from: .impossible) { trial in
            wrongStep(trial) { before, step in
                step.error != nil && (step.state != before || !step.callbacks.isEmpty)
            }
        },
        Property("willTerminate is the last call before an app is not running.", from: .ended) { trial in
            wrongStep(trial) { _, step in
                guard let place = step.callbacks.firstIndex(of: "willTerminate") else { return false }
                return place != step.callbacks.count - 1 || step.state != .notRunning
            }
        },
        Property(
            "A launch right after the first is impossible, and changes nothing that follows.",
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
                    ? .holds : .violated("a second launch after event \(first) changes what follows")
            }),
        Property(
            "No event of the system is delivered more often than it came.", from: .once, .onePerKind,
            .forgotten
        ) { trial in
            var rest = trial.input.events.compactMap(\.notice?.rawValue)
            for call in trial.outcome.output?.steps.flatMap(\.callbacks) ?? []
            where Notice(rawValue: call) != nil {
                guard let place = rest.firstIndex(of: call) else {
                    return .violated("\(call) is delivered more often than it came")
                }
                rest.remove(at: place)
            }
            return .holds
        },
        Property(
            "In each step the events of the system come before all other calls.", from: .beforeTouches
        ) { trial in
            wrongStep(trial) { _, step in
                step.callbacks.drop { Notice(rawValue: $0) != nil }.contains {
                    Notice(rawValue: $0) != nil
                }
            }
        },
        Property("No event of the system is delivered to an app that is suspended.", from: .held) {
            trial in
            wrongStep(trial) { before, step in
                before == .suspended && step.state == .suspended && !step.callbacks.isEmpty
            }
        },
    ]

    /// Finds a step that is wrong, by the state before it.
    private static func wrongStep(
        _ trial: Trial<Lifecycle>, where isWrong: (State, Step) -> Bool
    ) -> Finding {
        let steps = trial.outcome.output?.steps ?? []
        let before = [.notRunning] + steps.map(\.state)
        let place = zip(before, steps).enumerated().first { isWrong($0.element.0, $0.element.1) }?.offset
        return place.map { .violated("the step of event \($0) contradicts itself or the state before it") }
            ?? .holds
    }
}
