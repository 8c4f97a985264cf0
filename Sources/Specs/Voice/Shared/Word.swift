import JSON
import Specification

/// A word as spoken: at least one scalar, and no white space.
public struct Word: Wire {
    public let text: String

    public init(_ text: String) { self.text = text }

    public static var shape: Shape { .string(pattern: Shape.oneWord) }

    public init(_ value: Value) throws(Misfit) {
        text = try String(value)
        guard !text.isEmpty else { throw Misfit("a word is expected, not the empty string") }
        guard !text.unicodeScalars.contains(where: \.isWhiteSpace) else {
            throw Misfit("a word without white space is expected, not \"\(text)\"")
        }
    }

    public var value: Value { .string(text) }
}

extension String {
    /// The words of a string, separated by white space.
    public var spokenWords: [String] {
        unicodeScalars.split(whereSeparator: \.isWhiteSpace).map { String($0) }
    }

    /// Whether the string has no control character except white space.
    var isSpeakable: Bool { !unicodeScalars.contains { $0.isControl && !$0.isWhiteSpace } }
}
