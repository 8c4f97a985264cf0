import HTML

/// Text directly in an element, with its white space collapsed.
struct TextRun {
    let element: Element
    let text: String
}

/// A pattern that finds parts of longer strings by the delimiters around the strings that the caller knows.
///
/// A known string is found by its words, whatever separates the words. Other strings are found by their delimiters: the
/// punctuation and white space before and after all known strings, or the beginning or end of the complete string.
struct TextPattern {
    private enum Edge: Equatable {
        case end
        case delimiter(String)
    }

    private let way: [String]
    /// The strings that contain a known string.
    let hits: Set<String>
    private let before: Edge
    private let after: Edge

    /// - Returns: nil if fewer than two known strings are found on one path, or if they have no common delimiters.
    init?(_ known: [String], in runs: [TextRun]) {
        let words = known.map(Words.init)
        let hits = runs.compactMap { run -> (run: TextRun, known: Int, range: Range<String.Index>)? in
            let text = Words(run.text)
            let found = known.indices.compactMap { place in
                text.range(of: words[place], in: run.text, as: known[place]).map { (run, place, $0) }
            }
            // If several known strings occur in the string, the longest occurrence is used.
            return found.max {
                run.text[$0.2].count < run.text[$1.2].count
            }
        }
        let groups = Dictionary(grouping: hits) { $0.run.element.ancestry.map(\.name) }
        let best = groups.max { left, right in
            (Set(left.value.map(\.known)).count, -left.value[0].run.element.place)
                < (Set(right.value.map(\.known)).count, -right.value[0].run.element.place)
        }
        guard let best, Set(best.value.map(\.known)).count >= 2 else { return nil }
        way = best.key
        self.hits = Set(best.value.map(\.run.text))
        let before = best.value.map { $0.run.text[..<$0.range.lowerBound] }
        let after = best.value.map { $0.run.text[$0.range.upperBound...] }
        guard let first = TextPattern.edge(before.map { String($0.reversed()) }),
            let last = TextPattern.edge(after.map(String.init))
        else { return nil }
        guard case .delimiter(let reversed) = first else {
            (self.before, self.after) = (.end, last)
            return
        }
        (self.before, self.after) = (.delimiter(String(reversed.reversed())), last)
    }

    /// Returns the delimiter at the beginning of all contexts, `end` if all contexts are empty, or nil if there is no
    /// delimiter.
    private static func edge(_ contexts: [String]) -> Edge? {
        if contexts.allSatisfy(\.isEmpty) { return .end }
        let common = contexts.dropFirst().reduce(contexts[0]) { $0.start(sharedWith: $1) }
        let sign = common.prefix { !$0.isLetter && !$0.isNumber }
        // White space alone is not a delimiter, since it also separates the words of a title.
        return sign.allSatisfy(\.isWhitespace) ? nil : .delimiter(String(sign))
    }

    /// Returns whether an element has the same path as the elements with the known strings.
    func covers(_ element: Element) -> Bool { element.ancestry.map(\.name) == way }

    /// Returns the part of a string between the delimiters of the known strings; nil if there is no such part.
    func part(of text: String) -> String? {
        var rest = Substring(text)
        if case .delimiter(let sign) = before {
            guard let range = rest.firstRange(of: sign) else { return nil }
            rest = rest[range.upperBound...]
        }
        if case .delimiter(let sign) = after {
            guard let range = rest.firstRange(of: sign) else { return nil }
            rest = rest[..<range.lowerBound]
        }
        return rest.isEmpty ? nil : String(rest)
    }
}

/// The words of a string in lower case, with their positions.
private struct Words {
    let words: [(word: String, range: Range<String.Index>)]

    init(_ text: String) {
        words = text.split { !$0.isLetter && !$0.isNumber }.map { part in
            (part.lowercased(), part.startIndex..<part.endIndex)
        }
    }

    /// Returns the first range with the words of another string. If the text also has the punctuation at an end of the
    /// other string, the range includes the punctuation.
    func range(of other: Words, in text: String, as whole: String) -> Range<String.Index>? {
        guard !other.words.isEmpty, other.words.count <= words.count else { return nil }
        let count = other.words.count
        let start = (0...(words.count - count)).first { start in
            zip(words[start...], other.words).allSatisfy { $0.word == $1.word }
        }
        guard let start, let first = other.words.first, let last = other.words.last else { return nil }
        var range = words[start].range.lowerBound..<words[start + count - 1].range.upperBound
        let (head, tail) = (whole[..<first.range.lowerBound], whole[last.range.upperBound...])
        if text[range.upperBound...].hasPrefix(tail) {
            range = range.lowerBound..<text.index(range.upperBound, offsetBy: tail.count)
        }
        if text[..<range.lowerBound].hasSuffix(head) {
            range = text.index(range.lowerBound, offsetBy: -head.count)..<range.upperBound
        }
        return range
    }
}

extension String {
    /// Returns the longest common prefix of this string and another.
    fileprivate func start(sharedWith other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map { $0.0 })
    }
}
