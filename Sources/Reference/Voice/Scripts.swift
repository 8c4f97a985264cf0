import JSON
import Specification
import Specs

/// voice.documents, as its clauses read.
public struct ScriptsReference: Implementation {
    public typealias Subsystem = Scripts

    public init() {}

    public func run(_ input: Scripts.Input, readings: Readings) throws(Rejection) -> Scripts.Output {
        var screen = Screen(stored: input.stored, readings: readings)
        return Scripts.Output(
            input.events.map { event in
                screen.message = nil
                screen.take(event)
                return screen.shown
            })
    }

    private struct Screen {
        var stored: TextMap
        let readings: Readings
        var name: String?
        var text = ""
        /// What waits for a confirmation. Clause: DOC-2
        var waiting: Scripts.Event?
        var message: Scripts.Message?

        /// Clause: DOC-1
        var isDirty: Bool {
            guard let name else { return !text.isEmpty }
            guard let last = stored[name] else { return true }
            return !text.hasSameScalars(as: last)
        }

        var shown: Scripts.Shown {
            Scripts.Shown(
                name: name, text: text, dirty: isDirty, prompt: waiting.map { _ in .unsaved },
                message: message, names: stored.names)
        }

        mutating func take(_ event: Scripts.Event) {
            if let waiting {  // DOC-2
                if event == .confirm { leave(by: waiting) }
                if event == .confirm || event == .cancel { self.waiting = nil }
                return
            }
            switch event {
            case .edit(let text): self.text = text
            case .save: save()
            case .rename(let words):
                rename(words.map { FullCaseMapping.lowercase($0) }.joined(separator: "_"))
            case .new: ask(event)
            case .open(let name):  // DOC-4
                if stored[name] == nil { message = .unknown } else { ask(event) }
            case .delete(let name): delete(name)
            case .confirm, .cancel, .list: break
            }
        }

        /// Clause: DOC-2
        private mutating func ask(_ event: Scripts.Event) {
            if isDirty || readings[ScriptsAsk.self] == .always {
                waiting = event
            } else {
                leave(by: event)
            }
        }

        private mutating func leave(by event: Scripts.Event) {
            if case .open(let name) = event {
                self.name = name
                text = stored[name] ?? ""
            } else {
                name = nil
                text = ""
            }
        }

        /// Clause: DOC-1
        private mutating func save() {
            if let name {
                stored[name] = text
            } else {
                message = .required
            }
        }

        /// Clauses: DOC-1, DOC-3
        private mutating func rename(_ new: String) {
            if !Scripts.isName(new) {
                message = .invalid
            } else if let name, name.hasSameScalars(as: new) {
                return
            } else if stored[new] != nil {
                message = .taken
            } else {
                if readings[ScriptsRename.self] == .stores {
                    if let name { stored[name] = nil }
                    stored[new] = text
                }
                name = new
            }
        }

        /// Clause: DOC-4
        private mutating func delete(_ name: String) {
            guard stored[name] != nil else {
                message = .unknown
                return
            }
            stored[name] = nil
            if self.name?.hasSameScalars(as: name) == true { self.name = nil }
        }
    }
}

extension Scripts: Referenced {
    public static let reference = ScriptsReference()
}
