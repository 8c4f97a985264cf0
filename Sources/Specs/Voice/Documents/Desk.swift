import JSON
import SharedSpecs
import Specification

extension Documents {
    /// A desk on which one document lies, with those that are put away beside it.
    struct Desk {
        /// What an event makes of it, and the clauses that say so, the one to blame first.
        struct Step {
            let shown: Shown
            let rules: [Rule]
        }

        private(set) var shown: Shown
        private var away: TextMap
        private var awaited: Event?
        private let readings: Readings

        init(_ stored: TextMap, _ readings: Readings) {
            away = stored
            shown = Shown(names: stored.names)
            self.readings = readings
        }

        /// Whether there is something to lose.
        private func isDirty(_ name: String?, _ text: String) -> Bool {
            guard let name else { return !text.isEmpty }
            return away[name].map { !$0.hasSameScalars(as: text) } ?? true
        }

        /// Shows a document with what is away now.
        private mutating func show(_ name: String?, _ text: String, saying message: Message? = nil) {
            shown = Shown(
                name: name, text: text, dirty: isDirty(name, text), prompt: awaited == nil ? nil : .unsaved,
                message: message, names: away.names)
        }

        private mutating func say(_ message: Message?) { show(shown.name, shown.text, saying: message) }

        mutating func take(_ event: Event) -> Step {
            if let asked = awaited {
                if event == .confirm || event == .cancel { awaited = nil }
                if event == .confirm { leave(by: asked) } else { say(nil) }
                return Step(
                    shown: shown, rules: event == .confirm && asked != .new ? [.asking, .files] : [.asking])
            }
            let rules: [Rule]
            switch event {
            case .edit(let text):
                show(shown.name, text)
                rules = [.saving]
            case .list:
                say(nil)
                rules = [.files]
            case .confirm, .cancel:
                say(nil)
                rules = [.asking]
            case .save:
                if let name = shown.name { away[name] = shown.text }
                say(shown.name == nil ? .required : nil)
                rules = [.saving]
            case .rename(let words): rules = rename(words)
            case .delete(let name):
                let isThere = away[name] != nil
                away[name] = nil
                let isOpen = isThere && shown.name?.hasSameScalars(as: name) == true
                show(isOpen ? nil : shown.name, shown.text, saying: isThere ? nil : .unknown)
                rules = [.files]
            case .open(let name) where away[name] == nil:
                say(.unknown)
                rules = [.files]
            case .open, .new:
                let asks = shown.dirty || readings[DocumentsAsk.self] == .always
                awaited = asks ? event : nil
                if asks { say(nil) } else { leave(by: event) }
                rules = event == .new || asks ? [.asking] : [.files, .asking]
            }
            return Step(shown: shown, rules: rules)
        }

        private mutating func leave(by event: Event) {
            guard case .open(let name) = event else { return show(nil, "") }
            show(name, away[name] ?? "")
        }

        private mutating func rename(_ words: [String]) -> [Rule] {
            let name = words.map(FullCaseMapping.lowercase).joined(separator: "_")
            let isOwn = shown.name?.hasSameScalars(as: name) == true
            guard isName(name), !isOwn, away[name] == nil else {
                say(!isName(name) ? .invalid : isOwn ? nil : .taken)
                return [.naming, .saving]
            }
            if readings[DocumentsRename.self] == .stores {
                if let old = shown.name { away[old] = nil }
                away[name] = shown.text
            }
            show(name, shown.text)
            return [.saving, .naming]
        }
    }
}
