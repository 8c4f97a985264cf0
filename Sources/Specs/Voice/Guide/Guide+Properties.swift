import JSON
import Specification

extension Guide {
    public static let properties: [Property<Guide>] = [
        Property("Each event gives one state, and no well-formed input is refused.", from: .states) { trial in
            let count = trial.outcome.output?.states.count
            return count == trial.input.events.count
                ? .holds : .violated("\(trial.input.events.count) events gave \(count ?? 0) states")
        },
        Property("The info button is filled if and only if the guide is open.", from: .filled) { trial in
            let wrong = trial.outcome.output?.states.firstIndex { ($0.info == .filled) != $0.showing }
            return wrong.map {
                .violated("after event \($0) the look of the info button does not fit the guide")
            } ?? .holds
        },
        Property("While the guide is open, both areas show texts from the guide.", from: .manual, .hint) {
            trial in
            let input = trial.input
            let texts = [input.hint] + input.buttons.entries.map(\.text)
            let wrong = trial.outcome.output?.states.firstIndex { state in
                state.showing
                    && (!input.manual.isShown(by: state.code)
                        || !texts.contains { $0.hasSameScalars(as: state.stream) })
            }
            return wrong.map { .violated("after event \($0) the guide is open without its texts") }
                ?? .holds
        },
        Property(
            "The guide is open if and only if `info` was tapped an odd number of times.", from: .info, .goesOn
        ) {
            trial in
            var isShowing = false
            for (event, state) in zip(trial.input.events, trial.outcome.output?.states ?? []) {
                if event == .info { isShowing.toggle() }
                if state.showing != isShowing {
                    return .violated("the guide is \(isShowing ? "closed" : "open") after an event")
                }
            }
            return .holds
        },
        Property(
            "Opening and closing the guide before all other events changes nothing.", from: .codeReturns,
            probes: { input, _ in [input.with([.info, .info] + input.events)] },
            judge: {
                same($0, { $0.dropFirst(2) }, "the guide was opened and closed before all other events")
            }),
        Property("Only a tap runs a button, and only the button that it names.", from: .ranOnce) { trial in
            let pairs = zip(trial.input.events, trial.outcome.output?.states ?? [])
            let wrong = pairs.contains { event, state in
                state.ran.map { .tap($0) != event } ?? false
            }
            return wrong ? .violated("a button ran although its event does not tap it") : .holds
        },
        Property(
            "Taps on names without a button change nothing.", from: .unknown,
            probes: { input, _ in
                let length = input.buttons.names.map(\.unicodeScalars.count).max() ?? 0
                let stranger = Event.tap(String(repeating: "?", count: length + 1))
                return [input.with(input.events.flatMap { [stranger, $0] })]
            },
            judge: {
                same(
                    $0,
                    { states in
                        states.indices.filter { !$0.isMultiple(of: 2) }.map { states[$0] }[...]
                    }, "names without a button are tapped before each event")
            }),
        Property(
            """
            While the guide is closed, the areas show the last edit made while it was closed, and the last text from \
            the stream or a run.
            """,
            from: .codeReturns, .editIsLost, .streamReturns, .streamIsKept, .result, .resultIsKept
        ) { trial in
            var (code, stream) = (trial.input.code, trial.input.stream)
            for (event, state) in zip(trial.input.events, trial.outcome.output?.states ?? []) {
                switch event {
                case .edit(let text): if !state.showing { code = text }
                case .stream(let text): stream = text
                case .result(let result): stream = result.text
                case .info, .tap: break
                }
                if !state.showing, [code, stream].value != [state.code, state.stream].value {
                    return .violated(
                        "with the guide closed, the areas show \(JSONWriter.text(of: state.value))")
                }
            }
            return .holds
        },
        Property(
            """
            A tap runs its button while the guide is closed, or always by the reading. A tap is a fault if and only if \
            its name has no button.
            """,
            from: .runs, .runsToo, .unknown, .byScalars
        ) { trial in
            let runsToo = trial.readings[GuideTap.self] == .describesAndRuns
            let pairs = zip(trial.input.events, trial.outcome.output?.states ?? [])
            let isWrong = pairs.contains { event, state in
                guard case .tap(let name) = event else { return state.error != nil }
                let isButton = trial.input.buttons[name] != nil
                return (state.error == nil) != isButton
                    || (state.ran != nil) != (isButton && (runsToo || !state.showing))
            }
            return isWrong ? .violated("a tap runs or fails without a reason") : .holds
        },
    ]

    /// Compares the states with some states from a probe.
    private static func same(
        _ trial: Trial<Guide>, _ own: ([Shown]) -> ArraySlice<Shown>, _ condition: String
    ) -> Finding {
        guard let states = trial.outcome.output?.states, let probe = trial.probes.first else {
            return .notTouched
        }
        return Array(own(probe.output?.states ?? [])).value == states.value
            ? .holds : .violated("the states differ if \(condition)")
    }
}

extension Guide.Manual {
    /// Whether a text may be the manual: the manual itself, or a text with all of its parts in their order.
    fileprivate func isShown(by text: String) -> Bool {
        switch self {
        case .text(let manual): return text.hasSameScalars(as: manual)
        case .parts(let parts):
            let scalars = Array(text.unicodeScalars)
            let rest = scalars.dropFirst(parts.introduction.unicodeScalars.count)
            return scalars.starts(with: parts.introduction.unicodeScalars)
                && parts.entries.allSatisfy { entry in
                    entry.expressions.allSatisfy { rest.isEmpty ? $0.isEmpty : rest.holds($0.unicodeScalars) }
                }
        }
    }
}

extension ArraySlice<Unicode.Scalar> {
    fileprivate func holds(_ part: String.UnicodeScalarView) -> Bool {
        part.isEmpty || indices.contains { self[$0...].starts(with: part) }
    }
}
