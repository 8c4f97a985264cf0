import JSON
import Specification

extension Sampling {
    public static func check(_ rule: Rule) -> Check<Sampling> {
        switch rule {
        case .order:
            Check(.model) {
                TimeOrder.finding(of: $0.input.events.map(\.t), rejection: $0.outcome.rejection)
            }
        case .locating, .region, .authorization, .trips: .examined(.model)
        case .ending:
            .examined(.model, also: .property) { input, _ in
                afterAnother(input)
            } judge: { trial in
                updates(trial).and(againstAnother(trial))
            }
        }
    }

    // MARK: SAM-3: updates go on while the phone is on, and what makes no sense changes nothing

    private static func updates(_ trial: Trial<Sampling>) -> Finding {
        guard let output = trial.outcome.output, output.states.count == output.actions.count else {
            return .notTouched
        }
        var isUpdating = false
        for (index, (actions, state)) in zip(output.actions, output.states).enumerated() {
            for action in actions {
                if action == .startUpdates { isUpdating = true }
                if action == .stopUpdates { isUpdating = false }
            }
            if isUpdating != (state != .off) {
                return .suspected(
                    "after event \(index) it is \(state.rawValue), yet updates are \(isUpdating ? "on" : "off")",
                    .possible)
            }
        }
        return .holds
    }

    /// Returns the input with a tick before all else, while all is off.
    private static func afterAnother(_ input: Input) -> [Input] {
        guard let first = input.events.first, TimeOrder.holds(of: input.events.map(\.t)) else { return [] }
        return [
            Input(authorization: input.authorization, events: [.plain(.tick, at: first.t)] + input.events)
        ]
    }

    private static func againstAnother(_ trial: Trial<Sampling>) -> Finding {
        guard let output = trial.outcome.output, let probe = trial.probes.first else { return .notTouched }
        guard let other = probe.output else {
            return .suspected("with a tick before all else, while all is off, the input is rejected")
        }
        return other.actions == [[]] + output.actions && other.states == [.off] + output.states
            ? .holds : .suspected("a tick before all else, while all is off, changes what comes after it")
    }

    // MARK: One event after the other

    /// Holds each step to the machine, from the program's own state before it: one mistake is told once.
    public static func examine(_ trial: Trial<Sampling>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        let events = trial.input.events
        guard TimeOrder.holds(of: events.map(\.t)) else { return findings }
        findings.touch(.locating)
        if trial.input.condition != .always, !events.isEmpty { findings.touch(.authorization) }
        guard let output = trial.outcome.output else {
            let code = trial.outcome.rejection?.code ?? ""
            // That is for the clause of the order to say.
            if code != TimeOrder.broken.code {
                findings.blame(.locating, "no such input is refused, yet it was rejected as \(code)")
            }
            return findings
        }
        guard output.actions.count == events.count, output.states.count == events.count else {
            findings.blame(
                .locating,
                """
                \(events.count) events need as many lists and states, not \(output.actions.count) and \
                \(output.states.count)
                """)
            return findings
        }
        var phone = Phone()
        for (index, event) in events.enumerated() {
            let step = phone.step(event, trial.input, output.actions[index], output.states[index])
            for rule in step.touched { findings.touch(rule) }
            if let fault = step.fault {
                findings.blame(
                    step.blamed, "event \(index), \(event.trigger.rawValue) \(step.place), \(fault)")
            }
        }
        return findings
    }
}

/// A phone as its own actions have made it.
private struct Phone {
    var state = Sampling.State.off
    /// How many regions have been monitored, and the last of them.
    var (regions, region) = (0, "")
    /// Whether a region was left since the last record.
    var hasLeft = false
    /// By which clause the next record of an accepted fix is no 10.
    var forgetting = Sampling.Rule.region

    struct Step {
        let touched: [Sampling.Rule]
        let blamed: Sampling.Rule
        let place: String
        let fault: String?
    }

    mutating func step(
        _ event: Sampling.Event, _ input: Sampling.Input, _ actions: [PhoneAction], _ after: Sampling.State
    ) -> Step {
        let transition = Sampling.machine.transition(from: state, on: event.trigger, given: input.condition)
        let rules = rules(of: event.trigger, input.condition, isSensible: transition != nil)
        let acts = transition?.callbacks.compactMap { Sampling.Act(rawValue: $0) } ?? []
        let due = acts.map { action($0, event) }
        let place = state == .off ? "while off" : state.rawValue
        let target = transition?.target ?? state
        var (blamed, fault) = (rules[0], String?.none)
        if actions != due {
            fault = "gives \(list(due)), not \(list(actions))"
            if let odd = oddity(actions, due) { blamed = odd }
        } else if after != target {
            fault = "leads to \(target.rawValue), not \(after.rawValue)"
        }
        follow(event.trigger, actions, isSensible: transition != nil)
        state = after
        return Step(touched: rules, blamed: blamed, place: place, fault: fault)
    }

    /// Returns the clauses that speak of an event in the state, the one to blame first.
    private func rules(
        of trigger: Sampling.Trigger, _ condition: Sampling.Condition, isSensible: Bool
    ) -> [Sampling.Rule] {
        let isIdle = [.dropped, .rejected].contains(trigger)
        if trigger == .switchOn, condition != .always { return [.authorization] }
        guard isSensible else { return [.ending] + (isIdle ? [.locating] : []) }
        return switch trigger {
        case .switchOn: [.locating, .authorization]
        case .tick, .dropped, .rejected: [.locating]
        case .accepted: [.locating] + (hasLeft ? [.region] : [])
        case .opens: [.locating, .region]
        case .regionExit: [.region]
        case .switchOff, .terminate: [.ending]
        case .manualTrip: [.trips]
        }
    }

    private func action(_ act: Sampling.Act, _ event: Sampling.Event) -> PhoneAction {
        switch act {
        case .best: .bestAccuracy
        case .start: .startUpdates
        case .stop: .stopUpdates
        case .timer: .startTimer(seconds: Sampling.interval)
        case .noTimer: .stopTimer
        case .save: .powerSaving
        case .monitor: .monitorRegion(radius: Sampling.radius, id: PhoneAction.region(regions + 1))
        case .unmonitor: .unmonitorRegion(id: region)
        case .record: .record(hasLeft ? .exit : .ordinary)
        case .open: .record(.enter)
        case .trip: .recordTrip(.ordinary, event.mode ?? .walk)
        case .end: .recordEnd(closing: true)
        case .notify: .notify
        case .ask: .message(Sampling.needsAlways)
        }
    }

    /// Returns the clause of the one action that is another than it is to be, if that clause is not the event's own.
    private func oddity(_ actions: [PhoneAction], _ due: [PhoneAction]) -> Sampling.Rule? {
        guard actions.count == due.count else { return nil }
        let odd = zip(actions, due).filter { $0 != $1 }
        guard odd.count == 1, let (got, wanted) = odd.first else { return nil }
        switch (got, wanted) {
        case (.monitorRegion(let radius, _), .monitorRegion(let other, _)) where radius == other:
            return .region
        case (.record(.exit), .record(.ordinary)): return forgetting
        case (.record(.ordinary), .record(.exit)): return .region
        default: return nil
        }
    }

    private mutating func follow(_ trigger: Sampling.Trigger, _ actions: [PhoneAction], isSensible: Bool) {
        for case .monitorRegion(_, let id) in actions { (regions, region) = (regions + 1, id) }
        guard isSensible else { return }
        switch trigger {
        case .regionExit: hasLeft = true
        case .accepted, .opens: (hasLeft, forgetting) = (false, .region)
        case .manualTrip: (hasLeft, forgetting) = (false, hasLeft ? .trips : forgetting)
        case .switchOff, .terminate: (hasLeft, forgetting) = (false, hasLeft ? .ending : forgetting)
        default: break
        }
    }

    private func list(_ actions: [PhoneAction]) -> String {
        actions.isEmpty ? "no action" : JSONWriter.text(of: actions.value)
    }
}
