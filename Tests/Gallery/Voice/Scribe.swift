import Catalogue
import JSON
import Specification

/// An implementation of voice.notation, written from its laws and Table 1 alone; each mistake sets the variable `slip`.
struct Scribe: Implementation {
    typealias Subsystem = Notation

    /// The mistakes that the implementation can make, at most one at a time.
    enum Slip {
        case asciiLetters, simpleMapping, noFinalSigma, finalSigmaAtEveryEnd, turkish, upperForTitle
        case keepsCapitals, capitalisesBeforeLowering, capitalisesFirstLetter, capitalisesEveryRun,
            lowersQuoted
        case spongeCountsDigits, spongeCountsMarks, spongeCountsAlphabetic, spongeCountsWritten
        case spongeOtherwise, spongeBeginsLower
        case pascalLikeCamel, camelCapitalisesSecondOnly, namesByAnyCase, namesTrimmed
        case quotesOnly, singleQuotesToo, nothingForNoWords
    }

    var slip: Slip?

    func run(_ input: Notation.Input, readings: Readings) throws(Rejection) -> Notation.Output {
        var name = input.notation
        if slip == .namesByAnyCase { name = name.lowercased() }
        if slip == .namesTrimmed { name = name.spokenWords.joined(separator: " ") }
        return Notation.Output(text: try write(input.words.map(\.text), name, readings))
    }

    func write(_ words: [String], _ notation: String, _ readings: Readings) throws(Rejection) -> String {
        switch Array(notation.utf8) {
        case Array("camel".utf8): return camel(words)
        case Array("pascal".utf8): return slip == .pascalLikeCamel ? camel(words) : words.map(big).joined()
        case Array("kebab".utf8): return words.map(low).joined(separator: "-")
        case Array("title".utf8): return words.map(big).joined(separator: " ")
        case Array("upper".utf8): return words.map(high).joined(separator: " ")
        case Array("literally".utf8): return spoken(words)
        case Array("string".utf8) where slip == .nothingForNoWords && words.isEmpty: return ""
        case Array("string".utf8): return "\"" + spoken(words).unicodeScalars.map(escaped).joined() + "\""
        case Array("sponge".utf8):
            let anew = (readings[SpongeRun.self] == .perWord) != (slip == .spongeOtherwise)
            return anew ? words.map(sponge).joined() : sponge(words.joined())
        default: throw Notation.unknown()
        }
    }

    private func camel(_ words: [String]) -> String {
        let humps = words.dropFirst().enumerated().map { index, word in
            slip == .camelCapitalisesSecondOnly && index > 0 ? low(word) : big(word)
        }
        return words.prefix(1).map(low).joined() + humps.joined()
    }

    private func spoken(_ words: [String]) -> String {
        (slip == .lowersQuoted ? words.map(low) : words).joined(separator: " ")
    }

    private func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\" where slip == .quotesOnly: "\\"
        case "\"", "\\": "\\\(scalar)"
        case "'" where slip == .singleQuotesToo: "\\'"
        default: String(scalar)
        }
    }

    // MARK: Case

    private func low(_ word: String) -> String {
        if slip == .keepsCapitals { return word }
        let scalars = Array(word.unicodeScalars)
        return scalars.indices.map { index in
            scalars[index] == "Σ" && endsWord(at: index, in: scalars) ? "ς" : low(scalars[index])
        }.joined()
    }

    /// Returns whether a sigma at an index is the last letter of its word, but not the only one.
    private func endsWord(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        switch slip {
        case .noFinalSigma, .asciiLetters: return false
        case .finalSigmaAtEveryEnd: return index == scalars.count - 1
        default:
            let before = scalars[..<index].reversed().drop { $0.properties.isCaseIgnorable }
            let after = scalars[(index + 1)...].drop { $0.properties.isCaseIgnorable }
            return before.first?.properties.isCased == true && after.first?.properties.isCased != true
        }
    }

    private func low(_ scalar: Unicode.Scalar) -> String {
        if slip == .turkish, scalar == "I" { return "ı" }
        if slip == .turkish, scalar == "İ" { return "i" }
        return mapped(scalar, scalar.properties.lowercaseMapping)
    }

    private func high(_ scalar: Unicode.Scalar) -> String {
        slip == .turkish && scalar == "i" ? "İ" : mapped(scalar, scalar.properties.uppercaseMapping)
    }

    private func title(_ scalar: Unicode.Scalar) -> String {
        slip == .upperForTitle || slip == .turkish && scalar == "i"
            ? high(scalar) : mapped(scalar, scalar.properties.titlecaseMapping)
    }

    /// Returns the scalars that a scalar maps to; with two of the slips, some scalars wrongly map to themselves.
    private func mapped(_ scalar: Unicode.Scalar, _ mapping: String) -> String {
        switch slip {
        case .asciiLetters where !scalar.isASCII: String(scalar)
        case .simpleMapping where mapping.unicodeScalars.count > 1: String(scalar)
        default: mapping
        }
    }

    private func high(_ word: String) -> String { word.unicodeScalars.map(high).joined() }

    /// Returns the word in lower case, except its first scalar, which is in title case.
    private func big(_ word: String) -> String {
        let scalars = Array(low(word).unicodeScalars)
        if slip == .capitalisesBeforeLowering, let spoken = word.unicodeScalars.first {
            return title(spoken)
                + String(String.UnicodeScalarView(scalars.dropFirst(low(spoken).unicodeScalars.count)))
        }
        var first = 0
        if slip == .capitalisesFirstLetter {
            first = scalars.firstIndex { $0.properties.generalCategory.isLetter } ?? 0
        }
        return scalars.indices.map { index in
            let begins =
                slip == .capitalisesEveryRun
                && !(index > 0 && scalars[index - 1].properties.generalCategory.isLetter)
            return index == first || begins ? title(scalars[index]) : String(scalars[index])
        }.joined()
    }

    // MARK: Sponge

    private func sponge(_ text: String) -> String {
        var text = text.unicodeScalars.map { $0 }[...]
        var written = ""
        var turn = slip == .spongeBeginsLower ? 1 : 0
        while let scalar = text.popFirst() {
            guard isLetter(scalar) else {
                written.unicodeScalars.append(scalar)
                continue
            }
            let mapped = turn.isMultiple(of: 2) ? high(scalar) : low(scalar)
            turn += slip == .spongeCountsWritten ? mapped.unicodeScalars.count : 1
            written += mapped
        }
        return written
    }

    private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        let category = scalar.properties.generalCategory
        if category.isLetter { return true }
        return switch slip {
        case .spongeCountsDigits: category == .decimalNumber
        case .spongeCountsMarks: [.nonspacingMark, .spacingMark, .enclosingMark].contains(category)
        case .spongeCountsAlphabetic: scalar.properties.isAlphabetic
        default: false
        }
    }
}
