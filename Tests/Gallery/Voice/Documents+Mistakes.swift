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
            "keeps-capitals", "Leaves the words of a name as spoken.",
            breaks: "DOC-1", smallest: input(rename("A")), run: CarefulDocuments.but { $0.lowers = false }),
        Mistake(
            "joins-with-hyphens", "Joins the words of a name with hyphens.",
            breaks: "DOC-1", smallest: input(rename("a", "b")), run: CarefulDocuments.but { $0.joint = "-" }),
        Mistake(
            "rename-only-names", "Gives the name, and stores nothing until a save.",
            breaks: "DOC-1", under: ["voice.documents.rename": "stores"], smallest: input(rename("a")),
            run: CarefulDocuments.but { $0.storesOnRename = false }),
        Mistake(
            "rename-copies", "Keeps the file of the old name.",
            breaks: "DOC-1", under: ["voice.documents.rename": "stores", "voice.documents.ask": "unsaved"],
            smallest: input(open, rename("b"), stored: "x"),
            run: CarefulDocuments.but { $0.keepsOldName = true }),
        Mistake(
            "dirty-is-history",
            "Calls a document dirty once it was edited, even if its text is again the stored text.",
            breaks: "DOC-1", smallest: input(#"{"kind":"edit","text":""}"#),
            run: CarefulDocuments.but { $0.dirtyIsHistory = true }),
        Mistake(
            "saves-untitled", "Stores a document without a name under a name that it makes up.",
            breaks: "DOC-1", smallest: input(save), run: CarefulDocuments.but { $0.savesUntitled = true }),
        Mistake(
            "message-stays", "Keeps a message until the next one.",
            breaks: "DOC-1", smallest: input(save, edit), run: CarefulDocuments.but { $0.messageStays = true }
        ),
        Mistake(
            "opens-unasked", "Opens another document without a question, so the changes are lost.",
            breaks: "DOC-2", smallest: input(edit, open, stored: "x"),
            run: CarefulDocuments.but { $0.asksOnOpen = false }),
        Mistake(
            "edits-while-asked", "Lets an edit change the text while the popup is open.",
            breaks: "DOC-2", smallest: input(edit, new, #"{"kind":"edit","text":"y"}"#),
            run: CarefulDocuments.but { $0.editsWhileAsked = true }),
        Mistake(
            "confirm-saves", "Saves the changes when the popup is confirmed.",
            // The stored text appears only when the document is opened.
            breaks: "DOC-2", "DOC-4", under: unsaved,
            smallest: input(open, edit, new, #"{"kind":"confirm"}"#, open, stored: ""),
            run: CarefulDocuments.but { $0.savesOnConfirm = true }),
        Mistake(
            "names-of-ascii", "Allows letters and digits of ASCII only.",
            breaks: "DOC-3", smallest: input(rename("é")), run: CarefulDocuments.but { $0.names = .ascii }),
        Mistake(
            "names-of-anything", "Allows any text as a name, even a path.",
            breaks: "DOC-3", smallest: input(rename("..")), run: CarefulDocuments.but { $0.names = .anything }
        ),
        Mistake(
            "names-of-255", "Allows names of up to 255 characters, as file systems do.",
            breaks: "DOC-3", smallest: input(rename(String(repeating: "a", count: 65))),
            run: CarefulDocuments.but { $0.names = .longer }),
        Mistake(
            "overwrites", "Renames onto another document and overwrites it.",
            breaks: "DOC-3", smallest: input(rename("a"), stored: "x"),
            run: CarefulDocuments.but { $0.overwrites = true }),
        Mistake(
            "trims-on-save", "Trims the text that it stores.",
            breaks: "DOC-4", "DOC-1",
            smallest: input(#"{"kind":"edit","text":" x"}"#, rename("a"), save),
            run: CarefulDocuments.but { $0.trimsOnSave = true }),
        Mistake(
            "normalizes-names", "Treats names that look alike as the same name.",
            breaks: "DOC-4",
            smallest: #"{"stored":{"é":"x"},"events":[{"kind":"delete","name":"e\u0301"}]}"#,
            run: CarefulDocuments.but { $0.normalizes = true }),
        Mistake(
            "delete-closes", "Deletes the text of the open document with its file.",
            breaks: "DOC-4", under: unsaved,
            smallest: input(open, #"{"kind":"delete","name":"a"}"#, stored: "x"),
            run: CarefulDocuments.but { $0.closesOnDelete = true }),
        Mistake(
            "asks-before-it-looks", "Asks first, and looks for the document afterwards.",
            breaks: "DOC-4", "DOC-2", smallest: input(edit, open),
            run: CarefulDocuments.but { $0.asksFirst = true }),
        Mistake(
            "sorts-by-alphabet", "Sorts names as people do, without regard to case.",
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
