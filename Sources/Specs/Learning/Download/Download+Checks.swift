import JSON
import Specification

extension Download {
    public static func check(_ rule: Rule) -> Check<Download> {
        switch rule {
        case .progress:
            .examined(.model) { input, _ in
                inTwoPieces(input).map { [$0.input] } ?? []
            } judge: { trial in
                againstPieces(trial)
            }
        case .restart:
            .examined(.model) { input, _ in
                lastStart(of: input.events).map { [Input(events: Array(input.events[$0...]))] } ?? []
            } judge: { trial in
                againstAlone(trial)
            }
        }
    }

    /// Holds each state to the rules from the implementation's own state before it, so that one mistake is told once.
    ///
    /// Where counted bytes lead is a matter of progress; all else, and what is left of a file, of starting anew.
    public static func examine(_ trial: Trial<Download>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        let events = trial.input.events
        guard let output = trial.outcome.output else {
            let code = trial.outcome.rejection?.code ?? "an error"
            findings.blame(.progress, "no input is refused, yet it was rejected as \(code)")
            return findings
        }
        guard output.states.count == events.count else {
            findings.blame(
                .progress, "\(events.count) events need as many states, not \(output.states.count)")
            return findings
        }
        for rule in Rule.allCases where events.isEmpty { findings.touch(rule) }
        var attempt = DownloadAttempt()
        var before = Standing(.idle)
        var authorizations: [String] = []
        for (index, (event, got)) in zip(events, output.states).enumerated() {
            if case .start(let token) = event, before.phase != .running {
                authorizations.append("Bearer \(token)")
            }
            let next = attempt.after(event, in: before)
            let expected = next ?? before
            let isCounted = next != nil && [.headers, .data, .finish].contains(event.trigger)
            let isEnded = [.failed, .cancelled].contains(expected.phase)
            findings.touch(isCounted ? .progress : .restart)
            if isEnded { findings.touch(.restart) }
            let leads = expected.phase == got.phase && abs(expected.progress - got.progress) <= 1e-12
            if !leads || expected.kept != got.kept {
                let isFileLeft = leads && isEnded
                findings.blame(
                    isCounted && !isFileLeft ? .progress : .restart,
                    """
                    event \(index), \(event.trigger.rawValue) after \(before.told), leads to \
                    \(expected.told), not \(got.told)
                    """)
            }
            before = got
        }
        if !authorizations.isEmpty { findings.touch(.progress) }
        if output.authorizations != authorizations {
            findings.blame(
                .progress, "the authorizations are \(authorizations), not \(output.authorizations)")
        }
        return findings
    }

    /// Returns the input with its first bytes that can be parted in two pieces, and the index of these bytes.
    private static func inTwoPieces(_ input: Input) -> (input: Input, place: Int)? {
        for (place, event) in input.events.enumerated() {
            guard case .data(let count) = event, count > 1 else { continue }
            let (before, after) = (input.events[..<place], input.events[(place + 1)...])
            return (Input(events: Array(before) + [.data(1), .data(count - 1)] + after), place)
        }
        return nil
    }

    /// Holds the states from some bytes on to those with the same bytes in two pieces.
    private static func againstPieces(_ trial: Trial<Download>) -> Finding {
        guard let place = inTwoPieces(trial.input)?.place, let probe = trial.probes.first,
            let states = trial.outcome.output?.states, states.count == trial.input.events.count,
            states[place].phase == .running
        else { return .notTouched }
        guard let parted = probe.output?.states, parted.count == states.count + 1 else {
            return .violated(
                "with the bytes of event \(place) in two pieces, the input is answered otherwise")
        }
        for (index, (whole, pieces)) in zip(states, parted.dropFirst()).enumerated().dropFirst(place)
        where whole.phase != pieces.phase || whole.kept != pieces.kept
            || abs(whole.progress - pieces.progress) > 1e-12
        {
            return .violated(
                """
                event \(index) leads to \(whole.told), and to \(pieces.told) where the bytes of event \(place) \
                come in two pieces
                """)
        }
        return .holds
    }

    /// Returns the index of the last start that takes effect, if one came before it.
    private static func lastStart(of events: [Event]) -> Int? {
        var attempt = DownloadAttempt()
        var state = Standing(.idle)
        var last: Int?
        for (index, event) in events.enumerated() {
            guard let next = attempt.after(event, in: state) else { continue }
            if case .start = event { last = index }
            state = next
        }
        return last.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Holds the states from a second start on to those of the same events alone.
    private static func againstAlone(_ trial: Trial<Download>) -> Finding {
        guard let start = lastStart(of: trial.input.events), let probe = trial.probes.first,
            let states = trial.outcome.output?.states, states.count == trial.input.events.count,
            states[start - 1].phase != .running
        else { return .notTouched }
        guard let again = probe.output else {
            return .violated("from the start at event \(start) on, alone, the input is rejected")
        }
        for (offset, (alone, within)) in zip(again.states, states[start...]).enumerated()
        where alone != within {
            return .violated(
                """
                the start at event \(start) begins anew, yet event \(start + offset) leads to \
                \(within.told), and to \(alone.told) where nothing came before
                """)
        }
        return .holds
    }
}

extension Download.Standing {
    fileprivate var told: String {
        "\(phase.rawValue) at \(progress.isFinite ? Number(progress).text : "infinity") with \(kept) bytes"
    }
}
