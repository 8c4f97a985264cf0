import SharedSpecs
import Specification

extension Documents {
    public enum Law: LawName {
        public typealias Subsystem = Documents
        case saveNeedsName, saved, joined, mapping, lowered, renameStores, oldNameGoes, noExtension, edited,
            dirty, dirtyUnnamed, neverStored, messageOnce
        case warned, confirmed, cancelled, openAsks, whenAsked, dropped, ignored, nothingAsked
        case letters, characters, length, empty, taken, own, nameFirst
        case opened, deleted, byteForByte, openDeleted, unknown, lookedFirst, byScalars, sorted, states,
            atFirst
    }

    private static let story = Source(.mobileSand, "2.5.6")

    public static let laws: Laws<Documents> = [
        ("DOC-1a", .saveNeedsName, .source(story)):
            "If the open document has no name, `save` stores nothing and causes the message name.required.",
        ("DOC-1b", .saved, .source(.mobileSand, "3.3.6")):
            "`save` stores the text of the open document under the document's name.",
        ("DOC-1c", .joined, .source(story)):
            "`rename` joins `words` with `_`, not with hyphens, to make the new name of the open document.",
        ("DOC-1d", .mapping, .standard(.unicode)): """
        Each word of a new name is lower-cased as a whole, not scalar by scalar. The words are lower-cased by \
        Unicode's full mapping without a locale, including the rule Final_Sigma.
        """,
        ("DOC-1e", .lowered, .decision):
            "The words of a new name are lower-cased, not kept as they were spoken.",
        ("DOC-1f", .renameStores, .decision): """
        The reading `voice.documents.rename` decides whether `rename` stores the text of the open document. Under the \
        option `stores`, `rename` itself stores the text under the new name, even if the document had no name before. \
        Under the option `nameOnly`, nothing is stored until the next `save`.
        """,
        ("DOC-1g", .oldNameGoes, .decision): """
        Under the option `stores`, `rename` removes the text that is stored under the old name. Under the option \
        `nameOnly`, the stored text keeps the old name and becomes a separate document, so a `rename` back to the old \
        name causes the message name.taken.
        """,
        ("DOC-1h", .noExtension, .decision): """
        The name of a document's file is NAME.swift, but neither the input nor the output contains this extension.
        """,
        ("DOC-1i", .edited, .decision):
            "`edit` replaces the text of the open document with the `text` of the event.",
        ("DOC-1j", .dirty, .decision): """
        `dirty` is true if the text of the open document differs from the text that is stored under the document's \
        name, whether or not the document was edited.
        """,
        ("DOC-1k", .dirtyUnnamed, .decision):
            "If the open document has no name, `dirty` is true if and only if its text is not empty.",
        ("DOC-1l", .neverStored, .decision): """
        If the open document has a name but no text is stored under this name, `dirty` is true, even if the open \
        document is empty.
        """,
        ("DOC-1m", .messageOnce, .decision):
            "`message` is present only in the state after the event that causes the message.",
        ("DOC-2a", .warned, .source(story)): """
        If the open document has unsaved changes, `new` shows the prompt `unsaved` and waits for `confirm` or `cancel`.
        """,
        ("DOC-2b", .confirmed, .source(story)): """
        `new` begins an empty document without a name. If a prompt is needed, the new document begins only after \
        `confirm`; otherwise it begins immediately.
        """,
        ("DOC-2c", .cancelled, .source(story)): "`cancel` closes the prompt and changes nothing else.",
        ("DOC-2d", .openAsks, .decision): """
        `open` shows the prompt `unsaved` in the same cases as `new`, even if `open` names the document that is \
        already open. `delete` never shows a prompt.
        """,
        ("DOC-2e", .whenAsked, .decision): """
        The reading `voice.documents.ask` decides whether `new` and `open` always show the prompt `unsaved`. Under the \
        option `always`, `new` and `open` always show the prompt. Under the option `unsaved`, `new` and `open` show \
        the prompt only if the open document is dirty.
        """,
        ("DOC-2f", .dropped, .decision):
            "`confirm` discards the unsaved changes of the open document; it does not save them.",
        ("DOC-2g", .ignored, .decision): """
        While a prompt is open, every event except `confirm` and `cancel` is ignored, even `edit`. An ignored event \
        causes no message.
        """,
        ("DOC-2h", .nothingAsked, .decision): """
        If no prompt is open, `confirm` and `cancel` do nothing; in particular, `confirm` does not begin a new document.
        """,
        ("DOC-3a", .letters, .standard(.unicode)): """
        A letter is a scalar of general category L, and a decimal digit is a scalar of general category Nd; neither \
        needs to be in ASCII. A scalar newer than Unicode 15.0 is neither a letter nor a digit, so names do not depend \
        on the Unicode version of a library.
        """,
        ("DOC-3b", .characters, .decision(near: story)): """
        A valid name consists only of letters, decimal digits, `_` and `-`. A `rename` to a name with any other \
        scalar, such as a path separator, a dot, a space or a combining mark, causes the message name.invalid.
        """,
        ("DOC-3c", .length, .decision): """
        A `rename` to a name of more than 64 scalars causes the message name.invalid. The scalars are counted after \
        the words have been lower-cased and joined.
        """,
        ("DOC-3d", .empty, .decision): "A `rename` to the empty name causes the message name.invalid.",
        ("DOC-3e", .taken, .decision): """
        A `rename` to the name of another stored document causes the message name.taken and changes nothing. If the \
        new name is both taken and invalid, the message is name.invalid.
        """,
        ("DOC-3f", .own, .decision):
            "A `rename` to the name that the open document already has changes nothing and stores nothing.",
        ("DOC-3g", .nameFirst, .decision): """
        A `rename` to an invalid name causes the message name.invalid even if the open document already has this name. \
        An open document can have an invalid name, since the names in `stored` need not be valid.
        """,
        ("DOC-4a", .opened, .source(.mobileSand, "2.5.6", "3.3.6")): """
        `open` opens the stored document with the given name: the state then shows the name and the text of this \
        document.
        """,
        ("DOC-4b", .deleted, .source(.mobileSand, "2.5.6", "3.3.6")):
            "`delete` deletes the stored document with the given name.",
        ("DOC-4c", .byteForByte, .decision): "Text is stored byte for byte; it is not trimmed.",
        ("DOC-4d", .openDeleted, .decision):
            "If `delete` deletes the open document, the document stays open and keeps its text, but loses its name.",
        ("DOC-4e", .unknown, .decision): """
        If no text is stored under a name, `open` and `delete` with this name cause the message name.unknown and \
        change nothing, whether or not the name is valid.
        """,
        ("DOC-4f", .lookedFirst, .decision): """
        If the name in `open` is unknown, the message appears at once; no prompt is shown before the message.
        """,
        ("DOC-4g", .byScalars, .decision):
            "Two names are the same if their scalars are the same. Names that only look alike are different.",
        ("DOC-4h", .sorted, .decision): "`names` is sorted by the scalars of the names, not alphabetically.",
        ("DOC-4i", .states, .decision): """
        `states` contains one state after each event, and no state before the first event. `list` changes nothing.
        """,
        ("DOC-4j", .atFirst, .decision): """
        Before the first event, the open document is empty and has no name, even if documents are stored.
        """,
    ]
}
