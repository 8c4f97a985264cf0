import Specification

extension Lifecycle {
    /// Generates events along transitions of the state machine, with a few impossible events and with
    /// repeated notices.
    public static func generate(from entropy: inout Entropy) -> Input {
        let settings: [(Bool?, Bool?)] = [
            (nil, nil), (true, false), (false, nil), (nil, true), (false, true),
        ]
        let (multitasking, exits) = entropy.one(of: entropy.once(in: 2) ? settings : [settings[0]])
        let condition = Input(events: [], multitasking: multitasking, exitsOnSuspend: exits).condition
        var notices = Array(entropy.shuffled(Notice.allCases).prefix(3))
        if entropy.once(in: 2) { notices[0] = .redraw }
        var state = machine.start
        let events = entropy.list(upTo: 24) { entropy -> Event in
            let possible = Trigger.allCases.filter {
                machine.transition(from: state, on: $0, given: condition) != nil
            }
            var trigger = entropy.one(of: entropy.once(in: 6) ? Trigger.allCases : possible)
            // `terminate` is rare, since most laws are about an app that is running.
            if trigger == .terminate, entropy.once(in: 2) { trigger = entropy.one(of: possible) }
            if state == .active, condition == .ended, entropy.once(in: 2) { trigger = .home }
            // Interruptions, which lead to the background, and returns, which deliver notices, are frequent.
            if state == .active, entropy.once(in: 3) { trigger = .interruption }
            if state == .inactive, entropy.once(in: 2) { trigger = .accepted }
            if state == .suspended, !entropy.once(in: 4) {
                trigger = entropy.once(in: 4) ? .return : .system
            }
            if state == .background, entropy.once(in: 2) {
                trigger = entropy.once(in: 2) ? .terminate : .system
            }
            state = machine.transition(from: state, on: trigger, given: condition)?.target ?? state
            return trigger == .system ? .system(entropy.one(of: notices)) : .plain(trigger)
        }
        return Input(events: events, multitasking: multitasking, exitsOnSuspend: exits)
    }
}
