import Catalogue
import JSON
import Specification

@testable import SharedSpecs
@testable import VoiceSpecs

/// A dictionary's expressions taken apart into words, as spoken and lowered.
struct ModelVocabulary: Sendable {
    /// Expressions by their first word, in the order of the dictionary.
    struct Expressions<Meaning: Sendable>: Sendable {
        typealias Expression = (words: [String], meaning: Meaning)

        private var byFirst: [String: [Expression]] = [:]

        init(_ expressions: [Expression]) {
            for expression in expressions {
                if let first = expression.words.first { byFirst[first, default: []].append(expression) }
            }
        }

        /// Those that may begin with that word; canonically equivalent ones are among them.
        func beginning(with word: String) -> [Expression] { byFirst[word] ?? [] }
    }

    /// Commands, then notations, then the line break.
    let controls: Expressions<ConversionModel.Token.Kind>
    let foldedControls: Expressions<ConversionModel.Token.Kind>
    let keywords: Expressions<String>
    let foldedKeywords: Expressions<String>

    init(_ dictionary: Vocabulary) {
        var controls: [Expressions<ConversionModel.Token.Kind>.Expression] = []
        for entry in dictionary.commands {
            guard let command = VoiceCommand(rawValue: entry.keyword) else { continue }
            controls += entry.expressions.map { ($0.spokenWords, .command(command)) }
        }
        for entry in dictionary.notations {
            guard let notation = NotationName(rawValue: entry.keyword) else { continue }
            controls += entry.expressions.map { ($0.spokenWords, .notation(notation)) }
        }
        for entry in dictionary.keywords where entry.keyword == Vocabulary.lineBreak {
            controls += entry.expressions.map { ($0.spokenWords, .lineBreak) }
        }
        let keywords = dictionary.keywords.filter { $0.keyword != Vocabulary.lineBreak }.flatMap {
            entry in
            entry.expressions.map { (words: $0.spokenWords, meaning: entry.keyword) }
        }
        self.controls = Expressions(controls)
        self.keywords = Expressions(keywords)
        foldedControls = Expressions(controls.map { ($0.words.map(FullCaseMapping.lowercase), $0.meaning) })
        foldedKeywords = Expressions(keywords.map { ($0.words.map(FullCaseMapping.lowercase), $0.meaning) })
    }

    /// That of the built-in dictionary of a language.
    static func builtIn(language: String) -> ModelVocabulary {
        language == "it" ? italian : english
    }

    private static let english = ModelVocabulary(BuiltInDictionary.english)
    private static let italian = ModelVocabulary(BuiltInDictionary.italian)
}
