import JSON
import SharedSpecs
import Specification
import VoiceSpecs

extension Documents: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        var screen = ScriptScreen(stored: input.stored, readings: readings)
        return Output(input.events.map { screen.shown(after: $0) })
    }
}

/// The open document, and the store of all documents.
struct ScriptScreen<Store: ScriptStore> {
    typealias Failure = Store.Failure

    private(set) var stored: Store
    private let readings: Readings
    private var name: String?
    private var text = ""
    /// The event that takes effect if the user confirms the prompt; nil if no prompt is open. Clause: DOC-2
    private var waiting: Documents.Event?
    private var message: Documents.Message?

    init(stored: Store, readings: Readings) {
        self.stored = stored
        self.readings = readings
    }

    /// Clause: DOC-1
    private func isDirty() throws(Failure) -> Bool {
        guard let name else { return !text.isEmpty }
        guard let last = try stored.text(of: name) else { return true }
        return !text.hasSameScalars(as: last)
    }

    mutating func shown(after event: Documents.Event) throws(Failure) -> Documents.Shown {
        message = nil
        try take(event)
        return Documents.Shown(
            name: name, text: text, dirty: try isDirty(), prompt: waiting.map { _ in .unsaved },
            message: message, names: try stored.names)
    }

    private mutating func take(_ event: Documents.Event) throws(Failure) {
        if let waiting {  // DOC-2
            if event == .confirm { try leave(by: waiting) }
            if event == .confirm || event == .cancel { self.waiting = nil }
            return
        }
        switch event {
        case .edit(let text): self.text = text
        case .save:  // DOC-1
            if let name { try stored.store(text, as: name) } else { message = .required }
        case .rename(let words):
            try rename(words.map { FullCaseMapping.lowercase($0) }.joined(separator: "_"))
        case .new: try ask(event)
        case .open(let name):  // DOC-4
            if try stored.text(of: name) == nil { message = .unknown } else { try ask(event) }
        case .delete(let name):  // DOC-4
            guard try stored.text(of: name) != nil else {
                message = .unknown
                return
            }
            try stored.remove(name)
            if self.name?.hasSameScalars(as: name) == true { self.name = nil }
        case .confirm, .cancel, .list: break
        }
    }

    /// Clause: DOC-2
    private mutating func ask(_ event: Documents.Event) throws(Failure) {
        if try isDirty() || readings[DocumentsAsk.self] == .always {
            waiting = event
        } else {
            try leave(by: event)
        }
    }

    private mutating func leave(by event: Documents.Event) throws(Failure) {
        if case .open(let name) = event {
            self.name = name
            text = try stored.text(of: name) ?? ""
        } else {
            name = nil
            text = ""
        }
    }

    /// Clauses: DOC-1, DOC-3
    private mutating func rename(_ new: String) throws(Failure) {
        if !isName(new) {
            message = .invalid
        } else if let name, name.hasSameScalars(as: new) {
            return
        } else if try stored.text(of: new) != nil {
            message = .taken
        } else {
            if readings[DocumentsRename.self] == .stores {
                // The text is stored under its new name before the old name is deleted, so that the text is never lost.
                try stored.store(text, as: new)
                if let name { try stored.remove(name) }
            }
            name = new
        }
    }

    /// Clause: DOC-3
    private func isName(_ text: String) -> Bool {
        (1...Documents.longestName).contains(text.unicodeScalars.count)
            && text.unicodeScalars.allSatisfy { $0 == "_" || $0 == "-" || $0.isLetter || $0.isDecimalDigit }
    }
}
