import Specification

extension Lifecycle {
    public static let properties: [Property<Lifecycle>] = [
        Property("Each event has one step, and no well-formed input is rejected.", from: .steps) { trial in
            let (events, steps) = (trial.input.events.count, trial.outcome.output?.steps.count)
            return steps == events
                ? .holds : .violated("\(counted(events, "event")) gave \(counted(steps ?? 0, "step"))")
        },
        Property(
            """
            Each step is a transition of the state machine: the step has the state and the calls of the transition, \
            and any delivered system events come before these calls. When an app is ended, the readings decide which \
            of the calls are left out.
            """,
            from: .launch, .back, .home, .interruption, .ignored, .accepted, .wake, .ended, .endedSuspended,
            .impossible, .launchedOnce, .homeIfActive, .toldIfRunning, .noMultitasking, .exits, .acceptedEnds,
            .exitsIfAccepted, .staysInBackground, .resigns, .endedInBackground, .beforeTouches, judge: isDrawn
        ),
        Property("No step lists a call twice.", from: .launch, .home, .back, .accepted, .once) { trial in
            let wrong = trial.outcome.output?.steps.first { Set($0.callbacks).count < $0.callbacks.count }
            guard let wrong else { return .holds }
            return .violated("a step lists a call twice: \(wrong.callbacks.joined(separator: ", "))")
        },
        Property(
            """
            A return or a wake delivers, in order of occurrence, each kind of system event that has occurred since the \
            user left the app and has not been delivered yet. A wake does not deliver `redraw`.
            """,
            from: .allKinds, .onePerKind, .delivered, .toBackground, .redraw, .inOrder, .forgotten,
            judge: delivers),
    ]

    private static func isDrawn(_ trial: Trial<Lifecycle>) -> Finding {
        let resigns = trial.readings[ExitsOnSuspend.self] == .resigns
        let isKilled = trial.readings[EndedInBackground.self] == .killed
        var before = machine.start
        for (place, (event, step)) in zip(trial.input.events, trial.outcome.output?.steps ?? []).enumerated()
        {
            let way = machine.transition(from: before, on: event.trigger, given: trial.input.condition)
            var calls = way?.callbacks ?? []
            if way?.target == .notRunning {
                if !resigns { calls.removeAll { $0 == "willResignActive" } }
                if isKilled, before == .background { calls = [] }
            }
            if step.state != way?.target ?? before || (step.error == nil) != (way != nil)
                || Array(step.callbacks.drop { Notice(rawValue: $0) != nil }) != calls
            {
                return .violated("the step of event \(place) is not a transition from \(before.rawValue)")
            }
            before = step.state
        }
        return .holds
    }

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
                return .violated("event \(place) does not deliver exactly [\(due.joined(separator: ", "))]")
            }
        }
        return .holds
    }
}
