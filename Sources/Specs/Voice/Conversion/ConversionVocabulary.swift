import JSON
import SharedSpecs
import Specification

/// A word as it was spoken, and the same word in lower case.
struct HeardWord: Sendable, Equatable {
    let spoken: String
    let lowered: String

    init(_ spoken: String) {
        self.spoken = spoken
        lowered = FullCaseMapping.lowercase(spoken)
    }
}

/// The way in which a spoken word is compared with a word of an expression.
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

        mutating func add(_ entry: DictionaryEntry, meaning: Meaning) {
            for expression in entry.expressions {
                let words = expression.spokenWords.map(HeardWord.init)
                longest = max(longest, words.count)
                if let first = words.first { byFirst[first.lowered, default: []].append((words, meaning)) }
            }
        }

        /// Returns the expressions that the spoken words begin with, the longest first.
        func fitting(_ heard: ArraySlice<HeardWord>, by comparison: WordComparison = .lowered) -> [Match] {
            // The candidates include expressions that begin with a canonically equivalent word, which does not fit.
            guard let first = heard.first, let candidates = byFirst[first.lowered] else { return [] }
            let fitting = candidates.filter { words, _ in
                words.count <= heard.count && zip(words, heard).allSatisfy(comparison.fits)
            }
            if fitting.count < 2 { return fitting.map { Match(count: $0.words.count, meaning: $0.meaning) } }
            // Equally long expressions stay in the order of the dictionary.
            return fitting.enumerated()
                .sorted { ($1.element.words.count, $0.offset) < ($0.element.words.count, $1.offset) }
                .map { Match(count: $0.element.words.count, meaning: $0.element.meaning) }
        }
    }

    /// The expressions of the commands, then those of the notations, then those of the line break.
    private(set) var controls = Expressions<SpokenToken.Kind>()
    private(set) var keywords = Expressions<String>()

    init(_ dictionary: Vocabulary) {
        for entry in dictionary.commands {
            VoiceCommand(rawValue: entry.keyword).map { controls.add(entry, meaning: .command($0)) }
        }
        for entry in dictionary.notations {
            NotationName(rawValue: entry.keyword).map { controls.add(entry, meaning: .notation($0)) }
        }
        for entry in dictionary.keywords {
            if entry.keyword == Vocabulary.lineBreak {
                controls.add(entry, meaning: .lineBreak)
            } else {
                keywords.add(entry, meaning: entry.keyword)
            }
        }
    }

    /// The number of words in the longest expression of the dictionary.
    var longest: Int { max(keywords.longest, controls.longest) }

    static func of(_ dictionary: Vocabulary?, in language: String) -> ConversionVocabulary {
        dictionary.map(ConversionVocabulary.init) ?? builtIn(inItalian: language.hasSameScalars(as: "it"))
    }

    /// Returns the built-in dictionary for Italian or for English.
    static func builtIn(inItalian isItalian: Bool) -> ConversionVocabulary { isItalian ? italian : english }

    private static let english = ConversionVocabulary(BuiltInDictionary.english)
    private static let italian = ConversionVocabulary(BuiltInDictionary.italian)
}
