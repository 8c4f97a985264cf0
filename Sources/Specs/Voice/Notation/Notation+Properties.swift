import JSON
import SharedSpecs
import Specification

extension Notation {
    public static let properties: [Property<Notation>] = [
        Property("The letters and digits are those of the words, case aside.", from: .whole) { trial in
            guard let text = trial.outcome.output?.text else { return .notTouched }
            let words = trial.input.words.map(\.text).joined()
            return kept(text) == kept(words)
                ? .holds : .violated("\"\(text)\" has not the letters and digits of \"\(words)\"")
        },
        Property(
            "The case in which words are spoken changes nothing, but in string and literally.",
            from: .lowersFirst,
            probes: { input, _ in
                ["string", "literally"].contains(input.notation)
                    ? [] : [Input(words: input.words.map(turned), notation: input.notation)]
            },
            judge: { trial in
                guard let text = trial.outcome.output?.text, let probe = trial.probes.first else {
                    return .notTouched
                }
                let other = probe.output?.text ?? ""
                return text.hasSameScalars(as: other)
                    ? .holds : .violated("in another case the words give \"\(other)\", not \"\(text)\"")
            }),
        Property(
            "In sponge two more letters in front change nothing behind them.", from: .turns,
            probes: { input, _ in
                guard input.notation == "sponge", let first = input.words.first else { return [] }
                let words = [Word("aa" + first.text)] + input.words.dropFirst()
                return [Input(words: words, notation: input.notation)]
            },
            judge: { trial in
                guard let text = trial.outcome.output?.text, let probe = trial.probes.first else {
                    return .notTouched
                }
                let longer = probe.output?.text ?? ""
                return longer.hasSameScalars(as: "Aa" + text)
                    ? .holds : .violated("with aa in front it is \"\(longer)\", and without \"\(text)\"")
            }),
        Property("Between its quotation marks a literal has none that is not escaped.", from: .quote) {
            trial in
            guard trial.input.notation == "string",
                let scalars = trial.outcome.output.map({ Array($0.text.unicodeScalars) }),
                scalars.count > 1, scalars.first == "\"", scalars.last == "\""
            else { return .notTouched }
            var rest = scalars[1..<scalars.count - 1]
            while let scalar = rest.popFirst() {
                let isWrong =
                    scalar == "\\"
                    ? rest.popFirst().map { $0 != "\"" && $0 != "\\" } ?? true : scalar == "\""
                if isWrong {
                    return .violated(
                        "\(String(String.UnicodeScalarView(scalars))) is not one Swift literal")
                }
            }
            return .holds
        },
    ]

    /// The letters and numbers of a text without their case, in whatever locale.
    private static func kept(_ text: String) -> [Unicode.Scalar] {
        FullCaseMapping.uppercase(FullCaseMapping.lowercase(text)).unicodeScalars
            .map { $0 == "İ" ? "I" : $0 }.filter { $0.isLetter || $0.properties.numericType != nil }
    }

    /// A word with its letters of ASCII in the other case.
    private static func turned(_ word: Word) -> Word {
        let scalars = word.text.unicodeScalars.map { scalar in
            let isTurned = scalar.isASCII && scalar.isLetter
            return isTurned ? Unicode.Scalar(UInt8(scalar.value ^ 0x20)) : scalar
        }
        return Word(String(String.UnicodeScalarView(scalars)))
    }
}
