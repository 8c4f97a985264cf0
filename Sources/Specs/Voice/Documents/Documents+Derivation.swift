import Foundation
import JSON
import SharedSpecs
import Specification

extension Documents {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        var desk = Desk(input.stored, by: law)
        var states: [Shown] = []
        for event in input.events {
            law.emit(.states, desk.shown(after: event), into: &states)
        }
        return Output(states)
    }

    /// The open document, and a record of all text that was ever stored.
    struct Desk {
        private let law: Ruling<Law>
        /// The changes to the store in order, each with a name and the text that was stored under it, or nil if the
        /// text was removed.
        private var record: [(name: String, text: String?)]
        private var name: String?
        private var text = ""
        /// Whether the open document was edited after it was last stored or opened.
        private var isEdited = false
        /// The event that waits for a confirmation; nil if no prompt is open.
        private var waiting: Event?
        private var message: Message?

        init(_ stored: TextMap, by law: Ruling<Law> = Ruling(.standard)) {
            self.law = law
            record = stored.entries.map { ($0.name, $0.text) }
            name = law(.atFirst, nil, not: stored.names.first)
            text = name.flatMap { stored[$0] } ?? ""
        }

        mutating func shown(after event: Event) -> Shown {
            message = law(.messageOnce, nil, not: message)
            if waiting == nil { take(event) } else { answer(event) }
            return Shown(
                name: name.map(shown), text: text, dirty: isDirty, prompt: waiting == nil ? nil : .unsaved,
                message: message, names: names)
        }

        // MARK: The store

        private func isSame(_ one: String, _ other: String) -> Bool {
            law(.byScalars, one.hasSameScalars(as: other), not: one == other)
        }

        private func stored(_ name: String) -> String? { record.last { isSame($0.name, name) }?.text }

        private mutating func store(_ name: String, _ text: String) {
            let kept = law(.byteForByte, text, not: text.trimmingCharacters(in: .whitespacesAndNewlines))
            record.append((name, kept))
            isEdited = false
        }

        private var names: [String] {
            let known = record.indices.filter { place in
                !record[..<place].contains { isSame($0.name, record[place].name) }
            }
            let listed = known.map { record[$0].name }.filter { stored($0) != nil }
            return law(
                .sorted, listed.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) },
                not: listed.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
            ).map(shown)
        }

        private func shown(_ name: String) -> String { law(.noExtension, name, not: name + ".swift") }

        // MARK: Unsaved changes. Clause: DOC-1

        private var isDirty: Bool { law(.dirty, differs, not: isEdited) }

        private var differs: Bool {
            guard let name else { return law.holds(.dirtyUnnamed, !text.isEmpty) }
            guard let stored = stored(name) else { return law(.neverStored, true, not: !text.isEmpty) }
            return !stored.hasSameScalars(as: text)
        }

        // MARK: Events

        private mutating func take(_ event: Event) {
            switch event {
            case .edit(let new): edit(new)
            case .save:
                if let name {
                    if law.does(.saved) { store(name, text) }
                } else if law.does(.saveNeedsName) {
                    message = .required
                } else {
                    store("untitled", text)
                }
            case .rename(let words): rename(words)
            case .new: ask(event)
            case .open(let other):
                let isAsked = law(.lookedFirst, false, not: isDirty)
                if stored(other) != nil || isAsked { ask(event) } else { sayUnknown() }
            case .delete(let other):
                guard stored(other) != nil else { return sayUnknown() }
                if law.does(.deleted) { record.append((other, nil)) }
                if let name, isSame(name, other) {
                    (self.name, text) = (nil, law(.openDeleted, text, not: ""))
                }
            case .confirm: law.never(.nothingAsked) { leave(by: .new) }
            case .cancel, .list: break
            }
        }

        private mutating func edit(_ new: String) {
            if law.does(.edited) { text = new }
            isEdited = true
        }

        private mutating func sayUnknown() { message = law(.unknown, .unknown, not: nil) }

        // MARK: Leaving a document. Clause: DOC-2

        private mutating func ask(_ event: Event) {
            let isAsked = law(.whenAsked, DocumentsAsk.self) == .always || isDirty
            let asks = event == .new ? law.does(.warned) : law.does(.openAsks)
            if isAsked && asks { waiting = event } else { leave(by: event) }
        }

        private mutating func answer(_ event: Event) {
            switch event {
            case .confirm:
                if let name { law.never(.dropped) { store(name, text) } }
                if let waiting { leave(by: waiting) }
                waiting = nil
            case .cancel: if law.does(.cancelled) { waiting = nil }
            case .edit(let new): law.never(.ignored) { edit(new) }
            default: break
            }
        }

        private mutating func leave(by event: Event) {
            if case .open(let other) = event {
                guard law.does(.opened) else { return }
                let found = stored(other)
                (name, text) = (found == nil ? nil : other, found ?? "")
            } else if law.does(.confirmed) {
                (name, text) = (nil, "")
            }
            isEdited = false
        }

        // MARK: Names. Clauses: DOC-1, DOC-3

        private mutating func rename(_ words: [String]) {
            let new = name(of: words)
            let isOwn = name.map { isSame($0, new) } ?? false
            let isName = isName(new)
            guard law(.nameFirst, isName, not: isName || isOwn) else {
                message = .invalid
                return
            }
            if law.holds(.own, isOwn) { return }
            if law.holds(.taken, stored(new) != nil) {
                message = .taken
                return
            }
            if law(.renameStores, DocumentsRename.self) == .stores {
                if let name, law.does(.oldNameGoes) { record.append((name, nil)) }
                store(new, text)
            }
            name = new
        }

        private func name(of words: [String]) -> String {
            let lowered = words.map { word in
                let scalarByScalar = word.unicodeScalars.map(\.properties.lowercaseMapping).joined()
                return law(
                    .lowered, law(.mapping, FullCaseMapping.lowercase(word), not: scalarByScalar), not: word)
            }
            return law(.joined, lowered.joined(separator: "_"), not: lowered.joined(separator: "-"))
        }

        private func isName(_ text: String) -> Bool {
            let scalars = text.unicodeScalars
            let isMade = scalars.allSatisfy { scalar in
                let isEither = scalar.isLetter || scalar.isDecimalDigit
                return scalar == "_" || scalar == "-"
                    || law(.letters, isEither, not: isEither && scalar.isASCII)
            }
            return law.holds(.characters, isMade) && law.isAtMost(.length, scalars.count, longestName)
                && !law.holds(.empty, scalars.isEmpty)
        }
    }
}
