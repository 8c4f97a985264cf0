import Catalogue
import JSON
import Specification

extension Documents: Mistaken {
    public static let careful: any Implementation<Documents> = CarefulDocuments()

    private static let edit = #"{"kind":"edit","text":"x"}"#
    private static let save = #"{"kind":"save"}"#
    private static let new = #"{"kind":"new"}"#
    private static let open = #"{"kind":"open","name":"a"}"#
    private static let unsaved = ["voice.documents.ask": "unsaved"]

    public static let mistakes: [Mistake<Documents>] = [
        Mistake(
            "keeps-capitals",
            "Leaves the words of a name as they were spoken, without converting them to lower case.",
            breaks: "DOC-1", smallest: input(rename("A")), run: CarefulDocuments.but { $0.lowers = false }),
        Mistake(
            "joins-with-hyphens", "Joins the words of a name with hyphens instead of underscores.",
            breaks: "DOC-1", smallest: input(rename("a", "b")), run: CarefulDocuments.but { $0.joint = "-" }),
        Mistake(
            "rename-only-names",
            """
            When a document is renamed, changes only its name, and stores nothing until the document is saved.
            """,
            breaks: "DOC-1", under: ["voice.documents.rename": "stores"], smallest: input(rename("a")),
            run: CarefulDocuments.but { $0.storesOnRename = false }),
        Mistake(
            "rename-copies", "Keeps a renamed document under its old name as well.",
            breaks: "DOC-1", under: ["voice.documents.rename": "stores", "voice.documents.ask": "unsaved"],
            smallest: input(open, rename("b"), stored: "x"),
            run: CarefulDocuments.but { $0.keepsOldName = true }),
        Mistake(
            "dirty-is-history",
            """
            Reports a document as dirty once it has been edited, even if its text equals the stored text again.
            """,
            breaks: "DOC-1", smallest: input(#"{"kind":"edit","text":""}"#),
            run: CarefulDocuments.but { $0.dirtyIsHistory = true }),
        Mistake(
            "saves-untitled",
            "Makes up a name for a document that is saved without a name, and stores it under that name.",
            breaks: "DOC-1", smallest: input(save), run: CarefulDocuments.but { $0.savesUntitled = true }),
        Mistake(
            "message-stays",
            "Shows a message until another message replaces it, not only until the next event.",
            breaks: "DOC-1", smallest: input(save, edit), run: CarefulDocuments.but { $0.messageStays = true }
        ),
        Mistake(
            "opens-unasked", "Opens another document without asking first, so unsaved changes are lost.",
            breaks: "DOC-2", smallest: input(edit, open, stored: "x"),
            run: CarefulDocuments.but { $0.asksOnOpen = false }),
        Mistake(
            "edits-while-asked",
            "Lets an edit change the text while the program asks whether to discard changes.",
            breaks: "DOC-2", smallest: input(edit, new, #"{"kind":"edit","text":"y"}"#),
            run: CarefulDocuments.but { $0.editsWhileAsked = true }),
        Mistake(
            "confirm-saves", "Saves the changes when the user confirms that they may be lost.",
            // The stored text is visible only after the document is opened again.
            breaks: "DOC-2", "DOC-4", under: unsaved,
            smallest: input(open, edit, new, #"{"kind":"confirm"}"#, open, stored: ""),
            run: CarefulDocuments.but { $0.savesOnConfirm = true }),
        Mistake(
            "names-of-ascii", "Allows only ASCII letters and digits in names.",
            breaks: "DOC-3", smallest: input(rename("é")), run: CarefulDocuments.but { $0.names = .ascii }),
        Mistake(
            "names-of-anything", "Allows every string that is not empty as a name, even a path.",
            breaks: "DOC-3", smallest: input(rename("..")), run: CarefulDocuments.but { $0.names = .anything }
        ),
        Mistake(
            "names-of-255", "Allows names of up to 255 characters instead of 64, as file systems do.",
            breaks: "DOC-3", smallest: input(rename(String(repeating: "a", count: 65))),
            run: CarefulDocuments.but { $0.names = .longer }),
        Mistake(
            "overwrites", "Overwrites a document if another document is renamed to the same name.",
            breaks: "DOC-3", smallest: input(rename("a"), stored: "x"),
            run: CarefulDocuments.but { $0.overwrites = true }),
        Mistake(
            "trims-on-save", "Trims white space at both ends of the text that it stores.",
            breaks: "DOC-4", "DOC-1",
            smallest: input(#"{"kind":"edit","text":" x"}"#, rename("a"), save),
            run: CarefulDocuments.but { $0.trimsOnSave = true }),
        Mistake(
            "normalizes-names",
            "Treats canonically equivalent names as the same, because they look alike.",
            breaks: "DOC-4",
            smallest: #"{"stored":{"é":"x"},"events":[{"kind":"delete","name":"e\u0301"}]}"#,
            run: CarefulDocuments.but { $0.normalizes = true }),
        Mistake(
            "delete-closes", "Clears the text of the open document if the stored document is deleted.",
            breaks: "DOC-4", under: unsaved,
            smallest: input(open, #"{"kind":"delete","name":"a"}"#, stored: "x"),
            run: CarefulDocuments.but { $0.closesOnDelete = true }),
        Mistake(
            "asks-before-it-looks",
            "Asks about unsaved changes before it checks whether the requested document exists.",
            breaks: "DOC-4", "DOC-2", smallest: input(edit, open),
            run: CarefulDocuments.but { $0.asksFirst = true }),
        Mistake(
            "sorts-by-alphabet",
            "Sorts names without regard to case, as people do, instead of by their scalars.",
            breaks: "DOC-4", smallest: #"{"stored":{"a":"","B":""},"events":[{"kind":"list"}]}"#,
            run: CarefulDocuments.but { $0.sortsByAlphabet = true }),
    ]

    private static func rename(_ words: String...) -> String {
        #"{"kind":"rename","words":\#(JSONWriter.text(of: words.value))}"#
    }

    private static func input(_ events: String..., stored text: String? = nil) -> String {
        let stored = text.map { #"{"a":"\#($0)"}"# } ?? "{}"
        return #"{"stored":\#(stored),"events":[\#(events.joined(separator: ","))]}"#
    }
}
