import Specs

/// What a word or an expression of a transcript is, on its way to code.
struct Piece {
    enum Role: Equatable {
        case word, lineBreak, keyword
        case command(String)
        case notation(String)
        /// Finished: no later pass touches it.
        case fixed
    }

    var role: Role
    /// The words spoken for it.
    var said: [String]
    /// What it shows.
    var text: String

    init(_ role: Role, said: [String], text: String? = nil) {
        self.role = role
        self.said = said
        self.text = text ?? said.joined(separator: " ")
    }

    func isCommand(_ name: String) -> Bool { role == .command(name) }
}

/// The expressions of a dictionary, the longest first.
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

    init(_ dictionary: VoiceDictionary) {
        func phrases<Meaning>(
            _ entries: [DictionaryEntry], _ meaning: (String) -> Meaning
        ) -> [Phrase<Meaning>] {
            entries.flatMap { entry in entry.expressions.compactMap { Phrase($0, meaning(entry.keyword)) } }
        }
        let breaks = dictionary.keywords.filter { $0.keyword == VoiceDictionary.lineBreak }
        let others = dictionary.keywords.filter { $0.keyword != VoiceDictionary.lineBreak }
        // Sorting keeps the order of equally long ones: commands, notations, line break.
        controls =
            (phrases(dictionary.commands) { .command($0) } + phrases(dictionary.notations) { .notation($0) }
            + phrases(breaks) { _ in .lineBreak }).sorted { $0.words.count > $1.words.count }
        keywords = phrases(others) { $0 }.sorted { $0.words.count > $1.words.count }
    }

    static let english = Phrasebook(BuiltInDictionary.english)
    static let italian = Phrasebook(BuiltInDictionary.italian)

    static func lowered(_ word: String) -> String {
        (try? Scribe().write([word], "kebab", .standard)) ?? word
    }

    /// The first of the phrases, in their order, that these words begin with.
    ///
    /// - Parameter lowered: the words as compared; nil where case is to matter.
    static func match<Meaning>(
        _ phrases: some Sequence<Phrase<Meaning>>, _ words: ArraySlice<String>, _ lowered: ArraySlice<String>?
    ) -> (meaning: Meaning, count: Int)? {
        for phrase in phrases where phrase.words.count <= words.count {
            let fits =
                if let lowered {
                    zip(phrase.lowered, lowered).allSatisfy { $0.hasSameScalars(as: $1) }
                } else {
                    zip(phrase.words, words).allSatisfy { $0.hasSameScalars(as: $1) }
                }
            if fits { return (phrase.meaning, phrase.words.count) }
        }
        return nil
    }
}
