import Specification

extension Lifecycle {
    public static func check(_ rule: Rule) -> Check<Lifecycle> {
        switch rule {
        case .course, .notices: .examined(.model)
        case .ending:
            .examined(.model) { input, _ in
                launchedTwice(input).map { [$0] } ?? []
            } judge: { trial in
                againstOneLaunch(trial)
            }
        }
    }

    /// Returns the input with a second launch right after the first, which is impossible.
    private static func launchedTwice(_ input: Input) -> Input? {
        guard let first = input.events.firstIndex(of: .plain(.launch)) else { return nil }
        let events = input.events[...first] + [.plain(.launch)] + input.events[(first + 1)...]
        return Input(
            events: Array(events), multitasking: input.multitasking, exitsOnSuspend: input.exitsOnSuspend)
    }

    /// Holds the steps to those with an impossible launch among them, which changes nothing.
    private static func againstOneLaunch(_ trial: Trial<Lifecycle>) -> Finding {
        guard let first = trial.input.events.firstIndex(of: .plain(.launch)), let probe = trial.probes.first,
            let steps = trial.outcome.output?.steps, steps.count == trial.input.events.count
        else { return .notTouched }
        let others = (probe.output?.steps ?? []).enumerated().filter { $0.offset != first + 1 }
        return others.map(\.element.value) == steps.map(\.value)
            ? .holds
            : .violated(
                "a second launch after event \(first) is impossible, yet other steps are changed by it")
    }

    /// Holds each step to the machine, from the program's own state before it: one mistake is told once.
    public static func examine(_ trial: Trial<Lifecycle>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        let events = trial.input.events
        if let rejection = trial.outcome.rejection {
            findings.blame(.course, "no input is refused, yet it was rejected as \(rejection.code)")
        }
        guard let steps = trial.outcome.output?.steps else { return findings }
        guard steps.count == events.count else {
            findings.blame(.course, "\(events.count) events need as many steps, not \(steps.count)")
            return findings
        }
        if events.isEmpty { findings.touch(.course) }
        var before = machine.start
        var held: [Notice] = []
        for (index, (event, step)) in zip(events, steps).enumerated() {
            let transition = machine.transition(
                from: before, on: event.trigger, given: trial.input.condition)
            let move = Move(
                event: event, before: before, held: held, step: step, transition: transition,
                callbacks: transition.map { callbacks(of: $0, by: trial.readings) } ?? [])
            for (rule, problem) in move.problems {
                findings.touch(rule)
                guard let problem else { continue }
                findings.blame(rule, "event \(index), \(event.name) in \(before.rawValue), \(problem)")
            }
            if let notice = event.notice, notice.isHeld(in: before), !held.contains(notice) {
                held.append(notice)
            }
            held.removeAll { !$0.isHeld(in: step.state) }
            before = step.state
        }
        return findings
    }

    private typealias Transition = StateMachine<State, Trigger, Condition>.Transition

    /// Returns what a transition calls by the readings in force.
    private static func callbacks(of transition: Transition, by readings: Readings) -> [String] {
        switch (transition.origin, transition.event) {
        case (.active, .home)
        where transition.condition == .ended && readings[ExitsOnSuspend.self] == .terminatesOnly:
            ["willTerminate"]
        case (.background, .terminate) where readings[EndedInBackground.self] == .killed: []
        default: transition.callbacks
        }
    }

    /// A step held to what the machine says of its event.
    private struct Move {
        let event: Event
        let before: State
        /// The notices that wait.
        let held: [Notice]
        let step: Step
        /// What the event does; nil if it is impossible.
        let transition: Transition?
        /// What the event calls, notices left aside.
        let callbacks: [String]

        /// What the rules that have something to say of the step find wrong with it; nil if nothing is.
        var problems: [(rule: Rule, problem: String?)] {
            guard let transition else { return [(.ending, standstill)] }
            if let notice = event.notice { return [(.notices, telling(notice))] }
            let ends = event.trigger == .terminate || transition.condition == .ended
            let awaits = [.return, .wake].contains(event.trigger)
            let expected = awaits ? held.filter { !$0.isHeld(in: transition.target) } : []
            let delivery = delivery(expected.map(\.rawValue))
            return [(ends ? .ending : .course, course(transition))]
                + (awaits && before == .suspended || delivery != nil ? [(.notices, delivery)] : [])
        }

        private var standstill: String? {
            if step.error == nil { return "is impossible, yet no error says so" }
            if step.state != before {
                return "is impossible and changes nothing, yet \(step.state.rawValue) follows"
            }
            if step.callbacks.isEmpty { return nil }
            return "is impossible and calls nothing, not \(list(step.callbacks))"
        }

        /// The way of an event that is possible, its notices left aside.
        private func course(_ transition: Transition) -> String? {
            if step.error != nil { return "is possible, yet it is called event.impossible" }
            if step.state != transition.target {
                return "leads to \(transition.target.rawValue), not \(step.state.rawValue)"
            }
            let calls = step.callbacks.filter { Notice(rawValue: $0) == nil }
            if calls == callbacks { return nil }
            return "calls \(list(callbacks)), not \(list(calls))"
        }

        private func telling(_ notice: Notice) -> String? {
            if step.error != nil { return "is possible, yet it is called event.impossible" }
            if step.state != before { return "changes no state, yet \(step.state.rawValue) follows" }
            let expected = notice.isHeld(in: before) ? [] : [notice.rawValue]
            if step.callbacks == expected { return nil }
            return "delivers \(list(expected)), not \(list(step.callbacks))"
        }

        /// The notices that come with an event that brings none itself.
        private func delivery(_ expected: [String]) -> String? {
            let notices = step.callbacks.filter { Notice(rawValue: $0) != nil }
            if notices != expected { return "delivers \(list(expected)), not \(list(notices))" }
            if step.callbacks.starts(with: expected) { return nil }
            return "delivers \(list(expected)) before anything else, not \(list(step.callbacks))"
        }

        private func list(_ names: [String]) -> String {
            names.isEmpty ? "nothing" : names.joined(separator: ", ")
        }
    }
}

extension Lifecycle.Event {
    fileprivate var name: String { notice.map { "system \($0.rawValue)" } ?? trigger.rawValue }
}
