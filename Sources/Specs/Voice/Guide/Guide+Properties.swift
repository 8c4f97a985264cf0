import JSON
import Specification

extension Guide {
    public static let properties: [Property<Guide>] = [
        .oneStateEach(from: .states),
        Property("The info button is filled if and only if the guide is open.", from: .filled) { trial in
            trial.wrongState { _, state in (state.info == .filled) != state.showing }
        },
        Property("While the guide is open, both areas show text from the guide.", from: .manual, .hint) {
            trial in
            let texts = [trial.input.hint] + trial.input.buttons.entries.map(\.text)
            return trial.wrongState { _, state in
                let isManual = trial.input.manual.isShown(by: state.code)
                return state.showing && !(isManual && texts.contains { $0.hasSameScalars(as: state.stream) })
            }
        },
        Property(
            "The guide is open if and only if `info` was tapped an odd number of times.", from: .info, .goesOn
        ) { trial in
            var isShowing = false
            return trial.wrongState { event, state in
                if event == .info { isShowing.toggle() }
                return state.showing != isShowing
            }
        },
        Property(
            "Opening and closing the guide before the first event changes no later state.",
            from: .codeReturns,
            probe: { input, _ in input.with { $0.events = [.info, .info] + $0.events } },
            relates: { Array($0.states.dropFirst(2)).value }, to: \.states.value,
            otherwise: "opening and closing the guide before the first event changes later states"),
        Property(
            """
            While the guide is closed, the stream area shows the text of the last `stream` or `result`, and the code \
            area shows the last `edit` made with the guide closed.
            """,
            from: .codeReturns, .editIsLost, .streamReturns, .streamIsKept, .result, .resultIsKept
        ) { trial in
            var (code, stream) = (trial.input.code, trial.input.stream)
            return trial.wrongState { event, state in
                switch event {
                case .edit(let text): if !state.showing { code = text }
                case .stream(let text): stream = text
                case .result(let result): stream = result.text
                case .info, .tap: break
                }
                return !state.showing && [code, stream].value != [state.code, state.stream].value
            }
        },
        Property(
            """
            A button's action is performed if and only if the button is tapped while the guide is closed, or at any \
            time under the option `describesAndRuns`. A tap gives an error if and only if no button has the tap's name.
            """,
            from: .runs, .runsToo, .ranOnce, .unknown, .byScalars
        ) { trial in
            let runsToo = trial.readings[GuideTap.self] == .describesAndRuns
            return trial.wrongState { event, state in
                guard case .tap(let name) = event else { return state.error != nil || state.ran != nil }
                let isButton = trial.input.buttons[name] != nil
                let runs = isButton && (runsToo || !state.showing)
                return (state.error == nil) != isButton || state.ran?.value != (runs ? name.value : nil)
            }
        },
    ]
}

extension Guide.Manual {
    /// Returns whether a string is the manual or, if the manual has parts, begins with the introduction and contains
    /// all expressions.
    fileprivate func isShown(by text: String) -> Bool {
        switch self {
        case .text(let manual): return text.hasSameScalars(as: manual)
        case .parts(let parts):
            let scalars = Array(text.unicodeScalars)
            return scalars.starts(with: parts.introduction.unicodeScalars)
                && parts.entries.flatMap(\.expressions).allSatisfy { expression in
                    expression.isEmpty || scalars.contains(Array(expression.unicodeScalars))
                }
        }
    }
}
