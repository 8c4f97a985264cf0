import JSON
import SharedSpecs
import Specification

extension Documents {
    public static func check(_ rule: Rule) -> Check<Documents> {
        switch rule {
        case .saving, .naming: .examined(.model)
        case .asking:
            .examined(.model, also: .property) { input, _ in
                [Input(stored: input.stored, events: [.new, .cancel] + input.events)]
            } judge: { trial in
                againstCancelled(trial)
            }
        case .files:
            .examined(.model, also: .property) { input, _ in
                [savedAndOpened(input)]
            } judge: { trial in
                againstStored(trial)
            }
        }
    }

    /// A `new` that is cancelled, before all else, changes nothing.
    private static func againstCancelled(_ trial: Trial<Documents>) -> Finding {
        guard let probe = trial.probes.first, let states = trial.outcome.output?.states,
            states.count == trial.input.events.count
        else { return .notTouched }
        let others = probe.output?.states.dropFirst(2) ?? []
        for (index, (state, other)) in zip(states, others).enumerated() where state.value != other.value {
            return .violated(
                """
                event \(index) shows \(told(state)), and \(told(other)) if a new was cancelled before all else
                """)
        }
        return others.count == states.count
            ? .holds
            : .violated("with a new cancelled before all else there are \(others.count) states after it")
    }

    // MARK: DOC-4: what is saved is opened byte for byte

    private static let odd = "\u{FEFF}a\r\nb\r\0\t\u{2028} e\u{301}\u{E9}\n\n"

    /// A name that the input has not.
    private static func freeName(_ input: Input) -> String {
        let used = input.events.flatMap { event -> [String] in
            if case .rename(let words) = event {
                [FullCaseMapping.lowercase(words.joined(separator: "_"))]
            } else {
                []
            }
        }
        let all = input.stored.names + used
        return (0...all.count).lazy.map { "kept-\($0)" }.first { name in
            !all.contains { $0.hasSameScalars(as: name) }
        } ?? "kept"
    }

    /// Returns the input, then a text that is written, saved under a name of its own, left and opened again.
    private static func savedAndOpened(_ input: Input) -> Input {
        let name = freeName(input)
        return Input(
            stored: input.stored,
            events: input.events + [
                .cancel, .edit(odd), .rename([name]), .save, .new, .confirm, .open(name), .confirm,
            ])
    }

    private static func againstStored(_ trial: Trial<Documents>) -> Finding {
        guard let state = trial.probes.first?.output?.states.last else { return .notTouched }
        guard state.name?.hasSameScalars(as: freeName(trial.input)) == true else {
            return .suspected("what was just saved is not opened: \(told(state))", .possible)
        }
        return state.text.hasSameScalars(as: odd)
            ? .holds
            : .violated(
                "of \(JSONWriter.text(of: odd.value)), saved and opened, there is \(JSONWriter.text(of: state.text.value))"
            )
    }

    // MARK: One event after the other

    /// Holds each state to what the event makes of what was before; what is wrong first is told, and nothing after it.
    public static func examine(_ trial: Trial<Documents>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        findings.touch(.files)
        let events = trial.input.events
        guard
            let states = findings.states(
                of: trial.outcome, \.states, events: events.count, blaming: .files)
        else { return findings }
        var desk = Desk(trial.input.stored, trial.readings)
        for (index, (event, state)) in zip(events, states).enumerated() {
            let before = desk.shown
            let step = desk.take(event)
            for rule in step.rules { findings.touch(rule) }
            guard state.value != step.shown.value else { continue }
            findings.blame(
                rule(of: step, after: before, by: event, against: state),
                """
                event \(index), \(JSONWriter.text(of: event.value)), shows \(told(step.shown)), not \(told(state))
                """)
            return findings
        }
        return findings
    }

    /// The clause that says of a member what the state has otherwise.
    private static func rule(
        of step: Desk.Step, after before: Shown, by event: Event, against state: Shown
    ) -> Rule {
        let due = step.shown
        if case .rename(let words) = event, let name = state.name, name.value != before.name?.value {
            let made = words.map(FullCaseMapping.lowercase).joined(separator: "_")
            if !name.hasSameScalars(as: made) { return .saving }
        }
        if due.message == nil, let message = state.message, message == before.message { return .saving }
        if state.prompt != due.prompt { return .asking }
        if state.message != due.message {
            switch due.message ?? state.message {
            case .required: return .saving
            case .invalid, .taken: return .naming
            case .unknown: return .files
            case nil: break
            }
        }
        // What is stored, in another order, is a matter of the list.
        if state.names.value != due.names.value, state.names.sorted() == due.names.sorted() { return .files }
        if state.name?.value == due.name?.value, state.text.hasSameScalars(as: due.text),
            state.names.value == due.names.value
        {
            return .saving
        }
        return step.rules.first ?? .files
    }

    private static func told(_ state: Shown) -> String { JSONWriter.text(of: state.value) }
}
