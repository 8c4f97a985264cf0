import JSON
import SharedSpecs
import Specification

extension Notation {
    /// Plain and hostile words in each of the notations, and at times in an unknown one.
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

    /// A word with a symbol that programs often get wrong in the notation, at times with letters around it.
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

    /// Letters that map to several scalars, map differently at the beginning of a word, or are not ASCII.
    private static let severalScalars = ["ß", "ẞ", "ŉ", "ΐ", "և", "ﬁ", "ǆ", "ǅ", "ა", "é", "É"]
    /// Sigmas at the end of a word, before its end and alone.
    private static let sigmas = ["Σ", "ΑΣ", "ΑΣ.", "Σ'Α", "ΣΣ", "ΑΣ\u{301}", "1Σ"]
    private static let dottedLetters = ["i", "I", "İ", "ı", "i\u{307}"]
    /// Scalars that look like a letter or the beginning of a word but are neither, and letters that do not look like
    /// one.
    private static let nearLetters = [
        "1", "3d", "'", "l'a", "-", "\u{301}", "e\u{301}", "ⓐ", "Ⅷ", "ª", "กำ", "漢",
    ]
    /// Scalars that a literal must escape, and some that it need not escape.
    private static let quotes = ["\"", "\\", "\\\"", "\\n", "'", "$0", "#"]

    /// Whether no word holds a control character: how a Swift literal writes control characters is not settled.
    public static func isSettled(_ input: Input) -> Bool {
        !input.words.contains { $0.text.unicodeScalars.contains(where: \.isControl) }
    }

    /// The input with all words joined, with words in lower case, and in other notations.
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
        return found
            + NotationName.allCases.map { Input(words: input.words, notation: $0.rawValue) }
    }
}
