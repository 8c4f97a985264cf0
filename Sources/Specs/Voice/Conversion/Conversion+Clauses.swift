import SharedSpecs
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
            .source("First, spoken expressions of commands and notations become one token each.", converting),
            .standard(
                """
                White space is what has the property White_Space; without regard to case is both sides lowered in \
                full, then equal scalar by scalar.
                """, .unicode),
            .decision(
                """
                Words part at white space, and expressions fit without regard to case. From the left, at each word the longest \
                expression that fits is taken; of equally long ones a command before a notation before the line \
                break, which is found with them.
                """)),
        .order: Statement(
            .source(
                "Passes run in this order and no other: Redo, Undo, Clear, Type, Literally, keywords, assembly.",
                converting)),
        .redo: Statement(
            .source("Redo cancels the latest Undo, and only after one.", speaking),
            .decision(
                """
                It cancels the latest Undo not yet cancelled, one that found nothing too: by the reading \
                voice.conversion.redo only if nothing but Undo and Redo was said since it, or whatever was said since; \
                otherwise it has no effect. It never shows in the code.
                """),
            .decision(
                """
                What is no longer undone stands in its place again before any other pass, so that it may be cleared, \
                form a keyword or end the phase.
                """)),
        .undo: Statement(
            .source("Undo removes itself and the last word before it.", speaking),
            .decision(
                """
                It removes the last remaining token, whatever that is; with none, only itself. A line break or a \
                notation of several words is one token; a keyword of two words is still two.
                """)),
        .clear: Statement(
            .source("Clear removes itself and what was spoken of its line.", speaking),
            .decision(
                """
                By the reading voice.conversion.clear it goes back to the last remaining line break, which stays, or \
                takes all tokens before it, line breaks and all.
                """)),
        .type: Statement(
            .source(
                "type W… N writes the words W… in notation N and protects them; literally is a notation there.",
                speaking),
            .decision(
                """
                N is the first notation after type on its line, and all tokens before it count as the words spoken. \
                Without one the reading voice.conversion.type.unterminated tells. No words give an empty stretch, \
                which is no piece of the code but keeps the words beside it apart; string gives the literal "".
                """)),
        .literally: Statement(
            .source("literally writes the word after it as spoken, unconverted.", speaking),
            .decision(
                """
                It protects the next token, of however many words; before a protected stretch, or at the end, it \
                vanishes. A notation with no type before it is transcribed as spoken and not converted.
                """)),
        .keywords: Statement(
            .source(
                "Unprotected words become keywords by the dictionary; others stay as spoken.", converting),
            .standard("Words and expressions are compared as in CON-1, both lowered in full.", .unicode),
            .decision(
                """
                From the left, at each word the longest expression is taken that fits and does not reach into a \
                protected stretch. The line break is found with the commands (CON-1), and is not formed again from \
                words left over. The built-in dictionaries are the kit's.
                """)),
        .stop: Statement(
            .source(
                "A stop ends the phase of programming, which ended tells.",
                Source(.mobileSand, "2.5.4", "3.3.2")),
            .decision(
                """
                It must be neither removed nor protected, which is decided after the Literally pass; what follows it \
                is dropped.
                """)),
        .assembly: Statement(
            .source("In the end the code is assembled from its pieces.", converting),
            .decision(
                """
                Spaces stand between them by the reading voice.conversion.assembly, none beside a line break. tight \
                looks at the whole text of a piece, however it came about.
                """)),
        .purity: Statement(
            .source(
                """
                A protected stretch appears in the code exactly as its pass wrote it, and converting is begun anew \
                with every transcript: converting again, or a longer or a shorter transcript first, changes nothing.
                """, converting)),
    ]
}
