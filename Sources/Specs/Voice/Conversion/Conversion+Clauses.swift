import Specification

extension Conversion {
    public enum Rule: String, RuleName {
        case tokens = "CON-1"
        case order = "CON-2"
        case redo = "CON-3"
        case undo = "CON-4"
        case clear = "CON-5"
        case type = "CON-6"
        case literally = "CON-7"
        case keywords = "CON-8"
        case stop = "CON-9"
        case assembly = "CON-10"
        case purity = "CON-11"
    }

    private static let speaking = Source(.mobileSand, "2.5.2", "3.3.2")
    private static let converting = Source(.mobileSand, "3.3.2")

    public static let clauses: Clauses<Conversion> = [
        .tokens: Statement(
            """
            Words part at white space; spoken expressions of commands, notations and the line break become one token \
            each: from the left, at each word the longest expression that fits, without regard to case.
            """, source: speaking,
            note: """
                Without regard to case: both sides lowered in full, then equal scalar by scalar. Where expressions of \
                equal length fit, commands come before notations and these before the line break.
                """),
        .order: Statement(
            "Passes run in this order and no other: Redo, Undo, Clear, Type, Literally, keywords, assembly.",
            source: converting),
        .redo: Statement(
            """
            Redo cancels the latest Undo not yet cancelled, only if nothing but Undo and Redo was said since it; \
            otherwise it has no effect. It never shows in the code.
            """, source: speaking),
        .undo: Statement(
            """
            Undo removes itself and the last remaining token before it, whatever that token is; with none, only itself.
            """, source: speaking,
            note:
                "A line break or a notation of several words is one token; a keyword of two words is still two."
        ),
        .clear: Statement(
            "Clear removes itself and the tokens of its line, back to the last line break.", source: speaking),
        .type: Statement(
            """
            type W… N writes the words W… in notation N, the first notation after it on its line (literally is one \
            there), and protects them; all tokens inside count as the words spoken.
            """, source: speaking,
            note: """
                No words give an empty stretch, which is no piece of the code but keeps the words beside it apart; \
                string gives the literal "".
                """),
        .literally: Statement(
            """
            literally protects the next token, as spoken; before a protected stretch, or at the end, it vanishes. A \
            notation with no type before it is transcribed as spoken and not converted.
            """, source: speaking),
        .keywords: Statement(
            """
            Unprotected words become keywords by the dictionary: from the left, at each word the longest expression \
            that fits and does not reach into a protected stretch; others stay as spoken.
            """,
            source: converting,
            note:
                "The line break is found with the commands (CON-1), and is not formed again from words left over."
        ),
        .stop: Statement(
            """
            A stop that is neither removed nor protected ends the phase: ended is true and what follows it is dropped.
            """,
            source: Source(.mobileSand, "3.3.2", "2.5.4"),
            note: "Decided after the Literally pass."),
        .assembly: Statement(
            "The pieces are assembled with spaces by the reading voice.conversion.assembly, none beside a line break.",
            source: converting,
            note: "tight looks at the whole text of a piece, however it came about."),
        .purity: Statement(
            """
            A protected stretch appears in the code exactly as its pass wrote it, and converting is a pure \
            function of the transcript: converting again, or a longer or a shorter transcript first, changes \
            nothing.
            """,
            source: converting),
    ]
}
