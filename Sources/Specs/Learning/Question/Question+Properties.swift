import JSON
import SharedSpecs
import Specification

extension Question {
    public static let properties: [Property<Question>] = [
        Property(
            """
            The question with plain letters, or with an accent after each plain letter, has the same outcome.
            """,
            from: .accents, .looseMarks,
            probes: { input, _ in
                [plain(input.question), accented(input.question)].map {
                    Input(question: $0, reply: input.reply, stored: input.stored)
                }
            },
            judge: { trial in
                if trial.probes.isEmpty { return .notTouched }
                return trial.probes.allSatisfy { isSame($0, trial.outcome) }
                    ? .holds : .violated("other accents in the question change the outcome")
            }),
        Property(
            """
            By `full`, the path has only unreserved characters and %XX. By `minimal`, its ASCII characters other than \
            letters are those of the question, with %20 for a space.
            """,
            from: .unreserved, .space, .encoding
        ) { trial in
            guard let path = trial.outcome.output?.path else { return .notTouched }
            if trial.readings[QuestionEncoding.self] == .full {
                return path.wholeMatch(of: /\/qa\/([A-Za-z0-9\-._~]|%[0-9A-F]{2})*/) != nil
                    ? .holds : .violated("expected unreserved characters and %XX, got \(path)")
            }
            let asked = signs("/qa/" + trial.input.question).replacing(" ", with: "%20")
            return signs(path) == asked
                ? .holds
                : .violated(
                    "expected \(asked) as the ASCII characters other than letters, got \(signs(path))")
        },
        Property("No answer has a higher score than an earlier one.", from: .falling) { trial in
            guard let answers = trial.outcome.output?.answers else { return .notTouched }
            let rise = zip(answers, answers.dropFirst()).first { $0.score < $1.score }
            return rise.map { .violated("the score \($0.score) comes before \($1.score)") } ?? .holds
        },
        Property("The best answer is the first answer; without answers there is no best answer.", from: .best)
        {
            trial in
            guard let output = trial.outcome.output else { return .notTouched }
            return isSame(output.best, output.answers.first)
                ? .holds
                : .violated(
                    "expected \(output.answers.first?.answer ?? "none") as the best answer,"
                        + " got \(output.best?.answer ?? "none")")
        },
        Property(
            "Every answer that arrived is given with its text and score, except malformed answers in a reply.",
            from: .dropped, .texts, .oneNumber, .noText, .noScore, .beyond, .double, .stored, .noneDropped,
            .origin,
            judge: givesOut),
        Property(
            """
            By `full`, the questions `.` and `..` are rejected first. After that, only a reply that is not a list is \
            rejected.
            """,
            from: .noList, .dots, .dotsFirst, .stored
        ) { trial in
            let isAway = [".", ".."].contains { trial.input.question.hasSameScalars(as: $0) }
            let isInvalid = isAway && trial.readings[QuestionEncoding.self] == .full
            let isMalformed = trial.input.reply != nil && list(of: trial.input.reply) == nil
            let due = isInvalid ? invalid.code : isMalformed ? malformed.code : nil
            let code = trial.outcome.rejection?.code
            return code == due ? .holds : .violated("expected \(due ?? "answers"), got \(code ?? "answers")")
        },
        Property(
            "Marks after a digit or after an Arabic vowel mark stay, and so does が.",
            from: .accented, .looseMarks, .otherMarks, .edition,
            probes: { input, _ in
                [Input(question: input.question + "1\u{301}ا\u{64E}\u{301}が", reply: input.reply)]
            },
            judge: { trial in
                guard let path = trial.outcome.output?.path, let longer = trial.probes.first?.output?.path
                else { return .notTouched }
                let isFull = trial.readings[QuestionEncoding.self] == .full
                let end = isFull ? "%CC%81%D8%A7%D9%8E%CC%81%E3%81%8C" : "\u{301}ا\u{64E}\u{301}が"
                return longer.hasSameScalars(as: path + "1" + end)
                    ? .holds : .violated("expected 1\(end) at the end, got \(longer)")
            }),
        Property(
            "With a reply, the stored answers change nothing.", from: .replaced, .emptyReply,
            probes: { input, _ in
                input.reply == nil ? [] : [Input(question: input.question, reply: input.reply)]
            },
            judge: { trial in
                guard let probe = trial.probes.first else { return .notTouched }
                return isSame(probe, trial.outcome)
                    ? .holds : .violated("without stored answers the reply has another outcome")
            }),
    ]

    private static func givesOut(_ trial: Trial<Question>) -> Finding {
        guard let output = trial.outcome.output else { return .notTouched }
        let came = came(with: trial.input)
        let isServer = trial.input.reply != nil
        let dropped = isServer ? (list(of: trial.input.reply)?.count ?? 0) - came.count : 0
        guard output.answers.count == came.count, output.dropped == dropped,
            output.from == (isServer ? .server : .store)
        else {
            return .violated(
                """
                expected \(counted(came.count, "answer")) from \(isServer ? "server" : "store"), \(dropped) \
                dropped, got \(output.answers.count) from \(output.from.rawValue), \(output.dropped) dropped
                """)
        }
        let other = output.answers.first { answer in !came.contains { isSame($0, answer) } }
        return other.map {
            .violated("\"\($0.answer)\" with the score \($0.score) is not an answer that came")
        } ?? .holds
    }

    /// Returns the well-formed answers of the reply, or without a reply the stored answers, in their order.
    private static func came(with input: Input) -> [Answer] {
        guard input.reply != nil else {
            return (input.stored ?? []).map { Answer(answer: $0.answer, score: $0.score.double) }
        }
        return (list(of: input.reply) ?? []).compactMap { element in
            guard case .string(let text)? = element["answer"] else { return nil }
            switch element["score"] {
            case .number(let score)? where score.double.isFinite:
                return Answer(answer: text, score: score.double)
            case .string(let score)?
            where score.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+\-]?[0-9]+)?/) != nil:
                return Double(score).flatMap { $0.isFinite ? Answer(answer: text, score: $0) : nil }
            default: return nil
            }
        }
    }

    /// Returns the ASCII scalars other than letters.
    private static func signs(_ text: String) -> String {
        String(
            String.UnicodeScalarView(text.unicodeScalars.filter { $0.isASCII && !$0.properties.isAlphabetic })
        )
    }

    /// Returns the question with a plain letter in place of each accented one.
    private static func plain(_ question: String) -> String {
        question.unicodeScalars.map { String(AccentedLetters.base(of: $0) ?? $0) }.joined()
    }

    /// Returns the question with an accent after each plain letter.
    private static func accented(_ question: String) -> String {
        question.unicodeScalars.map { scalar in
            let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
            return String(scalar) + (isLetter ? "\u{301}" : "")
        }.joined()
    }

    /// Returns whether both are the same answer, up to the rounding of a score, or both are nil.
    private static func isSame(_ answer: Answer?, _ other: Answer?) -> Bool {
        guard let answer, let other else { return answer == nil && other == nil }
        return answer.answer.hasSameScalars(as: other.answer)
            && (answer.score == other.score || abs(answer.score - other.score) <= 2e-9)
    }

    private static func isSame(_ outcome: Outcome<Output>, _ other: Outcome<Output>) -> Bool {
        switch (outcome, other) {
        case (.output(let output), .output(let other)):
            output.path.hasSameScalars(as: other.path) && output.answers == other.answers
                && output.best == other.best && output.from == other.from && output.dropped == other.dropped
        case (.rejection(let rejection), .rejection(let other)): rejection.code == other.code
        default: false
        }
    }
}
