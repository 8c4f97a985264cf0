import JSON
import SharedSpecs
import VoiceSpecs

/// The expressions of a dictionary, prepared for lookup.
struct Expressions: Sendable {
    /// The meaning of an expression: a command, a notation or the line break.
    enum Control: Sendable {
        case command(VoiceCommand)
        case notation(NotationName)
        case lineBreak
    }

    private(set) var controls = Table<Control>()
    private(set) var keywords = Table<String>()

    /// Returns the expressions in the input's dictionary, or in the built-in dictionary if the input has no dictionary.
    static func of(_ input: Conversion.Input) -> Expressions {
        if let dictionary = input.dictionary { return Expressions(dictionary) }
        return input.language == "it" ? italian : english
    }

    private static let english = Expressions(BuiltInDictionary.english)
    private static let italian = Expressions(BuiltInDictionary.italian)

    init(_ dictionary: Vocabulary) {
        controls.add(dictionary.commands) { VoiceCommand(rawValue: $0).map { .command($0) } }
        controls.add(dictionary.notations) { NotationName(rawValue: $0).map { .notation($0) } }
        controls.add(dictionary.keywords) { $0 == Vocabulary.lineBreak ? .lineBreak : nil }
        keywords.add(dictionary.keywords) { $0 == Vocabulary.lineBreak ? nil : $0 }
    }

    /// A table of expressions with their meanings, grouped by the first word.
    struct Table<Meaning: Sendable>: Sendable {
        private var byFirst: [[UInt8]: [(words: [String], meaning: Meaning)]] = [:]
        /// The number of words in the longest expression of the table.
        private(set) var longestLength = 0

        /// Adds the expressions of the entries whose keywords have a meaning.
        mutating func add(_ entries: [DictionaryEntry], meaning: (String) -> Meaning?) {
            for entry in entries {
                guard let meaning = meaning(entry.keyword) else { continue }
                for expression in entry.expressions {
                    let words = expression.spokenWords.map(FullCaseMapping.lowercase)
                    longestLength = max(longestLength, words.count)
                    guard let first = words.first else { continue }
                    byFirst[Array(first.utf8), default: []].append((words, meaning))
                }
            }
        }

        /// Returns the meaning and length of the longest expression at the start of the words; nil if there is none.
        ///
        /// The length is the number of words. Of several equally long expressions, the first one added is chosen.
        func longest(at heard: ArraySlice<String>) -> (meaning: Meaning, length: Int)? {
            guard let first = heard.first, let candidates = byFirst[Array(first.utf8)] else { return nil }
            var best: (meaning: Meaning, length: Int)?
            for (words, meaning) in candidates where words.count > best?.length ?? 0 {
                guard words.count <= heard.count, zip(words, heard).allSatisfy({ $0.hasSameScalars(as: $1) })
                else { continue }
                best = (meaning, words.count)
            }
            return best
        }
    }
}
