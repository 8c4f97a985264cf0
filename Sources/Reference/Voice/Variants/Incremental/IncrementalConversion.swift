import Specification
import VoiceSpecs

/// Converts transcripts one after the other, as voice.conversion does; most of the work is done only for the words that
/// have changed.
///
/// Each pass records the change that each token has made. For a new transcript, each pass undoes all changes from the
/// first token that may differ onwards, and then takes the new tokens. The output is the same as that of
/// `Conversion.reference` for the complete transcript.
public struct IncrementalConversion: Sendable {
    /// A change of the code from one transcript to the next.
    public struct Change: Sendable {
        /// How many UTF-8 bytes at the beginning of the code stayed the same.
        public let kept: Int
        /// The text that follows the unchanged bytes in the new code.
        public let added: String
    }

    private let expressions: Expressions
    private let readings: Readings
    private var transcript = TranscriptWords()
    /// The pass that divides the words into tokens. Clause: CON-1
    private var tokens = PiecePass()
    private var redo = ReversiblePass(())
    private var undo = ReversiblePass(())
    private var clear = ReversiblePass(())
    /// The pass of `type`; its state is the index of a `type` that has not ended yet, or nil if there is none.
    private var type = ReversiblePass<Int?>(nil)
    /// The pass of `literally`; its state says whether the last token was a `literally`.
    private var literally = ReversiblePass(false)
    /// The index of the first `stop` in the output of `literally`; nil if there is none.
    private var stop: Int?
    /// The pass that turns words into keywords. Clause: CON-8
    private var keywords = PiecePass()
    private var assembled: AssembledCode

    /// Makes a conversion that has not taken a transcript yet; the transcript in `input` is ignored.
    public init(_ input: Conversion.Input, readings: Readings) {
        expressions = Expressions.of(input)
        self.readings = readings
        assembled = AssembledCode(readings[Assembly.self])
    }

    /// The code of the last transcript, and whether a `stop` has ended the dictation.
    ///
    /// - Complexity: O(n) for code of n bytes; `hear` does not have this cost.
    public var output: Conversion.Output { Conversion.Output(code: assembled.code, ended: stop != nil) }

    /// Takes the next transcript, and returns how the code changes.
    @discardableResult
    public mutating func hear(_ next: String) -> Change {
        var place = transcript.take(next)
        place = tokens.take(
            transcript.words.count, from: place, reach: expressions.controls.longestLength
        ) { [expressions, transcript] in
            Conversion.token(transcript.words[$0...], transcript.heard[$0...], expressions)
        }
        place = redo.take(tokens.pieces, from: place) { [readings] in $0.redo($1, readings) }
        place = undo.take(redo.output, from: place) { $0.undo($1) }
        place = clear.take(undo.output, from: place) { [readings] in $0.clear($1, readings) }
        place = type.take(clear.output, from: place) { [readings, lines = clear.output] in
            $0.type($1, lines, readings)
        }
        place = literally.take(type.output, from: place) { $0.literally($1) }
        if stop.map({ $0 >= place }) ?? true {
            stop = literally.output[place...].firstIndex { $0.isCommand(.stop) }
        }
        let left = literally.output[..<(stop ?? literally.output.count)]
        place = keywords.take(
            left.count, from: min(place, left.count), reach: expressions.keywords.longestLength
        ) { [expressions] in
            Conversion.piece(left[$0...], expressions.keywords)
        }
        return assembled.take(keywords.pieces, from: place)
    }
}

// MARK: The passes, a token at a time

extension ReversiblePass<Void> {
    /// Clause: CON-3
    fileprivate mutating func redo(_ token: ConversionToken, _ readings: Readings) {
        guard token.isCommand(.redo) else { return push(token, state: ()) }
        let isAdjacent = readings[ConversionRedo.self] == .adjacent
        let reach = isAdjacent ? output.suffix(1) : output[...]
        guard let place = reach.lastIndex(where: { $0.isCommand(.undo) }) else { return pass(state: ()) }
        edit(place..<place + 1, state: ())
    }

    /// Clause: CON-4
    fileprivate mutating func undo(_ token: ConversionToken) {
        guard token.isCommand(.undo) else { return push(token, state: ()) }
        edit(output.indices.suffix(1), state: ())
    }

    /// Clause: CON-5
    fileprivate mutating func clear(_ token: ConversionToken, _ readings: Readings) {
        guard token.isCommand(.clear) else { return push(token, state: ()) }
        let isAll = readings[ConversionClear.self] == .all
        let start = isAll ? 0 : output.lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
        edit(start..<output.count, state: ())
    }
}

extension ReversiblePass<Int?> {
    /// Clause: CON-6
    fileprivate mutating func type(
        _ token: ConversionToken, _ tokens: [ConversionToken], _ readings: Readings
    ) {
        let (place, end) = (count, output.count)
        let isLiteral = readings[UnterminatedType.self] == .literal
        guard let open = state else {
            guard token.isCommand(.type) else { return push(token, state: nil) }
            return isLiteral ? push(.protected(""), state: place) : pass(state: place)
        }
        if token.isLineBreak { return push(token, state: nil) }
        // Under the option `literal`, the output already ends with the text of the open `type`; this text is replaced
        // here.
        let stretch = (isLiteral ? end - 1 : end)..<end
        let words = tokens[open + 1..<place].flatMap(\.spoken)
        if let notation = token.notation {
            let text = Notation.write(words, in: notation, readings: readings)
            edit(stretch, with: [.protected(text)], state: nil)
        } else if isLiteral {
            let text = (words + token.spoken).joined(separator: " ")
            edit(stretch, with: [.protected(text)], state: open)
        } else {
            pass(state: open)
        }
    }
}

extension ReversiblePass<Bool> {
    /// Clause: CON-7
    fileprivate mutating func literally(_ token: ConversionToken) {
        if state { return push(token.asSpoken, state: false) }
        switch token {
        case .control(.command(.literally), _, _): pass(state: true)
        case .control(.notation, _, _): push(token.asSpoken, state: false)
        default: push(token, state: false)
        }
    }
}
