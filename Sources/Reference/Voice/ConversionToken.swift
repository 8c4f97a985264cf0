import JSON
import Specification
import VoiceSpecs

/// A piece of a transcript that is being converted to code.
enum ConversionToken {
    /// A word as it was spoken, and in the form that is compared with expressions.
    case word(String, heard: String)
    /// A command, with the number of words in the transcript up to the end of the command.
    case command(VoiceCommand, spoken: [String], end: Int)
    case notation(NotationName, spoken: [String])
    case lineBreak(spoken: [String])
    /// A text that the passes after it leave unchanged.
    case protected(String)
    /// A keyword of the code, for which an expression was spoken.
    case keyword(String)

    func isCommand(_ command: VoiceCommand) -> Bool {
        if case .command(command, _, _) = self { true } else { false }
    }

    var isLineBreak: Bool {
        if case .lineBreak = self { true } else { false }
    }

    var isProtected: Bool {
        if case .protected = self { true } else { false }
    }

    var isKeyword: Bool {
        if case .keyword = self { true } else { false }
    }

    /// The notation by which the token ends a `type`, if it is a notation or a `literally`.
    var notation: NotationName? {
        switch self {
        case .notation(let notation, _): notation
        case .command(.literally, _, _): .literally
        default: nil
        }
    }

    /// The word in the form that is compared with expressions; nil if the token is not an unprotected word.
    var heard: String? {
        if case .word(_, let heard) = self { heard } else { nil }
    }

    /// The words that were spoken for the token.
    var spoken: [String] {
        switch self {
        case .word(let word, _): [word]
        case .command(_, let spoken, _), .notation(_, let spoken), .lineBreak(let spoken): spoken
        case .protected(let text), .keyword(let text): [text]
        }
    }

    /// The text that the token becomes in the code.
    var text: String {
        switch self {
        case .lineBreak: "\n"
        default: spoken.joined(separator: " ")
        }
    }
}
