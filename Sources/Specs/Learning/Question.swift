import JSON
import Specification

/// learning.question: a question, how it is asked, and the answers in the order of their scores.
public enum Question: Specification {
    public static let id: SubsystemID = "learning.question"
    public static let summary =
        "Writes the path by which a question is asked, and orders the answers of the server or of the store."

    public struct Stored: Wire {
        public let answer: String
        /// As it was written.
        public let score: Number

        public init(answer: String, score: Number) {
            self.answer = answer
            self.score = score
        }

        static let scores = Shape.Bounds(atLeast: -1e300, atMost: 1e300)

        public static let shape = Shape.record([
            .required("answer", .string(), "Its text."),
            .required("score", .number(scores), "How well it answers the question."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            answer = try members.required("answer")
            score = try members.required("score")
            try members.finish()
            guard (-1e300...1e300).contains(score.double) else {
                throw Misfit("-1e300 to 1e300 is expected, not \(score.text)", at: Path([.member("score")]))
            }
        }

        public var value: Value { .record(("answer", answer.value), ("score", .number(score))) }
    }

    public struct Input: Wire {
        public let question: String
        /// The body of the reply, whatever it is; nil where none came.
        public let reply: Value?
        public let stored: [Stored]?

        public init(question: String, reply: Value? = nil, stored: [Stored]? = nil) {
            self.question = question
            self.reply = reply
            self.stored = stored
        }

        public static let shape = Shape.record([
            .required("question", .string(), "As the user wrote it."),
            .optional("reply", .any, "The body of the server's reply; absent where none came."),
            .optional("stored", .array(Stored.shape), "The answers kept from before."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            question = try members.required("question")
            reply = try members.optional("reply", as: AnyValue.self)?.value
            stored = try members.optional("stored")
            try members.finish()
        }

        public var value: Value {
            .record(("question", question.value), ("reply", reply), ("stored", stored?.value))
        }
    }

    public struct Answer: Wire, Equatable {
        public let answer: String
        public let score: Double

        public init(answer: String, score: Double) {
            self.answer = answer
            self.score = score
        }

        public static let shape = Shape.record([
            .required("answer", .string(), "Its text."),
            .required("score", .number(), "How well it answers the question."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            answer = try members.required("answer")
            score = try members.required("score")
            try members.finish()
        }

        public var value: Value { .record(("answer", answer.value), ("score", score.value)) }

        public static func == (left: Answer, right: Answer) -> Bool {
            left.answer.hasSameScalars(as: right.answer) && left.score == right.score
        }
    }

    /// Where the answers come from.
    public enum Origin: String, CaseIterable, Sendable, Wire {
        case server, store
    }

    public struct Output: Wire {
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

        public static let shape = Shape.record([
            .required("path", .string(), "Of the request."),
            .required("answers", .array(Answer.shape), "By score, falling."),
            .optional("best", Answer.shape, "The first of them."),
            .required("from", Origin.shape, "Where they come from."),
            .required("dropped", .integer(.natural), "How many answers of the reply are malformed."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            path = try members.required("path")
            answers = try members.required("answers")
            best = try members.optional("best")
            from = try members.required("from")
            dropped = try members.required("dropped", within: 0...Int.exactRange.upperBound)
            try members.finish()
        }

        public var value: Value {
            .record(
                ("path", path.value), ("answers", answers.value), ("best", best?.value), ("from", from.value),
                ("dropped", dropped.value))
        }
    }

    public static let malformed = DeclaredRejection("reply.malformed", "The body of the reply is no list.")

    public static let rejections = [malformed]
    public static let readings = [QuestionEncoding.reading]

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
