import JSON
import SharedSpecs
import Specification

/// learning.question: a question, how it is asked, and the answers in the order of their scores.
public enum Question: Specification {
    public static let id: SubsystemID = "learning.question"
    public static let summary =
        "Writes the path by which a question is asked, and orders the answers of the server or of the store."

    /// The greatest score of a stored answer, and with its sign changed the least one.
    static let greatestScore = 1e300

    public struct Stored: Record {
        public let answer: String
        /// As it was written.
        public let score: Number

        public init(answer: String, score: Number) {
            self.answer = answer
            self.score = score
        }

        public static let form = Form(
            Stored.init, Member("answer", { $0.answer }, "Its text."),
            Member("score", { $0.score }, "How well it answers the question.", scores))

        private static let scores = Limit<Number>(
            .number(.init(atLeast: -greatestScore, atMost: greatestScore))
        ) { score in
            abs(score.double) <= greatestScore ? nil : "-1e300 to 1e300 is expected, not \(score.text)"
        }
    }

    public struct Input: Record {
        public let question: String
        /// The body of the reply, whatever it is; nil if none came.
        public let reply: Value?
        public let stored: [Stored]?

        public init(question: String, reply: Value? = nil, stored: [Stored]? = nil) {
            self.question = question
            self.reply = reply
            self.stored = stored
        }

        public static let form = Form(
            { Input(question: $0, reply: $1?.value, stored: $2) },
            Member("question", { $0.question }, "As the user wrote it, in any characters."),
            Member(
                "reply", { $0.reply.map { AnyValue($0) } },
                "The body of the server's reply; absent where none came."),
            Member("stored", { $0.stored }, "The answers kept from before."))
    }

    public struct Answer: Record, Equatable {
        public let answer: String
        public let score: Double

        public init(answer: String, score: Double) {
            self.answer = answer
            self.score = score
        }

        public static let form = Form(
            Answer.init, Member("answer", { $0.answer }, "Its text."),
            Member("score", { $0.score }, "How well it answers the question."))

        public static func == (left: Answer, right: Answer) -> Bool {
            left.answer.hasSameScalars(as: right.answer) && left.score == right.score
        }
    }

    /// Where the answers come from.
    public enum Origin: String, CaseIterable, Sendable, Wire {
        case server, store
    }

    public struct Output: Record {
        public let path: String
        public let answers: [Answer]
        public let best: Answer?
        public let from: Origin
        public let dropped: Int

        public init(path: String, answers: [Answer], best: Answer?, from: Origin, dropped: Int) {
            self.path = path
            self.answers = answers
            self.best = best
            self.from = from
            self.dropped = dropped
        }

        public static let form = Form(
            Output.init,
            Member("path", { $0.path }, "Of the request."),
            Member("answers", { $0.answers }, "By score, falling."),
            Member("best", { $0.best }, "The first of them; absent if there is none."),
            Member("from", { $0.from }, "Where they come from."),
            Member("dropped", { $0.dropped }, "How many answers of the reply are malformed.", .atLeast(0)))
    }

    public static let malformed = DeclaredRejection("reply.malformed", "The body of the reply is no list.")

    public static let invalid = DeclaredRejection(
        "question.invalid", "The question is . or .., which no client would ask for.")

    public static let rejections = [malformed, invalid]
    public static let readings = [QuestionEncoding.reading, QuestionScore.reading]

    public static let tolerances = ["$.answers[].score", "$.best.score"].map {
        Tolerance(
            $0, within: 1e-9, why: "A score may be read from its decimal digits in more than one way.")
    }
}

/// How much of a question is encoded in the path.
public enum QuestionEncoding: String, ReadingOption {
    case full, minimal

    public static let reading = Reading(
        "learning.question.encoding", "What of a question is percent-encoded, once its accents are gone?",
        source: Source(.artils, "5.5.1"),
        options: .init(
            "full", "every byte outside RFC 3986's unreserved, so that / ? # % cannot break the URL"),
        .init("minimal", "spaces alone, as the source does"))
}

/// By what the scores of answers are compared.
public enum QuestionScore: String, ReadingOption {
    case exact, double

    public static let reading = Reading(
        "learning.question.score", "By what are scores compared?",
        source: Source(.artils, "5.5.1", "fig. 5.20"),
        options: .init("exact", "their exact decimal values, as they are written"),
        .init("double", "the nearest doubles, as fig. 5.20 keeps them: near ones may be ties"))
}
