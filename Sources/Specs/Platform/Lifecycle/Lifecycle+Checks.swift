import Specification

extension Lifecycle {
    public static func check(_ rule: Rule) -> Check<Lifecycle> {
        switch rule {
        case .course, .ending, .notices: .examined
        }
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
        var held: [String] = []
        for (index, (event, step)) in zip(events, steps).enumerated() {
            let move = Move(
                event: event, before: before, held: held, step: step,
                transition: machine.transition(from: before, on: event.trigger, given: trial.input.condition))
            for (rule, problem) in move.problems {
                findings.touch(rule)
                guard let problem else { continue }
                findings.blame(rule, "event \(index), \(event.name) in \(before.rawValue), \(problem)")
            }
            if before != .suspended || step.state != .suspended {
                held = []
            } else if let notice = event.notice?.rawValue, !held.contains(notice) {
                held.append(notice)
            }
            before = step.state
        }
        return findings
    }

    private typealias Transition = StateMachine<State, Trigger, Condition>.Transition

    /// A step held to what the machine says of its event.
    private struct Move {
        let event: Event
        let before: State
        /// The notices that wait.
        let held: [String]
        let step: Step
        /// What the event does; nil if it is impossible.
        let transition: Transition?

        /// What the rules that have something to say of the step find wrong with it; nil if nothing is.
        var problems: [(rule: Rule, problem: String?)] {
            guard let transition else { return [(.ending, standstill)] }
            if let notice = event.notice { return [(.notices, telling(notice))] }
            let ends = event.trigger == .terminate || transition.condition == .ended
            let delivery = delivery(event.trigger == .return ? held : [])
            let awaits = before == .suspended && event.trigger == .return
            return [(ends ? .ending : .course, course(transition))]
                + (awaits || delivery != nil ? [(.notices, delivery)] : [])
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
            if calls == transition.callbacks { return nil }
            return "calls \(list(transition.callbacks)), not \(list(calls))"
        }

        private func telling(_ notice: Notice) -> String? {
            if step.error != nil { return "is possible, yet it is called event.impossible" }
            if step.state != before { return "changes no state, yet \(step.state.rawValue) follows" }
            let expected = before == .suspended ? [] : [notice.rawValue]
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
