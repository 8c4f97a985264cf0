import JSON
import Specification

/// The events of an input beside what a program says of them, from its own state to the next.
struct TripWalk {
    let input: Trip.Input
    let readings: Readings
    let output: Trip.Output
    private var mode: TravelMode?
    private var waiting: Trip.Waiting?
    private var hasNetwork = true
    /// Records that are stored and not sent, by the program's own actions.
    private var unsent = 0
    private var records: [MovementRecord] = []
    private var messages: [Trip.Message] = []
    private var history: [Trip.Journey] = []
    /// When the trip began, nil if that was before.
    private var since: Double?

    init(input: Trip.Input, readings: Readings, output: Trip.Output) {
        self.input = input
        self.readings = readings
        self.output = output
        mode = input.current
    }

    // MARK: An event

    mutating func step(_ index: Int, _ findings: inout Findings<Trip.Rule>) {
        let event = input.events[index]
        let trigger = Trip.trigger(of: event, readings)
        let place = "event \(index), \(trigger.rawValue) while \(Trip.State(mode, waiting).rawValue),"
        let rule = rule(of: trigger)
        findings.touch(rule)
        let isRecorded = trigger == .accepted && waiting != nil
        if isRecorded { findings.touch(.sending) }
        let due = actions(upon: trigger)
        let actions = output.actions[index]
        if actions != due {
            let isOfSending =
                isRecorded && actions.first == .record
                && actions.filter { $0 != .send } == due.filter { $0 != .send }
            findings.blame(isOfSending ? .sending : rule, "\(place) gives \(text(due)), not \(text(actions))")
        }
        let after = output.states[index]
        let standing = standing(after: event, trigger, own: after)
        if after.mode != standing.mode || after.waiting != standing.waiting {
            findings.blame(rule, "\(place) leads to \(text(standing)), not \(text(after))")
        } else if after.label != standing.label {
            findings.blame(.telling, "\(place) leads to \(text(standing)), not \(text(after))")
        } else if after.automatic != standing.automatic {
            findings.blame(.lasting, "\(place) leads to \(text(standing)), not \(text(after))")
        }
        if let fix = event.fix, waiting != nil {
            if isRecorded {
                store(fix)
            } else {
                messages.append(.init(event: index, code: fix.accuracy < 0 ? .invalid : .poor))
            }
        }
        // The program's own step, be it right or not: its history is held to that.
        if let fix = event.fix, waiting != nil, after.waiting == nil {
            if let mode { history.append(.init(mode: mode, from: since, to: fix.t)) }
            since = fix.t
        }
        if trigger == .networkComes { hasNetwork = true }
        if trigger == .networkGoes { hasNetwork = false }
        unsent += actions.count { $0 == .record } - actions.count { $0 == .send }
        (mode, waiting) = (after.mode, after.waiting)
        if mode == nil { since = nil }
    }

    private func rule(of trigger: Trip.Trigger) -> Trip.Rule {
        switch trigger {
        case .choose, .arrived, .accepted, .rejected: .telling
        case .restart: .lasting
        case .networkComes, .networkGoes: .sending
        }
    }

    private func actions(upon trigger: Trip.Trigger) -> [Trip.Action] {
        if trigger == .networkComes { return Array(repeating: .send, count: max(0, unsent)) }
        let transition = Trip.machine.transition(
            from: Trip.State(mode, waiting), on: trigger, given: hasNetwork ? .network : .noNetwork)
        return transition?.callbacks.compactMap { Trip.Action(rawValue: $0) } ?? []
    }

    /// Returns how things are to stand; the label and the monitoring by the program's own mode.
    private func standing(after event: Trip.Event, _ trigger: Trip.Trigger, own: Trip.Standing)
        -> Trip.Standing
    {
        var (next, left) = (mode, waiting)
        switch event.happening {
        case .choose(let chosen): left = Trip.Waiting(chosen)
        case .arrived: left = .arrived
        case .fix where trigger == .accepted && waiting != nil: (next, left) = (waiting?.mode, nil)
        case .restart: left = nil
        case .fix, .network: break
        }
        let isPaused = readings[TripAutomatic.self] == .off && own.mode != nil
        return Trip.Standing(
            mode: next, waiting: left, automatic: input.automatic && !isPaused,
            label: own.mode == nil ? .start : .change)
    }

    private mutating func store(_ fix: Fix) {
        if let vehicle = waiting?.mode ?? mode {
            records.append(
                MovementRecord(
                    t: fix.t, lat: fix.lat, lon: fix.lon, activity: vehicle.activity, origin: .manual(vehicle)
                ))
        }
    }

    // MARK: What is left of all events

    func finish(_ findings: inout Findings<Trip.Rule>) {
        if let fault = difference(output.records, records, "record") { findings.blame(.telling, fault) }
        if let fault = difference(output.messages, messages, "message") { findings.blame(.telling, fault) }
        if let fault = difference(output.history, history, "trip") { findings.blame(.history, fault) }
    }

    private func difference<Part: Wire & Equatable>(_ parts: [Part], _ due: [Part], _ name: String) -> String?
    {
        for (index, (part, right)) in zip(parts, due).enumerated() where part != right {
            return "\(name) \(index) is \(text(right)), not \(text(part))"
        }
        return parts.count == due.count ? nil : "\(due.count) of the kind \(name) are due, not \(parts.count)"
    }

    private func text(_ part: some Wire) -> String { JSONWriter.text(of: part.value) }
}
