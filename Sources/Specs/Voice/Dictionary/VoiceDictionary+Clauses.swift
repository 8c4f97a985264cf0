import SharedSpecs
import Specification

extension VoiceDictionary {
    public enum Rule: String, RuleName {
        case file = "DIC-1"
        case lines = "DIC-2"
        case keywords = "DIC-3"
        case expressions = "DIC-4"
        case twice = "DIC-5"
        case informations = "DIC-6"
    }

    private static let resources = Source(.mobileSand, "3.4")

    public static let clauses: Clauses<VoiceDictionary> = [
        .file: Statement(
            .source(
                """
                The file is `[language]_[name].txt`. If there is none the English one is tried, and if there is none \
                either an exception is thrown.
                """, resources),
            .decision(
                """
                That is resource.missing. Names are joined as they are, empty ones too: `it_CH` falls back to \
                English, and they are compared by their scalars. A faulty file of the language is no missing one: its \
                fault is told.
                """)),
        .lines: Statement(
            .source(
                "Each line is parted from the others by a line end, and is `Keyword - Expression1, …, ExpressionN`.",
                resources),
            .decision(
                """
                LF ends a line, a CR before it belongs to it, and a lone CR ends none. One U+FEFF at the very beginning \
                is passed over, and so are lines of nothing but white space (Unicode's White_Space), which count. An \
                empty file has no entries.
                """),
            .decision("The first faulty line is told, from 1; within it malformed before ambiguous.")),
        .keywords: Statement(
            .decision(
                """
                Keyword and expressions part at the first ` - ` with something but white space to its left, so that \
                `- - minus` has the keyword `-`; a line without is resource.malformed. White space around a keyword \
                goes, within it stays, as does its case.
                """, near: resources),
            .decision("The keyword `\\n`, whole, is the line break U+000A, of both kinds.")),
        .expressions: Statement(
            .source("A keyword has a set of expressions, parted by commas.", resources),
            .decision(
                """
                They are trimmed, white space within them becomes one space, and their order is kept; none is empty, \
                else the line is resource.malformed. They are told as written.
                """),
            .standard(
                "Without regard to case is lowered in full without a locale, then equal scalar by scalar.",
                .unicode)),
        .twice: Statement(
            .decision(
                """
                One expression under two keywords of one file, without regard to case, is resource.ambiguous, with the \
                line and the expression of the second. A keyword on several lines joins their expressions where it \
                first stands; an expression repeated under it counts once, as first written.
                """, near: resources)),
        .informations: Statement(
            .source("Of Informations a line is an element and its description.", resources),
            .decision(
                """
                That is one expression, commas and all, trimmed as others are and not empty. Nothing is joined, dropped \
                or ambiguous: an element on two lines has two entries.
                """)),
    ]
}
