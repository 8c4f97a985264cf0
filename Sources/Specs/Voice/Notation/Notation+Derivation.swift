import SharedSpecs
import Specification

extension Notation {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let notation = NotationName(rawValue: input.notation)
        try law.refuse(.known, if: notation == nil, unknown())
        guard let notation else { throw unknown() }
        let writing = Writing(law: law, run: law.readings[SpongeRun.self])
        return Output(text: writing.text(of: input.words.map(\.text), in: notation))
    }

    /// Writes spoken words in a notation, for example the words "camel case" as `camelCase`.
    struct Writing {
        let law: Ruling<Law>
        let run: SpongeRun

        func text(of spoken: [String], in notation: NotationName) -> String {
            if spoken.isEmpty { return law.shows(.noWords, notation == .string ? "\"\"" : "") }
            let words = law(.whole, spoken, not: spoken.flatMap(parts))
            let text = written(words, in: notation)
            if notation == .string || !text.unicodeScalars.contains(where: isEscapable) { return text }
            return law(.inStringAlone, text, not: escaped(text))
        }

        // MARK: The notations. Clause: NOT-1

        private func written(_ words: [String], in notation: NotationName) -> String {
            switch notation {
            case .camel:
                return humps(words) { law(.camel, law.holds(.camel, $0 > 0), not: $0 == 1) }
                    .joined(separator: law.shows(.camel, ""))
            case .pascal:
                return humps(words) { law(.pascal, true, not: $0 > 0) }
                    .joined(separator: law.shows(.pascal, ""))
            case .kebab: return words.map(lowered).joined(separator: law.shows(.kebab, "-"))
            case .title:
                return humps(words) { _ in law.does(.title) }.joined(separator: law.shows(.title, " "))
            case .upper: return words.map(raised).joined(separator: law.shows(.upper, " "))
            case .string:
                let mark = law.shows(.string, "\"")
                let text = asSpoken(words).map(escaped).joined(separator: law.shows(.string, " "))
                return mark + text + mark
            case .sponge: return sponge(words).joined(separator: law.shows(.joined, ""))
            case .literally: return asSpoken(words).joined(separator: law.shows(.literally, " "))
            }
        }

        private func humps(_ words: [String], _ isHump: (Int) -> Bool) -> [String] {
            words.enumerated().map { isHump($0) ? capitalised($1) : lowered($1) }
        }

        /// Wrongly splits a word at hyphens and apostrophes, and before a capital that follows a lower-case letter.
        private func parts(of word: String) -> [String] {
            var parts: [String.UnicodeScalarView] = [.init()]
            var wasLower = false
            for scalar in word.unicodeScalars {
                if scalar.properties.isUppercase && wasLower { parts.append(.init()) }
                wasLower = scalar.properties.isLowercase
                if ["-", "'"].contains(scalar) {
                    parts.append(.init())
                } else {
                    parts[parts.count - 1].append(scalar)
                }
            }
            return parts.filter { !$0.isEmpty }.map { String($0) }
        }

        // MARK: Case. Clause: NOT-2

        private func asSpoken(_ words: [String]) -> [String] {
            let scalars = words.lazy.flatMap(\.unicodeScalars)
            let hasCase = scalars.contains { $0.properties.changesWhenCaseMapped }
            return hasCase ? law(.asSpoken, words, not: words.map(FullCaseMapping.lowercase)) : words
        }

        private func lowered(_ word: String) -> String {
            law.does(.lowersFirst) ? inLowerCase(word.unicodeScalars) : word
        }

        private func inLowerCase(_ word: String.UnicodeScalarView) -> String {
            word.indices.map { place in
                guard word[place] == "Σ" else { return lower(word[place]) }
                let isFinal = law(
                    .finalSigma, FullCaseMapping.isFinalSigma(at: place, in: word), not: false,
                    or: word.index(after: place) == word.endIndex)
                return law(.everyLetter, isFinal ? "ς" : "σ", not: "Σ")
            }.joined()
        }

        private func raised(_ word: String) -> String { word.unicodeScalars.map(upper).joined() }

        private func capitalised(_ word: String) -> String {
            let scalars = Array(lowered(word).unicodeScalars)
            let firstLetter = scalars.firstIndex(where: \.isLetter) ?? 0
            let text = scalars.indices.map { place in
                let isCapital = law(
                    .firstScalar, place == 0, not: place == firstLetter,
                    or: place == 0 || !scalars[place - 1].isLetter)
                return isCapital ? capital(scalars[place]) : String(scalars[place])
            }.joined()
            return law(.ofTheLowered, text, not: capitalisedAsSpoken(word))
        }

        private func capitalisedAsSpoken(_ word: String) -> String {
            let scalars = word.unicodeScalars
            let rest = inLowerCase(scalars).unicodeScalars.dropFirst(
                scalars.first?.lowercase.unicodeScalars.count ?? 0)
            return (scalars.first.map(capital) ?? "") + String(rest)
        }

        private func capital(_ scalar: Unicode.Scalar) -> String {
            let title = mapped(scalar, \.titlecase, \.titlecaseMapping, turkish: ["i": "İ"])
            return law(.capital, title, not: scalar.uppercase)
        }

        private func upper(_ scalar: Unicode.Scalar) -> String {
            mapped(scalar, \.uppercase, \.uppercaseMapping, turkish: ["i": "İ"])
        }

        private func lower(_ scalar: Unicode.Scalar) -> String {
            mapped(scalar, \.lowercase, \.lowercaseMapping, turkish: ["I": "ı", "İ": "i"])
        }

        private func mapped(
            _ scalar: Unicode.Scalar, _ mapping: (Unicode.Scalar) -> String,
            _ newest: (Unicode.Scalar.Properties) -> String,
            turkish: @autoclosure () -> [Unicode.Scalar: String]
        ) -> String {
            let known = law(.edition, mapping(scalar), not: newest(scalar.properties))
            let full = law(.full, known, not: known.unicodeScalars.count > 1 ? String(scalar) : known)
            let text = law(.noLocale, full, not: turkish()[scalar] ?? full)
            return law(.everyLetter, text, not: scalar.isASCII ? text : String(scalar))
        }

        // MARK: Turns. Clause: NOT-3

        private func sponge(_ words: [String]) -> [String] {
            let isAnew = law(.anew, run) == .perWord
            var turn = 0
            return words.map { word in
                let scalars = word.unicodeScalars
                if isAnew { turn = 0 }
                return scalars.indices.map { place in
                    let scalar = scalars[place]
                    guard isLetter(scalar) else { return String(scalar) }
                    let isUpper = turn.isMultiple(of: 2)
                    let small = lower(scalar)
                    let text =
                        law(.turns, isUpper, not: !isUpper)
                        ? upper(scalar)
                        : law(
                            .onItsOwn, small,
                            not: FullCaseMapping.isFinalSigma(at: place, in: scalars) && scalar == "Σ"
                                ? "ς" : small)
                    let hasCase = scalar.properties.changesWhenCaseMapped
                    turn += law(.once, 1, not: text.unicodeScalars.count, or: hasCase ? 1 : 0)
                    return text
                }.joined()
            }
        }

        private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
            let isLetter = law(.letter, scalar.isLetter, not: scalar.properties.isAlphabetic)
            let category = scalar.properties.generalCategory
            let isMark = [.nonspacingMark, .spacingMark, .enclosingMark].contains(category)
            return law(.others, isLetter, not: isLetter || category == .decimalNumber, or: isLetter || isMark)
        }

        // MARK: Escapes. Clause: NOT-4

        private func isEscapable(_ scalar: Unicode.Scalar) -> Bool { scalar == "\"" || scalar == "\\" }

        private func escaped(_ text: String) -> String {
            text.unicodeScalars.map { scalar in
                let isEscaped =
                    switch scalar {
                    case "\"": law.does(.quote)
                    case "\\": law.does(.backslash)
                    default: law(.nothingElse, false, not: scalar == "'")
                    }
                return (isEscaped ? "\\" : "") + String(scalar)
            }.joined()
        }
    }
}
