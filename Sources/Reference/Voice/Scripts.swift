import JSON
import Specification
import Specs

/// voice.documents, as its clauses read.
public struct ScriptsReference: Implementation {
    public typealias Subsystem = Scripts

    public init() {}

    public func run(_ input: Scripts.Input, readings: Readings) throws(Rejection) -> Scripts.Output {
        var screen = ScriptScreen(stored: input.stored, readings: readings)
        return Scripts.Output(input.events.map { screen.shown(after: $0) })
    }
}

/// What is open, over whatever stores it.
struct ScriptScreen<Store: ScriptStore> {
    typealias Failure = Store.Failure

    private(set) var stored: Store
    private let readings: Readings
    private var name: String?
    private var text = ""
    /// What waits for a confirmation. Clause: DOC-2
    private var waiting: Scripts.Event?
    private var message: Scripts.Message?

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

    mutating func shown(after event: Scripts.Event) throws(Failure) -> Scripts.Shown {
        message = nil
        try take(event)
        return Scripts.Shown(
            name: name, text: text, dirty: try isDirty(), prompt: waiting.map { _ in .unsaved },
            message: message, names: try stored.names)
    }

    private mutating func take(_ event: Scripts.Event) throws(Failure) {
        if let waiting {  // DOC-2
            if event == .confirm { try leave(by: waiting) }
            if event == .confirm || event == .cancel { self.waiting = nil }
            return
        }
        switch event {
        case .edit(let text): self.text = text
        case .save: try save()
        case .rename(let words):
            try rename(words.map { FullCaseMapping.lowercase($0) }.joined(separator: "_"))
        case .new: try ask(event)
        case .open(let name):  // DOC-4
            if try stored.text(of: name) == nil { message = .unknown } else { try ask(event) }
        case .delete(let name): try delete(name)
        case .confirm, .cancel, .list: break
        }
    }

    /// Clause: DOC-2
    private mutating func ask(_ event: Scripts.Event) throws(Failure) {
        if try isDirty() || readings[ScriptsAsk.self] == .always {
            waiting = event
        } else {
            try leave(by: event)
        }
    }

    private mutating func leave(by event: Scripts.Event) throws(Failure) {
        if case .open(let name) = event {
            self.name = name
            text = try stored.text(of: name) ?? ""
        } else {
            name = nil
            text = ""
        }
    }

    /// Clause: DOC-1
    private mutating func save() throws(Failure) {
        if let name {
            try stored.store(text, as: name)
        } else {
            message = .required
        }
    }

    /// Clauses: DOC-1, DOC-3
    private mutating func rename(_ new: String) throws(Failure) {
        if !Scripts.isName(new) {
            message = .invalid
        } else if let name, name.hasSameScalars(as: new) {
            return
        } else if try stored.text(of: new) != nil {
            message = .taken
        } else {
            if readings[ScriptsRename.self] == .stores {
                // In this order, so that it is stored at any moment.
                try stored.store(text, as: new)
                if let name { try stored.remove(name) }
            }
            name = new
        }
    }

    /// Clause: DOC-4
    private mutating func delete(_ name: String) throws(Failure) {
        guard try stored.text(of: name) != nil else {
            message = .unknown
            return
        }
        try stored.remove(name)
        if self.name?.hasSameScalars(as: name) == true { self.name = nil }
    }
}

extension Scripts: Referenced {
    public static let reference = ScriptsReference()
}
