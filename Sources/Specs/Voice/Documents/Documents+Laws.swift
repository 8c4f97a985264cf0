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
            "If the open document has no name, `save` stores nothing and causes the message name.required.",
            story),
        .saved: .source(
            "`save` stores the text of the open document under the document's name.",
            Source(.mobileSand, "3.3.6")),
        .joined: .source(
            """
            `rename` makes the new name of the open document from `words`, which it joins with `_`, not with hyphens.
            """, story),
        .mapping: .standard(
            """
            The words of a new name are lower-cased by Unicode's full mapping without a locale, with Final_Sigma. They \
            are not lower-cased scalar by scalar.
            """, .unicode),
        .lowered: .decision("The words of a new name are lower-cased; they do not stay as they were spoken."),
        .renameStores: .decision(
            """
            The reading `voice.documents.rename` decides whether `rename` stores the text of the open document. Under \
            the option `stores`, `rename` itself stores the text under the new name, even if the document had no name \
            before. Under the option `nameOnly`, nothing is stored until the next `save`.
            """),
        .oldNameGoes: .decision(
            """
            Under the option `stores`, `rename` removes the text that is stored under the old name. Under the option \
            `nameOnly`, this text stays stored as another document, so a `rename` back to the old name causes the \
            message name.taken.
            """),
        .noExtension: .decision(
            """
            The name of a document's file is NAME.swift, but neither the input nor the output contains this extension.
            """),
        .edited: .decision("`edit` replaces the text of the open document with the `text` of the event."),
        .dirty: .decision(
            """
            `dirty` is true if the text of the open document differs from the text that is stored under its name, \
            whether or not the document was edited.
            """),
        .dirtyUnnamed: .decision(
            "If the open document has no name, `dirty` is true if and only if its text is not empty."),
        .neverStored: .decision(
            """
            If the open document has a name but no text is stored under this name, `dirty` is true, even if the open \
            document is empty.
            """),
        .messageOnce: .decision(
            "`message` is present only in the state after the event that causes the message."),
        .warned: .source(
            """
            If the open document has unsaved changes, `new` shows the prompt `unsaved` and waits for `confirm` or \
            `cancel`.
            """, story),
        .confirmed: .source(
            """
            `new` begins an empty document without a name. If a prompt is needed, the new document begins only after \
            `confirm`; otherwise it begins immediately.
            """, story),
        .cancelled: .source("`cancel` closes the prompt and changes nothing else.", story),
        .openAsks: .decision(
            """
            `open` shows the prompt `unsaved` in the same cases as `new`, even if the document that it names is \
            already open. `delete` never shows a prompt.
            """),
        .whenAsked: .decision(
            """
            The reading `voice.documents.ask` decides whether `new` and `open` always show the prompt `unsaved`. Under \
            the option `always`, they always show the prompt. Under the option `unsaved`, they show the prompt only if \
            the open document is dirty.
            """),
        .dropped: .decision(
            "`confirm` discards the unsaved changes of the open document; it does not save them."),
        .ignored: .decision(
            """
            While a prompt is open, every event except `confirm` and `cancel` is ignored, even `edit`. An ignored \
            event causes no message.
            """),
        .nothingAsked: .decision(
            """
            If no prompt is open, `confirm` and `cancel` do nothing. In particular, `confirm` does not begin a new \
            document.
            """),
        .letters: .standard(
            """
            A letter is a scalar of general category L, and a decimal digit is a scalar of general category Nd; \
            neither needs to be in ASCII. A scalar newer than Unicode 15.0 is neither a letter nor a digit, so names \
            do not depend on the Unicode version of a library.
            """, .unicode),
        .characters: .decision(
            """
            A valid name consists only of letters, decimal digits, `_` and `-`. A `rename` to a name with any other \
            scalar, such as a path separator, a point, a space or a combining mark, causes the message name.invalid.
            """, near: story),
        .length: .decision(
            """
            A `rename` to a name of more than 64 scalars causes the message name.invalid. The scalars are counted \
            after the words have been lower-cased and joined.
            """),
        .empty: .decision("A `rename` to the empty name causes the message name.invalid."),
        .taken: .decision(
            """
            A `rename` to the name of another stored document causes the message name.taken and changes nothing. If \
            this name is also invalid, the message is name.invalid.
            """),
        .own: .decision(
            "A `rename` to the name that the open document already has changes nothing and stores nothing."),
        .nameFirst: .decision(
            """
            A `rename` to an invalid name causes the message name.invalid even if the open document already has this \
            name. This is possible since the names in `stored` need not be valid.
            """),
        .opened: .source(
            """
            `open` opens the stored document with the given name: the state then shows the name and the text of this \
            document.
            """, Source(.mobileSand, "2.5.6", "3.3.6")),
        .deleted: .source(
            "`delete` deletes the stored document with the given name.",
            Source(.mobileSand, "2.5.6", "3.3.6")),
        .byteForByte: .decision("A text is stored byte for byte; it is not trimmed."),
        .openDeleted: .decision(
            "If `delete` deletes the open document, this document loses its name and keeps its text."),
        .unknown: .decision(
            """
            If no text is stored under a name, `open` and `delete` with this name cause the message name.unknown and \
            change nothing. This applies to valid and to invalid names.
            """),
        .lookedFirst: .decision(
            "If the name in `open` is unknown, the message appears at once; no prompt is shown before the message."
        ),
        .byScalars: .decision(
            "Two names are the same if their scalars are the same. Names that only look alike are different."
        ),
        .sorted: .decision("`names` is sorted by the scalars of the names, not alphabetically."),
        .states: .decision(
            """
            `states` contains one state after each event, and no state before the first event. `list` changes nothing.
            """),
        .atFirst: .decision(
            "Before the first event, the open document is empty and has no name, even if documents are stored."
        ),
    ]
}
