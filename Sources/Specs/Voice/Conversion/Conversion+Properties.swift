import JSON
import Specification

extension Conversion {
    public static let properties = ways + lines

    private static let ways: [Property<Conversion>] = [
        .noRejection("No transcript is rejected.", from: .tokens),
        Property(
            "If the dictionary is empty, the code contains the words as spoken, in order.", from: .pieces,
            .asSpoken, .ownDictionary,
            probes: { input, _ in
                let empty = Vocabulary(keywords: [], commands: [], notations: [])
                return [Input(transcript: input.transcript, language: input.language, dictionary: empty)]
            },
            judge: { trial in
                guard let code = trial.probes.first?.output?.code else { return .notTouched }
                let spoken = trial.input.transcript.spokenWords.joined()
                return code.spokenWords.joined().hasSameScalars(as: spoken)
                    ? .holds : .violated("if the dictionary is empty, the code is \"\(code)\"")
            }),
        Property(
            "The code does not depend on the kind of white space between words.", from: .whiteSpace,
            probes: { input, _ in
                [input.saying([input.transcript.spokenWords.joined(separator: "\u{2003}\n")])]
            },
            judge: { $0.agrees(otherwise: "with other white space, the code is different") }),
        Property(
            "A `type` that is undone before a notation follows writes nothing.", from: .order,
            probes: adds { [$0.command(.type), $0.command(.undo), "zqx"] }, judge: gives { _, _ in "zqx" }),
        adding("An undo and its redo at the end of a transcript change nothing.", from: .redo) {
            [$0.command(.undo), $0.command(.redo)]
        },
        adding("A word and its undo at the end of a transcript change nothing.", from: .undo) {
            ["zqx", $0.command(.undo)]
        },
        Property(
            "`type` writes the words after it in the notation that follows them.", from: .type,
            probes: adds { [$0.command(.type), "my", "value", $0.notation(.camel)] },
            judge: gives { _, _ in "myValue" }),
        Property(
            "A keyword after `literally` is written as spoken.", from: .literally,
            probes: adds { [$0.command(.literally), $0.keyword("+")] },
            judge: gives { said, _ in said.keyword("+") }),
        Property(
            "A spoken keyword is written as the keyword.", from: .keywords,
            probes: adds { [$0.keyword("+")] },
            judge: gives { _, _ in "+" }),
        Property(
            "If a `stop` has ended the phase, words after it change nothing.", from: .rest,
            probes: { input, _ in [input.saying([input.transcript, "zqx"])] },
            judge: { trial, output in
                output.ended
                    ? trial.agrees(otherwise: "with a word at the end, the code is different") : .notTouched
            }),
        Property("There is no space beside a line break.", from: .besideBreak) { trial, output in
            guard trial.input.dictionary == nil, output.code.unicodeScalars.contains("\n") else {
                return .notTouched
            }
            let spaces = output.code.contains(" \n") || output.code.contains("\n ")
            return spaces ? .violated("there is a space beside a line break in \"\(output.code)\"") : .holds
        },
        Property(
            "The code of a transcript does not depend on a longer or empty transcript before it.",
            from: .anew,
            probes: { input, _ in
                let longer = input.saying(
                    [input.transcript, input.vocabulary.command(.undo), input.vocabulary.command(.stop)])
                return [longer, input.saying([]), longer, input]
            },
            judge: { trial in
                let (grown, anew, again) = (trial.probes[0], trial.probes[2], trial.probes[3])
                if !agree(trial.outcome, again) {
                    return .violated("after a longer transcript, the same transcript gives different code")
                }
                return agree(grown, anew)
                    ? .holds
                    : .violated("after an empty transcript, a longer transcript gives different code")
            }),
    ]

    // MARK: Words added to a transcript

    /// Returns the property that the given words at the end of a transcript change nothing.
    private static func adding(
        _ sentence: String, from law: Law, says words: @escaping @Sendable (Vocabulary) -> [String]
    ) -> Property<Conversion> {
        Property(
            sentence, from: law,
            probes: { input, _ in
                input.dictionary == nil ? [input.saying([input.transcript] + words(input.vocabulary))] : []
            },
            judge: { trial in
                let said = words(trial.input.vocabulary).joined(separator: " ")
                return trial.agrees(otherwise: "with \(said) at the end, the code is different")
            })
    }

    /// Returns probes that add a line after two line breaks, since a `literally` before them may protect the first.
    static func adds(
        _ words: @escaping @Sendable (Vocabulary) -> [String]
    ) -> @Sendable (Input, Readings) -> [Input] {
        { input, _ in
            if input.dictionary != nil { return [] }
            let lineBreak = input.vocabulary.keyword(Vocabulary.lineBreak)
            return [input.saying([input.transcript, lineBreak, lineBreak] + words(input.vocabulary))]
        }
    }

    /// Returns a judge that requires the code to end with `text`, the code of the added line.
    static func gives(
        _ text: @escaping @Sendable (Vocabulary, Readings) -> String
    ) -> @Sendable (Trial<Conversion>) -> Finding {
        { trial in
            guard let output = trial.probes.first?.output, !output.ended else { return .notTouched }
            let end = text(trial.input.vocabulary, trial.readings)
            return output.code.hasSuffix(end)
                ? .holds
                : .violated(
                    "with one more line, expected \"\(end)\" at the end of the code, got \"\(output.code)\"")
        }
    }
}

/// How properties and simpler inputs say a keyword, a command or a notation: with its first expression, or with its name
/// if it has none.
extension Vocabulary {
    func keyword(_ keyword: String) -> String { keywords.expression(of: keyword) }
    func command(_ command: VoiceCommand) -> String { commands.expression(of: command.rawValue) }
    func notation(_ notation: NotationName) -> String { notations.expression(of: notation.rawValue) }

    /// Returns the words of a line, with an expression in place of each keyword.
    func line(_ line: String) -> [String] { line.spokenWords.map(keyword) }
}

extension Conversion.Input {
    /// The dictionary of the input, or the built-in dictionary of its language.
    fileprivate var vocabulary: Vocabulary { dictionary ?? BuiltInDictionary.of(language: language) }

    /// Returns the same input with the given words, separated by spaces, as its transcript.
    func saying(_ words: [String]) -> Conversion.Input {
        Conversion.Input(
            transcript: words.joined(separator: " "), language: language, dictionary: dictionary)
    }
}
