import SharedSpecs
import Specification

extension Commands {
    public enum Law: String, LawName {
        case spoken = "CMD-1a"
        case builtIn = "CMD-1b"
        case anyCase = "CMD-1c"
        case shown = "CMD-1d"
        case number = "CMD-1e"
        case words = "CMD-1f"
        case ignored = "CMD-2a"
        case counted = "CMD-2b"
        case early = "CMD-2c"
        case byIndex = "CMD-2d"
        case waiting = "CMD-2e"
        case place = "CMD-2f"
        case neverFalls = "CMD-2g"
        case oneByOne = "CMD-3a"
        case longest = "CMD-3b"
        case complete = "CMD-3c"
        case skipped = "CMD-3d"
        case names = "CMD-3e"
        case rename = "CMD-3f"
        case noWords = "CMD-3g"
        case line = "CMD-4a"
        case outside = "CMD-4b"
        case copy = "CMD-5a"
        case cut = "CMD-5b"
        case delete = "CMD-5c"
        case deleteLeavesClipboard = "CMD-5d"
        case cursorStays = "CMD-5e"
        case noLine = "CMD-5f"
        case paste = "CMD-6a"
        case cursorMoves = "CMD-6b"
        case emptyClipboard = "CMD-6c"
        case onlyLine = "CMD-6d"
        case readOut = "CMD-7a"
        case run = "CMD-7b"
        case wholeText = "CMD-7c"
        case write = "CMD-8a"
        case apart = "CMD-8b"
        case follows = "CMD-8c"
        case stopActs = "CMD-8d"
        case dictation = "CMD-8e"
        case code = "CMD-8f"
        case inPlace = "CMD-8g"
        case lastLine = "CMD-8h"
        case inItsPlace = "CMD-8i"
        case stop = "CMD-9a"
        case whereStopLeads = "CMD-9b"
        case nothingAfter = "CMD-9c"
        case noMoreCommands = "CMD-9d"
        case staysWritten = "CMD-9e"
        case goesOn = "CMD-10a"
        case anew = "CMD-10b"
        case byHand = "CMD-10c"
        case eachSession = "CMD-10d"
    }

    private static let commands = Source(.mobileSand, "2.5.4")
    private static let recogniser = Source(.mobileSand, "3.3.4")

    public static let laws: Laws<Commands> = [
        .spoken: .source(
            """
            The commands are `write`, `stop`, `line N`, `cut`, `copy`, `paste`, `delete`, `run` and `read`, and for \
            files `new`, `save`, `open NAME` and `rename WORDS okay`. The dictionary of the language holds their \
            expressions.
            """, Source(.mobileSand, "2.5.4", "2.5.6", "3.3.4", "3.4")),
        .builtIn: .decision(
            """
            The built-in expressions are in `it_controls.txt` for the language `it`, and in `en_controls.txt` for any \
            other language. Each line of these files is a command, ` - ` and its expressions, separated by commas \
            (DIC-2 to DIC-4).
            """),
        .anyCase: .decision(
            """
            Expressions are compared as in voice.conversion: each word is lower-cased by the full mapping before it is \
            compared.
            """),
        .shown: .decision(
            """
            The argument of `line` is its number in digits, without leading zeros. The argument of `open` is the name. \
            The argument of `rename` is its words as spoken, joined by single spaces; if it has no words, the argument \
            is the empty text. Other commands have no argument.
            """),
        .number: .decision(
            """
            The N of `line N` is a sequence of ASCII digits of any length, or a number in words from zero to 9999. The \
            longest number that fits is taken, not only its first word.
            """
        ),
        .words: .decision(
            """
            English number words have no "and" and no comma. A word from one to nine precedes `hundred` and \
            `thousand`: `hundred`, `a hundred` and `twelve hundred` are not numbers. One hyphen between two number \
            words counts as a space: `-one`, `one-` and `twenty--one` are not numbers. A number ends where a spoken \
            word ends. An Italian number is one word; `un` and `una` are not numbers. `cento` keeps or loses its o \
            before u or o (centouno, centuno; centootto, centotto). The tens always lose their last vowel before `uno` \
            and `otto` (ventuno, not ventiuno); `mille` and `mila` keep theirs. A final accent may be missing \
            (ventitré, ventitre; not ventitrè or tré). The number words are those of the language, even if the input \
            has its own dictionary.
            """),
        .ignored: .source(
            """
            Each transcript is complete, and may be shorter than the transcript before. As many commands at its \
            beginning are ignored as have run already. The source rejects the alternative of ignoring the words that \
            were already read.
            """, recogniser),
        .counted: .decision(
            "The number of commands that ran includes refused commands, `write` and `stop`, and never falls."),
        .early: .decision(
            """
            A command that ran is not corrected if a later transcript gives it another argument: after `line twenty`, \
            `line twenty one` runs nothing.
            """),
        .byIndex: .decision(
            """
            Whether as many commands are ignored as have run (`count`), or as many words as the longest earlier \
            transcript had (`index`, which the source rejects), depends on the reading `voice.commands.replay`.
            """),
        .waiting: .decision(
            """
            Under the option `index`, the words of a last incomplete command are not skipped: the next transcript that \
            reaches its first word is read from that word on. Such a command begins after the last complete command, \
            at the first of these words: a `line` at the end, an `open` without a name, or a `rename` without an \
            `okay`. Only that transcript is read from this word on: after it, as many words as the longest transcript \
            has are skipped, unless that transcript has such a command too.
            """),
        .neverFalls: .decision(
            """
            Under the option `index`, the number of words to skip never falls, neither after a shorter transcript nor \
            when writing leads back to control.
            """),
        .place: .decision(
            """
            Under the option `index`, the dictation consists of all words after the position of the `write`, even if a \
            later transcript has other words in that position. A transcript that ends before that position does not \
            change the dictation.
            """),
        .oneByOne: .source(
            "A transcript is split into words and searched for commands, one after the other.", recogniser),
        .longest: .decision(
            """
            From the left, the longest expression that fits at each word is taken, not the shortest. Of equally long \
            expressions, the first in the list of controls is taken.
            """),
        .complete: .decision("An incomplete command, whose argument may still come, does not run."),
        .skipped: .decision(
            """
            Words that belong to no command are skipped. An `okay` without a `rename` is skipped with all words of its \
            expression. If a `line` has no number or an `open` no name, one word is skipped, not two: the next word \
            may begin a command, even if it belongs to the same expression. This also holds at the end of the \
            transcript, and for an `open` whose words only begin a name.
            """),
        .names: .decision(
            """
            `open` takes the longest run of words after it, not the shortest, that is one of the names if its words are \
            lower-cased and joined with `_`. The names are compared scalar by scalar and are not lower-cased, so a \
            name with capitals is never opened.
            """),
        .rename: .decision(
            """
            `rename` takes all words up to the first `okay`, not the last. This is the first word at which an `okay` \
            is the longest expression that fits. If there is no `okay`, the reading of the transcript ends at the \
            `rename`.
            """),
        .noWords: .decision(
            """
            A `rename` without words is complete and gives name.invalid; the words of other renames are not checked. \
            `new`, `save`, `open` and `rename` run, but do not change the names that the input gives.
            """),
        .line: .source("`line` with a number moves the cursor to the line with that number.", commands),
        .outside: .decision(
            """
            Lines are numbered from 1. A `line` outside the document changes nothing and gives line.outOfRange, but \
            counts as run. Line 0 is outside the document, and if the document is empty, so is every other line.
            """),
        .copy: .source("`copy` puts the cursor's line on the clipboard.", commands),
        .cut: .source(
            "`cut` puts the cursor's line on the clipboard and removes it from the document.", commands),
        .delete: .source("`delete` removes the cursor's line, and the next line moves up.", commands),
        .deleteLeavesClipboard: .decision("`delete` does not change the clipboard."),
        .cursorStays: .decision(
            """
            After a `cut` or `delete`, the cursor keeps its line number, or moves to the last line if the document now \
            has fewer lines.
            """),
        .noLine: .decision(
            "In an empty document, `copy`, `cut`, `delete` and `read` change nothing and give line.none."),
        .paste: .source(
            """
            `paste` inserts the clipboard between the cursor's line and the next, not above the cursor's line.
            """,
            commands),
        .cursorMoves: .source(
            "`paste` moves the cursor to the inserted line, so a second paste inserts after the first.",
            commands),
        .onlyLine: .decision("In an empty document, the line that `paste` inserts becomes the only line."),
        .emptyClipboard: .decision(
            """
            A `paste` from an empty clipboard changes nothing and gives clipboard.empty, even in an empty document. A \
            clipboard that holds an empty line is not empty.
            """
        ),
        .readOut: .source("`read` reads out the cursor's line.", commands),
        .run: .source("`run` runs the text of the document as a program.", commands),
        .wholeText: .decision(
            """
            `run` takes the complete text of the document, with line feeds between the lines but not at the end. The \
            text of an empty document is empty.
            """),
        .write: .source(
            "`write` begins the phase of programming; the words after `write` are text to be converted to code.",
            Source(.mobileSand, "2.5.4", "3.3.4", "3.3.2")),
        .apart: .source(
            """
            The two phases are separate: words dictated while writing run no command except `stop`, and words said in \
            control are not written.
            """,
            Source(.mobileSand, "2.5.4", "3.3.2")),
        .follows: .source("The cursor moves along with the code, to the last line of the code.", commands),
        .stopActs: .decision(
            """
            While writing, only the `stop` that ends the conversion takes effect: a protected or undone `stop` does \
            not. If, while writing, a later transcript has another command in place of the `write`, the first `stop` \
            after that command takes effect. The commands between these two do not run.
            """),
        .dictation: .decision(
            """
            `dictation` consists of all words after the `write` in the latest transcript, joined with one space, \
            including the `stop` and the words after it. A transcript with fewer commands than have run, or with \
            another command in place of the `write`, does not change the dictation.
            """),
        .code: .decision("`code` is the dictation after its conversion by voice.conversion."),
        .inPlace: .decision(
            """
            The lines of the code are inserted after the cursor's line, or become the lines of an empty document. They \
            replace the lines that the same phase inserted before. Code that is only a line break makes two empty lines.
            """),
        .lastLine: .decision(
            """
            The cursor moves to the last inserted line. If the code is empty, no line is inserted, and the cursor is \
            where it was when `write` ran.
            """),
        .inItsPlace: .decision(
            """
            If a later transcript has another command in place of the `write`, nothing is written, even if a `write` \
            follows that command.
            """),
        .stop: .source("`stop` ends the session, both in control and while writing.", commands),
        .whereStopLeads: .decision(
            """
            Whether a `stop` that ends the writing closes the session, or leads back to control, which reads the words \
            after the `stop`, depends on the reading `voice.commands.stop`. A `stop` in control always closes the \
            session.
            """),
        .nothingAfter: .decision("Nothing runs after the session is closed."),
        .noMoreCommands: .decision(
            """
            The words between a `write` and the `stop` that ends its conversion are not commands in any transcript, \
            even after the phase has ended. That `stop` is a command, and counts as run.
            """),
        .staysWritten: .decision(
            "After the writing has ended, its dictation and code do not change until the next `write`."),
        .goesOn: .source("A session begins with the document that the previous session left.", commands),
        .anew: .decision(
            """
            Each session begins in control, and counts commands and words from 0. It keeps the cursor and the \
            clipboard of the previous session.
            """),
        .byHand: .decision(
            """
            A session that has its own `document` begins with that document instead, which was edited by hand after \
            the previous session.
            """, near: Source(.mobileSand, "2.5.2")),
        .eachSession: .decision(
            """
            If the input has `sessions`, the output has one entry for each session, in order. If it has `hypotheses`, \
            the output is the entry of the single session.
            """),
    ]
}
