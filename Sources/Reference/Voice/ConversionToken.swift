import VoiceSpecs

/// A piece of a transcript that is being converted to code.
enum ConversionToken {
    /// A word as it was spoken, and the same word in lower case, which is compared with expressions.
    case word(String, heard: String)
    /// A command, a notation or the line break, with the words spoken for it, and the number of words in the transcript
    /// up to their end.
    case control(Expressions.Control, spoken: [String], end: Int)
    /// Text that all later passes of the conversion leave unchanged.
    case protected(String)
    /// A keyword of the code, for which an expression was spoken.
    case keyword(String)

    func isCommand(_ command: VoiceCommand) -> Bool {
        if case .control(.command(command), _, _) = self { true } else { false }
    }

    var isLineBreak: Bool { if case .control(.lineBreak, _, _) = self { true } else { false } }

    var isKeyword: Bool { if case .keyword = self { true } else { false } }

    /// The notation for the words between a `type` and this token; nil if the token names no notation.
    var notation: NotationName? {
        switch self {
        case .control(.notation(let notation), _, _): notation
        case .control(.command(.literally), _, _): .literally
        default: nil
        }
    }

    /// The word in lower case, for comparison with expressions; nil if the token is not a word.
    var heard: String? { if case .word(_, let heard) = self { heard } else { nil } }

    var spoken: [String] {
        switch self {
        case .word(let word, _): [word]
        case .control(_, let spoken, _): spoken
        case .protected(let text), .keyword(let text): [text]
        }
    }

    /// Protected text that consists of the spoken words of the token; protected text stays the same.
    var asSpoken: ConversionToken { .protected(spoken.joined(separator: " ")) }

    /// The text that the token becomes in the code.
    var text: String { isLineBreak ? "\n" : spoken.joined(separator: " ") }
}
