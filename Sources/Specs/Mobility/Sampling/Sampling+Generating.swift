import Specification

extension Sampling {
    /// Generates steps through the state machine, a few of them impossible, mostly with the authorization `always`.
    public static func generate(from entropy: inout Entropy) -> Input {
        let authorization: Authorization = entropy.one(weighed: [
            (12, .always), (2, .whenInUse), (1, .denied), (1, .restricted),
        ])
        let isBroken = entropy.once(in: 15)
        var condition = authorization.condition
        var state = machine.start
        var t: Double = entropy.one(of: [0, 0, -1_000, 1_623_045_600])
        var events = entropy.list(upTo: 24) { entropy -> Event in
            let possible = Trigger.allCases.filter {
                machine.transition(from: state, on: $0, given: condition) != nil
            }
            let isSenseless = possible.isEmpty || entropy.once(in: 6)
            var trigger = entropy.one(of: isSenseless ? Trigger.allCases : possible)
            // Once monitoring has ended, most events have no effect, so events that end it are made rarer.
            if [.switchOff, .terminate, .narrowed, .refused].contains(trigger), !entropy.once(in: 3),
                !isSenseless
            {
                trigger = entropy.one(of: possible)
            }
            if state == .inside, entropy.once(in: 2) { trigger = .regionExit }
            if state == .outside, entropy.once(in: 3) { trigger = entropy.one(of: [.opens, .accepted]) }
            // A phone without permission to locate the person often gets the authorization `always` next.
            if state == .off, condition != .always, entropy.once(in: 2) { trigger = .authorized }
            t += entropy.one(of: [180, 0, 0.5, 60])
            let event = event(trigger, at: t, from: &entropy)
            let next = machine.transition(from: state, on: trigger, given: condition)
            condition = Sampling.condition(after: event, in: state, condition)
            state = next?.target ?? state
            return event
        }
        if isBroken, let last = events.last {
            let before = last.t - entropy.one(of: [0.25, 1, 1_000])
            let trigger: Trigger = entropy.one(of: [.tick, .switchOn, .accepted])
            events.append(.plain(trigger, at: before))
        }
        return Input(authorization: authorization, events: events)
    }

    private static func event(_ trigger: Trigger, at t: Double, from entropy: inout Entropy) -> Event {
        switch trigger {
        case .manualTrip: .trip(entropy.one(of: TravelMode.allCases), at: t)
        case .narrowed: .authorization(entropy.one(of: [.whenInUse, .denied, .restricted]), at: t)
        case .failed: .failure(entropy.one(of: [.unknown, .network]), at: t)
        default: .plain(trigger, at: t)
        }
    }
}
