import JSON
import SharedSpecs
import Specification

extension Question {
    public static let properties: [Property<Question>] = [
        Property(
            "Removing the accents of letters in the question, or adding accents to letters, does not change the path.",
            from: .accents, .looseMarks,
            probes: { input, _ in
                let scalars = input.question.unicodeScalars
                let plain = scalars.map { String(AccentedLetters.base(of: $0) ?? $0) }
                let accented = scalars.map { String($0) + ($0.isASCII && $0.isLetter ? "\u{301}" : "") }
                return [plain, accented].map { Input(question: $0.joined(), reply: input.reply) }
            },
            judge: { trial, output in
                return trial.probes.allSatisfy { $0.output?.path.hasSameScalars(as: output.path) ?? false }
                    ? .holds : .violated("the path changes if only the accents of the question change")
            }),
        Property(
            """
            Under the option `full`, only unreserved characters and %XX follow /qa/ in the path. Under the option \
            `minimal`, the ASCII characters after /qa/ that are not letters are exactly those of the question, with \
            %20 in place of each space.
            """,
            from: .unreserved, .space, .encoding
        ) { trial, output in
            if trial.readings[QuestionEncoding.self] == .full {
                return isEncoded(output.path)
                    ? .holds : .violated("expected unreserved characters and %XX, got \(output.path)")
            }
            let asked = signs("/qa/" + trial.input.question).replacing(" ", with: "%20")
            return signs(output.path) == asked
                ? .holds
                : .violated(
                    "expected \(asked) as the ASCII characters other than letters, got \(signs(output.path))")
        },
        Property("No answer has a higher score than an earlier answer.", from: .falling) { _, output in
            let rise = zip(output.answers, output.answers.dropFirst()).first { $0.score < $1.score }
            return rise.map { .violated("the score \($0.score) comes before the higher score \($1.score)") }
                ?? .holds
        },
        Property("`best` is the first answer, or absent if there are no answers.", from: .best) {
            _, output in
            return isSame(output.best, output.answers.first)
                ? .holds : .violated("the best answer is not the first one")
        },
        Property(
            "The output has every answer that arrived, with its text and score, except malformed answers in a reply.",
            from: .dropped, .texts, .oneNumber, .noText, .noScore, .beyond, .double, .stored, .noneDropped,
            .origin,
            judge: givesOut),
        Property(
            "The path keeps the letter が, and each mark that follows a digit or an Arabic vowel mark.",
            from: .accented, .looseMarks, .otherMarks, .edition,
            probes: { input, _ in
                [Input(question: input.question + "1\u{301}ا\u{64E}\u{301}が", reply: input.reply)]
            },
            judge: { trial, output in
                guard let longer = trial.probes.first?.output?.path else { return .notTouched }
                let isFull = trial.readings[QuestionEncoding.self] == .full
                let end = isFull ? "%CC%81%D8%A7%D9%8E%CC%81%E3%81%8C" : "\u{301}ا\u{64E}\u{301}が"
                return longer.hasSameScalars(as: output.path + "1" + end)
                    ? .holds : .violated("expected 1\(end) at the end, got \(longer)")
            }),
    ]

    private static func givesOut(_ trial: Trial<Question>, _ output: Output) -> Finding {
        let came = came(with: trial.input)
        let isServer = trial.input.reply != nil
        let dropped = isServer ? (list(of: trial.input.reply)?.count ?? 0) - came.count : 0
        let isRight =
            output.answers.count == came.count && output.dropped == dropped
            && output.from == (isServer ? .server : .store)
            && output.answers.allSatisfy { answer in came.contains { isSame($0, answer) } }
        return isRight
            ? .holds
            : .violated(
                """
                expected the \(counted(came.count, "answer")) of the \(isServer ? "server" : "store") and \(dropped) \
                dropped, got \(output.answers.count) from the \(output.from.rawValue) and \(output.dropped) dropped
                """)
    }

    /// Returns the well-formed answers of the reply, or the stored answers if there is no reply, in their order.
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

    /// Returns whether only unreserved characters and %XX follow /qa/ in a path.
    ///
    /// A regular expression with a group for each character would need hundreds of bytes per character.
    private static func isEncoded(_ path: String) -> Bool {
        guard path.hasPrefix("/qa/") else { return false }
        let plain = path.dropFirst(4).replacing(/%[0-9A-F]{2}/, with: "")
        return plain.wholeMatch(of: /[A-Za-z0-9\-._~]*/) != nil
    }

    /// Returns the ASCII characters of a string except its letters.
    private static func signs(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0.isASCII && !$0.properties.isAlphabetic })
    }

    /// Returns whether both answers are the same, apart from the rounding of their scores, or both are nil.
    private static func isSame(_ answer: Answer?, _ other: Answer?) -> Bool {
        guard let answer, let other else { return answer == nil && other == nil }
        return answer.answer.hasSameScalars(as: other.answer)
            && (answer.score == other.score || abs(answer.score - other.score) <= 2e-9)
    }
}
