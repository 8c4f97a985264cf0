import Specification

extension Conversion {
    /// Properties that add a line to a transcript; the code of this line does not depend on the lines before it.
    static let lines: [Property<Conversion>] = [
        assembling(
            "The spaces around brackets and points are those of the declared option.", from: .afterOpening,
            .beforeClosing, .call, line: "zqx ( zqy ) , zqz . zqw [ zqy ] return ( zqz )",
            tight: "zqx(zqy), zqz.zqw[zqy] return (zqz)"),
        assembling(
            """
            Under the option `swift`, there is no space after an operator that begins an operand, and no space before \
            a postfix.
            """,
            from: .beginsOperand, .operandPlace, .keywordsOfSwift, .operators, .postfix,
            line: "return - zqx + zqy ! . zqz", tight: "return - zqx + zqy !.zqz",
            swift: "return -zqx + zqy!.zqz"),
        assembling(
            """
            Under the option `swift`, a question mark that is not a postfix belongs to a ternary, and so does the next \
            colon at the same depth of brackets.
            """,
            from: .question, .ternary, .ternaryColon,
            line: "zqx ? . zqy = - zqz , zqx ? zqy [ zqz : zqw ] : - zqx",
            tight: "zqx?.zqy = - zqz, zqx? zqy[zqz: zqw]: - zqx",
            swift: "zqx?.zqy = -zqz, zqx ? zqy[zqz: zqw] : -zqx"),
        Property(
            "`type … literally` writes words as spoken: it keeps their case, converts no keyword and obeys no `stop`.",
            from: .protects, .literallyToo, .allWords, .typedAsSpoken, .late,
            probes: adds {
                ["zq", $0.command(.type), "ZQX", $0.keyword("+"), $0.command(.stop), $0.command(.literally)]
            },
            judge: gives { said, _ in "zq ZQX \(said.keyword("+")) \(said.command(.stop))" }),
        Property(
            "The first notation ends a `type`, and a notation after it is written as spoken.",
            from: .firstNotation, .orphan, .orphanStays,
            probes: adds { [$0.command(.type), "my", "value", $0.notation(.camel), $0.notation(.camel)] },
            judge: gives { said, _ in "myValue \(said.notation(.camel))" }),
        Property(
            "A `type` without a notation on its line protects or drops its words, as the option says.",
            from: .unterminated, .typeIsHidden,
            probes: adds {
                ["zq", $0.command(.type), "zqx", $0.keyword("+"), $0.keyword(Vocabulary.lineBreak), "zqy"]
            },
            judge: gives { said, readings in
                readings[UnterminatedType.self] == .drop ? "zq\nzqy" : "zq zqx \(said.keyword("+"))\nzqy"
            }),
        Property(
            "A `literally` protects all words of a line break, and vanishes from the code.", from: .anyNext,
            .wholeNext, .literallyIsHidden,
            probes: adds { ["zq", $0.command(.literally), $0.keyword(Vocabulary.lineBreak)] },
            judge: gives { said, _ in "zq \(said.keyword(Vocabulary.lineBreak))" }),
        Property(
            "A `literally` before a `type` has no effect.", from: .order, .stretchNext,
            probes: adds { said in
                [
                    "zq", said.command(.literally), said.command(.type), "my", said.notation(.upper),
                    said.keyword("+"),
                ]
            }, judge: gives { _, _ in "zq MY +" }),
        Property(
            "The longest keyword is found, without regard to case.", from: .keywordCase, .longestKeyword,
            probes: adds { ["zq", $0.keyword("+=").uppercased()] }, judge: gives { _, _ in "zq +=" }),
        Property(
            "The expression of a keyword never includes a word that `literally` protects.", from: .reach,
            probes: adds { said in
                let words = said.keyword("+=").spokenWords
                return ["zq"] + words.prefix(1) + [said.command(.literally)] + words.dropFirst()
            },
            judge: gives { said, _ in
                "zq + \(said.keyword("+=").spokenWords.dropFirst().joined(separator: " "))"
            }),
        Property(
            "An undo, even in capitals, removes all words of a line break.", from: .anyCase, .wholeToken,
            .anyToken,
            probes: adds {
                ["zqx", $0.keyword(Vocabulary.lineBreak), $0.command(.undo).uppercased(), "zqy"]
            },
            judge: gives { _, _ in "zqx zqy" }),
        Property(
            "A word between an undo and a redo makes the redo ineffective only under the option `adjacent`.",
            from: .howLate, probes: adds { ["zqx", $0.command(.undo), "zqy", $0.command(.redo)] },
            judge: gives { _, readings in readings[ConversionRedo.self] == .later ? "zqx zqy" : "\nzqy" }),
        Property(
            "A clear goes back to the line break, or beyond it under the option `all`, and vanishes from the code.",
            from: .clear, .howFar, .breakStays, .clearIsHidden,
            probes: adds { ["zqx", "zqx", $0.command(.clear), "zqy"] },
            judge: gives { _, readings in readings[ConversionClear.self] == .all ? "zqy" : "\nzqy" }),
    ]

    /// Returns the property that an added line becomes code with the spaces that the declared option puts between
    /// pieces.
    private static func assembling(
        _ sentence: String, from laws: Law..., line: String, tight: String, swift: String? = nil
    ) -> Property<Conversion> {
        let judge = gives { _, readings in
            switch readings[Assembly.self] {
            case .spaced: line
            case .tight: tight
            case .swift: swift ?? tight
            }
        }
        return Property(sentence, laws: laws, probes: adds { $0.line(line) }, judge: judge)
    }
}
