import JSON
import Specification

extension Trip {
    public static func check(_ rule: Rule) -> Check<Trip> {
        switch rule {
        case .places:
            Check(.model) { Fix.finding(amongOthers: $0.input.fixes, rejection: $0.outcome.rejection) }
        case .order:
            Check(.model) { trial in
                TimeOrder.finding(
                    of: trial.input.events.map(\.t), isOnEarth: trial.input.fixes.allSatisfy(\.isOnEarth),
                    rejection: trial.outcome.rejection)
            }
        case .telling, .sending: .examined(.model)
        case .lasting:
            .examined(.model, also: .property) { input, _ in
                begunAnew(input)
            } judge: { trial in
                againstBegunAnew(trial)
            }
        case .history: .examined(.property)
        }
    }

    // MARK: TRP-2: a restart before all else changes nothing

    private static func begunAnew(_ input: Input) -> [Input] {
        guard let first = input.events.first, TimeOrder.holds(of: input.events.map(\.t)),
            input.fixes.allSatisfy(\.isOnEarth)
        else { return [] }
        let restart = Event(.restart, at: first.t)
        return [Input(automatic: input.automatic, current: input.current, events: [restart] + input.events)]
    }

    private static func againstBegunAnew(_ trial: Trial<Trip>) -> Finding {
        guard let output = trial.outcome.output, let probe = trial.probes.first else { return .notTouched }
        guard let other = probe.output else {
            return .suspected("with a restart before all else the input is rejected")
        }
        let isSame =
            Array(other.states.dropFirst()) == output.states
            && Array(other.actions.dropFirst()) == output.actions
            && other.records == output.records && other.history == output.history
        return isSame ? .holds : .suspected("a restart before all else changes what comes after it")
    }

    // MARK: One event after the other

    /// Returns whether mobility.accuracy accepts a fix in manual mode.
    static func isAccepted(_ fix: Fix, _ readings: Readings) -> Bool {
        if fix.accuracy < 0 { return false }
        return fix.accuracy < Accuracy.threshold
            || fix.accuracy == Accuracy.threshold && readings[ManualBoundary.self] == .accept
    }

    static func trigger(of event: Event, _ readings: Readings) -> Trigger {
        switch event.happening {
        case .choose: .choose
        case .arrived: .arrived
        case .fix(let fix): isAccepted(fix, readings) ? .accepted : .rejected
        case .restart: .restart
        case .network(let isThere): isThere ? .networkComes : .networkGoes
        }
    }

    /// Returns the index of the first arrival without a trip.
    private static func arrivalFromNowhere(_ input: Input, _ readings: Readings) -> Int? {
        var state = State(input.current, nil)
        for (index, event) in input.events.enumerated() {
            let trigger = trigger(of: event, readings)
            guard let next = machine.transition(from: state, on: trigger, given: .network) else {
                return index
            }
            state = next.target
        }
        return nil
    }

    /// Holds each step to the machine, from the program's own state before it: one mistake is told once.
    public static func examine(_ trial: Trial<Trip>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        let (input, code) = (trial.input, trial.outcome.rejection?.code)
        guard TimeOrder.holds(of: input.events.map(\.t)), input.fixes.allSatisfy(\.isOnEarth) else {
            return findings
        }
        findings.touch(.telling)
        if let index = arrivalFromNowhere(input, trial.readings) {
            if code != noTrip.code {
                let got = code ?? "an output"
                findings.blame(
                    .telling,
                    "event \(index) is an arrival without a trip: \(noTrip.code) is expected, not \(got)")
            }
            return findings
        }
        guard let output = trial.outcome.output else {
            // Those are for the clauses of places and of the order to say.
            if code != Fix.invalid.code, code != TimeOrder.broken.code {
                let sentence = "each arrival has a trip, yet the input was rejected as \(code ?? "")"
                let isRestarted = input.events.contains { trigger(of: $0, trial.readings) == .restart }
                if isRestarted { findings.blame(.lasting, sentence, .likely) }
                findings.blame(.telling, sentence, isRestarted ? .possible : .certain)
            }
            return findings
        }
        guard output.actions.count == input.events.count, output.states.count == input.events.count else {
            findings.blame(
                .telling,
                """
                \(input.events.count) events need as many states and lists, not \(output.states.count) and \
                \(output.actions.count)
                """)
            return findings
        }
        if !input.events.isEmpty {
            findings.touch(.lasting)
            findings.touch(.history)
        }
        var walk = TripWalk(input: input, readings: trial.readings, output: output)
        for index in input.events.indices { walk.step(index, &findings) }
        walk.finish(&findings)
        return findings
    }
}
