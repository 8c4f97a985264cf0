/// A pattern in which `*` stands for any characters.
public struct Glob: Sendable {
    private let parts: [Substring]

    /// Makes a pattern.
    public init(_ pattern: String) {
        parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    }

    /// Returns whether the whole text matches the pattern.
    public func matches(_ text: String) -> Bool {
        guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else { return false }
        if parts.count == 1 { return text == first }
        var rest = text.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}
