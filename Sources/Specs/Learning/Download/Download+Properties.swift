import Specification

extension Download {
    public static let properties: [Property<Download>] = [
        Property(
            "Bytes that come in two pieces lead to what they lead to in one.", from: .share,
            probes: { input, _ in inTwoPieces(input).map { [$0.input] } ?? [] }, judge: againstPieces),
        Property(
            "From the first start on all is the same if another attempt was cancelled before.",
            from: .anew,
            probes: { input, _ in
                firstStart(of: input) == nil ? [] : [Input(events: cancelled + input.events)]
            }, judge: againstSecond),
        Property("There is one state for each event, and no input is refused.", from: .states) { trial in
            guard let states = trial.outcome.output?.states else {
                return .violated("expected states, got \(trial.outcome.rejection?.code ?? "nothing")")
            }
            let count = trial.input.events.count
            return states.count == count
                ? .holds : .violated("expected \(count) states, got \(states.count)")
        },
        Property("Progress falls only with a start.", from: .neverFalls) { trial in
            guard let states = trial.outcome.output?.states else { return .notTouched }
            for (place, event) in trial.input.events.enumerated().dropFirst()
            where event.trigger != .start && states.indices.contains(place)
                && states[place].progress < states[place - 1].progress - 1e-12
            {
                return .violated(
                    "event \(place) sets progress back from \(states[place - 1].progress)"
                        + " to \(states[place].progress)")
            }
            return .holds
        },
        Property("After a failure or a cancel there is no file.", from: .noFile) { trial in
            guard let states = trial.outcome.output?.states else { return .notTouched }
            let left = states.first { [.failed, .cancelled].contains($0.phase) && $0.kept > 0 }
            return left.map { .violated("it is \($0.phase.rawValue), yet \($0.kept) bytes are kept") }
                ?? .holds
        },
        Property("Before the first start nothing has happened.", from: .onlyStart) { trial in
            guard let states = trial.outcome.output?.states else { return .notTouched }
            let before = states.prefix(firstStart(of: trial.input) ?? states.count)
            let other = before.firstIndex { $0 != Standing(.idle) }
            return other.map { .violated("event \($0) comes before any start and changes something") }
                ?? .holds
        },
    ]

    /// Returns the input with its first bytes that can be parted in two pieces, and the index of these bytes.
    private static func inTwoPieces(_ input: Input) -> (input: Input, place: Int)? {
        for (place, event) in input.events.enumerated() {
            guard case .data(let count) = event, count > 1 else { continue }
            let (before, after) = (input.events[..<place], input.events[(place + 1)...])
            return (Input(events: Array(before) + [.data(1), .data(count - 1)] + after), place)
        }
        return nil
    }

    private static func againstPieces(_ trial: Trial<Download>) -> Finding {
        guard let place = inTwoPieces(trial.input)?.place, let probe = trial.probes.first,
            let states = trial.outcome.output?.states, states.count == trial.input.events.count,
            states[place].phase == .running
        else { return .notTouched }
        return isSame(states[place...], probe.output?.states.dropFirst(place + 1))
            ? .holds : .violated("the bytes of event \(place) lead elsewhere if they come in two pieces")
    }

    private static func firstStart(of input: Input) -> Int? {
        input.events.firstIndex { $0.trigger == .start }
    }

    /// An attempt that is over.
    private static let cancelled: [Event] = [
        .start(token: "x"), .headers(status: 200, length: 4), .data(2), .cancel,
    ]

    private static func againstSecond(_ trial: Trial<Download>) -> Finding {
        guard let place = firstStart(of: trial.input), let probe = trial.probes.first,
            let states = trial.outcome.output?.states, states.count == trial.input.events.count
        else { return .notTouched }
        return isSame(states[place...], probe.output?.states.dropFirst(place + cancelled.count))
            ? .holds : .violated("the start at event \(place) leads elsewhere after another attempt")
    }

    /// Returns whether both are the same states, but for what a division rounds.
    private static func isSame(_ states: ArraySlice<Standing>, _ others: ArraySlice<Standing>?) -> Bool {
        guard let others, others.count == states.count else { return false }
        return zip(states, others).allSatisfy {
            $0.phase == $1.phase && $0.kept == $1.kept && abs($0.progress - $1.progress) <= 1e-12
        }
    }
}
