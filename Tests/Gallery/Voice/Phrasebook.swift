import Catalogue
import JSON
import Specification

/// A token of a transcript, which the passes of the conversion turn into a piece of the code.
struct Piece {
    enum Role: Equatable {
        case word, lineBreak, keyword
        case command(String)
        case notation(String)
        /// The role of a protected token, whose text no later pass changes.
        case fixed
    }

    var role: Role
    /// The words that were spoken for the token.
    var said: [String]
    /// The text of the token as it appears in the code.
    var text: String

    init(_ role: Role, said: [String], text: String? = nil) {
        self.role = role
        self.said = said
        self.text = text ?? said.joined(separator: " ")
    }

    func isCommand(_ name: String) -> Bool { role == .command(name) }
}

/// The expressions of a dictionary, each with its meaning.
struct Phrasebook: Sendable {
    /// Expressions of one kind, which are looked up by their words. Of two equal expressions, the first one counts.
    struct Phrases<Meaning: Sendable>: Sendable {
        private var spoken: [[[UInt8]]: Meaning] = [:]
        private var lowered: [[[UInt8]]: Meaning] = [:]
        /// The number of words of the longest expression.
        private(set) var longest = 0

        mutating func add(_ expressions: [String], _ meaning: Meaning) {
            for words in expressions.map(\.spokenWords) where !words.isEmpty {
                let (spoken, lowered) = (key(words[...]), key(words.map(Phrasebook.lowered)[...]))
                self.spoken[spoken] = self.spoken[spoken] ?? meaning
                self.lowered[lowered] = self.lowered[lowered] ?? meaning
                longest = max(longest, words.count)
            }
        }

        /// Finds the longest expression that the words begin with, and returns its meaning and number of words; nil if
        /// there is none.
        ///
        /// - Parameters:
        ///   - lowered: The words in lower case; nil if the comparison depends on case.
        ///   - shortest: Whether to return the shortest expression instead of the longest.
        func match(
            _ words: ArraySlice<String>, _ lowered: ArraySlice<String>?, shortest: Bool
        ) -> (meaning: Meaning, count: Int)? {
            let counts = (0..<min(longest, words.count)).map { $0 + 1 }
            for count in shortest ? counts : counts.reversed() {
                let meaning =
                    if let lowered {
                        self.lowered[key(lowered.prefix(count))]
                    } else {
                        spoken[key(words.prefix(count))]
                    }
                if let meaning { return (meaning, count) }
            }
            return nil
        }

        // The keys are bytes, because Swift would treat composed and decomposed é in strings as equal.
        private func key(_ words: ArraySlice<String>) -> [[UInt8]] { words.map { Array($0.utf8) } }
    }

    private(set) var controls = Phrases<Piece.Role>()
    private(set) var keywords = Phrases<String>()

    init(_ dictionary: Vocabulary) {
        for entry in dictionary.commands { controls.add(entry.expressions, .command(entry.keyword)) }
        for entry in dictionary.notations { controls.add(entry.expressions, .notation(entry.keyword)) }
        for entry in dictionary.keywords {
            if entry.keyword == Vocabulary.lineBreak {
                controls.add(entry.expressions, .lineBreak)
            } else {
                keywords.add(entry.expressions, entry.keyword)
            }
        }
    }

    static let english = Phrasebook(BuiltInDictionary.english)
    static let italian = Phrasebook(BuiltInDictionary.italian)

    static func lowered(_ word: String) -> String {
        // Most words are ASCII; for them, `lowercased()` saves a lot of time, since the gallery is not optimised.
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return word.lowercased() }
        return (try? Scribe().write([word], "kebab", .standard)) ?? word
    }
}
