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
        .file: .source(
            """
            The file `[language]_[name].txt` is read, with `language` and `name` from the input. `file` in the output \
            is the name of the file that was read.
            """, resources),
        .english: .source(
            """
            If the file `[language]_[name].txt` does not exist, the file `en_[name].txt` is read instead. If both \
            files exist, the file of the language is read.
            """, resources),
        .missing: .source(
            """
            If neither the file of the language nor the English file exists, the input is rejected as resource.missing.
            """, resources),
        .wholeNames: .decision(
            """
            The file's name contains `language` and `name` exactly as they are in the input, even if they are empty. \
            The language `it_CH` is not `it`: if `it_CH` has no file of its own, the English file is read. No folder \
            is searched.
            """),
        .faultStays: .decision(
            "If the file of the language is faulty, its fault is reported. The English file is not read instead."
        ),
        .lines: .source(
            "A file consists of lines. Each line has the form `Keyword - Expression1, …, ExpressionN`.",
            resources),
        .lineFeed: .decision(
            """
            A line feed (LF) ends a line, with or without a carriage return (CR) before it. A CR without an LF does \
            not end a line.
            """),
        .mark: .decision(
            """
            If the file begins with a byte order mark (U+FEFF), this mark is skipped. Any other U+FEFF belongs to the \
            text.
            """),
        .blank: .decision(
            """
            A line that consists only of scalars with the property White_Space is skipped. An empty file therefore has \
            no entries.
            """),
        .counted: .decision("The lines of a file are numbered from 1, and blank lines count too."),
        .firstLine: .decision("If several lines are faulty, only the first of them is reported."),
        .malformedFirst: .decision(
            "If a line is both malformed and ambiguous, the file is rejected as resource.malformed."),
        .parting: .decision(
            """
            The first ` - ` of a line separates the keyword from the expressions. A later ` - ` of the line does not \
            separate them, and neither does a hyphen without spaces beside it.
            """, near: resources),
        .leftOfIt: .decision(
            """
            If only white space precedes a ` - ` on its line, this ` - ` is not the separator, but the next one is. \
            The line `- - minus` has the keyword `-`, even if a space precedes its first hyphen.
            """),
        .noKeyword: .decision(
            "If a line has no keyword or no ` - ` as separator, the file is rejected as resource.malformed."
        ),
        .within: .decision(
            "White space before and after a keyword is removed. White space within a keyword does not change."
        ),
        .keywordCase: .decision("Keywords keep their case: they are not lower-cased."),
        .lineBreak: .decision(
            """
            A keyword or element that is exactly `\\n` (a backslash and an n) is the line break U+000A. A `\\n` within \
            a longer keyword or element does not change.
            """),
        .commas: .source("Commas separate the expressions of a keyword.", resources),
        .tidied: .decision(
            """
            White space before and after an expression is removed. White space within an expression becomes one space.
            """),
        .order: .decision("`expressions` contains the expressions of a keyword in the order of the file."),
        .noneEmpty: .decision(
            """
            If a line has no expression, or one of its expressions is empty, the file is rejected as resource.malformed.
            """),
        .asWritten: .decision(
            """
            The output contains each expression in the case in which the file has it; expressions are not lower-cased.
            """),
        .lowered: .standard(
            """
            To compare two expressions, both are lower-cased by Unicode's full mapping without a locale, with \
            Final_Sigma. They are not upper-cased, so straße and STRASSE are different.
            """, .unicode),
        .ambiguous: .decision(
            """
            If an expression belongs to two different keywords in one file, the file is rejected as resource.ambiguous.
            """, near: resources),
        .anyCase: .decision("Expressions are compared without regard to case."),
        .second: .decision(
            """
            `line` and `expression` in resource.ambiguous are those of the expression's second occurrence, not of its \
            first.
            """),
        .joins: .decision(
            """
            If a keyword is on several lines, it has a single entry, in the place of its first line. This entry \
            contains the expressions of all these lines.
            """),
        .once: .decision(
            """
            If an expression is repeated for the same keyword, the entry contains the expression only once, in its \
            first spelling.
            """),
        .byScalars: .decision(
            """
            Two keywords, languages or file names are the same only if their scalars are the same. It is not enough \
            that they look alike. Two expressions are the same only if their scalars in lower case are the same.
            """),
        .description: .source(
            """
            In a file of the kind `information`, a line contains an element and its description, in place of a keyword \
            and its expressions.
            """, resources),
        .wholeDescription: .decision(
            """
            A description is one expression: commas do not separate it. As in any other expression, white space before \
            and after it is removed, and white space within it becomes one space. A description must not be empty.
            """),
        .apart: .decision(
            """
            In a file of the kind `information`, lines are never joined and never ambiguous. If an element is on two \
            lines, it has two entries.
            """),
    ]
}
