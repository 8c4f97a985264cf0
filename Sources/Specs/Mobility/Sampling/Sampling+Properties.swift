import Specification

extension Sampling {
    public static let properties = general + kinds + relations

    private static let general: [Property<Sampling>] = [
        Property(
            "After each event, location updates are on if and only if the state is not `off`.",
            from: .neverForGood
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
            If a tick is added before the first event, all `failed` events are removed, and all times are set to 0, \
            the actions and states at the remaining events stay the same.
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
                let probe = trial.probes[0]
                let answers = zip(trial.input.events, zip(output.actions, output.states))
                let others = answers.filter { $0.0.trigger != .failed }.map(\.1)
                let (actions, states) = ([[]] + others.map(\.0), [.off] + others.map(\.1))
                return probe.output?.actions == actions && probe.output?.states == states
                    ? .holds
                    : .violated(
                        """
                        the actions or states at the remaining events change if a tick is added before the first \
                        event, all `failed` events are removed, and all times are set to 0
                        """)
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
            return isOff && isIdle
                ? .holds
                : .violated(
                    "the phone locates the person although the authorization is \(trial.input.authorization)")
        },
        Property("The output has one state and one list of actions for each event.", from: .listForEach) {
            trial, output in
            let (events, states) = (trial.input.events.count, output.states.count)
            let lists = output.actions.count
            return states == events && lists == events
                ? .holds : .violated("events: \(events), states: \(states), lists of actions: \(lists)")
        },
        Property(
            "Each region is monitored only once, and monitoring ends only for the region of the open geofence.",
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
                        return .violated(
                            "the monitoring of \(id) ends, but no geofence with this region is open")
                    }
                    open = nil
                default: break
                }
            }
            return .holds
        },
    ]

    /// Properties that relate each event to its actions and to the events before it.
    private static let relations: [Property<Sampling>] = [
        Property(
            "An input is rejected if and only if a time is earlier than the time before it.", from: .order
        ) { trial in
            trial.isRejected(for: [(TimeOrder.broken, !TimeOrder.holds(of: trial.input.events.map(\.t)))])
        },
        each(
            "The vehicle in the record of a trip is the `mode` of the event `manualTrip`.", laws: [.vehicle]
        ) { step in
            step.actions.allSatisfy {
                if case .recordTrip(_, let mode) = $0 { mode == step.event.mode } else { true }
            }
        },
        each(
            """
            If an event makes no sense in the current state, the state stays the same, and the only actions are \
            messages.
            """,
            laws: [.offIsIdle, .insideIsIdle, .onIsOn]
        ) { step in
            step.isHeard || step.after == step.before && step.actions.allSatisfy { $0 == message }
        },
        each(
            """
            The record of a fix has userMode 9 if the fix opens a geofence, 10 if the record is the first after an \
            exit from a region, and otherwise 0.
            """,
            laws: [.ten, .ordinary]
        ) { step in
            step.actions.allSatisfy {
                guard case .record(let mode) = $0 else { return true }
                let isFirst = step.mark == .regionExit
                return mode == (step.event.trigger == .opens ? .enter : isFirst ? .exit : .ordinary)
            }
        },
        each(
            """
            The settings are applied at the first start and at the first start after `terminate`, and at no other \
            start.
            """,
            laws: [.givenOnce, .givenAgain]
        ) { step in
            let isDue = step.isHeard && step.event.trigger == .switchOn && step.start != .switchOn
            return step.actions.contains(.backgroundUpdates(true)) == isDue
        },
    ]

    private static let timer = PhoneAction.startTimer(seconds: interval)
    private static let message = PhoneAction.message(needsAlways)
    private static let unmonitoring = PhoneAction.unmonitorRegion(id: "")

    /// Properties that require certain actions at each kind of event, one property for each kind.
    private static let kinds: [Property<Sampling>] = [
        upon(
            .switchOn,
            [.backgroundUpdates(true), .automaticPauses(false), .bestAccuracy, .startUpdates, timer],
            then: .outside, from: .switchedOn, .inOrder, .settingsFirst),
        upon(.tick, [.bestAccuracy, .stopUpdates, .startUpdates], from: .tick, .inOrder, .tickLeavesTimer),
        upon(.accepted, [.powerSaving, .record(.ordinary), timer], from: .accepted, .inOrder, .saves),
        upon(
            .opens,
            [.powerSaving, .monitorRegion(radius: radius, id: ""), .record(.ordinary), .stopTimer],
            then: .inside, from: .opens, .inOrder, .stopsTimer),
        upon(
            .regionExit, [unmonitoring, timer, .bestAccuracy, .stopUpdates, .startUpdates], then: .outside,
            from: .left, .exitInOrder),
        upon(
            .manualTrip, [.powerSaving, .recordTrip(.ordinary, .walk), unmonitoring, timer, .notify],
            then: .outside, from: .trip, .tripInOrder, .tripEndsGeofence),
        upon(
            .terminate, [.stopTimer, .stopUpdates, .recordEnd(closing: true)], then: .off, from: .endInOrder,
            .terminated, .regionOutlives),
        upon(
            .refused, [.stopTimer, .stopUpdates, unmonitoring, message], then: .off, from: .refusal,
            .likeSwitchOff),
        upon(.dropped, [], from: .unrecorded),
    ]

    /// Returns the property that events of a kind, if they make sense in the current state, lead to the given actions
    /// in order.
    ///
    /// The settings and `unmonitorRegion` depend on earlier events too, so they may be absent.
    private static func upon(
        _ trigger: Trigger, _ actions: [PhoneAction], then state: State? = nil, from laws: Law...
    ) -> Property<Sampling> {
        let rare = [unmonitoring, .backgroundUpdates(true), .automaticPauses(false)]
        return each(
            """
            If the event \(trigger.rawValue) makes sense in the current state, it leads to the required actions in \
            order; the settings and unmonitorRegion may be absent.
            """,
            laws: laws
        ) { step in
            guard step.event.trigger == trigger, step.isHeard else { return true }
            let given = step.plainActions
            return given == actions.filter { !rare.contains($0) || given.contains($0) }
                && step.after == state ?? step.before
        }
    }

    // MARK: Events one by one

    private struct Step {
        let event: Event
        let before: State
        let after: State
        let actions: [PhoneAction]
        let authorization: Authorization
        /// The last earlier event that took effect and that can begin or end the wait for the first record after an
        /// exit.
        let mark: Trigger?
        /// The last earlier `switchOn` or `terminate` that took effect.
        let start: Trigger?

        /// Whether the event makes sense in the state before it.
        var isHeard: Bool {
            switch event.trigger {
            case .switchOn: before == .off && authorization == .always
            case .regionExit: before == .inside
            case .tick, .dropped, .rejected, .accepted, .opens: before == .outside
            default: before != .off
            }
        }

        /// The actions, with fixed values for the ids of regions, the userModes of records and the vehicles of trips.
        var plainActions: [PhoneAction] {
            actions.map {
                switch $0 {
                case .record: .record(.ordinary)
                case .recordTrip(let mode, _): .recordTrip(mode, .walk)
                case .monitorRegion(let radius, _): .monitorRegion(radius: radius, id: "")
                case .unmonitorRegion: .unmonitorRegion(id: "")
                default: $0
                }
            }
        }
    }

    private static func steps(of trial: Trial<Sampling>) -> [Step] {
        guard let output = trial.outcome.output else { return [] }
        let idle: [Trigger] = [.tick, .dropped, .rejected, .authorized, .failed]
        var (steps, authorization) = ([Step](), trial.input.authorization)
        var (mark, start): (Trigger?, Trigger?)
        for (event, (after, actions)) in zip(trial.input.events, zip(output.states, output.actions)) {
            let step = Step(
                event: event, before: steps.last?.after ?? .off, after: after, actions: actions,
                authorization: authorization, mark: mark, start: start)
            steps.append(step)
            authorization = event.authorization ?? authorization
            guard step.isHeard else { continue }
            if event.trigger == .refused { authorization = .denied }
            if !idle.contains(event.trigger) { mark = event.trigger }
            if [.switchOn, .terminate].contains(event.trigger) { start = event.trigger }
        }
        return steps
    }

    private static func each(
        _ sentence: String, laws: [Law], _ holds: @escaping @Sendable (Step) -> Bool
    ) -> Property<Sampling> {
        Property(sentence, laws: laws) { trial in
            steps(of: trial).violation(unless: holds) { place, step in
                """
                event \(place), \(step.event.trigger) in the state \(step.before), has the actions \(step.actions) \
                and leads to the state \(step.after)
                """
            } ?? .holds
        }
    }
}
