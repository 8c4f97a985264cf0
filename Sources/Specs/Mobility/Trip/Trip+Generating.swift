import Specification

extension Trip {
    /// Generates paths through the state machine, with accuracies on both sides of 150 m, restarts, and a network that
    /// comes and goes.
    public static func generate(from entropy: inout Entropy) -> Input {
        let isBroken = entropy.once(in: 15)
        let current = entropy.once(in: 5) ? entropy.one(of: TravelMode.allCases) : nil
        var state = State(current, nil)
        var t: Double = entropy.one(of: [0, 0, -600, 1_623_045_600])
        var isThere = true
        var events = entropy.list(upTo: 20) { entropy -> Event in
            t += entropy.one(of: [60, 0, 0.5, 3_600])
            var trigger: Trigger = entropy.one(weighed: [
                (5, .choose), (3, .arrived), (4, .accepted), (2, .rejected), (2, .restart),
                (1, .networkComes), (1, .networkGoes),
            ])
            if [.choosing, .changing, .arriving].contains(state), entropy.once(in: 2) { trigger = .accepted }
            if state == .idle, trigger == .arrived, !entropy.once(in: 20) { trigger = .choose }
            if trigger == .networkGoes, !isThere { trigger = .networkComes }
            state = machine.transition(from: state, on: trigger, given: .network)?.target ?? state
            let happening: Event.Happening =
                switch trigger {
                case .choose: .choose(entropy.one(of: TravelMode.allCases))
                case .arrived: .arrived
                case .accepted: .fix(fix(entropy.one(of: [10, 0, 149, 150, 150.0.nextDown]), t, &entropy))
                case .rejected: .fix(fix(entropy.one(of: [151, 150.0.nextUp, 200, -1, 175]), t, &entropy))
                case .restart: .restart
                case .networkComes, .networkGoes: .network(trigger == .networkComes)
                }
            if case .network(let comes) = happening { isThere = comes }
            return Event(happening, at: t)
        }
        if isBroken, let last = events.last {
            events.append(
                entropy.once(in: 2)
                    ? Event(.fix(fix(10, t, &entropy).offEarth(from: &entropy)), at: t)
                    : Event(.restart, at: last.t - entropy.one(of: [0.25, 1, 1_000])))
        }
        return Input(automatic: entropy.once(in: 2), current: current, events: events)
    }

    /// Returns a fix, which usually has the time of its event.
    private static func fix(_ accuracy: Double, _ t: Double, _ entropy: inout Entropy) -> Fix {
        Fix(
            t: entropy.once(in: 4) ? t - entropy.one(of: [1, 0.5, -2]) : t,
            lat: Double(entropy.integer(in: 0...9)), lon: Double(entropy.integer(in: 0...9)),
            accuracy: accuracy,
            activity: entropy.once(in: 5) ? entropy.one(of: Activity.allCases) : nil)
    }
}
