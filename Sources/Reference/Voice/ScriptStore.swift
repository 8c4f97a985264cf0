import Specification

/// A store that holds scripts by name. Clause: DOC-4
protocol ScriptStore {
    associatedtype Failure: Error

    /// The names of the stored scripts, sorted by their scalars.
    var names: [String] { get throws(Failure) }

    /// Returns the text that is stored under a name; nil if no text has that name.
    func text(of name: String) throws(Failure) -> String?

    /// Stores text under a name, and replaces any text that was already stored under that name.
    mutating func store(_ text: String, as name: String) throws(Failure)

    mutating func remove(_ name: String) throws(Failure)
}

extension TextMap: ScriptStore {
    func text(of name: String) -> String? { self[name] }

    mutating func store(_ text: String, as name: String) { self[name] = text }

    mutating func remove(_ name: String) { self[name] = nil }
}
