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
            The commands are write, stop, line N, cut, copy, paste, delete, run and read; of files new, save, open \
            NAME and rename WORDS okay. How they are spoken is in the dictionary of the language.
            """, Source(.mobileSand, "2.5.4", "2.5.6", "3.3.4", "3.4")),
        .builtIn: .decision(
            """
            The built-in expressions are those of `en_controls.txt` and `it_controls.txt`, Italian for the language \
            `it`, English for any other.
            """),
        .anyCase: .decision(
            "They are compared as those of voice.conversion, lowered in full word by word, not as written."),
        .shown: .decision(
            """
            `line` is shown with its number in digits, without leading zeros, `open` with the name, and `rename` with \
            its words as spoken, one space between them, which may be none. Other commands have no argument.
            """),
        .number: .decision(
            """
            N is digits of ASCII, of any size, or a number in words from zero to 9999: the longest that fits, not its \
            first word.
            """
        ),
        .words: .decision(
            """
            In English they come without "and" and commas, with one to nine before hundred and thousand: never \
            hundred, a hundred or twelve hundred. A hyphen in them is a space, and they end where a spoken word ends. \
            In Italian they are one word, with or without elision (centuno, centouno), and neither un nor una. A \
            final accent may be missing (ventitré, ventitre; not ventitrè or tré). The words are those of the language, \
            also with a dictionary of one's own.
            """),
        .ignored: .source(
            """
            Each transcript is a new one, and may be shorter than the last. Of its commands as many are ignored as \
            have run already; to ignore the words that were read already is rejected.
            """, recogniser),
        .counted: .decision(
            "How many ran so far counts refused ones, write and stop, and never falls."),
        .early: .decision("A command that was heard early is not corrected by a longer one."),
        .byIndex: .decision(
            """
            By the reading voice.commands.replay the rejected way is taken: as many words are skipped as the longest \
            transcript before had.
            """),
        .waiting: .decision(
            """
            The words of a last incomplete command are not skipped until a transcript reaches its first word. It begins \
            at the first `line` at the end, `open` that named nothing or `rename` without okay after the last complete \
            command.
            """),
        .neverFalls: .decision(
            """
            How many words are skipped never falls, neither with a shorter transcript nor when writing leads back to \
            control.
            """),
        .place: .decision(
            """
            Under `index` the dictation is what follows the place of the write, in words, in every transcript that is \
            long enough; a shorter one leaves it.
            """),
        .oneByOne: .source(
            "A transcript is parted into words and searched for commands, one after the other.", recogniser),
        .longest: .decision("From the left, at each word the longest expression is taken, not the shortest."),
        .complete: .decision("A command whose argument is not there yet is not complete and does not run."),
        .skipped: .decision(
            """
            Words of no command are skipped, an okay without a rename too. `line` before what is no number, or at the \
            end, and `open` of no name are skipped as one word, not two: what follows may be a command.
            """),
        .names: .decision(
            """
            `open` takes the longest run of words, not the shortest, that, lowered and joined with `_`, is one of \
            the names, scalar by scalar. Names are not lowered, so that one with capitals is never opened.
            """),
        .rename: .decision(
            "`rename` takes all up to the first okay, not the last, and without one ends the reading."),
        .noWords: .decision(
            """
            With no words a rename is complete and gives name.invalid; other names are not looked at. new, save, open \
            and rename only run: the names stay those of the input.
            """),
        .line: .source("`line` with a number moves the cursor to the line of that number.", commands),
        .outside: .decision(
            """
            Lines count from 1. Outside the document, 0 and every line of an empty one too, nothing changes and the \
            message is line.outOfRange; yet it has run.
            """),
        .copy: .source("copy puts the line of the cursor on the clipboard.", commands),
        .cut: .source("cut puts the line of the cursor on the clipboard and removes it.", commands),
        .delete: .source("delete removes the line of the cursor, and the next line moves up.", commands),
        .deleteLeavesClipboard: .decision("delete leaves the clipboard."),
        .cursorStays: .decision("After that the cursor stays at its number, or at the last line."),
        .noLine: .decision(
            "In an empty document copy, cut, delete and read change nothing; the message is line.none."),
        .paste: .source(
            "paste inserts the clipboard between the line of the cursor and the next, not above it.",
            commands),
        .cursorMoves: .source(
            "The cursor moves to what was pasted: a second paste stands after the first.", commands),
        .onlyLine: .decision("In an empty document what is pasted becomes the only line."),
        .emptyClipboard: .decision(
            """
            An empty clipboard changes nothing, and the message is clipboard.empty, in an empty document too; an empty \
            line is a line.
            """
        ),
        .readOut: .source("read reads out the line of the cursor.", commands),
        .run: .source("run runs the code that is written.", commands),
        .wholeText: .decision(
            """
            run has the whole text, lines parted by line feeds with none at the end, that of an empty document too.
            """),
        .write: .source(
            "write begins the phase of programming; what follows is text to be converted to code.",
            Source(.mobileSand, "2.5.4", "3.3.4", "3.3.2")),
        .apart: .source(
            "The two phases are apart: what is a command in one is none in the other.",
            Source(.mobileSand, "2.5.4", "3.3.2")),
        .follows: .source("The cursor follows the last line written.", commands),
        .stopActs: .decision(
            """
            While writing only stop acts, the one that ends the conversion, not any that is said: one that is \
            protected or undone does not act. If another command has come in the place of the write, a stop that is \
            held there acts.
            """),
        .dictation: .decision(
            """
            dictation is all that follows the write in the latest transcript, words joined by one space, the stop and \
            what comes after it too. A transcript with fewer commands, or with another in the place of the write, \
            leaves it.
            """),
        .code: .decision("code is voice.conversion of the dictation."),
        .inPlace: .decision(
            """
            The lines of the code are inserted after the line of the cursor (into an empty document as its lines) in \
            place of what this phase wrote before. A line break alone makes two empty lines.
            """),
        .lastLine: .decision(
            """
            The cursor is on the last of them. No code is no line, and the cursor where it was when write ran.
            """),
        .inItsPlace: .decision(
            "A write heard after another command has run in its place writes nothing."),
        .stop: .source("stop ends the session, in control and while writing.", commands),
        .whereStopLeads: .decision(
            """
            By the reading voice.commands.stop one that ends the writing leads back to control, where what follows it \
            is read on; one in control closes the session by either.
            """),
        .nothingAfter: .decision("Nothing runs after the session is closed."),
        .noMoreCommands: .decision(
            """
            The words between a write and the stop that ends its conversion are commands in no transcript, also when \
            the phase has ended; that stop is one, and counts.
            """),
        .staysWritten: .decision(
            "When the phase has ended its dictation and its code stay as they were until the next write."),
        .goesOn: .source("A session goes on with the document that the one before left.", commands),
        .anew: .decision(
            """
            Each of several sessions begins anew, in control, with no command run and no word read; the cursor and the \
            clipboard are those that the one before left.
            """),
        .byHand: .decision(
            """
            If a session has a `document`, that is what was edited by hand since the one before, and stands in place of \
            what that left.
            """, near: Source(.mobileSand, "2.5.2")),
        .eachSession: .decision(
            "`sessions` gives an output for each of them, in their order; `hypotheses` is one session."),
    ]
}
