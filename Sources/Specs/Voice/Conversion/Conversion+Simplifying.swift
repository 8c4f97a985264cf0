import JSON
import SharedSpecs

extension Conversion {
    /// Returns inputs that use a built-in dictionary, are in lower case, or have one expression removed or replaced
    /// with a plainer one.
    public static func simpler(than input: Input) -> [Input] {
        let words = input.transcript.spokenWords
        let utterances = Utterance.utterances(of: input)
        var found: [Input] = []
        if input.dictionary != nil || input.language != "en" {
            found = Utterance.Manner.allCases.map { manner in
                let said = utterances.map { $0.said(manner) }.joined(separator: " ")
                return Input(transcript: said, language: manner == .italian ? "it" : "en")
            }
        }
        found += [input.saying(words), input.saying(words.map(FullCaseMapping.lowercase))]
        for index in utterances.indices {
            let before = utterances[..<index].flatMap(\.said)
            let after = utterances[(index + 1)...].flatMap(\.said)
            // A word and the undo that removes it are removed together.
            let later = utterances[index...].dropFirst(2).flatMap(\.said)
            found += [before + after, before + ["a"] + after, before + later].map(input.saying)
        }
        for index in words.indices {
            let lowered = FullCaseMapping.lowercase(words[index])
            for spelling in ["a", lowered] where !spelling.hasSameScalars(as: words[index]) {
                var copy = words
                copy[index] = spelling
                found.append(input.saying(copy))
            }
        }
        return found
    }
}

/// An expression in a transcript, which can be said in the words of a built-in dictionary.
private struct Utterance {
    enum Manner: CaseIterable {
        case english
        /// The expression in English, with a capital if it was not in lower case.
        case capitals
        /// The expression in Italian; only the Italian dictionary has a command of several words.
        case italian
        /// The expression in English, but a control of several words becomes the only notation whose expression
        /// contains a keyword.
        case clashing
    }

    private enum Meaning {
        case control(SpokenToken.Kind)
        case keyword(String)
    }

    let said: [String]
    /// The meaning of the expression; nil for a plain word.
    private let meaning: Meaning?

    /// Returns the words of an input, grouped into expressions of controls or keywords, each as long as possible, and
    /// plain words.
    static func utterances(of input: Conversion.Input) -> [Utterance] {
        let vocabulary = ConversionVocabulary.of(input.dictionary, in: input.language)
        var rest = input.transcript.spokenWords.map(HeardWord.init)[...]
        var utterances: [Utterance] = []
        while !rest.isEmpty {
            let control = vocabulary.controls.fitting(rest).first
            let keyword = vocabulary.keywords.fitting(rest).first
            let count = control?.count ?? keyword?.count ?? 1
            let meaning = control.map { Meaning.control($0.meaning) }
            utterances.append(
                Utterance(
                    said: rest.prefix(count).map(\.spoken),
                    meaning: meaning ?? keyword.map { .keyword($0.meaning) }))
            rest = rest.dropFirst(count)
        }
        return utterances
    }

    func said(_ manner: Manner) -> String {
        let spoken = said.joined(separator: " ")
        guard let meaning else { return spoken }
        let isLower = FullCaseMapping.lowercase(spoken).hasSameScalars(as: spoken)
        switch (manner, meaning) {
        case (.italian, .control(.command)) where said.count > 1: return "cancella tutto"
        case (.clashing, .control) where said.count > 1:
            return expression(for: .control(.notation(.string)), in: BuiltInDictionary.english)
        case (.capitals, _) where !isLower:
            let english = expression(for: meaning, in: BuiltInDictionary.english)
            return english.prefix(1).uppercased() + english.dropFirst()
        default:
            return expression(
                for: meaning, in: manner == .italian ? BuiltInDictionary.italian : BuiltInDictionary.english)
        }
    }

    private func expression(for meaning: Meaning, in dictionary: Vocabulary) -> String {
        switch meaning {
        case .control(.command(let command)): dictionary.command(command)
        case .control(.notation(let name)): dictionary.notation(name)
        case .control: dictionary.keyword(Vocabulary.lineBreak)
        case .keyword(let keyword): dictionary.keyword(keyword)
        }
    }
}
