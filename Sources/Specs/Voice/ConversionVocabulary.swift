/// A dictionary's expressions taken apart into words, as spoken and lowered.
struct ConversionVocabulary: Sendable {
    typealias Expression<Meaning> = (words: [String], meaning: Meaning)

    /// Commands, then notations, then the line break.
    let controls: [Expression<ConversionModel.Token.Kind>]
    let foldedControls: [Expression<ConversionModel.Token.Kind>]
    let keywords: [(words: [String], keyword: String)]
    let foldedKeywords: [(words: [String], keyword: String)]

    init(_ dictionary: VoiceDictionary) {
        var controls: [Expression<ConversionModel.Token.Kind>] = []
        for entry in dictionary.commands {
            guard let command = VoiceCommand(rawValue: entry.keyword) else { continue }
            controls += entry.expressions.map { ($0.spokenWords, .command(command)) }
        }
        for entry in dictionary.notations {
            guard let notation = NotationName(rawValue: entry.keyword) else { continue }
            controls += entry.expressions.map { ($0.spokenWords, .notation(notation)) }
        }
        for entry in dictionary.keywords where entry.keyword == VoiceDictionary.lineBreak {
            controls += entry.expressions.map { ($0.spokenWords, .lineBreak) }
        }
        let keywords = dictionary.keywords.filter { $0.keyword != VoiceDictionary.lineBreak }.flatMap {
            entry in
            entry.expressions.map { (words: $0.spokenWords, keyword: entry.keyword) }
        }
        self.controls = controls.filter { !$0.words.isEmpty }
        self.keywords = keywords.filter { !$0.words.isEmpty }
        foldedControls = self.controls.map { ($0.words.map(FullCaseMapping.lowercase), $0.meaning) }
        foldedKeywords = self.keywords.map { ($0.words.map(FullCaseMapping.lowercase), $0.keyword) }
    }

    /// That of the built-in dictionary of a language.
    static func builtIn(language: String) -> ConversionVocabulary {
        language == "it" ? italian : english
    }

    private static let english = ConversionVocabulary(BuiltInDictionary.english)
    private static let italian = ConversionVocabulary(BuiltInDictionary.italian)
}
