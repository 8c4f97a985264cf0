import SharedSpecs
import Specification

extension Notation {
    /// Returns words, about half of which are hard to write, and a notation, which is sometimes unknown.
    public static func generate(from entropy: inout Entropy) -> Input {
        let notation = entropy.one(of: NotationName.allCases)
        let count = entropy.once(in: 16) ? 0 : 1 + entropy.count(upTo: 5)
        let words = (0..<count).map { _ in
            let word = entropy.once(in: 2) ? edgeWord(for: notation, from: &entropy) : entropy.word()
            return Word(entropy.once(in: 8) ? FullCaseMapping.uppercase(word) : word)
        }
        let strangers = ["Camel", "", "snake", "CAMEL", "camel ", "literal"]
        return Input(
            words: words, notation: entropy.once(in: 12) ? entropy.one(of: strangers) : notation.rawValue)
    }

    /// Returns a word with characters that programs often get wrong in the notation, sometimes with other letters
    /// beside them.
    private static func edgeWord(for notation: NotationName, from entropy: inout Entropy) -> String {
        let edges =
            switch notation {
            case .camel, .pascal, .kebab, .title, .upper:
                entropy.one(of: [severalScalars, sigmas, dottedLetters, nearLetters])
            case .sponge: entropy.one(of: [severalScalars, nearLetters])
            case .string, .literally: entropy.one(of: [quotes, severalScalars])
            }
        let edge = entropy.one(of: edges)
        return entropy.one(weighed: [(2, edge), (1, edge + "a"), (1, "a" + edge), (1, "ab" + edge + "cd")])
    }

    /// Letters that map to several scalars, that have a title case of their own, or that are not ASCII.
    private static let severalScalars = ["ß", "ẞ", "ŉ", "ΐ", "և", "ﬁ", "ǆ", "ǅ", "ა", "é", "É"]
    /// Words with a capital sigma at the end of the word, before its end or alone.
    private static let sigmas = ["Σ", "ΑΣ", "ΑΣ.", "Σ'Α", "ΣΣ", "ΑΣ\u{301}", "1Σ"]
    private static let dottedLetters = ["i", "I", "İ", "ı", "i\u{307}"]
    /// Scalars that are not letters but look like letters or seem to begin a word, and letters that do not look
    /// like letters.
    private static let nearLetters = [
        "1", "3d", "'", "l'a", "-", "\u{301}", "e\u{301}", "ⓐ", "Ⅷ", "ª", "กำ", "漢",
    ]
    /// Characters that a Swift literal must escape, and characters that it must not escape.
    private static let quotes = ["\"", "\\", "\\\"", "\\n", "'", "$0", "#"]

    /// Returns whether no word has a control character, since Swift literals may write such characters in several ways.
    public static func isSettled(_ input: Input) -> Bool {
        !input.words.contains { $0.text.unicodeScalars.contains(where: \.isControl) }
    }

    /// Returns inputs with all words joined, with one word in lower case, or with another notation.
    public static func simpler(than input: Input) -> [Input] {
        func with(_ words: [String]) -> Input {
            Input(words: words.filter { !$0.isEmpty }.map { Word($0) }, notation: input.notation)
        }
        let words = input.words.map(\.text)
        var found = words.count > 1 ? [with([words.joined()])] : []
        for index in words.indices {
            var copy = words
            copy[index] = FullCaseMapping.lowercase(words[index])
            found.append(with(copy))
        }
        return found + NotationName.allCases.map { Input(words: input.words, notation: $0.rawValue) }
    }
}
