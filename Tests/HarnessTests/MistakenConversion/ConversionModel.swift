import Catalogue
import JSON
import Specification

@testable import SharedSpecs
@testable import VoiceSpecs

/// The passes of voice.conversion as the checks know them, each rule of which can be broken on purpose.
///
/// The mistakes are those of `ConversionMistake`; without one the model converts as the clauses say.
struct ConversionModel {
    /// A token on its way through the passes.
    struct Token: Equatable {
        enum Kind: Equatable {
            case word
            case command(VoiceCommand)
            case notation(NotationName)
            case lineBreak
            /// A finished stretch that no later pass touches.
            case protected
            /// A word that became a keyword.
            case keyword
        }

        var kind: Kind
        /// The words spoken for it.
        var spoken: [String]
        /// What it shows in the code.
        var text: String

        init(_ kind: Kind, spoken: [String], text: String? = nil) {
            self.kind = kind
            self.spoken = spoken
            self.text = text ?? spoken.joined(separator: " ")
        }
    }

    enum Pass: CaseIterable {
        case redo, undo, clear, type, literally, stop, keywords
    }

    /// What type finds of the words that an earlier pass has finished, where the order is wrong.
    enum Finished {
        /// The words as spoken.
        case spoken
        /// The words as spoken, those of notations too, which then end no type.
        case spokenNotations
        /// What the pass made of them.
        case written
        case lost
    }

    var mistake: ConversionMistake?
    var order: [Pass] = Pass.allCases
    var finished = Finished.spoken
    let dictionary: Vocabulary
    let vocabulary: ModelVocabulary
    let readings: Readings

    init(_ input: Conversion.Input, _ readings: Readings, mistake: ConversionMistake? = nil) {
        let own = mistake == .dictionaryIgnored ? nil : input.dictionary
        let language = ConversionModel.language(input.language, mistake)
        dictionary = own ?? BuiltInDictionary.of(language: language)
        vocabulary = own.map(ModelVocabulary.init) ?? .builtIn(language: language)
        self.readings = readings
        self.mistake = mistake
        if case .order(let order, let finished)? = mistake {
            self.order = order
            self.finished = finished
        }
    }

    /// The language whose dictionary is taken.
    private static func language(_ language: String, _ mistake: ConversionMistake?) -> String {
        switch mistake {
        case .languageIgnored: "en"
        case .languageByPrefix: FullCaseMapping.lowercase(language).hasPrefix("it") ? "it" : "en"
        default: language
        }
    }

    func has(_ mistake: ConversionMistake) -> Bool { self.mistake == mistake }

    func convert(_ transcript: String) -> Conversion.Output {
        var tokens = tokenise(transcript)
        var ended = false
        if has(.stopsAtOnce) { cut(&tokens, &ended) }
        if has(.singlePass) || has(.singlePassWithTokens) { obeyAtOnce(&tokens) }
        for pass in order {
            if pass == .type, has(.stopsBeforeType) { cut(&tokens, &ended) }
            switch pass {
            case .redo: redo(&tokens)
            case .undo: undo(&tokens)
            case .clear: clear(&tokens)
            case .type: type(&tokens)
            case .literally: literally(&tokens)
            case .stop: cut(&tokens, &ended)
            case .keywords: keywords(&tokens)
            }
        }
        return Conversion.Output(code: assemble(tokens), ended: has(.endsAnyway) || ended && !has(.neverEnds))
    }

    // MARK: CON-1

    private func tokenise(_ transcript: String) -> [Token] {
        let words =
            has(.asciiSpaces)
            ? transcript.unicodeScalars.split { $0.isASCII && $0.isWhiteSpace }.map { String($0) }
            : has(.spacesOnly)
                ? transcript.unicodeScalars.split(separator: " ").map { String($0) }
                : has(.moreSpaces)
                    ? transcript.unicodeScalars.split { $0.isWhiteSpace || Self.almostSpaces.contains($0) }
                        .map {
                            String($0)
                        }
                    : transcript.spokenWords
        let byCase = has(.commandsByCase)
        let expressions = byCase ? vocabulary.controls : vocabulary.foldedControls
        return match(words, expressions, caseSensitive: byCase, shortest: has(.shortestCommand))
            .map { match in
                switch match {
                case .word(let word): Token(.word, spoken: [word])
                case .found(let kind, let spoken):
                    Token(kind, spoken: spoken, text: kind == .lineBreak ? "\n" : nil)
                }
            }
    }

    /// What some languages' libraries take for white space, and Unicode does not.
    private static let almostSpaces: Set<Unicode.Scalar> = [
        "\u{1C}", "\u{1D}", "\u{1E}", "\u{1F}", "\u{180E}", "\u{200B}", "\u{2060}", "\u{FEFF}",
    ]

    private func isKnown(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .command: !has(.commandsUnknown)
        case .notation: !has(.notationsUnknown)
        default: !has(.lineBreakUnknown)
        }
    }

    private enum Match {
        case word(String)
        case found(Token.Kind, [String])
    }

    /// From the left, at each word the longest expression that fits.
    private func match(
        _ words: [String], _ known: ModelVocabulary.Expressions<Token.Kind>, caseSensitive: Bool,
        shortest: Bool
    ) -> [Match] {
        let heard = caseSensitive ? words : words.map(FullCaseMapping.lowercase)
        var matches: [Match] = []
        var position = 0
        while position < words.count {
            var best: (length: Int, meaning: Token.Kind)?
            for (expression, meaning) in known.beginning(with: heard[position]) where isKnown(meaning) {
                guard expression.count <= words.count - position,
                    zip(heard[position...], expression).allSatisfy({ $0.hasSameScalars(as: $1) })
                else { continue }
                if let length = best?.length,
                    shortest ? expression.count >= length : expression.count <= length
                {
                    continue
                }
                best = (expression.count, meaning)
            }
            let length = best?.length ?? 1
            let spoken = Array(words[position..<position + length])
            matches.append(best.map { .found($0.meaning, spoken) } ?? .word(words[position]))
            position += length
        }
        return matches
    }

    // MARK: CON-3, CON-4, CON-5

    private func redo(_ tokens: inout [Token]) {
        var kept: [Token] = []
        /// Where the uncancelled undos stand in `kept`.
        var undos: [Int] = []
        for token in tokens {
            switch token.kind {
            case .command(.redo):
                if has(.redoShows) { kept.append(Token(.word, spoken: token.spoken)) }
                if has(.redoIgnored) || undos.isEmpty { continue }
                kept.remove(at: has(.redoTakesFirst) ? undos[0] : undos[undos.count - 1])
                undos.removeLast()
                if has(.redoOnce) { undos = [] }
                if has(.redoTakesAll) {
                    for undo in undos.reversed() { kept.remove(at: undo) }
                    undos = []
                }
            case .command(.undo):
                undos.append(kept.count)
                kept.append(token)
            default:
                if !has(.redoAfterWord) { undos = [] }
                kept.append(token)
            }
        }
        tokens = kept
    }

    private func undo(_ tokens: inout [Token]) {
        if has(.undoIgnored) { return tokens.removeAll { $0.kind == .command(.undo) } }
        var kept: [Token] = []
        for token in tokens {
            guard token.kind == .command(.undo) else {
                kept.append(token)
                continue
            }
            guard let last = kept.last else {
                if has(.undoShowsAlone) { kept.append(Token(.word, spoken: token.spoken)) }
                continue
            }
            if has(.undoKeepsLineBreak), last.kind == .lineBreak { continue }
            if has(.undoTakesWordsOnly) {
                if let index = kept.lastIndex(where: { $0.kind == .word }) { kept.remove(at: index) }
            } else if has(.undoTakesOneSpokenWord), last.spoken.count > 1 {
                kept.removeLast()
                kept.append(Token(.word, spoken: last.spoken.dropLast()))
            } else if has(.undoTakesLine) {
                while let last = kept.last, last.kind != .lineBreak { _ = kept.popLast() ?? last }
            } else {
                kept.removeLast(has(.undoTakesTwo) ? min(2, kept.count) : 1)
            }
        }
        tokens = kept
    }

    private func clear(_ tokens: inout [Token]) {
        if has(.clearShows) { return }
        if has(.clearIgnored) { return tokens.removeAll { $0.kind == .command(.clear) } }
        var kept: [Token] = []
        var skipsLine = false
        for token in tokens {
            if token.kind == .lineBreak { skipsLine = false }
            if skipsLine { continue }
            guard token.kind == .command(.clear) else {
                kept.append(token)
                continue
            }
            if has(.clearTakesWord) {
                _ = kept.popLast()
                continue
            }
            while let last = kept.last, has(.clearTakesAll) || last.kind != .lineBreak { kept.removeLast() }
            if has(.clearTakesBreak) { _ = kept.popLast() }
            skipsLine = has(.clearTakesRestOfLine)
        }
        tokens = kept
    }

    /// The mistake of obeying redo, undo and clear as they are met, with no passes.
    private func obeyAtOnce(_ tokens: inout [Token]) {
        var kept: [Token] = []
        var before: [[Token]] = []
        for token in tokens {
            switch token.kind {
            case .command(.undo):
                let whole = kept
                if kept.popLast() != nil || has(.singlePass) { before.append(whole) }
            case .command(.redo): kept = before.popLast() ?? kept
            case .command(.clear):
                while let last = kept.last, last.kind != .lineBreak { _ = kept.popLast() ?? last }
                before = []
            default:
                kept.append(token)
                before = []
            }
        }
        tokens = kept
    }
}
