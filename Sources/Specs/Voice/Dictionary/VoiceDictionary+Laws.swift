import SharedSpecs
import Specification

extension VoiceDictionary {
    public enum Law: LawName {
        public typealias Subsystem = VoiceDictionary
        case file, english, missing, wholeNames, faultStays
        case lines, lineFeed, mark, blank, counted, firstLine, malformedFirst
        case parting, leftOfIt, noKeyword, within, keywordCase, lineBreak
        case commas, tidied, order, noneEmpty, asWritten, lowered
        case ambiguous, anyCase, second, joins, once, byScalars
        case description, wholeDescription, apart
    }

    private static let resources = Source(.mobileSand, "3.4")

    public static let laws: Laws<VoiceDictionary> = [
        ("DIC-1a", .file, .source(resources)): """
        The file `[language]_[name].txt` is read, with `language` and `name` from the input. `file` in the output is \
        the name of the file that was read.
        """,
        ("DIC-1b", .english, .source(resources)): """
        If the file `[language]_[name].txt` does not exist, the file `en_[name].txt` is read instead. If both files \
        exist, the file of the language is read.
        """,
        ("DIC-1c", .missing, .source(resources)): """
        If neither the file of the language nor the English file exists, the input is rejected as resource.missing.
        """,
        ("DIC-1d", .wholeNames, .decision): """
        The file's name contains `language` and `name` exactly as they are in the input, even if they are empty. The \
        language `it_CH` is not `it`: if `it_CH` has no file of its own, the English file is read. No folder is \
        searched.
        """,
        ("DIC-1e", .faultStays, .decision): """
        If the file of the language is faulty, its fault is reported, and the English file is not read instead.
        """,
        ("DIC-2a", .lines, .source(resources)):
            "A file consists of lines. Each line has the form `Keyword - Expression1, …, ExpressionN`.",
        ("DIC-2b", .lineFeed, .decision): """
        A line feed (LF) ends a line, with or without a carriage return (CR) before it. A CR without an LF does not \
        end a line.
        """,
        ("DIC-2c", .mark, .decision): """
        If the file begins with a byte order mark (U+FEFF), this mark is skipped. Any other U+FEFF belongs to the text.
        """,
        ("DIC-2d", .blank, .decision): """
        A line that consists only of white space (Unicode's White_Space) is skipped. An empty file has no entries.
        """,
        ("DIC-2e", .counted, .decision):
            "The lines of a file, including blank lines, are numbered from 1.",
        ("DIC-2f", .firstLine, .decision):
            "If several lines or expressions are faulty, only the first of them is reported.",
        ("DIC-2g", .malformedFirst, .decision):
            "If a line is both malformed and ambiguous, the file is rejected as resource.malformed.",
        ("DIC-3a", .parting, .decision(near: resources)): """
        The first ` - ` of a line separates the keyword from the expressions. Neither a later ` - ` nor a hyphen \
        without spaces beside it separates the keyword from the expressions.
        """,
        ("DIC-3b", .leftOfIt, .decision): """
        If nothing or only white space precedes a ` - ` on its line, the next ` - ` is the separator instead. The line \
        `- - minus` has the keyword `-`, even if a space precedes its first hyphen.
        """,
        ("DIC-3c", .noKeyword, .decision):
            "If a line has no keyword or no ` - ` as separator, the file is rejected as resource.malformed.",
        ("DIC-3d", .within, .decision): """
        White space before and after a keyword is removed. White space within a keyword does not change.
        """,
        ("DIC-3e", .keywordCase, .decision): "Keywords keep their case: they are not lower-cased.",
        ("DIC-3f", .lineBreak, .decision): """
        A keyword or element that is exactly `\\n` (a backslash and an n) is read as the line break U+000A. A `\\n` \
        within a longer keyword or element is left as it is.
        """,
        ("DIC-4a", .commas, .source(resources)): "Commas separate the expressions of a keyword.",
        ("DIC-4b", .tidied, .decision): """
        White space before and after an expression is removed. White space within an expression becomes one space.
        """,
        ("DIC-4c", .order, .decision):
            "`expressions` contains the expressions of a keyword in the same order as in the file.",
        ("DIC-4d", .noneEmpty, .decision): """
        If a line has no expression, or one of its expressions is empty, the file is rejected as resource.malformed.
        """,
        ("DIC-4e", .asWritten, .decision):
            "In the output, expressions keep the case that they have in the file; they are not lower-cased.",
        ("DIC-4f", .lowered, .standard(.unicode)): """
        Before two expressions are compared, both are lower-cased by Unicode's full mapping without a locale, with \
        Final_Sigma. The expressions are not upper-cased, so straße and STRASSE are different.
        """,
        ("DIC-5a", .ambiguous, .decision(near: resources)): """
        If an expression belongs to two different keywords in one file, the file is rejected as resource.ambiguous.
        """,
        ("DIC-5b", .anyCase, .decision): "Expressions are compared without regard to case.",
        ("DIC-5c", .second, .decision): """
        In resource.ambiguous, `line` and `expression` are taken from the first place where the expression occurs for \
        the second keyword, not from a place where the expression occurs for the first keyword. `expression` is \
        spelled as in an entry (DIC-4b, DIC-4e).
        """,
        ("DIC-5d", .joins, .decision): """
        If a keyword is on several lines, it has a single entry, at the position of its first line. This entry \
        contains the expressions of all lines with this keyword.
        """,
        ("DIC-5e", .once, .decision): """
        If an expression is repeated for the same keyword, the entry contains the expression only once, in its first \
        spelling.
        """,
        ("DIC-5f", .byScalars, .decision): """
        Two keywords, languages or file names are the same only if their scalars are the same; it is not enough that \
        they look alike. Two expressions are the same only if their scalars are the same after lower-casing.
        """,
        ("DIC-6a", .description, .source(resources)): """
        In a file of the kind `information`, a line contains an element and its description, in place of a keyword and \
        its expressions.
        """,
        ("DIC-6b", .wholeDescription, .decision): """
        A description is one expression: commas do not divide it. White space before and after a description is \
        removed, and white space within a description becomes one space, as in any other expression. A description \
        must not be empty.
        """,
        ("DIC-6c", .apart, .decision): """
        In a file of the kind `information`, lines are never joined and never ambiguous. If an element is on two \
        lines, it has two entries.
        """,
    ]
}
