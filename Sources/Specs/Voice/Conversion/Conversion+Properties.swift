import JSON
import Specification

extension Conversion {
    public static let properties: [Property<Conversion>] = [
        .noRejection("No transcript is rejected.", from: .tokens),
        Property(
            "If the dictionary is empty, the code contains the words as spoken, in order.", from: .pieces,
            .asSpoken, .ownDictionary,
            probes: { input, _ in
                [input.with { $0.dictionary = Vocabulary(keywords: [], commands: [], notations: []) }]
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
        writing(
            "If a `type` is undone before its notation is said, the `type` writes nothing.", from: [.order],
            says: { $0.line("type undo zqx") }, gives: { _, _ in "zqx" }),
        adding(
            "An undo and its redo at the end of a transcript change nothing.", from: .redo, says: "undo redo"),
        adding(
            "A word and its undo at the end of a transcript change nothing.", from: .undo, says: "zqx undo"),
        writing(
            "`type` writes the words after it in the notation that follows them.", from: [.type],
            says: { $0.line("type my value camel") }, gives: { _, _ in "myValue" }),
        writing(
            "A keyword after `literally` is written as spoken.", from: [.literally],
            says: { $0.line("literally +") }, gives: { said, _ in said.line("+") }),
        writing(
            "A spoken expression of a keyword is written as the keyword.", from: [.keywords],
            says: { $0.line("+") }, gives: { _, _ in "+" }),
        Property(
            "If a `stop` has ended the phase, words after it change nothing.", from: .rest,
            probes: { input, _ in [input.saying([input.transcript, "zqx"])] },
            judge: { trial, output in
                output.ended
                    ? trial.agrees(otherwise: "with one more word at the end, the code is different")
                    : .notTouched
            }),
        Property("There is no space beside a line break.", from: .besideBreak) { trial, output in
            guard trial.input.dictionary == nil, output.code.unicodeScalars.contains("\n") else {
                return .notTouched
            }
            let spaces = output.code.contains(" \n") || output.code.contains("\n ")
            return spaces ? .violated("there is a space beside a line break in \"\(output.code)\"") : .holds
        },
        Property(
            "The code of a transcript is the same if a longer or an empty transcript is converted before it.",
            from: .anew,
            probes: { input, _ in
                let longer = input.saying([input.transcript, input.vocabulary.line("undo stop")])
                return [longer, input.saying([]), longer, input]
            },
            judge: { trial in
                let (grown, anew, again) = (trial.probes[0], trial.probes[2], trial.probes[3])
                if !agree(trial.outcome, again) {
                    return .violated(
                        "a transcript gives different code if a longer transcript is converted before it")
                }
                return agree(grown, anew)
                    ? .holds
                    : .violated(
                        "a transcript gives different code if an empty transcript is converted before it"
                    )
            }),
        // The code of a line that is added to a transcript does not depend on the lines before it.
        assembling(
            "The declared option decides where there are spaces around brackets, dots and commas.",
            from: [.afterOpening, .beforeClosing, .call],
            line: "zqx ( zqy ) , zqz . zqw [ zqy ] return ( zqz )",
            tight: "zqx(zqy), zqz.zqw[zqy] return (zqz)"),
        assembling(
            """
            Under the option `swift`, there is no space after an operator that begins an operand, and no space before \
            a postfix.
            """,
            from: [.beginsOperand, .operandPlace, .keywordsOfSwift, .operators, .postfix],
            line: "return - zqx + zqy ! . zqz", tight: "return - zqx + zqy !.zqz",
            swift: "return -zqx + zqy!.zqz"),
        assembling(
            """
            Under the option `swift`, a question mark that is not a postfix and the next colon at the same depth of \
            brackets belong to a ternary.
            """,
            from: [.question, .ternary, .ternaryColon],
            line: "zqx ? . zqy = - zqz , zqx ? zqy [ zqz : zqw ] : - zqx",
            tight: "zqx?.zqy = - zqz, zqx? zqy[zqz: zqw]: - zqx",
            swift: "zqx?.zqy = -zqz, zqx ? zqy[zqz: zqw] : -zqx"),
        writing(
            "`type … literally` writes words as spoken: it keeps their case, and ignores keywords and `stop`.",
            from: [.protects, .literallyToo, .allWords, .typedAsSpoken, .late],
            says: { $0.line("zq type ZQX + stop literally") },
            gives: { said, _ in said.line("zq ZQX + stop") }),
        writing(
            "The first notation ends a `type`, and a second notation is written as spoken.",
            from: [.firstNotation, .orphan, .orphanStays], says: { $0.line("type my value camel camel") },
            gives: { said, _ in said.line("myValue camel") }),
        writing(
            "A `type` without a notation on its line protects or drops its words, depending on the option.",
            from: [.unterminated, .typeIsHidden], says: { $0.line("zq type zqx + \n zqy") },
            gives: { said, readings in
                readings[UnterminatedType.self] == .drop ? "zq\nzqy" : "\(said.line("zq zqx +"))\nzqy"
            }),
        writing(
            "A `literally` protects all words of a spoken line break, and does not appear in the code.",
            from: [.anyNext, .wholeNext, .literallyIsHidden],
            says: { $0.line("zq literally \n") }, gives: { said, _ in said.line("zq \n") }),
        writing(
            "A `literally` before a `type` that has a notation has no effect.",
            from: [.order, .stretchNext],
            says: { $0.line("zq literally type my upper +") }, gives: { _, _ in "zq MY +" }),
        writing(
            "The longest expression of a keyword is taken, without regard to case.",
            from: [.keywordCase, .longestKeyword],
            says: { "zq " + $0.keyword("+=").uppercased() }, gives: { _, _ in "zq +=" }),
        writing(
            "The expression of a keyword never includes a word that `literally` protects.", from: [.reach],
            says: { said in
                let words = said.keyword("+=").spokenWords
                return (["zq"] + words.prefix(1) + [said.command(.literally)] + words.dropFirst())
                    .joined(separator: " ")
            },
            gives: { said, _ in
                "zq + \(said.keyword("+=").spokenWords.dropFirst().joined(separator: " "))"
            }),
        writing(
            "An undo, even if written in capitals, removes all words of a spoken line break.",
            from: [.anyCase, .wholeToken, .anyToken],
            says: { "\($0.line("zqx \n")) \($0.command(.undo).uppercased()) zqy" },
            gives: { _, _ in "zqx zqy" }),
        writing(
            "A word between an undo and a redo makes the redo ineffective only under the option `adjacent`.",
            from: [.howLate], says: { $0.line("zqx undo zqy redo") },
            gives: { _, readings in readings[ConversionRedo.self] == .later ? "zqx zqy" : "\nzqy" }),
        writing(
            "A clear removes itself and everything before it on its line, or on all lines under the option `all`.",
            from: [.clear, .howFar, .breakStays, .clearIsHidden], says: { $0.line("zqx zqx clear zqy") },
            gives: { _, readings in readings[ConversionClear.self] == .all ? "zqy" : "\nzqy" }),
    ]

    // MARK: Words added to a transcript

    /// Returns the property that the given words at the end of a transcript change nothing.
    private static func adding(_ sentence: String, from law: Law, says line: String) -> Property<Conversion> {
        Property(
            sentence, from: law,
            probes: { input, _ in
                input.dictionary == nil
                    ? [input.saying([input.transcript, input.vocabulary.line(line)])] : []
            },
            judge: { trial in
                let said = trial.input.vocabulary.line(line)
                return trial.agrees(otherwise: "with \(said) at the end, the code is different")
            })
    }

    /// Returns the property that, if a line is added to a transcript, the code ends with the given text.
    ///
    /// Two line breaks precede the line, since a `literally` at the end of the transcript may protect the first.
    private static func writing(
        _ sentence: String, from laws: [Law], says line: @escaping @Sendable (Vocabulary) -> String,
        gives text: @escaping @Sendable (Vocabulary, Readings) -> String
    ) -> Property<Conversion> {
        Property(
            sentence, laws: laws,
            probes: { input, _ in
                let said = input.vocabulary
                return input.dictionary == nil
                    ? [input.saying([input.transcript, said.line("\n \n"), line(said)])] : []
            },
            judge: { trial in
                guard let output = trial.probes.first?.output, !output.ended else { return .notTouched }
                let end = text(trial.input.vocabulary, trial.readings)
                return output.code.hasSuffix(end)
                    ? .holds
                    : .violated(
                        "with one more line, expected \"\(end)\" at the end of the code, got \"\(output.code)\""
                    )
            })
    }

    /// Returns the property that the code of an added line has the spaces that the declared option puts between pieces.
    private static func assembling(
        _ sentence: String, from laws: [Law], line: String, tight: String, swift: String? = nil
    ) -> Property<Conversion> {
        writing(
            sentence, from: laws, says: { $0.line(line) },
            gives: { _, readings in
                switch readings[Assembly.self] {
                case .spaced: line
                case .tight: tight
                case .swift: swift ?? tight
                }
            })
    }
}

/// The words that properties and simpler inputs use for a keyword, a command or a notation: the first expression, or
/// the name if there is no expression.
extension Vocabulary {
    func keyword(_ keyword: String) -> String { keywords.expression(of: keyword) }
    func command(_ command: VoiceCommand) -> String { commands.expression(of: command.rawValue) }
    func notation(_ notation: NotationName) -> String { notations.expression(of: notation.rawValue) }

    /// Returns a line with an expression in place of each name of a command, a notation or a keyword.
    func line(_ names: String) -> String {
        let words = names.split(separator: " ").map { name in
            VoiceCommand(rawValue: String(name)).map(command)
                ?? NotationName(rawValue: String(name)).map(notation) ?? keyword(String(name))
        }
        return words.joined(separator: " ")
    }
}

extension Conversion.Input {
    /// The dictionary of the input, or the built-in dictionary of its language.
    fileprivate var vocabulary: Vocabulary { dictionary ?? BuiltInDictionary.of(language: language) }

    /// Returns the same input with the given words, separated by spaces, as its transcript.
    func saying(_ words: [String]) -> Conversion.Input {
        with { $0.transcript = words.joined(separator: " ") }
    }
}
