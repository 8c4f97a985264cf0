import JSON
import SharedSpecs
import Specification

/// How words are written in a notation: each is put in a form, the forms are joined, and the whole is enclosed.
struct NotationDerivation {
    /// What becomes of a word.
    enum WordForm {
        case lowered, capitalised, raised, escaped, spoken
    }

    var run = SpongeRun.joined

    func text(of words: [String], in notation: NotationName) -> String {
        if notation == .sponge { return sponged(words).map(\.text).joined() }
        let written = words.enumerated().map { index, word in
            write(word, form(of: notation, first: index == 0))
        }.joined(separator: joint(of: notation))
        return notation == .string ? "\"\(written)\"" : written
    }

    /// What stands between the words.
    func joint(of notation: NotationName) -> String {
        switch notation {
        case .camel, .pascal, .sponge: ""
        case .kebab: "-"
        case .title, .upper, .string, .literally: " "
        }
    }

    private func form(of notation: NotationName, first isFirst: Bool) -> WordForm {
        switch notation {
        case .camel: isFirst ? .lowered : .capitalised
        case .pascal, .title: .capitalised
        case .kebab: .lowered
        case .upper: .raised
        case .string: .escaped
        case .literally, .sponge: .spoken
        }
    }

    func write(_ word: String, _ form: WordForm) -> String {
        switch form {
        case .spoken: return word
        case .lowered: return FullCaseMapping.lowercase(word)
        case .raised: return FullCaseMapping.uppercase(word)
        case .escaped:
            return word.unicodeScalars.map { ["\"", "\\"].contains($0) ? "\\\($0)" : "\($0)" }.joined()
        case .capitalised:
            let scalars = FullCaseMapping.lowercase(word).unicodeScalars
            return scalars.prefix(1).map(\.titlecase).joined() + String(scalars.dropFirst())
        }
    }

    /// The scalars of sponge case: as spoken, as they are written, and how they would be in the other turn.
    func sponged(_ words: [String]) -> [(spoken: String, text: String, otherTurn: String)] {
        var count = 0
        return words.flatMap { word in
            if run == .perWord { count = 0 }
            return word.unicodeScalars.map { scalar in
                let spoken = String(scalar)
                guard scalar.isLetter else { return (spoken, spoken, spoken) }
                count += 1
                let (upper, lower) = (scalar.uppercase, scalar.lowercase)
                return count.isMultiple(of: 2) ? (spoken, lower, upper) : (spoken, upper, lower)
            }
        }
    }
}
