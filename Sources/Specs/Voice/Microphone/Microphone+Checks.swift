import JSON
import Specification

extension Microphone {
    public static func check(_ rule: Rule) -> Check<Microphone> {
        switch rule {
        case .button: .examined(.model)
        case .task:
            .examined(.derivation, also: .property) { input, _ in
                [withLateTranscripts(input).input]
            } judge: { trial in
                againstLateTranscripts(trial)
            }
        }
    }

    /// Returns the input with a transcript wherever nothing records, and the places of its own events in it.
    private static func withLateTranscripts(_ input: Input) -> (input: Input, places: [Int]) {
        var events: [Event] = [.transcript("late")]
        var places: [Int] = []
        var state = machine.start
        for event in input.events {
            places.append(events.count)
            events.append(event)
            state = next(after: state, event)
            if state != .recording { events.append(.transcript("late")) }
        }
        return (Input(events), places)
    }

    private static func againstLateTranscripts(_ trial: Trial<Microphone>) -> Finding {
        guard let probe = trial.probes.first, let states = trial.outcome.output?.states,
            states.count == trial.input.events.count, isRight(states, trial.input)
        else { return .notTouched }
        let (input, places) = withLateTranscripts(trial.input)
        guard let others = probe.output?.states, others.count == input.events.count else {
            return .violated("with transcripts while nothing records there are not as many states as events")
        }
        for (index, place) in places.enumerated() where others[place].value != states[index].value {
            return .violated(
                """
                event \(index) shows \(told(states[index])), and \(told(others[place])) if transcripts arrive while \
                nothing records
                """)
        }
        return .holds
    }

    /// The state that an event leads to; the server's reach makes no difference to that.
    private static func next(after state: State, _ event: Event) -> State {
        event.trigger.flatMap { machine.transition(from: state, on: $0, given: .reachable)?.target } ?? state
    }

    /// Whether it records just when the machine does, so that late transcripts are late.
    private static func isRight(_ states: [Shown], _ input: Input) -> Bool {
        var state = machine.start
        return zip(input.events, states).allSatisfy { event, shown in
            state = next(after: state, event)
            return shown.recording == (state == .recording)
        }
    }

    /// Holds each state to the machine and to the events that came before; the first that differs is told.
    public static func examine(_ trial: Trial<Microphone>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        findings.touch(.button)
        let events = trial.input.events
        guard
            let states = findings.states(
                of: trial.outcome, \.states, events: events.count, blaming: .button)
        else { return findings }
        var state = machine.start
        var condition = Condition.unreachable
        var recogniser: Recogniser?
        var transcript = ""
        for (index, (event, shown)) in zip(events, states).enumerated() {
            let before = state
            condition = event.condition(after: condition)
            if let trigger = event.trigger,
                let transition = machine.transition(from: state, on: trigger, given: condition)
            {
                state = transition.target
                if before != .recording {
                    recogniser = transition.callbacks.first.flatMap(Recogniser.init(rawValue:))
                }
                if case .transcript(let text) = event { transcript = text }
            }
            let due = Shown(
                state.colour, state.icon, recording: state == .recording,
                recogniser: state == .recording ? recogniser : nil, transcript: transcript)
            if state == .recording || event.trigger == .transcript { findings.touch(.task) }
            guard shown.value != due.value else { continue }
            let isOfButton =
                (shown.colour, shown.icon, shown.recording) != (due.colour, due.icon, due.recording)
            findings.blame(
                isOfButton ? .button : .task,
                """
                event \(index), \(JSONWriter.text(of: event.value)) while \(before.rawValue), shows \(told(due)), \
                not \(told(shown))
                """)
            return findings
        }
        return findings
    }

    private static func told(_ state: Shown) -> String { JSONWriter.text(of: state.value) }
}
