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
        .file: .source("The file that is read is `[language]_[name].txt`.", resources),
        .english: .source(
            "If there is none, the English one is read, and not before that of the language.", resources),
        .missing: .source("If there is neither, an exception is thrown: resource.missing.", resources),
        .wholeNames: .decision(
            """
            Language and name are taken whole and as they are, also if they are empty: it_CH is not it, and falls back \
            to English. No folder is searched.
            """),
        .faultStays: .decision(
            "A faulty file is not a missing one: its fault is reported, and English is not read in its place."
        ),
        .lines: .source(
            "Lines are parted by line ends, and each is `Keyword - Expression1, …, ExpressionN`.", resources),
        .lineFeed: .decision("LF ends a line, with a CR before it or without; a lone CR does not end one."),
        .mark: .decision(
            "One byte order mark (U+FEFF) at the very beginning is passed over; any other belongs to the text."
        ),
        .blank: .decision(
            "A line of nothing but White_Space of Unicode is passed over, so that an empty file has no entries."
        ),
        .counted: .decision("Lines count from 1, and blank ones count too."),
        .firstLine: .decision("The first faulty line is reported."),
        .malformedFirst: .decision("Within a line malformed is reported before ambiguous."),
        .parting: .decision(
            """
            Keyword and expressions part at the first ` - `, not at the last, and not at a hyphen without spaces.
            """, near: resources),
        .leftOfIt: .decision(
            """
            What stands to its left is more than white space, so that `- - minus` has the keyword `-`; it need not be \
            the very first.
            """),
        .noKeyword: .decision("A line without a keyword is resource.malformed."),
        .within: .decision("White space around a keyword goes, white space within it stays."),
        .keywordCase: .decision("Keywords keep their case and are not put in lower case."),
        .lineBreak: .decision(
            "The keyword or element `\\n` is the line break U+000A, but not as a part of a longer one."),
        .commas: .source("A keyword has a set of expressions, parted by commas.", resources),
        .tidied: .decision(
            "Expressions are trimmed, and white space within them becomes one space; it does not stay."),
        .order: .decision("Their order is kept."),
        .noneEmpty: .decision("A line with an empty expression is resource.malformed."),
        .asWritten: .decision("They are given as written, not in lower case."),
        .lowered: .standard(
            """
            Without regard to case means lowered in full without a locale, with Final_Sigma, not raised: straße and \
            STRASSE differ.
            """, .unicode),
        .ambiguous: .decision(
            "One expression under two keywords of one file is resource.ambiguous.", near: resources),
        .anyCase: .decision("Expressions are compared without regard to case, not as written."),
        .second: .decision(
            "The line and the expression that are reported are those of the second, not the first."),
        .joins: .decision(
            """
            A keyword on several lines has the expressions of all of them where it first stands, not of the last or of \
            the first alone.
            """),
        .once: .decision("An expression repeated under its keyword counts once, as first written."),
        .byScalars: .decision(
            """
            Keywords and expressions are the same if their scalars are, not if they look alike; so are languages and \
            names of files.
            """),
        .description: .source("Of Informations a line is an element and its description.", resources),
        .wholeDescription: .decision(
            """
            The description is one expression, which does not part at its commas. Like any other it is trimmed and \
            may not be empty.
            """),
        .apart: .decision(
            "Nothing is joined or ambiguous there: an element on two lines has two entries, not one."),
    ]
}
