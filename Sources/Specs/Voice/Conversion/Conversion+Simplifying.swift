import JSON
import SharedSpecs

extension Conversion {
    /// Returns inputs that use a built-in dictionary, are in lower case, or have one expression removed or replaced
    /// with a plainer one.
    public static func simpler(than input: Input) -> [Input] {
        let words = input.transcript.spokenWords
        let tokens = tokens(of: input)
        var found: [Input] = []
        if input.dictionary != nil || input.language != "en" {
            found = Manner.allCases.map { manner in
                let said = tokens.map { $0.said(manner) }.joined(separator: " ")
                return Input(transcript: said, language: manner == .italian ? "it" : "en")
            }
        }
        found += [input.saying(words), input.saying(words.map(FullCaseMapping.lowercase))]
        for index in tokens.indices {
            let before = tokens[..<index].flatMap(\.spoken)
            let after = tokens[(index + 1)...].flatMap(\.spoken)
            // A word and the undo that removes it are removed together.
            let later = tokens[index...].dropFirst(2).flatMap(\.spoken)
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

    /// Returns the tokens of an input. A token is the longest expression for a control that begins at a word; if there
    /// is none, the longest expression for a keyword; otherwise the word alone.
    private static func tokens(of input: Input) -> [SpokenToken] {
        let vocabulary = ConversionVocabulary.of(input.dictionary, in: input.language)
        var rest = input.transcript.spokenWords.map(HeardWord.init)[...]
        var tokens: [SpokenToken] = []
        while let word = rest.first {
            func said(_ count: Int) -> [String] { rest.prefix(count).map(\.spoken) }
            let control = vocabulary.controls.fitting(rest).first
            let keyword = vocabulary.keywords.fitting(rest).first
            let token =
                control.map { SpokenToken($0.meaning, said($0.count), by: .tokens) }
                ?? keyword.map { SpokenToken(.keyword, said($0.count), text: $0.meaning, by: .keywords) }
                ?? SpokenToken(word)
            tokens.append(token)
            rest = rest.dropFirst(token.spoken.count)
        }
        return tokens
    }
}

/// A way to say an expression in the words of a built-in dictionary.
private enum Manner: CaseIterable {
    case english
    /// The expression in English, with a capital if it was not in lower case.
    case capitals
    /// The expression in Italian; only the Italian dictionary has a command of several words.
    case italian
    /// The expression in English, except that the expression for the notation `string` replaces a control of several
    /// words. No other notation has a name that is also an expression for a keyword.
    case clashing
}

extension SpokenToken {
    fileprivate func said(_ manner: Manner) -> String {
        let words = spoken.joined(separator: " ")
        let isLower = FullCaseMapping.lowercase(words).hasSameScalars(as: words)
        let english = expression(in: BuiltInDictionary.english)
        switch (manner, kind) {
        case (_, .word): return words
        case (.italian, .command) where spoken.count > 1: return "cancella tutto"
        case (.italian, _): return expression(in: BuiltInDictionary.italian)
        case (.clashing, _) where spoken.count > 1 && kind != .keyword:
            return BuiltInDictionary.english.notation(.string)
        case (.capitals, _) where !isLower: return english.prefix(1).uppercased() + english.dropFirst()
        default: return english
        }
    }

    private func expression(in dictionary: Vocabulary) -> String {
        switch kind {
        case .command(let command): dictionary.command(command)
        case .notation(let name): dictionary.notation(name)
        case .lineBreak: dictionary.keyword(Vocabulary.lineBreak)
        case .word, .protected, .keyword: dictionary.keyword(text)
        }
    }
}
