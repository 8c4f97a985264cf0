import SharedSpecs
import Specification

extension Question {
    public enum Law: LawName {
        public typealias Subsystem = Question
        case accents, space, prefix, unreserved, upperCase, dots, encoding, dotsFirst, accented, looseMarks,
            otherMarks, edition
        case falling, texts, best, oneNumber, comparison, ties, noText, noScore, beyond, dropped, noList,
            double
        case stored, replyServes, replaced, emptyReply, noneDropped, origin
    }

    private static let call = Source(.artils, "5.5.1")

    public static let laws: Laws<Question> = [
        ("QUE-1a", .accents, .source(call)): """
        In the path, each accented letter of the question is replaced with the same letter without its accents.
        """,
        ("QUE-1b", .space, .source(call)): """
        Each space in the question (U+0020, but no other white space) is written as %20, not as a plus sign.
        """,
        ("QUE-1c", .prefix, .source(call)): """
        `path` is /qa/ followed by the question. The accents of the question are removed (QUE-1a), and the question is \
        then encoded (QUE-1g).
        """,
        ("QUE-1d", .unreserved, .standard(.rfc3986)): """
        Only the ASCII letters, the ASCII digits and the characters `- . _ ~` are unreserved. Other characters that a \
        path may contain, such as / and +, are not unreserved.
        """,
        ("QUE-1e", .upperCase, .standard(.rfc3986)): """
        An encoded byte is written as % followed by the two hexadecimal digits of the byte in upper case.
        """,
        ("QUE-1f", .dots, .standard(.urls)): """
        Clients remove the path segments `.` and `..` from a URL, even if the segments are encoded. The questions \
        `.` and `..` therefore cannot be sent, and the option `full` of the reading `learning.question.encoding` \
        rejects them.
        """,
        ("QUE-1g", .encoding, .decision): """
        Under the option `full` of the reading `learning.question.encoding`, every UTF-8 byte of the question is \
        encoded unless it is an unreserved character. Under the option `minimal`, only spaces are encoded.
        """,
        ("QUE-1h", .dotsFirst, .decision): """
        Under the option `full` of the reading `learning.question.encoding`, the questions `.` and `..` are rejected \
        as question.invalid, even if the reply is not a list.
        """,
        ("QUE-1i", .accented, .decision): """
        A letter is accented if its full canonical decomposition (NFD) is a letter followed by one or more of the \
        marks U+0300 to U+036F. A letter above U+1FFF is never accented. The letters ø, ł, ß, æ and が are not accented.
        """,
        ("QUE-1j", .looseMarks, .decision): """
        A run of marks from U+0300 to U+036F is dropped if it follows a letter up to U+1FFF, whether or not this \
        letter is accented. Any other run of these marks is kept.
        """,
        ("QUE-1k", .otherMarks, .decision): """
        Only the marks from U+0300 to U+036F count as accents. Apart from the removal of accents, the question is not \
        normalised.
        """,
        ("QUE-1l", .edition, .decision): """
        A letter is a character whose general category is L in Unicode 15.0, whether or not the character has the \
        property Alphabetic. No case contains a letter newer than Unicode 14.0, so a library with the data of Unicode \
        14.0 also conforms.
        """,
        ("QUE-2a", .falling, .source(.artils, "5.5", "5.5.1")): """
        `answers` is sorted by score, highest first, whether the answers come from the reply or from the store.
        """,
        ("QUE-2b", .texts, .source(.artils, "5.5.1", "fig. 5.19")):
            "The `score` of an answer in the reply is a number, or a string that is itself a number.",
        ("QUE-2c", .best, .source(.artils, "5.5.1", "fig. 5.21")): "`best` is the first answer in `answers`.",
        ("QUE-2d", .oneNumber, .standard(.rfc8259)): """
        A string counts as a number only if the complete string is one JSON number. The strings `+1`, `.5` and `0x1`, \
        and a number with white space beside it, do not count as numbers.
        """,
        ("QUE-2e", .comparison, .decision): """
        The reading `learning.question.score` determines whether scores are compared by their exact decimal values or \
        by their nearest doubles.
        """,
        ("QUE-2f", .ties, .decision):
            "Answers with equal scores keep their order from `reply` or `stored`.",
        ("QUE-2g", .noText, .decision): """
        An element of the reply must be an object with the members `answer` and `score`; its other members are \
        ignored. If `answer` is not a string, the element is malformed, and does not count as an empty answer.
        """,
        ("QUE-2h", .noScore, .decision): """
        If the `score` of an element is neither a number nor a string that is a number, the element is malformed, and \
        its score does not count as 0.
        """,
        ("QUE-2i", .beyond, .decision): """
        If the double nearest to the score of an element is not finite, the element is malformed, and its score does \
        not count as 0. If the score of an element underflows, as 1e-400 does, the element is kept.
        """,
        ("QUE-2j", .dropped, .decision): """
        A malformed element of the reply is left out of `answers` and counted in `dropped`. The well-formed elements \
        of the reply stay in `answers`.
        """,
        ("QUE-2k", .noList, .decision): """
        If the body of the reply is not a list (for example, if it is `null`), the reply is rejected as \
        reply.malformed. A list is never rejected, whatever elements it contains.
        """,
        ("QUE-2l", .double, .decision):
            "Each `score` in the output is the double nearest to the score in `reply` or in `stored`.",
        ("QUE-3a", .stored, .source(.artils, "5.5.1", "fig. 5.20")):
            "If there is no reply, `answers` contains the stored answers.",
        ("QUE-3b", .replyServes, .source(.artils, "5.5.1", "fig. 5.21")): """
        A reply is good if its body is a list. If there is a good reply, `answers` contains the answers of the reply, \
        and the app also stores these answers.
        """,
        ("QUE-3c", .replaced, .decision): """
        The answers of a good reply are not added to the stored answers, but replace the stored answers.
        """,
        ("QUE-3d", .emptyReply, .decision): """
        An empty list is also a good reply, and so is a list that contains only malformed elements. In both cases, \
        `answers` is empty, even if there are stored answers.
        """,
        ("QUE-3e", .noneDropped, .decision): "If there is no reply, `dropped` is 0.",
        ("QUE-3f", .origin, .decision):
            "`from` is `server` if there is a reply, and `store` if there is no reply.",
    ]
}
