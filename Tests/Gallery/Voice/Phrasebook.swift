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

/// The expressions of a dictionary, sorted so that the longest come first.
struct Phrasebook: Sendable {
    struct Phrase<Meaning: Sendable>: Sendable {
        let words: [String]
        let lowered: [String]
        let meaning: Meaning

        init?(_ expression: String, _ meaning: Meaning) {
            words = expression.spokenWords
            if words.isEmpty { return nil }
            lowered = words.map(Phrasebook.lowered)
            self.meaning = meaning
        }
    }

    let controls: [Phrase<Piece.Role>]
    let keywords: [Phrase<String>]

    init(_ dictionary: Vocabulary) {
        func phrases<Meaning>(
            _ entries: [DictionaryEntry], _ meaning: (String) -> Meaning
        ) -> [Phrase<Meaning>] {
            entries.flatMap { entry in entry.expressions.compactMap { Phrase($0, meaning(entry.keyword)) } }
        }
        func longestFirst<Meaning>(_ phrases: [Phrase<Meaning>]) -> [Phrase<Meaning>] {
            let lengths = Set(phrases.map(\.words.count)).sorted(by: >)
            return lengths.flatMap { length in phrases.filter { $0.words.count == length } }
        }
        let breaks = dictionary.keywords.filter { $0.keyword == Vocabulary.lineBreak }
        let others = dictionary.keywords.filter { $0.keyword != Vocabulary.lineBreak }
        controls = longestFirst(
            phrases(dictionary.commands) { .command($0) } + phrases(dictionary.notations) { .notation($0) }
                + phrases(breaks) { _ in .lineBreak })
        keywords = longestFirst(phrases(others) { $0 })
    }

    static let english = Phrasebook(BuiltInDictionary.english)
    static let italian = Phrasebook(BuiltInDictionary.italian)

    static func lowered(_ word: String) -> String {
        (try? Scribe().write([word], "kebab", .standard)) ?? word
    }

    /// Returns the longest phrase with which the words begin; if several are equally long, the first of them.
    ///
    /// - Parameters:
    ///   - phrases: The phrases, sorted so that the longest come first.
    ///   - lowered: The words in lower case; nil if the words and phrases are compared with regard to case.
    ///   - shortest: Whether to return the shortest phrase instead of the longest.
    static func match<Meaning>(
        _ phrases: [Phrase<Meaning>], _ words: ArraySlice<String>, _ lowered: ArraySlice<String>?,
        shortest: Bool
    ) -> (meaning: Meaning, count: Int)? {
        var found: (meaning: Meaning, count: Int)?
        for phrase in phrases where phrase.words.count <= words.count {
            if let count = found?.count, count == phrase.words.count { continue }
            let fits =
                if let lowered {
                    zip(phrase.lowered, lowered).allSatisfy { $0.hasSameScalars(as: $1) }
                } else {
                    zip(phrase.words, words).allSatisfy { $0.hasSameScalars(as: $1) }
                }
            guard fits else { continue }
            found = (phrase.meaning, phrase.words.count)
            if !shortest { break }
        }
        return found
    }
}
