import SharedSpecs
import Specification

extension Commands {
    public enum Law: LawName {
        public typealias Subsystem = Commands
        case spoken, builtIn, anyCase, shown, number, words
        case ignored, counted, early, byIndex, waiting, neverFalls, place
        case oneByOne, longest, complete, skipped, names, rename, noWords
        case line, outside
        case copy, cut, delete, deleteLeavesClipboard, cursorStays, noLine
        case paste, cursorMoves, onlyLine, emptyClipboard
        case readOut, run, wholeText
        case write, apart, follows, stopActs, dictation, code, inPlace, lastLine, inItsPlace, passedOver
        case stop, whereStopLeads, nothingAfter, noMoreCommands, staysWritten
        case goesOn, anew, byHand, eachSession
    }

    private static let commands = Source(.mobileSand, "2.5.4")
    private static let recogniser = Source(.mobileSand, "3.3.4")

    public static let laws: Laws<Commands> = [
        ("CMD-1a", .spoken, .source(.mobileSand, "2.5.4", "2.5.6", "3.3.4", "3.4")): """
        The commands of the app are `write`, `stop`, `line N`, `cut`, `copy`, `paste`, `delete`, `run` and `read`. The \
        commands for files are `new`, `save`, `open NAME` and `rename WORDS okay`. The dictionary of the language \
        contains the spoken expressions of each command.
        """,
        ("CMD-1b", .builtIn, .decision): """
        The built-in expressions are in `it_controls.txt` for the language `it`, and in `en_controls.txt` for any \
        other language. Each line of these files consists of a command, ` - ` and the command's expressions, separated \
        by commas (DIC-2 to DIC-4).
        """,
        ("CMD-1c", .anyCase, .decision): """
        Spoken words are compared with expressions and with number words as in voice.conversion: before a comparison, \
        both sides are lower-cased by Unicode's full mapping.
        """,
        ("CMD-1d", .shown, .decision): """
        For `line`, `argument` is the number in digits, without leading zeros. For `open`, `argument` is the name. For \
        `rename`, `argument` is the words as spoken, joined with single spaces, or the empty string if there are no \
        words. Other commands have no `argument`.
        """,
        ("CMD-1e", .number, .decision): """
        The number after `line` is one word of ASCII digits of any length, or a number from zero to 9999 in words. The \
        app takes the longest number that follows the word `line`, not only the number in the first word after `line`.
        """,
        ("CMD-1f", .words, .decision): """
        An English number in words has no "and" and no comma. `hundred` and `thousand` each follow a word from one to \
        nine: `hundred`, `a hundred` and `twelve hundred` are not numbers. One hyphen between two number words counts \
        as a space: `-one`, `one-` and `twenty--one` are not numbers. A number ends only at the end of a spoken word. \
        An Italian number is one word; `un` and `una` are not numbers. Before u or o, `cento` may keep or lose its o \
        (centouno, centuno; centootto, centotto). The tens always lose their last vowel before `uno` and `otto` \
        (ventuno, not ventiuno). `mille` and `mila` always keep their last vowel. A final accent may be missing \
        (ventitré or ventitre, but not ventitrè). The word `tré` alone is not a number. The number words are those of \
        the language, even if the input has its own dictionary.
        """,
        ("CMD-2a", .ignored, .source(recogniser)): """
        Each transcript is a complete transcript of the session so far, and may be shorter than the previous \
        transcript. The app ignores as many commands at the beginning of a transcript as have already run. The source \
        rejects another method, in which the app ignores the words that it has already read.
        """,
        ("CMD-2b", .counted, .decision): """
        Refused commands count as commands that have run, and so do `write` and `stop`. The number of commands that \
        have run never falls.
        """,
        ("CMD-2c", .early, .decision): """
        If a later transcript changes the argument of a command that has run, the command is not corrected. For \
        example, if `line twenty` has run and a later transcript has `line twenty one` in its place, no command runs.
        """,
        ("CMD-2d", .byIndex, .decision): """
        The reading `voice.commands.replay` decides which part of a transcript is ignored. Under the option `count`, \
        the app ignores as many commands at the beginning of a transcript as have run. Under the option `index`, which \
        the source rejects, the app ignores as many words at the beginning of a transcript as the longest earlier \
        transcript had.
        """,
        ("CMD-2e", .waiting, .decision): """
        Under the option `index`, if an incomplete command follows the last complete command of a transcript, the \
        words of the incomplete command are not skipped. The incomplete command is whichever of the following comes \
        first after the last complete command: a `line` at the transcript's end, an `open` without a name, or a \
        `rename` without an `okay`. The next transcript that has a word at the position where the incomplete command \
        began is read from this position on. Once a transcript has been read from that position and has no incomplete \
        command, the app again skips as many words of later transcripts as the longest earlier transcript had.
        """,
        ("CMD-2g", .neverFalls, .decision): """
        Under the option `index`, the number of words to skip never falls, even after a shorter transcript or when a \
        `stop` leads from writing back to the phase of control.
        """,
        ("CMD-2f", .place, .decision): """
        Under the option `index`, the dictation consists of all words after the places of the words that were read as \
        `write`, even if a later transcript has other words in these places. A transcript that ends before the last of \
        these places does not change the dictation.
        """,
        ("CMD-3a", .oneByOne, .source(recogniser)): """
        The app splits each transcript into words, and looks through these words one by one for commands.
        """,
        ("CMD-3b", .longest, .decision): """
        From left to right, the app takes the longest expression that begins at a word, not the shortest. If several \
        expressions are equally long, the app takes the first of them in the list of controls.
        """,
        ("CMD-3c", .complete, .decision): """
        A command does not run while it is incomplete, that is, while its argument, or the `okay` of a `rename`, has \
        not come yet. A `line` or `open` that has an argument does not wait for a longer argument.
        """,
        ("CMD-3d", .skipped, .decision): """
        Words that belong to no command are skipped. If an `okay` has no `rename` before it, all words of its \
        expression are skipped. If a `line` has no number or an `open` has no name, only the first word of its \
        expression is skipped. The next word may begin a command, even if the next word belongs to the same \
        expression. The rules for skipped words also apply at the end of the transcript, and to an `open` with only \
        the beginning of a name after it.
        """,
        ("CMD-3e", .names, .decision): """
        Words after `open` are a name if, lower-cased and joined with `_`, they are one of `names`. `open` takes the \
        longest name that follows it, not the shortest. The names are compared scalar by scalar and are not \
        lower-cased, so a name with capitals is never opened.
        """,
        ("CMD-3f", .rename, .decision): """
        `rename` takes all words up to the first `okay`, not up to the last. A word after the `rename` begins an \
        `okay` if and only if the longest expression that begins at this word is an expression for `okay`. It does not \
        matter whether an expression for another command also contains this word. If there is no `okay`, the app stops \
        reading the transcript at the `rename`.
        """,
        ("CMD-3g", .noWords, .decision): """
        A `rename` without words is complete and causes the message name.invalid. If a `rename` has words, the words \
        are not checked. `new`, `save`, `open` and `rename` run, but do not change the `names` of the input.
        """,
        ("CMD-4a", .line, .source(commands)):
            "`line` followed by a number moves the cursor to the line with this number.",
        ("CMD-4b", .outside, .decision): """
        Lines are numbered from 1. A `line` whose number is outside the document changes nothing and causes the \
        message line.outOfRange, but counts as a command that has run. Line 0 is outside every document, and every \
        line is outside an empty document.
        """,
        ("CMD-5a", .copy, .source(commands)): "`copy` puts the cursor's line on the clipboard.",
        ("CMD-5b", .cut, .source(commands)):
            "`cut` puts the cursor's line on the clipboard and removes this line from the document.",
        ("CMD-5c", .delete, .source(commands)):
            "`delete` removes the cursor's line, so the line after it moves up.",
        ("CMD-5d", .deleteLeavesClipboard, .decision): "`delete` does not change the clipboard.",
        ("CMD-5e", .cursorStays, .decision): """
        After `cut` or `delete`, the cursor keeps its line number. If the document then has fewer lines than this \
        number, the cursor moves to the last line.
        """,
        ("CMD-5f", .noLine, .decision): """
        If the document is empty, `copy`, `cut`, `delete` and `read` change nothing and cause the message line.none.
        """,
        ("CMD-6a", .paste, .source(commands)):
            "`paste` inserts the clipboard's line directly after the cursor's line, not above it.",
        ("CMD-6b", .cursorMoves, .source(commands)): """
        `paste` moves the cursor to the inserted line, so a second `paste` inserts its line after the line that \
        the first `paste` inserted.
        """,
        ("CMD-6d", .onlyLine, .decision):
            "If the document is empty, the line that `paste` inserts becomes the document's only line.",
        ("CMD-6c", .emptyClipboard, .decision): """
        If the clipboard is empty, `paste` changes nothing and causes the message clipboard.empty, even in an empty \
        document. A clipboard that contains an empty line is not empty.
        """,
        ("CMD-7a", .readOut, .source(commands)): "`read` reads out the cursor's line.",
        ("CMD-7b", .run, .source(commands)): "`run` runs the text of the document as a program.",
        ("CMD-7c", .wholeText, .decision): """
        `run` runs the complete text of the document. One line feed separates each line of the text from the next, and \
        none follows the last line. The text of an empty document is empty.
        """,
        ("CMD-8a", .write, .source(.mobileSand, "2.5.4", "3.3.4", "3.3.2")): """
        `write` begins the phase of programming: the words after `write` are a dictation, which is converted to code.
        """,
        ("CMD-8b", .apart, .source(.mobileSand, "2.5.4", "3.3.2")): """
        The phases of programming and of control are separate. While the user writes code, the app runs no dictated \
        command except `stop`. While the user controls the app, spoken words are not written into the document.
        """,
        ("CMD-8c", .follows, .source(commands)):
            "While the user writes code, the cursor moves to the last line of the code.",
        ("CMD-8d", .stopActs, .decision): """
        While the user writes code, only the `stop` that ends the conversion takes effect, not a `stop` that is \
        protected or undone. Under the option `count`, if a later transcript has another command in place of the \
        `write`, the first `stop` after the other command ends the writing. In that case, the commands between the \
        other command and this `stop` do not run. Under the option `count`, the place of the `write` is counted in \
        commands, not in words.
        """,
        ("CMD-8e", .dictation, .decision): """
        `dictation` consists of all words after the `write` in the latest transcript, joined with single spaces. \
        `dictation` includes the `stop` and the words after the `stop`. Under the option `count`, a transcript that \
        has fewer commands than have run, or another command in place of the `write`, changes neither `dictation` nor \
        the code. CMD-8i states the only exception.
        """,
        ("CMD-8f", .code, .decision): "`code` is the code that voice.conversion makes from the dictation.",
        ("CMD-8g", .inPlace, .decision): """
        The lines of the code are inserted after the line where the cursor was when `write` ran; if the document was \
        empty, these lines become the whole document. The new lines replace the lines that the same phase of \
        programming inserted earlier. Code that consists of a single line break gives two empty lines.
        """,
        ("CMD-8h", .lastLine, .decision): """
        The cursor moves to the last inserted line. If the code is empty, no line is inserted, and the cursor is at \
        the line where it was when `write` ran.
        """,
        ("CMD-8i", .inItsPlace, .decision): """
        Under the option `count`, if a later transcript has another command in place of the `write`, no code is \
        written from this transcript, with one exception. If a `stop` after the other command ends the earlier \
        writing, and a further `write` follows this `stop`, the words after this further `write` become code.
        """,
        ("CMD-8j", .passedOver, .decision): """
        Under the option `count`, a transcript may have another command in place of the `write`. In that case, the \
        commands between the other command and the first `stop` after it, which ends the writing (CMD-8d), count as \
        commands that have run. If the same transcript comes again, no command runs.
        """,
        ("CMD-9a", .stop, .source(commands)):
            "`stop` ends the session, whether the user controls the app or writes code (but see CMD-9b).",
        ("CMD-9b", .whereStopLeads, .decision): """
        A `stop` in the phase of control always closes the session. The reading `voice.commands.stop` decides what a \
        `stop` that ends the writing does. Under the option `closes`, a `stop` that ends the writing closes the \
        session. Under the option `toControl`, a `stop` that ends the writing leads back to the phase of control, and \
        the words after the `stop` are searched for commands.
        """,
        ("CMD-9c", .nothingAfter, .decision): "After the session is closed, no command runs.",
        ("CMD-9d", .noMoreCommands, .decision): """
        The words between a `write` and the `stop` that ends the conversion of its dictation are never commands, even \
        in transcripts that come after the phase of programming has ended. The `stop` that ends the conversion is a \
        command, and counts as a command that has run.
        """,
        ("CMD-9e", .staysWritten, .decision):
            "After the writing has ended, `dictation` and `code` do not change until the next `write`.",
        ("CMD-10a", .goesOn, .source(commands)):
            "A session begins with the document as the previous session left it.",
        ("CMD-10b", .anew, .decision): """
        Each session begins in the phase of control, and the commands and words of its transcripts are counted from 0. \
        The cursor and the clipboard stay as the previous session left them.
        """,
        ("CMD-10c", .byHand, .decision(near: .mobileSand, "2.5.2")): """
        If a session has its own `document`, the session begins with this document, which the user has edited by hand \
        since the previous session.
        """,
        ("CMD-10d", .eachSession, .decision): """
        If the input has `sessions`, the output has one entry for each session, in order. If the input has \
        `hypotheses` instead, there is only one session, and the output is the entry of this session.
        """,
    ]
}
