import Specification

extension Sampling {
    public static let properties = general + relations

    private static let general: [Property<Sampling>] = [
        Property(
            "After each event updates are on if and only if the state is not `off`.", from: .neverForGood
        ) {
            trial in
            guard let output = trial.outcome.output else { return .notTouched }
            var isUpdating = false
            for (index, (actions, state)) in zip(output.actions, output.states).enumerated() {
                for action in actions {
                    if action == .startUpdates { isUpdating = true }
                    if action == .stopUpdates { isUpdating = false }
                }
                if isUpdating != (state != .off) {
                    return .violated(
                        "after event \(index) it is \(state.rawValue), updates are \(isUpdating ? "on" : "off")"
                    )
                }
            }
            return .holds
        },
        Property(
            "A tick before all other events changes nothing after it.",
            from: .offIsIdle,
            probes: { input, _ in
                guard let first = input.events.first, isInOrder(input) else { return [] }
                return [
                    Input(
                        authorization: input.authorization,
                        events: [.plain(.tick, at: first.t)] + input.events)
                ]
            },
            judge: { trial in
                guard let output = trial.outcome.output, let probe = trial.probes.first else {
                    return .notTouched
                }
                return probe.output?.actions == [[]] + output.actions
                    && probe.output?.states == [.off] + output.states
                    ? .holds
                    : .violated("a tick before all other events changes the states or actions after it")
            }),
        Property("There are as many states and lists of actions as events.", from: .listForEach) {
            trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let (events, lists) = (trial.input.events.count, output.actions.count)
            return output.states.count == events && lists == events
                ? .holds
                : .violated("\(events) events gave \(output.states.count) states, \(lists) lists")
        },
        Property(
            "If all times are equal, the actions are the same.",
            from: .tickLeavesTimer,
            probes: { input, _ in
                guard isInOrder(input) else { return [] }
                return [
                    Input(
                        authorization: input.authorization, events: input.events.map { $0.moved(to: 0) })
                ]
            },
            judge: { trial in
                guard let output = trial.outcome.output, let probe = trial.probes.first else {
                    return .notTouched
                }
                return probe.output?.actions == output.actions
                    ? .holds : .violated("with all times equal the actions differ")
            }),
        Property(
            "Each region's id is monitored once, and only an open region is unmonitored.", from: .ownID
        ) {
            trial in
            guard let output = trial.outcome.output else { return .notTouched }
            var (open, met) = (String?.none, Set<String>())
            for action in output.actions.joined() {
                switch action {
                case .monitorRegion(_, let id):
                    guard met.insert(id).inserted else { return .violated("\(id) is monitored twice") }
                    open = id
                case .unmonitorRegion(let id):
                    guard id == open else { return .violated("\(id) is unmonitored, but is not open") }
                    open = nil
                default: break
                }
            }
            return .holds
        },
        Property(
            "Without the authorization `always` the state stays `off`, and the only actions are messages.",
            from: .onlyAlways
        ) {
            trial in
            guard let output = trial.outcome.output, trial.input.authorization != .always,
                !trial.input.events.contains(where: { $0.trigger == .authorized })
            else { return .notTouched }
            let isOff = output.states.allSatisfy { $0 == .off }
            let isIdle = output.actions.joined().allSatisfy { $0 == .message(needsAlways) }
            return isOff && isIdle
                ? .holds : .violated("the phone locates with the authorization \(trial.input.authorization)")
        },
        Property(
            "The settings come before all other actions, and again only after terminate.",
            from: .settings, .settingsFirst, .givenOnce
        ) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let settings: [PhoneAction] = [.backgroundUpdates(true), .automaticPauses(false)]
            let given = output.actions.joined().filter(settings.contains)
            let most = 1 + trial.input.events.count { $0.trigger == .terminate }
            let isStarted = output.states.contains { $0 != .off }
            let isRight =
                given.count <= 2 * most && isStarted == !given.isEmpty
                && (!isStarted
                    || output.actions.joined().filter { $0 != .message(needsAlways) }.starts(
                        with: settings))
            return isRight
                ? .holds : .violated("the settings are not the first actions, or come too often")
        },
        Property(
            "Without the failures after which the program waits, the actions at the other events are the same.",
            from: .failures, .waits,
            probes: { input, _ in
                guard isInOrder(input), input.events.contains(where: { $0.trigger == .failed }) else {
                    return []
                }
                let others = input.events.filter { $0.trigger != .failed }
                return [Input(authorization: input.authorization, events: others)]
            },
            judge: { trial in
                guard let output = trial.outcome.output, let probe = trial.probes.first else {
                    return .notTouched
                }
                let others = zip(trial.input.events, output.actions).filter { $0.0.trigger != .failed }
                return probe.output?.actions == others.map(\.1)
                    ? .holds
                    : .violated("without the failures after which the program waits, the actions differ")
            }),
        Property("A trip is recorded with the vehicle that the user enters.", from: .vehicle) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            for (event, actions) in zip(trial.input.events, output.actions) {
                for case .recordTrip(_, let mode) in actions where mode != event.mode {
                    return .violated(
                        "the trip's vehicle is \(event.mode?.rawValue ?? "absent"), but \(mode) is recorded")
                }
            }
            return .holds
        },
    ]

    static func isInOrder(_ input: Input) -> Bool { TimeOrder.holds(of: input.events.map(\.t)) }
}
