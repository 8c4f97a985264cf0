import SharedSpecs
import Specification

extension Documents {
    public enum Law: String, LawName {
        case saveNeedsName = "DOC-1a"
        case saved = "DOC-1b"
        case joined = "DOC-1c"
        case mapping = "DOC-1d"
        case lowered = "DOC-1e"
        case renameStores = "DOC-1f"
        case oldNameGoes = "DOC-1g"
        case noExtension = "DOC-1h"
        case edited = "DOC-1i"
        case dirty = "DOC-1j"
        case dirtyUnnamed = "DOC-1k"
        case neverStored = "DOC-1l"
        case messageOnce = "DOC-1m"
        case warned = "DOC-2a"
        case confirmed = "DOC-2b"
        case cancelled = "DOC-2c"
        case openAsks = "DOC-2d"
        case whenAsked = "DOC-2e"
        case dropped = "DOC-2f"
        case ignored = "DOC-2g"
        case nothingAsked = "DOC-2h"
        case letters = "DOC-3a"
        case characters = "DOC-3b"
        case length = "DOC-3c"
        case empty = "DOC-3d"
        case taken = "DOC-3e"
        case own = "DOC-3f"
        case nameFirst = "DOC-3g"
        case opened = "DOC-4a"
        case deleted = "DOC-4b"
        case byteForByte = "DOC-4c"
        case openDeleted = "DOC-4d"
        case unknown = "DOC-4e"
        case lookedFirst = "DOC-4f"
        case byScalars = "DOC-4g"
        case sorted = "DOC-4h"
        case states = "DOC-4i"
        case atFirst = "DOC-4j"
    }

    private static let story = Source(.mobileSand, "2.5.6")

    public static let laws: Laws<Documents> = [
        .saveNeedsName: .source(
            "If a document has no name, `save` stores nothing and gives the message name.required.", story),
        .saved: .source(
            "`save` stores the text of the open document under the document's name.",
            Source(.mobileSand, "3.3.6")),
        .joined: .source(
            "`rename` makes the new name from the words, which it joins with `_`, not with hyphens.", story),
        .mapping: .standard(
            """
            The words are lower-cased by Unicode's full mapping without a locale, with Final_Sigma, and not scalar by \
            scalar.
            """,
            .unicode),
        .lowered: .decision("The words of a new name are lower-cased, not left as they were spoken."),
        .renameStores: .decision(
            """
            Whether a rename stores the text under the new name at once, even if the document had no name before, or \
            stores nothing until a save, depends on the reading `voice.documents.rename`.
            """),
        .oldNameGoes: .decision(
            """
            Under the option `stores`, a rename removes the text under the old name. Under the option `nameOnly`, this \
            text stays stored as another document: a rename back to the old name gives name.taken.
            """),
        .noExtension: .decision(
            "The name of a file is NAME.swift, but neither the input nor the output shows the extension."),
        .edited: .decision("An edit replaces the text of the open document."),
        .dirty: .decision(
            """
            A document is dirty if its text differs from the text that is stored under its name, whether or not it was \
            edited.
            """),
        .dirtyUnnamed: .decision("A document without a name is dirty if its text is not empty."),
        .neverStored: .decision(
            "If no text is stored under the name of a document, it is dirty, even if its text is empty."),
        .messageOnce: .decision("A message appears only in the state of the event that causes it."),
        .warned: .source(
            "If the open document has unsaved changes, `new` shows the prompt `unsaved` and waits for an answer.",
            story),
        .confirmed: .source(
            """
            `new` begins an unnamed and empty document: at once if no prompt is needed, otherwise after the `confirm`.
            """, story),
        .cancelled: .source("`cancel` closes the prompt and changes nothing else.", story),
        .openAsks: .decision(
            """
            `open` shows the same prompt as `new`, even if the document is already open. `delete` never shows a prompt.
            """),
        .whenAsked: .decision(
            """
            Whether `new` and `open` show the prompt `unsaved` always, or only if the document is dirty, depends on \
            the reading `voice.documents.ask`.
            """
        ),
        .dropped: .decision("`confirm` discards the unsaved changes: it does not save them."),
        .ignored: .decision(
            """
            While a prompt is open, all events except `confirm` and `cancel` are ignored without a message, even \
            `edit`.
            """
        ),
        .nothingAsked: .decision(
            "If no prompt is open, `confirm` and `cancel` do nothing: `confirm` does not begin a new document."
        ),
        .letters: .standard(
            """
            A letter is a scalar of general category L, and a decimal digit is one of category Nd. Neither is limited \
            to ASCII. A scalar newer than Unicode 15.0 is neither a letter nor a digit, so names do not depend on the \
            library.
            """, .unicode),
        .characters: .decision(
            """
            A valid name has only letters, decimal digits, `_` and `-`. A name with any other scalar, such as a path \
            separator, a point, a space or a combining mark, gives name.invalid.
            """, near: story),
        .length: .decision(
            """
            A name of more than 64 scalars gives name.invalid. The scalars are counted after the words have been \
            lower-cased and joined.
            """),
        .empty: .decision("The empty name gives name.invalid."),
        .taken: .decision(
            """
            A rename to the name of another stored document gives name.taken and changes nothing. If this name is also \
            invalid, the rename gives name.invalid.
            """),
        .own: .decision("A rename of a document to its own name changes nothing and stores nothing."),
        .nameFirst: .decision(
            """
            A rename to an invalid name gives name.invalid even if that name is the document's own, since stored names \
            need not be valid.
            """
        ),
        .opened: .source(
            "`open` opens a stored document: its name and its text are shown.",
            Source(.mobileSand, "2.5.6", "3.3.6")),
        .deleted: .source("`delete` deletes a stored document.", Source(.mobileSand, "2.5.6", "3.3.6")),
        .byteForByte: .decision("A text is stored byte for byte: it is not trimmed."),
        .openDeleted: .decision(
            "If the open document is deleted, it loses its name and keeps its text."),
        .unknown: .decision(
            """
            If no text is stored under a name, `open` and `delete` give name.unknown and change nothing, whether or \
            not the name is valid.
            """
        ),
        .lookedFirst: .decision(
            "An unknown name is reported at once: no prompt is shown before the message."),
        .byScalars: .decision(
            "Two names are the same if their scalars are the same; names that only look alike are different."),
        .sorted: .decision(
            "The stored names are listed in the order of their scalars, not in alphabetical order."),
        .states: .decision(
            "The output has one state after each event, and none before the first event. `list` changes nothing."
        ),
        .atFirst: .decision(
            "Before the first event, an unnamed, empty document is open, not a stored document."),
    ]
}
