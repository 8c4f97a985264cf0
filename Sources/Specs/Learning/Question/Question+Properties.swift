import JSON
import SharedSpecs
import Specification

extension Question {
    public static let properties: [Property<Question>] = [
        Property(
            "The same question in plain letters, or with an accent after each, has the same outcome.",
            from: .accents, .looseMarks,
            probes: { input, _ in
                [plain(input.question), accented(input.question)].map {
                    Input(question: $0, reply: input.reply, stored: input.stored)
                }
            },
            judge: { trial in
                if trial.probes.isEmpty { return .notTouched }
                return trial.probes.allSatisfy { isSame($0, trial.outcome) }
                    ? .holds : .violated("with other accents the question has another outcome")
            }),
        Property("By full a path can be decoded, and has nothing that ends it.", from: .unreserved) {
            trial in
            guard let path = trial.outcome.output?.path, trial.readings[QuestionEncoding.self] == .full
            else { return .notTouched }
            return path.wholeMatch(of: /\/qa\/([A-Za-z0-9\-._~]|%[0-9A-F]{2})*/) != nil
                ? .holds : .violated("expected unreserved characters and %XX, got \(path)")
        },
        Property("No answer has a higher score than one before it.", from: .falling) { trial in
            guard let answers = trial.outcome.output?.answers else { return .notTouched }
            let rise = zip(answers, answers.dropFirst()).first { $0.score < $1.score }
            return rise.map { .violated("the score \($0.score) comes before \($1.score)") } ?? .holds
        },
        Property("The best answer is the first one, and without answers there is none.", from: .best) {
            trial in
            guard let output = trial.outcome.output else { return .notTouched }
            return isSame(output.best, output.answers.first)
                ? .holds
                : .violated(
                    "expected \(output.answers.first?.answer ?? "none") as the best answer,"
                        + " got \(output.best?.answer ?? "none")")
        },
        Property("Each element of a reply is an answer or dropped.", from: .dropped) { trial in
            guard let output = trial.outcome.output, let elements = list(of: trial.input.reply) else {
                return .notTouched
            }
            let count = output.answers.count + output.dropped
            return count == elements.count
                ? .holds : .violated("expected \(elements.count) answers and dropped ones, got \(count)")
        },
        Property(
            "Beside a reply it does not matter what is stored.", from: .replaced, .emptyReply,
            probes: { input, _ in
                input.reply == nil ? [] : [Input(question: input.question, reply: input.reply)]
            },
            judge: { trial in
                guard let probe = trial.probes.first else { return .notTouched }
                return isSame(probe, trial.outcome)
                    ? .holds : .violated("without stored answers the reply leads to another outcome")
            }),
    ]

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

    /// Returns whether both are the same answer, but for what reading a score rounds, or both are none.
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
