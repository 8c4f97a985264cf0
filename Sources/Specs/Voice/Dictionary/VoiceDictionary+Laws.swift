import SharedSpecs
import Specification

extension VoiceDictionary {
    public enum Law: String, LawName {
        case file = "DIC-1a"
        case english = "DIC-1b"
        case missing = "DIC-1c"
        case wholeNames = "DIC-1d"
        case faultStays = "DIC-1e"
        case lines = "DIC-2a"
        case lineFeed = "DIC-2b"
        case mark = "DIC-2c"
        case blank = "DIC-2d"
        case counted = "DIC-2e"
        case firstLine = "DIC-2f"
        case malformedFirst = "DIC-2g"
        case parting = "DIC-3a"
        case leftOfIt = "DIC-3b"
        case noKeyword = "DIC-3c"
        case within = "DIC-3d"
        case keywordCase = "DIC-3e"
        case lineBreak = "DIC-3f"
        case commas = "DIC-4a"
        case tidied = "DIC-4b"
        case order = "DIC-4c"
        case noneEmpty = "DIC-4d"
        case asWritten = "DIC-4e"
        case lowered = "DIC-4f"
        case ambiguous = "DIC-5a"
        case anyCase = "DIC-5b"
        case second = "DIC-5c"
        case joins = "DIC-5d"
        case once = "DIC-5e"
        case byScalars = "DIC-5f"
        case description = "DIC-6a"
        case wholeDescription = "DIC-6b"
        case apart = "DIC-6c"
    }

    private static let resources = Source(.mobileSand, "3.4")

    public static let laws: Laws<VoiceDictionary> = [
        .file: .source("The file `[language]_[name].txt` is read.", resources),
        .english: .source(
            """
            If the file `[language]_[name].txt` does not exist, `en_[name].txt` is read. The file of the language \
            always comes first.
            """, resources),
        .missing: .source(
            "If neither of the two files exists, an exception is thrown: resource.missing.", resources),
        .wholeNames: .decision(
            """
            The language and the name enter the file's name unchanged, even if they are empty: `it_CH` is not `it`, \
            and falls back to English. No folder is searched.
            """),
        .faultStays: .decision(
            "If the file of the language is faulty, its fault is reported: the English file is not read instead."
        ),
        .lines: .source(
            "A file consists of lines, each of the form `Keyword - Expression1, …, ExpressionN`.", resources),
        .lineFeed: .decision(
            "LF ends a line, with or without a CR before it; a lone CR does not end a line."),
        .mark: .decision(
            "One byte order mark (U+FEFF) at the beginning of the file is skipped; any other belongs to the text."
        ),
        .blank: .decision(
            "A line that has only scalars with the property White_Space is skipped, so an empty file has no entries."
        ),
        .counted: .decision("Lines are numbered from 1, and blank lines count too."),
        .firstLine: .decision("Only the first faulty line is reported."),
        .malformedFirst: .decision("If a line is both malformed and ambiguous, it is reported as malformed."),
        .parting: .decision(
            """
            The first ` - ` of a line separates the keyword from the expressions. Neither the last ` - ` nor a hyphen \
            without spaces does.
            """, near: resources),
        .leftOfIt: .decision(
            """
            A ` - ` with only white space before it on the line does not separate; the next ` - ` does. `- - minus` \
            has the keyword `-`.
            """),
        .noKeyword: .decision(
            "A line that has no keyword or no ` - ` that separates is rejected as resource.malformed."),
        .within: .decision("White space around a keyword is removed; white space within it stays."),
        .keywordCase: .decision("Keywords keep their case: they are not lower-cased."),
        .lineBreak: .decision(
            """
            The keyword or element `\\n` is the line break U+000A; a `\\n` within a longer keyword does not change.
            """),
        .commas: .source("Commas separate the expressions of a keyword.", resources),
        .tidied: .decision(
            "White space around an expression is removed, and white space within an expression becomes one space."
        ),
        .order: .decision("The expressions of a keyword keep their order."),
        .noneEmpty: .decision(
            "A line with an empty expression, or with no expression, is rejected as resource.malformed."),
        .asWritten: .decision("Expressions are given as the file writes them: they are not lower-cased."),
        .lowered: .standard(
            """
            To compare expressions, both are lower-cased by the full mapping without a locale, with Final_Sigma, and \
            not upper-cased: straße and STRASSE differ.
            """, .unicode),
        .ambiguous: .decision(
            """
            An expression that belongs to two different keywords in one file is rejected as resource.ambiguous.
            """, near: resources),
        .anyCase: .decision("Expressions are compared without regard to case."),
        .second: .decision(
            "The error reports the line and the expression of the second occurrence, not of the first."),
        .joins: .decision(
            """
            A keyword that is on several lines has one entry, in the place of its first line. The entry has the \
            expressions of all these lines, not only those of the first or the last of them.
            """),
        .once: .decision(
            "An expression that is repeated for the same keyword counts once, in its first spelling."),
        .byScalars: .decision(
            """
            Keywords, languages and file names are the same only if their scalars are the same, not if they look \
            alike. Expressions are the same only if their scalars in lower case are the same.
            """),
        .description: .source(
            "In a file of the kind `information`, a line has an element and its description.", resources),
        .wholeDescription: .decision(
            """
            A description is one expression: commas do not separate it. As in any other expression, white space around \
            it is removed, white space in it becomes one space, and it must not be empty.
            """),
        .apart: .decision(
            """
            In a file of the kind `information`, lines are never joined or ambiguous: an element on two lines has two \
            entries.
            """),
    ]
}
