import Specification

extension Trip {
    public static let properties: [Property<Trip>] = [
        Property("The output has one state and one list of actions for each event.", from: .stored) {
            trial, output in
            let events = trial.input.events.count
            let (states, actions) = (output.states.count, output.actions.count)
            return states == events && actions == events
                ? .holds
                : .violated(
                    """
                    \(counted(events, "event")) gave \(counted(states, "state")) and \
                    \(counted(actions, "list of actions", "lists of actions"))
                    """)
        },
        Property("Only an input with an arrival can be rejected as trip.none.", from: .arrivalNeedsTrip) {
            trial in
            let arrives = trial.input.events.contains {
                if case .arrived = $0.happening { true } else { false }
            }
            if arrives { return .notTouched }
            return trial.outcome.rejection?.code != noTrip.code
                ? .holds : .violated("there is no arrival, yet the input is rejected as \(noTrip.code)")
        },
        Property(
            """
            An additional restart before the first event changes neither the records, nor the history, nor the states \
            and actions at the other events.
            """, from: .kept,
            probes: { input, _ in
                guard let first = input.events.first else { return [] }
                let events = [Event(.restart, at: first.t)] + input.events
                return [Input(automatic: input.automatic, current: input.current, events: events)]
            },
            judge: { trial, output in
                let probe = trial.probes[0]
                let isSame =
                    probe.output.map { Array($0.states.dropFirst()) } == output.states
                    && probe.output.map { Array($0.actions.dropFirst()) } == output.actions
                    && probe.output?.records == output.records && probe.output?.history == output.history
                return isSame
                    ? .holds
                    : .violated(
                        """
                        a restart before the first event changes the records, the history, or the states or actions \
                        at the other events
                        """)
            }),
        Property(
            """
            An input is rejected only if a place or number of a fix is invalid, a time is earlier than the previous \
            time, or the user arrives without a trip.
            """,
            from: .places, .finite, .order, .placesFirst, .othersFirst
        ) { trial in
            trial.isRejected(for: [
                (Fix.invalid, !trial.input.fixes.allSatisfy(\.isOnEarth)),
                (TimeOrder.broken, !TimeOrder.holds(of: trial.input.events.map(\.t))),
            ])
        },
        each(
            "At a fix, the app either does nothing or performs, in order, all the actions for a recorded fix.",
            from: .inOrder, .notified, .switchedOff
        ) { step, _ in
            let all = [.record] + step.sends + [.notify, .stopLocating]
            return step.event.fix == nil || step.actions == (step.records ? all : [])
        },
        each(
            "A fix is recorded if and only if it is accepted while a choice or an arrival is waiting.",
            from: .bound, .negative
        ) { step, trial in
            guard let fix = step.event.fix else { return !step.records }
            let isGood = Accuracy.isGood(fix.accuracy, .manual, trial.readings)
            return step.records == (isGood && step.before.waiting != nil)
        },
        each(
            """
            A choice or an arrival waits until it is recorded, the app restarts, or a later choice or arrival replaces \
            it.
            """,
            from: .lastWaits, .waitingIsLost
        ) { step, _ in
            switch step.event.happening {
            case .choose(let mode): step.after.waiting == Waiting(mode)
            case .arrived: step.after.waiting == .arrived && step.before.mode != nil
            case .restart: step.after.waiting == nil
            case .fix, .network: step.after.waiting == (step.records ? nil : step.before.waiting)
            }
        },
        each(
            """
            The trip changes only when a record is stored: a waiting choice then begins its trip, or a waiting arrival \
            ends the trip.
            """,
            from: .storedFirst, .kept
        ) { step, _ in
            step.after.mode == (step.records ? step.before.waiting?.mode : step.before.mode)
        },
        each(
            """
            The label depends on whether a trip is running. Whether automatic monitoring is on depends on the trip and \
            on the user's switch.
            """, from: .label, .automaticOff
        ) { step, trial in
            let isOff = step.after.mode != nil && trial.readings[TripAutomatic.self] == .off
            return (step.after.label == .change) == (step.after.mode != nil)
                && step.after.automatic == (trial.input.automatic && !isOff)
        },
        Property(
            "While there is a network, all stored records are sent; while there is no network, nothing is sent.",
            from: .sent, .sentLater
        ) { trial in
            var (stored, sent, isThere) = (0, 0, true)
            for step in steps(of: trial) {
                if case .network(let comes) = step.event.happening { isThere = comes }
                stored += step.records ? 1 : 0
                sent += step.sends.count
                if isThere ? sent != stored : !step.sends.isEmpty {
                    return .violated("after event \(step.index), \(sent) of \(stored) records are sent")
                }
            }
            return .holds
        },
        Property(
            "The history shows each trip that has ended, from its first record to the record that ended it.",
            from: .manualOnly, .endedByChange, .since
        ) { trial, output in
            let stored = steps(of: trial).filter(\.records)
            let times = zip([nil] + stored.map(\.event.fix?.t), stored)
            let over = times.compactMap { from, step in
                step.before.mode.map { Journey(mode: $0, from: from, to: step.event.fix?.t ?? 0) }
            }
            return output.history == over
                ? .holds : .violated("\(counted(over.count, "trip")) ended, but the history does not match")
        },
    ]

    // MARK: Events one by one

    private struct Step {
        let index: Int
        let event: Event
        let before: Standing
        let after: Standing
        let actions: [Action]

        var records: Bool { actions.contains(.record) }
        var sends: [Action] { actions.filter { $0 == .send } }
    }

    private static func steps(of trial: Trial<Trip>) -> [Step] {
        guard let output = trial.outcome.output else { return [] }
        let input = trial.input
        let first = Standing(mode: input.current, waiting: nil, automatic: input.automatic, label: .start)
        return zip(zip(input.events, output.actions), zip([first] + output.states, output.states))
            .enumerated().map { index, step in
                Step(
                    index: index, event: step.0.0, before: step.1.0, after: step.1.1, actions: step.0.1)
            }
    }

    private static func each(
        _ sentence: String, from laws: Law..., holds: @escaping @Sendable (Step, Trial<Trip>) -> Bool
    ) -> Property<Trip> {
        Property(sentence, laws: laws) { trial in
            steps(of: trial).violation(unless: { holds($0, trial) }) { _, step in
                "event \(step.index) has the actions \(step.actions) and leads to \(step.after)"
            } ?? .holds
        }
    }
}
