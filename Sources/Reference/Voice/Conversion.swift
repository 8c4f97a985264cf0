import SharedSpecs
import Specification
import VoiceSpecs

/// An implementation of voice.conversion that passes over all tokens once for each clause.
extension Conversion: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        let (code, end) = convert(input, readings: readings)
        return Output(code: code, ended: end != nil)
    }

    /// Returns the code, and the number of words up to the end of the `stop` that ends the dictation; `end` is nil if
    /// there is no such `stop`.
    static func convert(_ input: Input, readings: Readings) -> (code: String, end: Int?) {
        let expressions = Expressions.of(input)
        var tokens = tokenise(input.transcript, expressions)
        tokens = afterRedo(tokens, readings)
        tokens = afterUndo(tokens)
        tokens = afterClear(tokens, readings)
        tokens = afterType(tokens, readings)
        tokens = afterLiterally(tokens)
        var end: Int?
        if let stop = tokens.firstIndex(where: { $0.isCommand(.stop) }) {
            if case .control(_, _, let words) = tokens[stop] { end = words }
            tokens.removeSubrange(stop...)
        }
        tokens = afterKeywords(tokens, expressions)
        return (assemble(tokens, readings[Assembly.self]), end)
    }

    /// Returns the words of a transcript as tokens. Clause: CON-1
    ///
    /// Each expression for a command, a notation or the line break is one token. Every word outside these expressions
    /// is a token too.
    private static func tokenise(_ transcript: String, _ expressions: Expressions) -> [ConversionToken] {
        let words = transcript.spokenWords[...]
        let heard = words.map(FullCaseMapping.lowercase)[...]
        var tokens: [ConversionToken] = []
        var position = 0
        while position < words.count {
            let (token, length) = token(words[position...], heard[position...], expressions)
            tokens.append(token)
            position += length
        }
        return tokens
    }

    /// Returns the token at the beginning of the words, and the number of words in the token; `heard` contains the
    /// words in lower case.
    static func token(
        _ words: ArraySlice<String>, _ heard: ArraySlice<String>, _ expressions: Expressions
    ) -> (token: ConversionToken, length: Int) {
        guard let (meaning, length) = expressions.controls.longest(at: heard) else {
            return (.word(words[words.startIndex], heard: heard[heard.startIndex]), 1)
        }
        let end = words.startIndex + length
        return (.control(meaning, spoken: Array(words[..<end]), end: end), length)
    }

    /// Returns the tokens that are left once each `redo` has cancelled the latest `undo`. Clause: CON-3
    ///
    /// The reading `voice.conversion.redo` decides whether other tokens may be between a `redo` and the `undo` that it
    /// cancels.
    private static func afterRedo(_ tokens: [ConversionToken], _ readings: Readings) -> [ConversionToken] {
        var result: [ConversionToken] = []
        /// The indices in `result` of those `undo` commands that a `redo` can still cancel.
        var undos: [Int] = []
        for token in tokens {
            if token.isCommand(.redo) {
                if let place = undos.popLast() { result.remove(at: place) }
            } else {
                if token.isCommand(.undo) {
                    undos.append(result.count)
                } else if readings[ConversionRedo.self] == .adjacent {
                    undos = []
                }
                result.append(token)
            }
        }
        return result
    }

    /// Returns the tokens that are left once each `undo` has removed itself and the last remaining token before it.
    /// Clause: CON-4
    private static func afterUndo(_ tokens: [ConversionToken]) -> [ConversionToken] {
        tokens.reduce(into: []) { result, token in
            if token.isCommand(.undo) { _ = result.popLast() } else { result.append(token) }
        }
    }

    /// Returns the tokens that are left once each `clear` has removed itself and the tokens before it. Clause: CON-5
    ///
    /// The reading `voice.conversion.clear` decides whether a `clear` removes the tokens of all lines or only of its
    /// own line.
    private static func afterClear(_ tokens: [ConversionToken], _ readings: Readings) -> [ConversionToken] {
        tokens.reduce(into: []) { result, token in
            guard token.isCommand(.clear) else { return result.append(token) }
            let lineStart = result.lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
            result.removeSubrange((readings[ConversionClear.self] == .all ? 0 : lineStart)...)
        }
    }

    /// Returns the tokens with protected text in place of each `type`, its words and its notation. Clause: CON-6
    private static func afterType(_ tokens: [ConversionToken], _ readings: Readings) -> [ConversionToken] {
        var result: [ConversionToken] = []
        var position = 0
        while position < tokens.count {
            guard tokens[position].isCommand(.type) else {
                result.append(tokens[position])
                position += 1
                continue
            }
            let line = tokens[(position + 1)...].prefix { !$0.isLineBreak }
            let end = line.firstIndex { $0.notation != nil }
            let words = line[..<(end ?? line.endIndex)].flatMap(\.spoken)
            if let end, let notation = tokens[end].notation {
                result.append(.protected(Notation.write(words, in: notation, readings: readings)))
                position = end + 1
            } else {
                if readings[UnterminatedType.self] == .literal {
                    result.append(.protected(words.joined(separator: " ")))
                }
                position = line.endIndex
            }
        }
        return result
    }

    /// Returns the tokens without `literally`. Clause: CON-7
    ///
    /// Two kinds of tokens become protected text that consists of their spoken words: the token after each `literally`,
    /// and every notation that is left.
    private static func afterLiterally(_ tokens: [ConversionToken]) -> [ConversionToken] {
        var result: [ConversionToken] = []
        var rest = tokens[...]
        while let token = rest.popFirst() {
            switch token {
            case .control(.command(.literally), _, _):
                if let next = rest.popFirst() { result.append(next.asSpoken) }
            case .control(.notation, _, _): result.append(token.asSpoken)
            default: result.append(token)
            }
        }
        return result
    }

    /// Returns the tokens with keywords in place of the expressions for them; longer expressions take precedence.
    /// Clause: CON-8
    private static func afterKeywords(
        _ tokens: [ConversionToken], _ expressions: Expressions
    ) -> [ConversionToken] {
        var result: [ConversionToken] = []
        var position = 0
        while position < tokens.count {
            let (piece, length) = piece(tokens[position...], expressions.keywords)
            result.append(piece)
            position += length
        }
        return result
    }

    /// Returns the first piece of the tokens, and the length of the piece.
    ///
    /// The piece is the keyword at the beginning of the tokens, or the first token if no keyword is there. The length
    /// of a keyword is the number of tokens that were spoken for it; the length of a token is 1.
    static func piece(
        _ tokens: ArraySlice<ConversionToken>, _ keywords: Expressions.Table<String>
    ) -> (piece: ConversionToken, length: Int) {
        let heard = tokens.prefix(keywords.longestLength).prefix { $0.heard != nil }.compactMap(\.heard)
        if let (keyword, length) = keywords.longest(at: heard[...]) { return (.keyword(keyword), length) }
        return (tokens[tokens.startIndex], 1)
    }

    /// Returns the code of the tokens, with spaces between them according to the reading `voice.conversion.assembly`.
    /// Clause: CON-10
    private static func assemble(_ tokens: [ConversionToken], _ assembly: Assembly) -> String {
        let pieces = tokens.filter { !$0.text.isEmpty }
        var spacing = Spacing(assembly)
        var code = ""
        for (place, piece) in pieces.enumerated() {
            let next = place + 1 < pieces.count ? pieces[place + 1] : nil
            code += (spacing.parts(piece, before: next) ? " " : "") + piece.text
        }
        return code
    }
}
