import Specification

extension Microphone {
    /// Returns events along transitions of the state machine, with some unexpected events, and with transcripts of
    /// different lengths.
    public static func generate(from entropy: inout Entropy) -> Input {
        var state = machine.start
        var events: [Event] = entropy.once(in: 4) ? [] : [.plain(.authorize)]
        if !events.isEmpty { state = .idle }
        let said = ["", "a", "a b", "a b c", "b", entropy.text(upTo: 6)]
        events += entropy.list(upTo: 20) { entropy -> Event in
            if entropy.once(in: 5) { return .reachable(entropy.once(in: 2)) }
            let possible = Trigger.allCases.filter {
                machine.transition(from: state, on: $0, given: .reachable) != nil
            }
            var trigger = entropy.one(of: entropy.once(in: 4) ? Trigger.allCases : possible)
            if state != .recording, entropy.once(in: 3) { trigger = .transcript }
            if state == .idle, entropy.once(in: 2) { trigger = .tap }
            state = machine.transition(from: state, on: trigger, given: .reachable)?.target ?? state
            return trigger == .transcript ? .transcript(entropy.one(of: said)) : .plain(trigger)
        }
        return Input(events)
    }
}
