import JSON
import Specification
import VoiceSpecs

/// A piece of a transcript on its way to code.
enum ConversionToken {
    /// A word as spoken, and in the form that is compared with expressions.
    case word(String, heard: String)
    /// A command, with the number of words in the transcript up to the end of the command.
    case command(VoiceCommand, spoken: [String], end: Int)
    case notation(NotationName, spoken: [String])
    case lineBreak(spoken: [String])
    /// A stretch that no later pass touches.
    case protected(String)
    /// A word of the code.
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

    /// The notation that ends a `type`: that of a notation token, or `literally`.
    var notation: NotationName? {
        switch self {
        case .notation(let notation, _): notation
        case .command(.literally, _, _): .literally
        default: nil
        }
    }

    /// The unprotected word, in the form that is compared with expressions.
    var heard: String? {
        if case .word(_, let heard) = self { heard } else { nil }
    }

    /// The words spoken for the token.
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
