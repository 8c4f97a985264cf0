import Specification

extension Sampling {
    public static let properties = general + relations

    private static let general: [Property<Sampling>] = [
        Property(
            "After each event, the updates are on if and only if the state is not `off`.", from: .neverForGood
        ) { _, output in
            var isUpdating = false
            for (index, (actions, state)) in zip(output.actions, output.states).enumerated() {
                let last = actions.last { $0 == .startUpdates || $0 == .stopUpdates }
                isUpdating = last.map { $0 == .startUpdates } ?? isUpdating
                if isUpdating != (state != .off) {
                    return .violated(
                        "event \(index) leads to the state \(state.rawValue), but has the actions \(actions)")
                }
            }
            return .holds
        },
        Property(
            """
            If a tick is added before all events, failures are removed and all times are set to 0, the other events \
            have the same actions and states.
            """,
            from: .offIsIdle, .failures, .tickLeavesTimer,
            probes: { input, _ in
                let others = input.events.filter { $0.trigger != .failed }.map { event in
                    event.with { $0.t = 0 }
                }
                let events = [.plain(.tick, at: 0)] + others
                return input.events.isEmpty ? [] : [Input(authorization: input.authorization, events: events)]
            },
            judge: { trial, output in
                guard let probe = trial.probes.first else { return .notTouched }
                let answers = zip(trial.input.events, zip(output.actions, output.states))
                let others = answers.filter { $0.0.trigger != .failed }.map(\.1)
                let (actions, states) = ([[]] + others.map(\.0), [.off] + others.map(\.1))
                return Finding(
                    probe.output?.actions == actions && probe.output?.states == states,
                    or: "with a first tick, all times at 0 and no failures, the states or actions differ")
            }),
        Property(
            "Without the authorization `always` the state stays `off`, and the only actions are messages.",
            from: .onlyAlways
        ) { trial, output in
            guard trial.input.authorization != .always,
                !trial.input.events.contains(where: { $0.trigger == .authorized })
            else { return .notTouched }
            let isOff = output.states.allSatisfy { $0 == .off }
            let isIdle = output.actions.joined().allSatisfy { $0 == .message(needsAlways) }
            return Finding(
                isOff && isIdle,
                or: "the phone locates the person with the authorization \(trial.input.authorization)")
        },
        Property("The output has one state and one list of actions for each event.", from: .listForEach) {
            trial, output in
            let (events, states) = (trial.input.events.count, output.states.count)
            let lists = output.actions.count
            return Finding(
                states == events && lists == events,
                or: "events: \(events), states: \(states), lists of actions: \(lists)")
        },
        Property(
            "The id of each region is monitored only once, and only an open region is unmonitored.",
            from: .ownID
        ) { _, output in
            var (open, met) = (String?.none, Set<String>())
            for action in output.actions.joined() {
                switch action {
                case .monitorRegion(_, let id):
                    guard met.insert(id).inserted else {
                        return .violated("the region \(id) is monitored twice")
                    }
                    open = id
                case .unmonitorRegion(let id):
                    guard id == open else {
                        return .violated("the monitoring of \(id) ends, but this region is not the open one")
                    }
                    open = nil
                default: break
                }
            }
            return .holds
        },
    ]
}
