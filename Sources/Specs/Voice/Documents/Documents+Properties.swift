import JSON
import SharedSpecs
import Specification

extension Documents {
    public static let properties = courses + relations

    private static let courses: [Property<Documents>] = [
        Property("Each event gives one state, and no well-formed input is refused.", from: .states) { trial in
            let count = trial.outcome.output?.states.count
            return count == trial.input.events.count
                ? .holds : .violated("\(trial.input.events.count) events gave \(count ?? 0) states")
        },
        Property(
            "A document without a name is dirty if and only if its text is not empty.", from: .dirtyUnnamed
        ) {
            trial in
            let wrong = trial.outcome.output?.states.firstIndex {
                $0.name == nil && $0.dirty == $0.text.isEmpty
            }
            return wrong.map {
                .violated("after event \($0) the `dirty` of an unnamed document does not fit its text")
            }
                ?? .holds
        },
        Property("A rename never gives a name with a path separator or a point.", from: .characters) {
            trial in
            var before: String?
            for (event, state) in zip(trial.input.events, trial.outcome.output?.states ?? []) {
                if case .rename = event, let name = state.name, name.value != before?.value,
                    name.unicodeScalars.contains(where: { "/.\\".unicodeScalars.contains($0) })
                {
                    return .violated("a rename gives the name \(JSONWriter.text(of: name.value))")
                }
                before = state.name
            }
            return .holds
        },
        Property("While a prompt is open, only a `confirm` changes the document.", from: .ignored) {
            trial in
            let states = trial.outcome.output?.states ?? []
            for (index, (before, after)) in zip(states, states.dropFirst()).enumerated()
            where before.prompt != nil && trial.input.events.dropFirst(index + 1).first != .confirm {
                let isSame =
                    before.name?.value == after.name?.value && before.text.value == after.text.value
                    && before.names.value == after.names.value && after.message == nil
                if !isSame {
                    return .violated("event \(index + 1) changes the document while the prompt is open")
                }
            }
            return .holds
        },
        Property("The names are sorted by their scalars, each once.", from: .sorted) { trial in
            for names in trial.outcome.output?.states.map(\.names) ?? [] {
                let isSorted = zip(names, names.dropFirst()).allSatisfy {
                    $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
                }
                if !isSorted { return .violated("\(JSONWriter.text(of: names.value)) is not sorted") }
            }
            return .holds
        },
        Property(
            "A `new` and its `cancel` before all other events change nothing.", from: .cancelled,
            probes: { input, _ in [Input(stored: input.stored, events: [.new, .cancel] + input.events)] },
            judge: { trial in
                guard let states = trial.outcome.output?.states, let probe = trial.probes.first else {
                    return .notTouched
                }
                return Array((probe.output?.states ?? []).dropFirst(2)).value == states.value
                    ? .holds
                    : .violated("a `new` with its `cancel` before all other events changes the states")
            }),
        Property(
            "A text that is saved under a new name is opened byte for byte.", from: .byteForByte, .opened,
            .saved,
            probes: { input, _ in [savedAndOpened(input)] },
            judge: { trial in
                guard let state = trial.probes.first?.output?.states.last else { return .notTouched }
                let isOpen = state.name?.hasSameScalars(as: freeName(trial.input)) == true
                return isOpen && state.text.hasSameScalars(as: odd)
                    ? .holds
                    : .violated("the saved text is opened as \(JSONWriter.text(of: state.value))")
            }),
    ]

    private static let odd = "\u{FEFF}a\r\nb\r\0\t\u{2028} e\u{301}\u{E9}\n\n"

    /// A name that does not occur in the input.
    private static func freeName(_ input: Input) -> String {
        let used = input.events.compactMap { event in
            if case .rename(let words) = event {
                FullCaseMapping.lowercase(words.joined(separator: "_"))
            } else {
                nil
            }
        }
        let all = input.stored.names + used
        return (0...all.count).lazy.map { "kept-\($0)" }.first { name in
            !all.contains { $0.hasSameScalars(as: name) }
        } ?? "kept"
    }

    /// Returns the input, followed by a text that is edited, saved under a new name, left and opened again.
    private static func savedAndOpened(_ input: Input) -> Input {
        let name = freeName(input)
        return Input(
            stored: input.stored,
            events: input.events + [
                .cancel, .edit(odd), .rename([name]), .save, .new, .confirm, .open(name), .confirm,
            ])
    }
}
