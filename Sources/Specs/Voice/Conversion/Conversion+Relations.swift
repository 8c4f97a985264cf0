import Specification

extension Conversion {
    private static let assembled =
        """
        zqx ( zqy ) , zqz . zqw [ zqy ] return ( zqz ) , return - zqx + zqy ! . zqz , zqx ? . zqy = - zqz , \
        zqx ? zqy [ zqz : zqw ] : - zqx
        """

    /// The code of one more line at the end, whatever was said before that line.
    static let lines: [Property<Conversion>] = [
        Property(
            "The reading decides the spaces around brackets, points, operators and question marks.",
            from: .afterOpening, .beforeClosing, .call, .beginsOperand, .operandPlace, .keywordsOfSwift,
            .operators, .postfix, .question, .ternary, .ternaryColon,
            probes: adds { $0.line(assembled) },
            judge: gives { _, readings in
                let start = "zqx(zqy), zqz.zqw[zqy] return (zqz), return"
                return switch readings[Assembly.self] {
                case .spaced: assembled
                case .tight: "\(start) - zqx + zqy !.zqz, zqx?.zqy = - zqz, zqx? zqy[zqz: zqw]: - zqx"
                case .swift: "\(start) -zqx + zqy!.zqz, zqx?.zqy = -zqz, zqx ? zqy[zqz: zqw] : -zqx"
                }
            }),
        Property(
            "A `type` ends at the first notation, which writes its words; `literally` writes them as spoken.",
            from: .type, .protects, .literallyToo, .allWords, .typedAsSpoken, .late, .firstNotation, .orphan,
            .orphanStays,
            probes: adds { said in
                let spoken = ["ZQX", said.keyword("+"), said.command(.stop), said.command(.literally)]
                let written = ["my", "value", said.notation(.camel), said.notation(.camel)]
                return ["zq", said.command(.type)] + spoken + [said.command(.type)] + written
            },
            judge: gives { said, _ in
                "zq ZQX \(said.keyword("+")) \(said.command(.stop)) myValue \(said.notation(.camel))"
            }),
        Property(
            "The text of a `type` without a notation on its line follows the reading.", from: .unterminated,
            .typeIsHidden,
            probes: adds {
                ["zq", $0.command(.type), "zqx", $0.keyword("+"), $0.keyword(Vocabulary.lineBreak), "zqy"]
            },
            judge: gives { said, readings in
                readings[UnterminatedType.self] == .drop ? "zq\nzqy" : "zq zqx \(said.keyword("+"))\nzqy"
            }),
        Property(
            "A `literally` protects all words of a line break or a keyword, but no `type`, and vanishes.",
            from: .literally, .anyNext, .wholeNext, .literallyIsHidden, .stretchNext, .order,
            probes: adds { said in
                let literally = said.command(.literally)
                let typed = [literally, said.command(.type), "my", said.notation(.upper)]
                return ["zq", literally, said.keyword(Vocabulary.lineBreak)] + typed
                    + [literally, said.keyword("+")]
            },
            judge: gives { said, _ in "zq \(said.keyword(Vocabulary.lineBreak)) MY \(said.keyword("+"))" }),
        Property(
            """
            The longest keyword is found, without regard to case, and none reaches into a word that `literally` \
            protects.
            """,
            from: .keywords, .keywordCase, .longestKeyword, .reach,
            probes: adds { said in
                let words = said.keyword("+=").spokenWords
                let divided = words.prefix(1) + [said.command(.literally)] + words.dropFirst()
                return ["zq", said.keyword("+=").uppercased(), "zqy"] + divided
            },
            judge: gives { said, _ in
                "zq += zqy + \(said.keyword("+=").spokenWords.dropFirst().joined(separator: " "))"
            }),
        Property(
            "An undo removes a line break as a whole, without regard to case.", from: .anyCase, .wholeToken,
            .anyToken,
            probes: adds {
                ["zqx", $0.keyword(Vocabulary.lineBreak), $0.command(.undo).uppercased(), "zqy"]
            },
            judge: gives { _, _ in "zqx zqy" }),
        Property(
            "The reading decides how late a redo may be said.", from: .howLate,
            probes: adds { ["zqx", $0.command(.undo), "zqy", $0.command(.redo)] },
            judge: gives { _, readings in readings[ConversionRedo.self] == .later ? "zqx zqy" : "\nzqy" }),
        Property(
            "A clear goes back to the line break, or beyond it if the reading says so, and vanishes.",
            from: .clear, .howFar, .breakStays, .clearIsHidden,
            probes: adds { ["zqx", "zqx", $0.command(.clear), "zqy"] },
            judge: gives { _, readings in readings[ConversionClear.self] == .all ? "zqy" : "\nzqy" }),
    ]
}
