import JSON
import SharedSpecs
import Specification

extension Conversion {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let scalars = input.transcript.unicodeScalars
        let spoken = law(
            .whiteSpace, input.transcript.spokenWords, not: scalars.split(separator: " ").map { String($0) },
            or: scalars.split {
                $0.properties.isWhitespace || $0.properties.generalCategory == .format
            }.map { String($0) })
        var (code, ended) = ("", false)
        if !spoken.isEmpty {
            let words = law(.asSpoken, spoken, not: spoken.map(FullCaseMapping.lowercase)).map(HeardWord.init)
            let vocabulary = vocabulary(for: input, by: law)
            for part in parts(of: words, by: law) where !ended {
                let spoken = SpokenCode(part, vocabulary, by: law)
                code += (code.isEmpty || spoken.code.isEmpty ? "" : " ") + spoken.code
                ended = spoken.end != nil
            }
        }
        return Output(code: code, ended: law.shows(.stop, ended))
    }

    /// Returns the groups of words that are converted separately: one group of all words or, if the law is broken, one
    /// group for each word.
    private static func parts(of words: [HeardWord], by law: Ruling<Law>) -> [ArraySlice<HeardWord>] {
        let starts = words.indices.filter { _ in law(.anew, false, not: true) }
        return zip([0] + starts, starts + [words.count]).map { words[$0..<$1] }
    }

    private static func vocabulary(for input: Input, by law: Ruling<Law>) -> ConversionVocabulary {
        if let own = input.dictionary, law.does(.ownDictionary) { return ConversionVocabulary(own) }
        let language = input.language
        let isItalian = law(
            .language, language.hasSameScalars(as: "it"), not: language.lowercased().hasPrefix("it"),
            or: false)
        return .builtIn(inItalian: isItalian)
    }
}

extension Conversion: Piecewise {
    public static func pieces(of input: Input, _ readings: Readings) -> [Piece] {
        func spoken(_ token: SpokenToken) -> String { token.spoken.joined(separator: " ") }
        let words = input.transcript.spokenWords.map(HeardWord.init)
        let code = SpokenCode(words[...], .of(input.dictionary, in: input.language), by: Ruling(readings))
        return code.tokens.filter { $0.isThere && !$0.text.isEmpty }
            .map { Piece($0.text, of: spoken($0), by: $0.maker.id.clause) }
            + code.removed.map { Piece(nil, of: spoken($0.token), by: $0.by.id.clause) }
    }
}
