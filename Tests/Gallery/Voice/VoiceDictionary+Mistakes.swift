import Catalogue
import JSON
import Specification

extension VoiceDictionary: Mistaken {
    public static let careful: any Implementation<VoiceDictionary> = CarefulVoiceDictionary()

    public static let mistakes: [Mistake<VoiceDictionary>] = [
        Mistake(
            "no-english",
            "Rejects the input if the language has no file, instead of reading the English file.",
            breaks: "DIC-1", smallest: #"{"language":"it","name":"","files":{"en_.txt":""}}"#,
            run: CarefulVoiceDictionary.but { $0.fallsBack = false }),
        Mistake(
            "english-first", "Reads the English file even if the language has a file.",
            breaks: "DIC-1", smallest: #"{"language":"it","name":"","files":{"it_.txt":"","en_.txt":""}}"#,
            run: CarefulVoiceDictionary.but { $0.prefersLanguage = false }),
        Mistake(
            "english-for-faulty",
            "If the file of the chosen language is faulty, reads the English file instead of reporting the fault.",
            breaks: "DIC-1", smallest: #"{"language":"it","name":"","files":{"it_.txt":"a","en_.txt":""}}"#,
            run: CarefulVoiceDictionary.but { $0.fallsBackFromFaults = true }),
        Mistake(
            "reads-the-mark", "Treats a byte order mark as part of the first keyword.",
            breaks: "DIC-2", "DIC-3", smallest: input(#"\ufeffa - b"#),
            run: CarefulVoiceDictionary.but { $0.passesMark = false }),
        Mistake(
            "blank-is-faulty",
            "Treats a blank line as faulty, even the empty string after the last line end.",
            breaks: "DIC-2", smallest: input(""), run: CarefulVoiceDictionary.but { $0.blankIsFaulty = true }
        ),
        Mistake(
            "skips-blanks-in-the-count",
            "Does not count blank lines, so the line number of a reported fault is wrong.",
            breaks: "DIC-2", smallest: input(#"\na"#),
            run: CarefulVoiceDictionary.but { $0.countsBlanks = false }),
        Mistake(
            "parts-at-the-very-first",
            "Splits a line at its first hyphen between spaces, even if no keyword precedes the hyphen.",
            breaks: "DIC-3", smallest: input(" - - a"),
            run: CarefulVoiceDictionary.but { $0.parting = .first }),
        Mistake(
            "parts-at-the-last", "Splits a line at its last hyphen between spaces, not at the first.",
            breaks: "DIC-3", smallest: input("a - b - c"),
            run: CarefulVoiceDictionary.but { $0.parting = .last }),
        Mistake(
            "parts-at-a-hyphen",
            "Splits a line at its first hyphen, even if there are no spaces around the hyphen.",
            breaks: "DIC-3", smallest: input("a-b"), run: CarefulVoiceDictionary.but { $0.parting = .hyphen }
        ),
        Mistake(
            "break-is-text",
            "Leaves the keyword `\\n` as a backslash and an n, instead of reading it as the line break.",
            breaks: "DIC-3", smallest: input(#"\\n - a"#),
            run: CarefulVoiceDictionary.but { $0.readsBreak = false }),
        Mistake(
            "lowers-keywords", "Converts keywords to lower case.",
            breaks: "DIC-3", "DIC-5", smallest: input("A - b"),
            run: CarefulVoiceDictionary.but { $0.lowersKeywords = true }),
        Mistake(
            "lowers-expressions", "Returns expressions in lower case, instead of as written.",
            breaks: "DIC-4", smallest: input("a - B"),
            run: CarefulVoiceDictionary.but { $0.lowersExpressions = true }),
        Mistake(
            "keeps-inner-spaces", "Trims expressions, but keeps the white space within them unchanged.",
            // With this mistake, two expressions that differ only in white space are not ambiguous.
            breaks: "DIC-4", "DIC-5", smallest: input("a - b  c"),
            run: CarefulVoiceDictionary.but { $0.keepsInnerSpace = true }),
        Mistake(
            "drops-empty-ones",
            "Drops an empty expression if the line has another expression, instead of rejecting the line.",
            // If the line has another fault, that fault is reported instead of the empty expression.
            breaks: "DIC-4", "DIC-2", smallest: input("a - b,"),
            run: CarefulVoiceDictionary.but { $0.dropsEmpty = true }),
        Mistake(
            "last-line-wins", "Lets a later line for a keyword replace the expressions of the earlier line.",
            breaks: "DIC-5", smallest: input(#"a - b\na - c"#),
            run: CarefulVoiceDictionary.but { $0.again = .replaces }),
        Mistake(
            "first-line-wins",
            "Ignores a second line for a keyword, instead of adding that line's expressions.",
            breaks: "DIC-5", smallest: input(#"a - b\na - c"#),
            run: CarefulVoiceDictionary.but { $0.again = .stays }),
        Mistake(
            "nothing-is-ambiguous", "Does not check whether an expression belongs to two keywords.",
            breaks: "DIC-5", smallest: input(#"a - c\nb - c"#),
            run: CarefulVoiceDictionary.but { $0.looksForAmbiguous = false }),
        Mistake(
            "ambiguous-by-case",
            "Compares expressions case-sensitively, and so overlooks some ambiguous expressions.",
            breaks: "DIC-5", smallest: input(#"a - c\nb - C"#),
            run: CarefulVoiceDictionary.but { $0.comparesCase = true }),
        Mistake(
            "counts-repeated-ones",
            "Lists an expression as often as it occurs under its keyword, not only once.",
            breaks: "DIC-5", smallest: input("a - b, b"),
            run: CarefulVoiceDictionary.but { $0.countsRepeated = true }),
        Mistake(
            "parts-descriptions", "Splits a description at its commas.",
            breaks: "DIC-6", smallest: input("a - b, c", kind: "information"),
            run: CarefulVoiceDictionary.but { $0.partsInformation = true }),
        Mistake(
            "joins-descriptions", "Joins the descriptions of two lines for the same element into one entry.",
            breaks: "DIC-6", smallest: input(#"a - b\na - c"#, kind: "information"),
            run: CarefulVoiceDictionary.but { $0.joinsInformation = true }),
    ]

    private static func input(_ text: String, kind: String = "dictionary") -> String {
        #"{"language":"en","name":"","kind":"\#(kind)","files":{"en_.txt":"\#(text)"}}"#
    }
}
