import Specification

extension Download {
    public static let properties: [Property<Download>] = [
        Property(
            "Bytes have the same effect whether they arrive in one piece or in two.", from: .share,
            probes: { input, _ in inTwoPieces(input).map { [$0.input] } ?? [] }, judge: againstPieces),
        Property("There is one state for each event, and no well-formed input is rejected.", from: .states) {
            trial in
            guard let states = trial.outcome.output?.states else {
                return .violated("expected states, got \(trial.outcome.rejection?.code ?? "nothing")")
            }
            let count = trial.input.events.count
            return states.count == count
                ? .holds : .violated("the number of states is \(states.count), expected \(count)")
        },
        Property("After a failure or a cancellation, no bytes are kept.", from: .noFile) { trial in
            each(trial) { ![.failed, .cancelled].contains($0.after.phase) || $0.after.kept == 0 }
        },
        Property(
            """
            An event changes the phase only by a transition of the state machine, and a transition without a condition \
            always takes place. If an event has no transition in the current phase, nothing changes.
            """,
            from: .ended, .onlyStart, .startedAlready, .anew
        ) { trial in
            each(trial) { step in
                let ways = machine.transitions.filter {
                    $0.origin == step.before.phase && $0.event == step.event.trigger
                }
                if ways.isEmpty { return isSame(step.before, step.after) }
                return ways.contains { $0.target == step.after.phase }
                    || step.after.phase == step.before.phase && ways.allSatisfy { $0.condition != nil }
            }
        },
        Property(
            """
            Each `start` that takes effect sends `Bearer ` followed by its token. The new attempt begins with no bytes \
            and a progress of 0.
            """,
            from: .bearer, .eachStart, .startedAlready, .anew
        ) { trial in
            let tokens = steps(of: trial).compactMap { step in
                if case .start(let token) = step.event, step.before.phase != .running { token } else { nil }
            }
            if let sent = trial.outcome.output?.authorizations, sent != tokens.map({ "Bearer \($0)" }) {
                return .violated(
                    "expected \(tokens.map { "Bearer \($0)" }) for \(counted(tokens.count, "start")), got \(sent)"
                )
            }
            return each(trial) {
                $0.event.trigger != .start || $0.before.phase == .running || $0.after == Standing(.running)
            }
        },
        Property(
            """
            While a download runs, progress is the number of kept bytes divided by the announced length, 0 if the \
            length is unknown, and 1 if the length is 0. Progress is 1 once the download is done. A failure or a \
            cancellation does not change progress.
            """,
            from: .share, .unknown, .empty, .whole, .neverFalls
        ) { trial in
            each(trial) { step in
                let due =
                    switch step.after.phase {
                    case .idle: 0.0
                    case .running: step.length.map { $0 == 0 ? 1 : Double(step.after.kept) / Double($0) } ?? 0
                    case .done: 1.0
                    case .failed, .cancelled: step.before.progress
                    }
                return abs(step.after.progress - due) <= 2e-12
            }
        },
    ]

    private struct Step {
        let before: Standing
        let event: Event
        let after: Standing
        /// The announced length of the attempt; nil if no headers have arrived yet or they give no length.
        let length: Int?
    }

    private static func steps(of trial: Trial<Download>) -> [Step] {
        guard let states = trial.outcome.output?.states, states.count == trial.input.events.count else {
            return []
        }
        var lengths: [Int?] = []
        var before = Standing(.idle)
        return zip(trial.input.events, states).map { event, after in
            defer { before = after }
            if event.trigger == .start, before.phase != .running { lengths = [] }
            if case .headers(_, let length) = event, before.phase == .running { lengths.append(length) }
            return Step(before: before, event: event, after: after, length: lengths.first ?? nil)
        }
    }

    private static func each(_ trial: Trial<Download>, _ isRight: (Step) -> Bool) -> Finding {
        let steps = steps(of: trial)
        let wrong = steps.violation(unless: isRight) { place, step in
            "\(step.event.trigger.rawValue) at event \(place) leads from \(text(step.before)) to \(text(step.after))"
        }
        return wrong ?? (steps.isEmpty ? .notTouched : .holds)
    }

    private static func text(_ standing: Standing) -> String {
        "\(standing.phase.rawValue) (kept: \(standing.kept), progress: \(standing.progress))"
    }

    /// Returns the input with its first `data` event of two or more bytes split in two, and the index of that event.
    private static func inTwoPieces(_ input: Input) -> (input: Input, place: Int)? {
        for (place, event) in input.events.enumerated() {
            guard case .data(let count) = event, count > 1 else { continue }
            let (before, after) = (input.events[..<place], input.events[(place + 1)...])
            return (Input(events: Array(before) + [.data(1), .data(count - 1)] + after), place)
        }
        return nil
    }

    private static func againstPieces(_ trial: Trial<Download>, _ output: Output) -> Finding {
        let states = output.states
        guard let place = inTwoPieces(trial.input)?.place, states.count == trial.input.events.count,
            states[place].phase == .running
        else { return .notTouched }
        return states[place...].elementsEqual(
            trial.probes[0].output?.states.dropFirst(place + 1) ?? [], by: isSame)
            ? .holds : .violated("the bytes of event \(place) have a different effect in two pieces")
    }

    /// Returns whether two states are the same, apart from the rounding of their progress.
    private static func isSame(_ state: Standing, _ other: Standing) -> Bool {
        state.phase == other.phase && state.kept == other.kept
            && abs(state.progress - other.progress) <= 1e-12
    }
}
