import VoiceSpecs

/// A piece of a transcript that is being converted to code.
enum ConversionToken {
    /// A word as it was spoken, and the same word in lower case, which is compared with expressions.
    case word(String, heard: String)
    /// A command, with the words spoken for it, and the number of words in the transcript up to the end of the command.
    case command(VoiceCommand, spoken: [String], end: Int)
    case notation(NotationName, spoken: [String])
    case lineBreak(spoken: [String])
    /// Text that all later passes of the conversion leave unchanged.
    case protected(String)
    /// A keyword of the code, for which an expression was spoken.
    case keyword(String)

    func isCommand(_ command: VoiceCommand) -> Bool {
        if case .command(command, _, _) = self { true } else { false }
    }

    var isLineBreak: Bool { if case .lineBreak = self { true } else { false } }

    var isKeyword: Bool { if case .keyword = self { true } else { false } }

    /// The notation for the words between a `type` and this token; nil if the token names no notation.
    var notation: NotationName? {
        switch self {
        case .notation(let notation, _): notation
        case .command(.literally, _, _): .literally
        default: nil
        }
    }

    /// The word in lower case, for comparison with expressions; nil if the token is not a word.
    var heard: String? { if case .word(_, let heard) = self { heard } else { nil } }

    var spoken: [String] {
        switch self {
        case .word(let word, _): [word]
        case .command(_, let spoken, _), .notation(_, let spoken), .lineBreak(let spoken): spoken
        case .protected(let text), .keyword(let text): [text]
        }
    }

    /// Protected text that consists of the spoken words of the token; protected text stays the same.
    var asSpoken: ConversionToken { .protected(spoken.joined(separator: " ")) }

    /// The text that the token becomes in the code.
    var text: String { isLineBreak ? "\n" : spoken.joined(separator: " ") }
}
