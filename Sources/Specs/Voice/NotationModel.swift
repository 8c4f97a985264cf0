import JSON
import Specification

/// Table 1 as the checks know it, with the case mappings that people get wrong beside the right one.
struct NotationModel {
    /// How letters are mapped: in full, or with one mistake.
    enum Mapping: CaseIterable {
        case full
        /// Scalars that map to several stay as they are.
        case simple
        /// A sigma at the end of a word is lowered as in its middle.
        case withoutFinalSigma
        /// A sigma that a word ends with is final, whatever stands before it.
        case finalSigmaAtTheEnd
        /// i and I map as in Turkish.
        case turkish
        /// The rest of a word keeps its case where it should first be lowered.
        case withoutLowering
        /// A word is capitalised by upper case and not by title case.
        case upperForTitle
        /// The first letter of a word is capitalised, where the first scalar is none.
        case firstLetterForTitle
        /// Capitals begin anew after whatever is no letter.
        case everyRunForTitle
        /// ASCII letters only.
        case ascii
        /// Texts that should stay as spoken are lowered.
        case lowersAll

        static let mistakes = allCases.filter { $0 != .full }
    }

    var run = SpongeRun.joined
    var mapping = Mapping.full

    func text(of words: [String], in notation: NotationName) -> String {
        switch notation {
        case .camel:
            words.prefix(1).map(lowered).joined() + words.dropFirst().map(capitalised).joined()
        case .pascal: words.map(capitalised).joined()
        case .kebab: words.map(lowered).joined(separator: "-")
        case .title: words.map(capitalised).joined(separator: " ")
        case .upper: words.map(raised).joined(separator: " ")
        case .string: "\"" + words.map(spoken).map(Self.escaped).joined(separator: " ") + "\""
        case .sponge:
            run == .perWord ? words.map { sponged([$0]) }.joined() : sponged(words)
        case .literally: words.map(spoken).joined(separator: " ")
        }
    }

    private func spoken(_ word: String) -> String {
        mapping == .lowersAll ? FullCaseMapping.lowercase(word) : word
    }

    static func escaped(_ word: String) -> String {
        var text = ""
        for scalar in word.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
            text.unicodeScalars.append(scalar)
        }
        return text
    }

    private func lowered(_ word: String) -> String {
        switch mapping {
        case .full, .upperForTitle, .firstLetterForTitle, .everyRunForTitle, .lowersAll:
            return FullCaseMapping.lowercase(word)
        case .withoutLowering: return word
        case .withoutFinalSigma: return word.unicodeScalars.map(\.properties.lowercaseMapping).joined()
        case .finalSigmaAtTheEnd:
            let end =
                word.unicodeScalars.last == "Σ" ? "ς" : word.unicodeScalars.suffix(1).map(lowered).joined()
            return word.unicodeScalars.dropLast().map(lowered).joined() + end
        case .simple, .ascii, .turkish: return word.unicodeScalars.map(lowered).joined()
        }
    }

    private func lowered(_ scalar: Unicode.Scalar) -> String {
        let full = scalar.properties.lowercaseMapping
        switch mapping {
        case .simple where full.unicodeScalars.count > 1: return String(scalar)
        case .ascii where !scalar.isASCII: return String(scalar)
        case .turkish where scalar == "I": return "ı"
        case .turkish where scalar == "İ": return "i"
        default: return full
        }
    }

    private func raised(_ scalar: Unicode.Scalar) -> String {
        let full = scalar.properties.uppercaseMapping
        switch mapping {
        case .simple where full.unicodeScalars.count > 1: return String(scalar)
        case .ascii where !scalar.isASCII: return String(scalar)
        case .turkish where scalar == "i": return "İ"
        default: return full
        }
    }

    private func raised(_ word: String) -> String {
        word.unicodeScalars.map(raised).joined()
    }

    private func capitalised(_ word: String) -> String {
        let word = lowered(word)
        guard let first = word.unicodeScalars.first else { return word }
        let rest = String(word.unicodeScalars.dropFirst())
        let isLetter = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory.isLetter }
        switch mapping {
        case .upperForTitle, .simple, .ascii, .turkish: return raised(first) + rest
        case .firstLetterForTitle where !isLetter(first):
            let before = word.unicodeScalars.prefix { !isLetter($0) }
            let letters = word.unicodeScalars.dropFirst(before.count)
            return String(before) + letters.prefix(1).map(FullCaseMapping.titlecase).joined()
                + String(letters.dropFirst())
        case .everyRunForTitle:
            var begins = true
            return word.unicodeScalars.map { scalar in
                defer { begins = !isLetter(scalar) }
                return begins ? FullCaseMapping.titlecase(scalar) : String(scalar)
            }.joined()
        default: return FullCaseMapping.titlecase(first) + rest
        }
    }

    private func sponged(_ words: [String]) -> String {
        var count = 0
        var text = ""
        for scalar in words.joined().unicodeScalars {
            guard scalar.properties.generalCategory.isLetter else {
                text.unicodeScalars.append(scalar)
                continue
            }
            text += count.isMultiple(of: 2) ? raised(scalar) : lowered(scalar)
            count += 1
        }
        return text
    }
}

extension Unicode.GeneralCategory {
    /// Whether it is one of the letter categories, L*.
    public var isLetter: Bool {
        switch self {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }
}
