import JSON
import SharedSpecs
import Specification

/// Relations between a state, its event and the state before.
extension Documents {
    static let relations: [Property<Documents>] = [
        Property(
            """
            There is a message if and only if the event, the name and the names stored before it call for one.
            """,
            from: .saveNeedsName, .unknown, .lookedFirst, .byScalars, .characters, .letters, .length, .empty,
            .taken, .own, .nameFirst
        ) { trial in
            wrongStep(trial) { before, event, state in
                before.prompt == nil && state.message != message(of: event, after: before)
            }
        },
        Property(
            """
            A `new` or `open` shows the prompt until it is answered, if the document is dirty or the reading is \
            `always`.
            """,
            from: .warned, .openAsks, .whenAsked, .cancelled
        ) { trial in
            let isAlways = trial.readings[DocumentsAsk.self] == .always
            return wrongStep(trial) { before, event, state in
                let isLeaving = [.new, .open].contains(event.kind) && state.message == nil
                let isAsked =
                    before.prompt == nil
                    ? isLeaving && (isAlways || before.dirty) : ![.confirm, .cancel].contains(event.kind)
                return (state.prompt != nil) != isAsked
            }
        },
        Property(
            "Only save and rename store names, and only delete and rename remove them, as the reading says.",
            from: .saved, .renameStores, .oldNameGoes, .deleted, .dropped, .own
        ) { trial in
            let stores = trial.readings[DocumentsRename.self] == .stores
            return wrongStep(trial) { before, event, state in
                var names = Set(before.names.map { Array($0.utf8) })
                let own = before.name.map { Array($0.utf8) }
                let new = state.name.map { Array($0.utf8) }
                if before.prompt == nil, state.message == nil {
                    switch event {
                    case .delete(let name): names.remove(Array(name.utf8))
                    case .rename where stores && new != own:
                        own.map { _ = names.remove($0) }
                        fallthrough
                    case .save: new.map { _ = names.insert($0) }
                    default: break
                    }
                }
                return names != Set(state.names.map { Array($0.utf8) })
            }
        },
    ]

    /// The name that a rename makes from words.
    private static func name(of words: [String]) -> String {
        words.map(FullCaseMapping.lowercase).joined(separator: "_")
    }

    private static func message(of event: Event, after before: Shown) -> Message? {
        func isStored(_ name: String) -> Bool { before.names.contains { $0.hasSameScalars(as: name) } }
        switch event {
        case .save: return before.name == nil ? .required : nil
        case .open(let name), .delete(let name): return isStored(name) ? nil : .unknown
        case .rename(let words):
            let name = name(of: words)
            let isMade = name.unicodeScalars.allSatisfy {
                $0.isLetter || $0.isDecimalDigit || $0 == "_" || $0 == "-"
            }
            if !isMade || !(1...longestName).contains(name.unicodeScalars.count) { return .invalid }
            return isStored(name) && before.name?.hasSameScalars(as: name) != true ? .taken : nil
        default: return nil
        }
    }

    /// Finds a state that does not follow from its event and the previous state.
    private static func wrongStep(
        _ trial: Trial<Documents>, where isWrong: (Shown, Event, Shown) -> Bool
    ) -> Finding {
        let states = trial.outcome.output?.states ?? []
        let before = [Shown(names: trial.input.stored.names)] + states
        let wrong = zip(zip(before, states), trial.input.events)
            .violation(
                unless: { !isWrong($0.0, $1, $0.1) },
                { place, _ in "the state after event \(place) does not follow from the one before" })
        return wrong ?? .holds
    }
}
