import Specification

extension Question {
    public enum Rule: String, RuleName {
        case path = "QUE-1"
        case order = "QUE-2"
        case origin = "QUE-3"
    }

    public static let clauses: Clauses<Question> = [
        .path: Statement(
            """
            Accented letters lose their accents, spaces become %20. By the reading learning.question.encoding the \
            rest is percent-encoded too, or left as it is.
            """,
            source: Source(.artils, "5.5.1"),
            note: """
                The path is /qa/ and the question. An accented letter is one up to U+1FFF whose canonical \
                decomposition is a letter and marks of U+0300 to U+036F, or such a letter with such marks after it: \
                not ø, ł, ß, æ. Bytes are those of UTF-8, their digits upper case.
                """),
        .order: Statement(
            """
            Scores may be numbers or texts of numbers. Answers are ordered by score, falling, ties as received; \
            best is the first. A malformed answer is left out and counted in dropped; a body that is no list is \
            reply.malformed.
            """,
            source: Source(.artils, "5.5", "5.5.1", "fig. 5.19"),
            note: """
                A score text is just one number by RFC 8259. An answer is malformed that is no object, has no text \
                as its answer, or no finite score; its other members do not matter.
                """),
        .origin: Statement(
            "Without a reply the stored answers serve; a good reply replaces them.",
            source: Source(.artils, "5.5.1", "fig. 5.20", "fig. 5.21"),
            note: """
                An empty list is a good reply, and so is one whose answers are all malformed. The stored answers \
                are ordered as those of a reply are, and none of them is dropped.
                """),
    ]
}
