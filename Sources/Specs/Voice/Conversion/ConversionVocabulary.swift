import JSON
import SharedSpecs
import Specification

/// A dictionary's expressions taken apart into words, in lower case.
struct ConversionVocabulary: Sendable {
    /// Expressions by their first word, in the order of the dictionary.
    struct Expressions<Meaning: Hashable & Sendable>: Sendable {
        /// How many words an expression takes, and what it means.
        struct Match: Hashable {
            let count: Int
            let meaning: Meaning
        }

        private var byFirst: [String: [(words: [String], meaning: Meaning)]] = [:]

        mutating func add(_ entry: DictionaryEntry, meaning: Meaning) {
            for expression in entry.expressions {
                let words = expression.spokenWords.map(FullCaseMapping.lowercase)
                if let first = words.first { byFirst[first, default: []].append((words, meaning)) }
            }
        }

        /// The expressions that begin what was heard in lower case, the longest first.
        func fitting(_ heard: ArraySlice<String>) -> [Match] {
            // Canonically equivalent words are among them, and do not fit.
            guard let first = heard.first, let candidates = byFirst[first] else { return [] }
            let fitting = candidates.filter { words, _ in
                words.count <= heard.count && zip(words, heard).allSatisfy { $0.hasSameScalars(as: $1) }
            }
            if fitting.count < 2 { return fitting.map { Match(count: $0.words.count, meaning: $0.meaning) } }
            // Of equally long ones the first in the dictionary's order comes first.
            return fitting.enumerated()
                .sorted { ($1.element.words.count, $0.offset) < ($0.element.words.count, $1.offset) }
                .map { Match(count: $0.element.words.count, meaning: $0.element.meaning) }
        }
    }

    /// Commands, then notations, then the line break.
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

    /// Returns that of the built-in dictionary of a language.
    static func builtIn(language: String) -> ConversionVocabulary {
        language == "it" ? italian : english
    }

    private static let english = ConversionVocabulary(BuiltInDictionary.english)
    private static let italian = ConversionVocabulary(BuiltInDictionary.italian)
}
