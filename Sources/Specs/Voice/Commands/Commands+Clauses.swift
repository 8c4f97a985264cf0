import SharedSpecs
import Specification

extension Commands {
    public enum Rule: String, RuleName {
        case words = "CMD-1"
        case replay = "CMD-2"
        case reading = "CMD-3"
        case lines = "CMD-4"
        case clipboard = "CMD-5"
        case pasting = "CMD-6"
        case telling = "CMD-7"
        case writing = "CMD-8"
        case stopping = "CMD-9"
    }

    public static let clauses: Clauses<Commands> = [
        .words: Statement(
            .source(
                """
                The commands are write, stop, line N, cut, copy, paste, delete, run and read; of files new, save, open \
                NAME and rename WORDS okay. How they are spoken is in the dictionary of the language.
                """, Source(.mobileSand, "2.5.4", "2.5.6", "3.3.4", "3.4")),
            .decision(
                """
                The built-in expressions are those of `en_controls.txt` and `it_controls.txt`, Italian for the language \
                `it`, English for any other. They are compared as those of voice.conversion, lowered in full word by \
                word. What is told of a command is `line` with its number in digits, without leading zeros, `open` with \
                the name, and `rename` with its words as spoken, one space between them.
                """),
            .decision(
                """
                N is digits of ASCII, of any size, or a number in words from zero to 9999, the longest that fits. In \
                English without "and", each unit named (one hundred, never hundred or a hundred), where a hyphen is a \
                space and the number ends with a word; in Italian one word, whose final accent may be missing (ventitré, \
                ventitre; not tré), with or without elision (centuno, centouno), and neither un nor una. They are those \
                of the language, also with a dictionary of one's own.
                """)),
        .replay: Statement(
            .source(
                """
                Each transcript is a new one, and may be shorter than the last. Of its commands as many are ignored as \
                have run already; to ignore the words that were read already is rejected.
                """, Source(.mobileSand, "3.3.4")),
            .decision(
                """
                How many ran so far counts refused ones, write and stop, and never falls; a command that was heard \
                early is not corrected by a longer one. By the reading voice.commands.replay the rejected way is \
                taken: words up to the longest length seen are skipped, but for those from the first `line` at the end, \
                `open` that named nothing or `rename` without okay on that followed the last complete command.
                """),
            .decision(
                """
                Under `index` the dictation is what follows the place of the write, in words, in every transcript that \
                is long enough.
                """)),
        .reading: Statement(
            .source(
                "A transcript is parted into words and searched for commands, one after the other.",
                Source(.mobileSand, "3.3.4")),
            .decision(
                """
                From the left, at each word the longest expression is taken; words of no command are skipped, an okay \
                with no rename too. A command whose argument is not there yet is not complete and does not run.
                """),
            .decision(
                """
                `line` before what is no number, or at the end, and `open` of no name are skipped as one word. `open` \
                takes the longest run of words that, lowered and joined with `_`, is one of the names, scalar by scalar. \
                `rename` takes all up to the first okay, and without one ends the reading; with no words it is complete \
                and says name.invalid, and other names are not looked at. new, save, open and rename only run.
                """)),
        .lines: Statement(
            .source(
                "`line` with a number moves the cursor to the line of that number.",
                Source(.mobileSand, "2.5.4")),
            .decision(
                """
                Lines count from 1. Outside the document, 0 and every line of an empty one too, nothing changes and \
                line.outOfRange is said; yet it has run.
                """)),
        .clipboard: Statement(
            .source(
                """
                copy puts the line of the cursor on the clipboard; cut does so and removes it; delete removes it, and \
                the next line moves up.
                """, Source(.mobileSand, "2.5.4")),
            .decision(
                """
                delete leaves the clipboard. The cursor stays at its number, or at the last line. In an empty document \
                they, and read, change nothing and say line.none.
                """)),
        .pasting: Statement(
            .source(
                "paste inserts the clipboard between the line of the cursor and the next, if there is one.",
                Source(.mobileSand, "2.5.4")),
            .decision(
                """
                In an empty document it becomes the only line. The cursor moves to it. An empty clipboard is \
                clipboard.empty and changes nothing; an empty line is a line.
                """)),
        .telling: Statement(
            .source(
                "read reads out the line of the cursor, run runs the code that is written.",
                Source(.mobileSand, "2.5.4")),
            .decision(
                """
                run has the whole text, lines parted by line feeds with none at the end, that of an empty document too.
                """)),
        .writing: Statement(
            .source(
                """
                write begins the phase of programming; what follows is text to be converted to code. The two are \
                apart: what is a command in one is none in the other. The cursor follows the last line written.
                """, Source(.mobileSand, "2.5.4", "3.3.4", "3.3.2")),
            .decision(
                """
                While writing only stop acts: the one that ends the conversion, so that one that is protected or \
                undone does not, or, if the transcript has become another in which no write is in its place, one that \
                is held there. dictation is all that follows the write in the latest transcript, words joined by one \
                space, the stop and what comes after it too; a transcript with fewer commands, or with another in the \
                place of the write, leaves it. code is voice.conversion of it. Both stay when the phase has ended.
                """),
            .decision(
                """
                The lines of the code are inserted after the line of the cursor (into an empty document as its lines) \
                in place of what this phase wrote before, and the cursor is on the last of them. No code is no line, and \
                the cursor where it was when write ran. A write heard after another command has run in its place \
                writes nothing.
                """)),
        .stopping: Statement(
            .source("stop ends the session.", Source(.mobileSand, "2.5.4")),
            .decision(
                """
                By the reading voice.commands.stop one that ends the writing leads back to control, where what follows \
                it is read on; one in control closes the session by either. Nothing runs after it is closed.
                """)),
    ]
}
