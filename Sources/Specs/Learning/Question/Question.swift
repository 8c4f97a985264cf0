import JSON
import SharedSpecs
import Specification

/// learning.question: the path of the request that asks a question, and the answers in the order of their scores.
public enum Question: Specification {
    public static let id: SubsystemID = "learning.question"
    public static let summary =
        "Computes the path of the request for a question, and sorts the answers from the server or the store."

    /// The greatest score that a stored answer may have; the least score is the negative of this number.
    static let greatestScore = 1e300

    /// An answer with its score, from the store or from a reply.
    public struct Stored: Record, Equatable {
        public let answer: String
        /// The score, spelled as in the input.
        public let score: Number

        public init(answer: String, score: Number) {
            self.answer = answer
            self.score = score
        }

        public static let form = Form(
            Stored.init, Member("answer", { $0.answer }, "The text of the answer."),
            Member("score", { $0.score }, "A measure of how well the answer fits the question.", scores))

        private static let scores = Limit<Number>(
            .number(.init(atLeast: -greatestScore, atMost: greatestScore))
        ) { score in
            abs(score.double) <= greatestScore ? nil : "-1e300 to 1e300 is expected, not \(score.text)"
        }

        public static func == (left: Stored, right: Stored) -> Bool {
            left.answer.hasSameScalars(as: right.answer) && left.score == right.score
        }
    }

    public struct Input: Record {
        public let question: String
        /// The body of the reply, which may be any JSON value; nil if there is no reply.
        public let reply: Value?
        public let stored: [Stored]?

        public init(question: String, reply: Value? = nil, stored: [Stored]? = nil) {
            self.question = question
            self.reply = reply
            self.stored = stored
        }

        public static let form = Form(
            { Input(question: $0, reply: $1?.value, stored: $2) },
            Member(
                "question", { $0.question },
                "The question as the user wrote it, which may contain any characters."),
            Member(
                "reply", { $0.reply.map { AnyValue($0) } },
                "The body of the server's reply, which may be any JSON value; absent if there is no reply."),
            Member("stored", { $0.stored }, "The answers that the store has before the request."))
    }

    public struct Answer: Record, Equatable {
        public let answer: String
        public let score: Double

        public init(answer: String, score: Double) {
            self.answer = answer
            self.score = score
        }

        public static let form = Form(
            Answer.init, Member("answer", { $0.answer }, "The text of the answer."),
            Member("score", { $0.score }, "A measure of how well the answer fits the question."))

        public static func == (left: Answer, right: Answer) -> Bool {
            left.answer.hasSameScalars(as: right.answer) && left.score == right.score
        }
    }

    /// The origin of the answers in the output.
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
            Member("path", { $0.path }, "The path of the request."),
            Member("answers", { $0.answers }, "The answers in descending order of score."),
            Member("best", { $0.best }, "The first answer; absent if there are no answers."),
            Member("from", { $0.from }, "The origin of the answers: the server or the store."),
            Member("dropped", { $0.dropped }, "The number of malformed answers in the reply.", .atLeast(0)))
    }

    public static let malformed = DeclaredRejection("reply.malformed", "The body of the reply is not a list.")

    public static let invalid = DeclaredRejection(
        "question.invalid", "The question is `.` or `..`, which clients remove from a path.")

    public static let rejections = [malformed, invalid]
    public static let readings = [QuestionEncoding.reading, QuestionScore.reading]

    public static let tolerances = ["$.answers[].score", "$.best.score"].map {
        Tolerance($0, within: 1e-9, why: "the decimal digits of a score may be converted in several ways")
    }
}

/// The part of a question that is percent-encoded in the path.
public enum QuestionEncoding: String, ReadingOption {
    case full, minimal

    public static let reading = Reading(
        "learning.question.encoding",
        "Which part of a question is percent-encoded after the accents are removed?",
        source: Source(.artils, "5.5.1"),
        options: .init(
            "full", "every byte that is not unreserved in RFC 3986, so that / ? # % cannot break the URL"),
        .init("minimal", "only spaces, as in the source"))
}

/// The values by which the scores of answers are compared.
public enum QuestionScore: String, ReadingOption {
    case exact, double

    public static let reading = Reading(
        "learning.question.score", "How are scores compared?",
        source: Source(.artils, "5.5.1", "fig. 5.20"),
        options: .init("exact", "by their exact decimal values, as written"),
        .init(
            "double", "by their nearest doubles, which fig. 5.20 stores: slightly different scores may tie"))
}
