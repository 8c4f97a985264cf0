/// A pattern in which `*` stands for any characters.
struct Glob: Sendable {
    /// The strings before, between and after the stars of the pattern, in UTF-8.
    private let parts: [[UInt8]]

    init(_ pattern: String) {
        parts = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map {
            Array($0)
        }
    }

    /// Returns whether the pattern matches the whole string.
    func matches(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { matches($0) }
    }

    private func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = parts.first, let last = parts.last, text.starts(with: first) else { return false }
        if parts.count == 1 { return text.count == first.count }
        let end = text.count - last.count
        var start = first.count
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            while start + part.count <= end, !text[start...].starts(with: part) { start += 1 }
            start += part.count
        }
        return start <= end && text[end...].elementsEqual(last)
    }
}
