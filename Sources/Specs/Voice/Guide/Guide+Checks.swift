import JSON
import Specification

extension Guide {
    public static func check(_ rule: Rule) -> Check<Guide> {
        switch rule {
        case .tapping: .examined(.derivation)
        case .opening:
            .examined(.derivation, also: .property) { input, _ in
                [input.with([.info, .info] + input.events)]
            } judge: { trial in
                againstOpenedBefore(trial)
            }
        }
    }

    /// To open the guide and close it before all else changes nothing.
    private static func againstOpenedBefore(_ trial: Trial<Guide>) -> Finding {
        guard let probe = trial.probes.first, let states = trial.outcome.output?.states else {
            return .notTouched
        }
        let others = probe.output?.states.dropFirst(2) ?? []
        guard others.count == states.count, states.count == trial.input.events.count else {
            return .violated(
                "with the guide opened and closed before all else there are \(others.count) states after that"
            )
        }
        for (index, (state, other)) in zip(states, others).enumerated() where state.value != other.value {
            return .violated(
                """
                event \(index) shows \(told(state)), and \(told(other)) if the guide was opened and closed before \
                all else
                """)
        }
        return .holds
    }

    /// Holds each state to what the events up to it say, looked up one by one; the first that differs is told.
    public static func examine(_ trial: Trial<Guide>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        findings.touch(.opening)
        let events = trial.input.events
        if events.contains(where: { $0.trigger == .tap }) { findings.touch(.tapping) }
        guard
            let states = findings.states(
                of: trial.outcome, \.states, events: events.count, blaming: .opening)
        else { return findings }
        for (index, state) in states.enumerated() {
            let due = due(after: index, of: trial.input, by: trial.readings)
            guard state.value != due.value else { continue }
            let isOfTap =
                events[index].trigger == .tap || state.ran?.value != due.ran?.value
                || state.error != due.error
            findings.blame(
                isOfTap ? .tapping : .opening,
                """
                event \(index), \(JSONWriter.text(of: events[index].value)), shows \(told(due)), not \(told(state))
                """)
            return findings
        }
        return findings
    }

    /// What an event shows, from all that happened up to it.
    private static func due(after index: Int, of input: Input, by readings: Readings) -> Shown {
        let past = input.events[...index]
        let isShowing = isOpen(past)
        // Of the code the last edit outside the guide counts, of the stream whatever was last.
        let edit = past.indices.last { past[$0].trigger == .edit && !isOpen(past[..<$0]) }
        let stream = past.last { $0.trigger == .stream }
        let opened = past.lastIndex(of: .info) ?? past.startIndex
        let tapped = past[opened...].last { $0.button(in: input) != nil }
        let button = past[index].button(in: input)
        let runs = !isShowing || readings[GuideTap.self] == .describesAndRuns
        return Shown(
            showing: isShowing, info: isShowing ? .filled : .outline,
            code: isShowing ? input.manual : edit.flatMap { past[$0].text } ?? input.code,
            stream: isShowing
                ? tapped?.button(in: input)?.text ?? input.hint : stream?.text ?? input.stream,
            ran: runs ? button?.name : nil,
            error: past[index].trigger == .tap && button == nil ? .unknown : nil)
    }

    /// Whether the guide shows after these events.
    private static func isOpen(_ past: ArraySlice<Event>) -> Bool {
        !past.count { $0 == .info }.isMultiple(of: 2)
    }

    private static func told(_ state: Shown) -> String { JSONWriter.text(of: state.value) }
}

extension Guide.Event {
    /// The text that an area gets.
    fileprivate var text: String? {
        switch self {
        case .edit(let text), .stream(let text): text
        default: nil
        }
    }

    /// The button that is tapped, if there is one of that name.
    fileprivate func button(in input: Guide.Input) -> TextMap.Entry? {
        guard case .tap(let name) = self else { return nil }
        return input.buttons[name].map { TextMap.Entry(name, $0) }
    }
}
