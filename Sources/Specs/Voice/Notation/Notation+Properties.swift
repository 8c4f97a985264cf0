import JSON
import SharedSpecs
import Specification

extension Notation {
    public static let properties: [Property<Notation>] = [
        Property(
            """
            In `sponge`, if four letters are added at the beginning, each of them counts once, and the rest of the \
            text does not change.
            """,
            from: .turns, .letter, .others, .once, .onItsOwn,
            probes: { input, _ in
                guard input.notation == "sponge", let first = input.words.first else { return [] }
                let words = [Word("ß1\u{301}ⓐaªΣ" + first.text)] + input.words.dropFirst()
                return [Input(words: words, notation: input.notation)]
            },
            judge: { trial, output in
                let text = output.text
                let longer = trial.probes[0].output?.text ?? ""
                return longer.hasSameScalars(as: "SS1\u{301}ⓐaªσ" + text)
                    ? .holds
                    : .violated(
                        "with four more letters, the text is \"\(longer)\", without them it is \"\(text)\"")
            }),
        Property(
            """
            Words that are written one by one and then joined give the same text as words that are written together. \
            If the alternation of `sponge` continues from word to word, several words give the same text as one word \
            made by joining them.
            """,
            from: .camel, .pascal, .kebab, .title, .upper, .literally, .joined, .anew,
            probes: { input, readings in
                if input.words.count < 2 { return [] }
                if input.notation == "sponge", readings[SpongeRun.self] == .joined {
                    return [Input(words: [Word(input.words.map(\.text).joined())], notation: input.notation)]
                }
                return input.words.enumerated().map { index, word in
                    let isHump = input.notation == "camel" && index > 0
                    return Input(words: [word], notation: isHump ? "pascal" : input.notation)
                }
            },
            judge: { trial, output in
                let notation = trial.input.notation
                if notation == "string" { return .notTouched }
                let mark = ["kebab": "-", "title": " ", "upper": " ", "literally": " "][notation] ?? ""
                let joined = trial.probes.map { $0.output?.text ?? "" }.joined(separator: mark)
                return output.text.hasSameScalars(as: joined)
                    ? .holds
                    : .violated(
                        "the text is \"\(output.text)\", but the words written one by one give \"\(joined)\"")
            }),
        Property(
            "A capitalised word is the lower-case word with its first scalar in title case.",
            from: .pascal, .title, .lowersFirst, .capital, .ofTheLowered, .firstScalar,
            probes: { input, _ in
                ["pascal", "title"].contains(input.notation) && input.words.count == 1
                    ? [Input(words: input.words, notation: "kebab")] : []
            },
            judge: { trial, output in
                guard let lower = trial.probes.first?.output?.text, let first = lower.unicodeScalars.first
                else { return .notTouched }
                let due = first.titlecase + String(lower.unicodeScalars.dropFirst())
                return output.text.hasSameScalars(as: due)
                    ? .holds : .violated("\"\(output.text)\" is not \"\(lower)\" with a capital")
            }),
        Property(
            "Text in `upper` has no lower-case letter, and text in `kebab` has no upper-case letter.",
            from: .everyLetter, .full
        ) { trial, output in
            guard ["upper", "kebab"].contains(trial.input.notation) else { return .notTouched }
            let text = output.text
            let isUpper = trial.input.notation == "upper"
            let same = isUpper ? FullCaseMapping.uppercase(text) : FullCaseMapping.lowercase(text)
            return text.hasSameScalars(as: same)
                ? .holds : .violated("\"\(text)\" has a letter in the wrong case")
        },
        Property(
            "A literal, without its quotation marks and escapes, contains the words as spoken.",
            from: .string, .asSpoken, .quote, .backslash, .nothingElse, .noWords
        ) { trial, output in
            guard trial.input.notation == "string" else { return .notTouched }
            var rest = output.text.unicodeScalars[...]
            let isMarked = rest.popFirst() == "\"" && rest.popLast() == "\""
            var spoken = String.UnicodeScalarView()
            while let scalar = rest.popFirst(), scalar != "\"" {
                let isEscape = scalar == "\\" && (rest.first == "\"" || rest.first == "\\")
                if scalar == "\\", !isEscape { break }
                spoken.append(isEscape ? rest.removeFirst() : scalar)
            }
            let words = trial.input.words.map(\.text).joined(separator: " ")
            return isMarked && rest.isEmpty && String(spoken).hasSameScalars(as: words)
                ? .holds : .violated("\(output.text) is not the literal of \"\(words)\"")
        },
    ]
}
