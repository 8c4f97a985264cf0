import SharedSpecs
import Specification

extension Question {
    public enum Law: String, LawName {
        case accents = "QUE-1a"
        case space = "QUE-1b"
        case prefix = "QUE-1c"
        case unreserved = "QUE-1d"
        case upperCase = "QUE-1e"
        case dots = "QUE-1f"
        case encoding = "QUE-1g"
        case dotsFirst = "QUE-1h"
        case accented = "QUE-1i"
        case looseMarks = "QUE-1j"
        case otherMarks = "QUE-1k"
        case edition = "QUE-1l"
        case falling = "QUE-2a"
        case texts = "QUE-2b"
        case best = "QUE-2c"
        case oneNumber = "QUE-2d"
        case comparison = "QUE-2e"
        case ties = "QUE-2f"
        case noText = "QUE-2g"
        case noScore = "QUE-2h"
        case beyond = "QUE-2i"
        case dropped = "QUE-2j"
        case noList = "QUE-2k"
        case double = "QUE-2l"
        case stored = "QUE-3a"
        case replyServes = "QUE-3b"
        case replaced = "QUE-3c"
        case emptyReply = "QUE-3d"
        case noneDropped = "QUE-3e"
        case origin = "QUE-3f"
    }

    private static let call = Source(.artils, "5.5.1")

    public static let laws: Laws<Question> = [
        .accents: .source("An accented letter is replaced with the same letter without its accents.", call),
        .space: .source(
            "Each space (only U+0020) is written as %20, not as +.", call),
        .prefix: .source(
            "The path is /qa/ followed by the question.", call),
        .unreserved: .standard(
            """
            Only the ASCII letters and digits and `- . _ ~` are unreserved. Other characters that a path may have, \
            such as / and +, are not unreserved.
            """, .rfc3986),
        .upperCase: .standard(
            "An encoded byte is % followed by its two hexadecimal digits in upper case.", .rfc3986),
        .dots: .standard(
            """
            Clients resolve away the path segments `.` and `..`. The questions `.` and `..` therefore cannot be sent \
            as path segments, even encoded, and the option `full` has no spelling for them.
            """, .urls),
        .encoding: .decision(
            """
            Under the option `full` of the reading `learning.question.encoding`, every UTF-8 byte that is not \
            unreserved is encoded. Under the option `minimal`, only spaces are encoded.
            """),
        .dotsFirst: .decision(
            """
            Under the option `full`, the questions `.` and `..` are rejected as question.invalid, even if the reply is \
            not a list.
            """
        ),
        .accented: .decision(
            """
            An accented letter is a letter up to U+1FFF whose full canonical decomposition (NFD) is a letter followed \
            by one or more of the marks U+0300 to U+036F. ø, ł, ß, æ and が are not accented letters.
            """),
        .looseMarks: .decision(
            """
            Marks from U+0300 to U+036F are dropped if they follow a letter up to U+1FFF, even an accented one. If \
            they follow any other character, they stay.
            """),
        .otherMarks: .decision(
            """
            Only the marks from U+0300 to U+036F are accents; no other mark is. Apart from its accents, the question \
            is not normalised.
            """),
        .edition: .decision(
            """
            A letter is a character with general category L in Unicode 15.0, not with the property Alphabetic. No case \
            has a letter newer than Unicode 14.0, so older libraries conform too.
            """
        ),
        .falling: .source(
            "The answers are ordered by score, the highest first. Stored answers are ordered in the same way.",
            Source(.artils, "5.5", "5.5.1")
        ),
        .texts: .source(
            "A score is a number, or a text that is itself a number.", Source(.artils, "5.5.1", "fig. 5.19")),
        .best: .source("The first answer is the best answer.", Source(.artils, "5.5.1", "fig. 5.21")),
        .oneNumber: .standard(
            """
            A text counts as a number only if the whole text is one JSON number. `+1`, `.5`, `0x1` and a number with \
            white space do not count.
            """,
            .rfc8259),
        .comparison: .decision(
            """
            Whether scores are compared by their exact decimal values or by their nearest doubles depends on the \
            reading `learning.question.score`.
            """),
        .ties: .decision(
            "Answers with equal scores stay in the order in which they arrived."),
        .noText: .decision(
            """
            An element of a reply is an object with the members `answer` and `score`; other members are ignored. If \
            `answer` is not a text, the element is malformed; it does not count as an empty answer.
            """),
        .noScore: .decision(
            """
            An element whose score is neither a number nor a text that is a number is malformed; the score does not \
            count as 0.
            """
        ),
        .beyond: .decision(
            """
            An element whose score has no finite nearest double is malformed; the score does not count as 0. A score \
            that underflows, such as 1e-400, is kept.
            """),
        .dropped: .decision("A malformed answer is left out and counted in `dropped`; the others stay."),
        .noList: .decision(
            """
            A reply whose body is not a list (such as `null`) is rejected as reply.malformed. A list is never \
            rejected, whatever its elements.
            """),
        .double: .decision(
            "A score in the output is the double nearest to the score that arrived."),
        .stored: .source(
            "If there is no reply, the output has the stored answers.", Source(.artils, "5.5.1", "fig. 5.20")),
        .replyServes: .source(
            "If there is a good reply, its answers are given and stored.",
            Source(.artils, "5.5.1", "fig. 5.21")),
        .replaced: .decision(
            "The answers of a good reply replace the stored answers, rather than being added to them."),
        .emptyReply: .decision(
            """
            An empty list is a good reply, and so is a list in which all answers are malformed. In these cases the \
            output has no stored answers.
            """
        ),
        .noneDropped: .decision(
            "If there is no reply, `dropped` is 0."),
        .origin: .decision(
            "`from` is `server` if there is a reply, and `store` if there is none."),
    ]
}
