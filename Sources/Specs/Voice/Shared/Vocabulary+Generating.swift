import SharedSpecs
import Specification

extension [DictionaryEntry] {
    /// Whether every keyword has expressions, each of at least one word, and no expression belongs to two keywords.
    var isUnambiguous: Bool {
        var owners: [[String]: String] = [:]
        return allSatisfy { entry in
            !entry.expressions.isEmpty
                && entry.expressions.allSatisfy { expression in
                    let words = expression.spokenWords.map(FullCaseMapping.lowercase)
                    let owner = owners.updateValue(entry.keyword, forKey: words)
                    return !words.isEmpty && (owner == nil || owner == entry.keyword)
                }
        }
    }
}

extension Vocabulary {
    var isUnambiguous: Bool { [keywords, commands, notations].allSatisfy(\.isUnambiguous) }

    /// Returns a small dictionary in which several expressions begin with the same word, and some belong to two lists.
    static func generated(from entropy: inout Entropy) -> Vocabulary {
        var pool = entropy.shuffled([
            "go", "go on", "go on now", "on", "on now", "now", "plus", "Plus one", "one", "ALT", "straße",
            "σας", "line", "new line", "new", "it",
        ])
        func entries(_ names: [String], _ entropy: inout Entropy, pool: inout [String]) -> [DictionaryEntry] {
            names.compactMap { name in
                guard !pool.isEmpty else { return nil }
                let count = min(pool.count, entropy.once(in: 3) ? 2 : 1)
                defer { pool.removeFirst(count) }
                return DictionaryEntry(keyword: name, expressions: Array(pool.prefix(count)))
            }
        }
        var controls = pool
        let commands = entries(VoiceCommand.allCases.map(\.rawValue), &entropy, pool: &controls)
        // Sometimes a notation gets an expression that also belongs to a command.
        var shared = entropy.once(in: 2) ? entropy.shuffled(pool) : controls
        let notations = entries(entropy.shuffled(["camel", "string", "upper"]), &entropy, pool: &shared)
        let keywords = entries(
            [Vocabulary.lineBreak, "+", "(", ")", "var", ".", "[", "\"quoted\""], &entropy, pool: &pool)
        return Vocabulary(keywords: keywords, commands: commands, notations: notations)
    }
}
