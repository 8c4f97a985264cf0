import JSON

/// A map from names to strings. Any string may be a name; two names are the same only if they have the same scalars.
public struct TextMap: Wire {
    /// A string and its name.
    public struct Entry: Sendable {
        public let name: String
        public let text: String

        public init(_ name: String, _ text: String) {
            self.name = name
            self.text = text
        }
    }

    /// The strings and their names, in the order in which they were written.
    public private(set) var entries: [Entry]

    public static let shape = Shape.map(String.shape)

    /// Makes a map from strings and their names; no two of the names may be the same.
    public init(_ entries: [Entry] = []) {
        self.entries = entries
    }

    public init(_ value: Value) throws(Misfit) {
        let texts: [(String, String)] = try value.contents()
        entries = texts.map { Entry($0, $1) }
    }

    public var value: Value { .object(entries.map { Value.Member($0.name, $0.text.value) }) }

    /// The string with the given name, or nil if there is none; setting nil removes the string.
    public subscript(name: String) -> String? {
        get { entries.first { $0.name.hasSameScalars(as: name) }?.text }
        set {
            let place = entries.firstIndex { $0.name.hasSameScalars(as: name) }
            switch (place, newValue) {
            case (let place?, let text?): entries[place] = Entry(name, text)
            case (nil, let text?): entries.append(Entry(name, text))
            case (let place?, nil): entries.remove(at: place)
            case (nil, nil): break
            }
        }
    }

    /// The names, sorted by their scalars.
    public var names: [String] {
        entries.map(\.name).sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    }
}
