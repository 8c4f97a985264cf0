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
            "A save of a document without a name is answered with name.required; nothing is stored.", story),
        .saved: .source("A save stores the text of the open document.", Source(.mobileSand, "3.3.6")),
        .joined: .source(
            "A rename makes one name of the words, joined with `_` and not with hyphens.", story),
        .mapping: .standard(
            "The words are lower-cased by Unicode's full mapping without a locale, with Final_Sigma, not scalar by scalar.",
            .unicode),
        .lowered: .decision("The words of a name are lower-cased, not left as they are spoken."),
        .renameStores: .decision(
            """
            By the reading voice.documents.rename a rename stores the text under the new name, or nothing is stored until \
            a save.
            """),
        .oldNameGoes: .decision(
            """
            If a rename stores, what is stored under the old name goes; if not, it stays, and is another document from \
            then on.
            """),
        .noExtension: .decision("Files are NAME.swift, shown as NAME without the extension."),
        .edited: .decision("An edit puts its text in place of that of the open document."),
        .dirty: .decision(
            """
            A document is dirty if its text differs from what is stored under its name: it is not a matter of whether it \
            was edited.
            """),
        .dirtyUnnamed: .decision("A document without a name is dirty if its text is not empty."),
        .neverStored: .decision(
            "A document whose name stores nothing is dirty, also if its text is empty."),
        .messageOnce: .decision("A message stands in the state of its own event only."),
        .warned: .source("`new` on unsaved changes warns of them with a prompt, and waits.", story),
        .confirmed: .source("`new`, once confirmed, begins a new document, unnamed and empty.", story),
        .cancelled: .source("If it is cancelled the prompt goes, and all stays as it is.", story),
        .openAsks: .decision("`open` asks as `new` does, also for the document that is open."),
        .whenAsked: .decision(
            "By the reading voice.documents.ask the prompt `unsaved` comes only if the document is dirty, or always."
        ),
        .dropped: .decision("A confirmation drops the changes: it does not save them."),
        .ignored: .decision(
            "While a prompt shows, all events but confirm and cancel are ignored without a message, an edit too."
        ),
        .nothingAsked: .decision(
            "Without a prompt confirm and cancel do nothing: a confirm begins no new document."),
        .letters: .standard(
            """
            A letter is a scalar of general category L, a decimal digit one of Nd, not of ASCII alone.
            """, .unicode),
        .characters: .decision(
            """
            A name of letters, decimal digits, `_` and `-` is valid. With any other scalar, such as a path separator, a \
            point, a space or a combining mark, it is name.invalid.
            """, near: story),
        .length: .decision("A name that has more than 64 scalars, once lowered and joined, is name.invalid."),
        .empty: .decision("The empty name is name.invalid."),
        .taken: .decision("The name of another stored document is name.taken, and nothing changes."),
        .own: .decision("To rename a document to its own name changes nothing and stores nothing."),
        .nameFirst: .decision(
            "An invalid name is name.invalid also if it is the document's own, since stored names need not be valid."
        ),
        .opened: .source(
            "`open` opens a stored document: its name and its text.", Source(.mobileSand, "2.5.6", "3.3.6")),
        .deleted: .source("`delete` deletes a stored document.", Source(.mobileSand, "2.5.6", "3.3.6")),
        .byteForByte: .decision("A text is stored byte for byte: it is not trimmed."),
        .openDeleted: .decision(
            "If the open document is deleted its text stays, without a name, and is not emptied."),
        .unknown: .decision(
            "To open or to delete what is not stored is name.unknown, whether or not it is valid, and changes nothing."
        ),
        .lookedFirst: .decision("That a document is unknown is said before anything is asked."),
        .byScalars: .decision(
            "Names are the same if their scalars are, not if they look alike."),
        .sorted: .decision("The stored names are listed by their scalars, not by the alphabet."),
        .states: .decision(
            "There is one state after each event, and none before the first; `list` changes nothing."),
        .atFirst: .decision("At first an unnamed, empty document is open, not a stored one."),
    ]
}
