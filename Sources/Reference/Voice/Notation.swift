import SharedSpecs
import Specification
import VoiceSpecs

extension Notation: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard let notation = NotationName(rawValue: input.notation) else { throw Notation.unknown() }
        return Output(text: write(input.words.map(\.text), in: notation, readings: readings))
    }

    /// Returns the words written in a notation. Clause: NOT-1
    static func write(_ words: [String], in notation: NotationName, readings: Readings) -> String {
        switch notation {
        case .camel:
            guard let first = words.first else { return "" }
            return FullCaseMapping.lowercase(first) + words.dropFirst().map(capitalise).joined()
        case .pascal: return words.map(capitalise).joined()
        case .kebab: return words.map(FullCaseMapping.lowercase).joined(separator: "-")
        case .title: return words.map(capitalise).joined(separator: " ")
        case .upper: return words.map(FullCaseMapping.uppercase).joined(separator: " ")
        case .string: return "\"" + escape(words.joined(separator: " ")) + "\""
        case .sponge:
            switch readings[SpongeRun.self] {
            case .joined: return sponge(words.joined())
            case .perWord: return words.map(sponge).joined()
            }
        case .literally: return words.joined(separator: " ")
        }
    }

    /// Returns the word in lower case, with its first scalar in title case. Clause: NOT-2
    private static func capitalise(_ word: String) -> String {
        let lower = FullCaseMapping.lowercase(word)
        guard let first = lower.unicodeScalars.first else { return "" }
        return first.titlecase + String(lower.unicodeScalars.dropFirst())
    }

    /// Returns the text with its letters alternately in upper and lower case, upper case first. Clause: NOT-3
    private static func sponge(_ text: String) -> String {
        var isUpper = false
        return text.unicodeScalars.map { scalar in
            guard scalar.isLetter else { return String(scalar) }
            isUpper.toggle()
            return isUpper ? scalar.uppercase : scalar.lowercase
        }.joined()
    }

    /// Returns the text as it is written between the quotes of a Swift string literal. Clause: NOT-4
    private static func escape(_ text: String) -> String {
        text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    }
}
