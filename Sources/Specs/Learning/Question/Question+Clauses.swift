import SharedSpecs
import Specification

extension Question {
    public enum Rule: String, RuleName {
        case path = "QUE-1"
        case order = "QUE-2"
        case origin = "QUE-3"
    }

    public static let clauses: Clauses<Question> = [
        .path: Statement(
            .source(
                """
                Accented letters lose their accents and spaces become %20 in the path, which is /qa/ and the \
                question.
                """, Source(.artils, "5.5.1")),
            .standard(
                """
                By the option full of the reading learning.question.encoding every byte of UTF-8 that is not \
                unreserved is %XX, its digits in upper case, so that / ? # % cannot break the URL.
                """, .rfc3986),
            .standard(
                """
                Clients resolve the path segments . and .. away, whatever their encoding; full has no spelling \
                for them.
                """, .urls),
            .decision("By full, a question of . or .. is therefore question.invalid, whatever the reply is."),
            .decision(
                """
                An accented letter is one up to U+1FFF whose canonical decomposition is a letter and marks of \
                U+0300 to U+036F, or such a letter with such marks after it: not ø, ł, ß, æ.
                """)),
        .order: Statement(
            .source(
                """
                The answers of a reply are ordered by score, falling; scores may be numbers or texts of numbers. \
                best is the first.
                """, Source(.artils, "5.5", "5.5.1", "fig. 5.19")),
            .standard("A score text is exactly one number, without white space around it.", .rfc8259),
            .decision(
                """
                Scores are compared by their exact decimal values, or as doubles, by the reading \
                learning.question.score; ties stay as received.
                """),
            .decision(
                """
                An answer is malformed that is no object, has no text as its answer, or no score of which the \
                nearest double is finite; its other members do not matter. It is left out and counted in dropped.
                """),
            .decision("A body that is no list is reply.malformed. A score is given out as a double.")),
        .origin: Statement(
            .source(
                "Without a reply the stored answers serve; those of a good reply are stored.",
                Source(.artils, "5.5.1", "fig. 5.20", "fig. 5.21")),
            .decision(
                "The answers of a good reply replace the stored ones; they are not added to them.",
                near: Source(.artils, "5.5.1", "fig. 5.21")),
            .decision(
                """
                An empty list is a good reply, and so is one whose answers are all malformed. The stored answers \
                are ordered as those of a reply are, and none of them is dropped.
                """)),
    ]
}
