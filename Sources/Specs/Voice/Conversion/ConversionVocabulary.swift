import JSON
import SharedSpecs

struct HeardWord: Sendable, Equatable {
    let spoken: String
    let lowered: String

    init(_ spoken: String) {
        self.spoken = spoken
        lowered = FullCaseMapping.lowercase(spoken)
    }
}

enum WordComparison {
    case lowered, loweredInASCII, asWritten

    func fits(_ word: HeardWord, _ heard: HeardWord) -> Bool {
        switch self {
        case .lowered: word.lowered.hasSameScalars(as: heard.lowered)
        case .loweredInASCII: word.spoken.utf8.map(lowered) == heard.spoken.utf8.map(lowered)
        case .asWritten: word.spoken.hasSameScalars(as: heard.spoken)
        }
    }

    private func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}

/// The expressions of a dictionary, split into words.
struct ConversionVocabulary: Sendable {
    /// The expressions of one or more lists, grouped by their first word, in the order of the dictionary.
    struct Expressions<Meaning: Hashable & Sendable>: Sendable {
        /// An expression that fits the spoken words: the number of its words, and its meaning.
        struct Match: Hashable {
            let count: Int
            let meaning: Meaning
        }

        private var byFirst: [String: [(words: [HeardWord], meaning: Meaning)]] = [:]
        /// The number of words of the longest expression.
        private(set) var longest = 1

        /// Adds the expressions of the entries whose keywords have a meaning.
        mutating func add(_ entries: [DictionaryEntry], meaning: (String) -> Meaning?) {
            for entry in entries {
                guard let meaning = meaning(entry.keyword) else { continue }
                for words in entry.expressions.map({ $0.spokenWords.map(HeardWord.init) }) {
                    longest = max(longest, words.count)
                    guard let first = words.first else { continue }
                    byFirst[first.lowered, default: []].append((words, meaning))
                }
            }
        }

        /// Returns the expressions that the spoken words begin with, the longest first.
        func fitting(_ heard: ArraySlice<HeardWord>, by comparison: WordComparison = .lowered) -> [Match] {
            // A candidate does not fit if its first word is only canonically equivalent to the first spoken word.
            guard let first = heard.first, let candidates = byFirst[first.lowered] else { return [] }
            let fitting = candidates.filter { words, _ in
                words.count <= heard.count && zip(words, heard).allSatisfy(comparison.fits)
            }
            // Equally long expressions stay in the order of the dictionary.
            return fitting.map { Match(count: $0.words.count, meaning: $0.meaning) }
                .sorted { $0.count > $1.count }
        }
    }

    /// The expressions of the commands, then those of the notations, then those of the line break.
    private(set) var controls = Expressions<SpokenToken.Kind>()
    private(set) var keywords = Expressions<String>()

    init(_ dictionary: Vocabulary) {
        controls.add(dictionary.commands) { VoiceCommand(rawValue: $0).map { .command($0) } }
        controls.add(dictionary.notations) { NotationName(rawValue: $0).map { .notation($0) } }
        controls.add(dictionary.keywords) { $0 == Vocabulary.lineBreak ? .lineBreak : nil }
        keywords.add(dictionary.keywords) { $0 == Vocabulary.lineBreak ? nil : $0 }
    }

    /// The number of words in the longest expression of the dictionary.
    var longest: Int { max(keywords.longest, controls.longest) }

    static func of(_ dictionary: Vocabulary?, in language: String) -> ConversionVocabulary {
        dictionary.map(ConversionVocabulary.init) ?? builtIn(inItalian: language.hasSameScalars(as: "it"))
    }

    static func builtIn(inItalian isItalian: Bool) -> ConversionVocabulary { isItalian ? italian : english }

    private static let english = ConversionVocabulary(BuiltInDictionary.english)
    private static let italian = ConversionVocabulary(BuiltInDictionary.italian)
}
