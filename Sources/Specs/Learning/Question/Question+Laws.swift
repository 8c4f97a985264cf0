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
        .accents: .source("Accented letters lose their accents.", call),
        .space: .source("Spaces become %20, and not +.", call),
        .prefix: .source("The path is /qa/ and the question.", call),
        .unreserved: .standard(
            """
            Unreserved are the letters and digits of ASCII and - . _ ~ alone, and not what else a path may have, such \
            as / and +.
            """, .rfc3986),
        .upperCase: .standard(
            "An encoded byte is % and its two hexadecimal digits, which are in upper case.", .rfc3986),
        .dots: .standard(
            """
            Clients resolve the path segments . and .. away, even if they are encoded, so that full has no spelling \
            for them.
            """, .urls),
        .encoding: .decision(
            """
            By the option full of the reading learning.question.encoding every byte of UTF-8 that is not unreserved is \
            encoded, by minimal spaces alone.
            """),
        .dotsFirst: .decision(
            "By full, a question of . or .. is question.invalid, even if the reply is no list."),
        .accented: .decision(
            """
            An accented letter is one up to U+1FFF whose canonical decomposition is a letter and marks of U+0300 to \
            U+036F: not ø, ł, ß, æ or が.
            """),
        .looseMarks: .decision(
            "So is a letter up to U+1FFF with such marks after it; after anything else they stay."),
        .otherMarks: .decision("No other mark is an accent: only those of U+0300 to U+036F are."),
        .edition: .decision(
            """
            A letter is what is one by its general category in Unicode 16.0, and not whatever is alphabetic; no case has \
            a letter that came after Unicode 14.0.
            """
        ),
        .falling: .source(
            "The answers of a reply are ordered by their scores, the highest first.",
            Source(.artils, "5.5", "5.5.1")
        ),
        .texts: .source(
            "A score is a number, or a text of a number.", Source(.artils, "5.5.1", "fig. 5.19")),
        .best: .source("The first answer is the best one.", Source(.artils, "5.5.1", "fig. 5.21")),
        .oneNumber: .standard(
            "A text is a number if it is exactly one of JSON, not +1, .5, 0x1 or one with white space.",
            .rfc8259),
        .comparison: .decision(
            """
            Scores are compared by their exact decimal values, or as the nearest doubles, by the reading \
            learning.question.score.
            """),
        .ties: .decision("Answers of equal scores stay as received."),
        .noText: .decision("An element without a text as its answer is malformed, and not an empty answer."),
        .noScore: .decision("One without a score is malformed, and not one of score 0."),
        .beyond: .decision("One whose score has no finite nearest double is malformed, and not 0."),
        .dropped: .decision("A malformed answer is left out and counted in dropped; the others stay."),
        .noList: .decision(
            "A body that is no list is reply.malformed; a list is not, even if an answer in it is malformed."),
        .double: .decision("A score is given out as the nearest double."),
        .stored: .source(
            "Without a reply the stored answers serve.", Source(.artils, "5.5.1", "fig. 5.20")),
        .replyServes: .source(
            "If there is a good reply its answers serve, and are stored.",
            Source(.artils, "5.5.1", "fig. 5.21")),
        .replaced: .decision("They replace the stored ones, and are not added to them."),
        .emptyReply: .decision(
            "An empty list is a good reply, for which no stored answers serve, and so is one of malformed answers."
        ),
        .noneDropped: .decision("No stored answer is dropped."),
        .origin: .decision("from is server if there is a reply, else store."),
    ]
}
