import SharedSpecs
import Specification

extension Documents {
    public enum Rule: String, RuleName {
        case saving = "DOC-1"
        case asking = "DOC-2"
        case naming = "DOC-3"
        case files = "DOC-4"
    }

    public static let clauses: Clauses<Documents> = [
        .saving: Statement(
            .source(
                """
                Documents are files in the format swift. A save without a name is answered with the message that a \
                name is required. `rename my script` gives the script the name `my_script`.
                """, Source(.mobileSand, "2.5.6", "3.3.6")),
            .standard(
                "The words are lower-cased by Unicode's full mapping without a locale, Final_Sigma included.",
                .unicode),
            .decision(
                """
                The words of a name are joined with `_`. By the reading voice.documents.rename the text is stored \
                under the new name, and a stored document leaves its old one; or nothing is stored until a save, and \
                the file of the old name stays. Files are NAME.swift, shown without extension.
                """),
            .decision(
                """
                dirty: the text is another than the one stored under the name, if any is (one without a name, than \
                the empty text); it is a difference of texts, not a history. A save without a name stores nothing \
                and says name.required, also if there is nothing to save. A message shows on its own event only.
                """)),
        .asking: Statement(
            .source(
                """
                `new` warns with a popup that changes are to be saved. If it is cancelled all stays; if it is \
                confirmed a new script is begun.
                """, Source(.mobileSand, "2.5.6")),
            .decision(
                """
                open asks as new does. By the reading voice.documents.ask it is asked only if the document is dirty, or \
                always; the prompt is `unsaved` in any case. A confirmation drops the changes, and reads what is stored \
                then; to open the open document is no exception.
                """),
            .decision(
                """
                While a prompt shows, all other events are ignored, without a message. Without one, confirm and \
                cancel do nothing. A new document is unnamed and empty.
                """)),
        .naming: Statement(
            .decision(
                """
                A name that is given is letters, decimal digits, `_` and `-`, 1 to 64 scalars once it is lowered and \
                joined. Any other (a path separator, `..`, none, decomposed letters) is name.invalid; that of another \
                document is name.taken; in both cases nothing changes.
                """, near: Source(.mobileSand, "2.5.6")),
            .decision(
                """
                To rename a document as it is called changes nothing and stores nothing. Whether a name is one is \
                said first, then whether it is its own, then whether it is taken. Names that are stored need not be such.
                """),
            .standard(
                "A letter is a scalar of general category L, a decimal digit one of Nd.", .unicode)),
        .files: Statement(
            .source(
                """
                The documents are listed, opened and deleted on a screen of their own. A script that was saved can \
                be opened later.
                """, Source(.mobileSand, "2.5.6", "3.3.6")),
            .decision(
                """
                There is a state after each event; at first an unnamed, empty, clean document is open. What was saved \
                is opened byte for byte. To delete the open document leaves its text, unnamed and, unless it is \
                empty, dirty. list changes nothing.
                """),
            .decision(
                """
                Names are compared and sorted by their scalars. To open or to delete what is not stored is \
                name.unknown, also if it is no name; it is said before anything is asked.
                """)),
    ]
}
