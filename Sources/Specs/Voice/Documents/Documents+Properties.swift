import JSON
import SharedSpecs
import Specification

extension Documents {
    public static let properties: [Property<Documents>] = [
        .oneStateEach(from: .states),
        Property(
            "A document without a name is dirty if and only if its text is not empty.", from: .dirtyUnnamed
        ) { trial in
            wrongState(trial) { _, _, state in state.name == nil && state.dirty == state.text.isEmpty }
        },
        Property("While a prompt is open, only a `confirm` changes the document.", from: .ignored) { trial in
            wrongState(trial) { before, event, state in
                let isSame =
                    before.name?.value == state.name?.value && before.text.value == state.text.value
                    && before.names.value == state.names.value && state.message == nil
                return before.prompt != nil && event != .confirm && !isSame
            }
        },
        Property("The names are sorted by their scalars, and no name is listed twice.", from: .sorted) {
            trial in
            wrongState(trial) { _, _, state in
                zip(state.names, state.names.dropFirst()).contains {
                    !$0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
                }
            }
        },
        Property(
            "Adding `new` and `cancel` before the first event does not change the later states.",
            from: .cancelled,
            probe: { input, _ in Input(stored: input.stored, events: [.new, .cancel] + input.events) },
            relates: { Array($0.states.dropFirst(2)).value }, to: \.states.value,
            otherwise: "adding `new` and `cancel` before the first event changes the later states"),
        Property(
            "Text that is saved under a new name and then opened is the same, byte for byte.",
            from: .byteForByte, .opened, .saved,
            probes: { input, _ in
                let saves: [Event] = [.cancel, .delete("kept"), .edit(odd), .rename(["kept"]), .save]
                let opens: [Event] = [.new, .confirm, .open("kept"), .confirm]
                return [Input(stored: input.stored, events: input.events + saves + opens)]
            },
            judge: { trial in
                guard let state = trial.probes.first?.output?.states.last else { return .notTouched }
                return state.name == "kept" && state.text.hasSameScalars(as: odd)
                    ? .holds : .violated("the saved text is opened as \(JSONWriter.text(of: state.value))")
            }),
        Property(
            """
            If no prompt is open, the message of an event depends only on the event, the stored names and the open \
            document's name.
            """,
            from: .saveNeedsName, .unknown, .lookedFirst, .byScalars, .characters, .letters, .length, .empty,
            .taken, .own, .nameFirst
        ) { trial in
            wrongState(trial) { before, event, state in
                before.prompt == nil && state.message != message(of: event, after: before)
            }
        },
        Property(
            """
            If the document is dirty, or under the option `always`, a `new` or `open` that causes no message shows a \
            prompt. The prompt stays open until `confirm` or `cancel`.
            """,
            from: .warned, .openAsks, .whenAsked, .cancelled
        ) { trial in
            let isAlways = trial.readings[DocumentsAsk.self] == .always
            return wrongState(trial) { before, event, state in
                let isLeaving = if case .open = event { true } else { event == .new }
                let isAsked =
                    before.prompt == nil
                    ? isLeaving && state.message == nil && (isAlways || before.dirty)
                    : ![.confirm, .cancel].contains(event)
                return (state.prompt != nil) != isAsked
            }
        },
        Property(
            """
            Only `save` adds a stored name and only `delete` removes one, except that `rename` may do both under the \
            option `stores`.
            """,
            from: .saved, .renameStores, .oldNameGoes, .deleted, .dropped, .own
        ) { trial in
            let stores = trial.readings[DocumentsRename.self] == .stores
            return wrongState(trial) { before, event, state in
                func bytes(_ names: [String?]) -> Set<[UInt8]> {
                    Set(names.compactMap { $0 }.map { Array($0.utf8) })
                }
                var (gone, new) = ([String?](), [String?]())
                if before.prompt == nil, state.message == nil {
                    switch event {
                    case .delete(let name): gone = [name]
                    case .rename where stores: (gone, new) = ([before.name], [state.name])
                    case .save: new = [state.name]
                    default: break
                    }
                }
                return bytes(before.names).subtracting(bytes(gone)).union(bytes(new)) != bytes(state.names)
            }
        },
    ]

    private static let odd = "\u{FEFF}a\r\nb\r\0\t\u{2028} e\u{301}\u{E9}\n\n"

    private static func message(of event: Event, after before: Shown) -> Message? {
        func isStored(_ name: String) -> Bool { before.names.contains { $0.hasSameScalars(as: name) } }
        switch event {
        case .save: return before.name == nil ? .required : nil
        case .open(let name), .delete(let name): return isStored(name) ? nil : .unknown
        case .rename(let words):
            let name = words.map(FullCaseMapping.lowercase).joined(separator: "_")
            let isMade = name.unicodeScalars.allSatisfy {
                $0.isLetter || $0.isDecimalDigit || $0 == "_" || $0 == "-"
            }
            if !isMade || !(1...longestName).contains(name.unicodeScalars.count) { return .invalid }
            return isStored(name) && before.name?.hasSameScalars(as: name) != true ? .taken : nil
        default: return nil
        }
    }

    /// Returns a violation if a state does not follow from its event and the previous state.
    private static func wrongState(
        _ trial: Trial<Documents>, where isWrong: (Shown, Event, Shown) -> Bool
    ) -> Finding {
        var before = Shown(names: trial.input.stored.names)
        return trial.wrongState { event, state in
            defer { before = state }
            return isWrong(before, event, state)
        }
    }
}
