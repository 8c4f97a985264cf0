import Catalogue
import JSON
import Specification

extension VoiceDictionary: Mistaken {
    public static let careful: any Implementation<VoiceDictionary> = CarefulVoiceDictionary()

    public static let mistakes: [Mistake<VoiceDictionary>] = [
        Mistake(
            "no-english", "Gives up if the language has no file.",
            breaks: "DIC-1", smallest: #"{"language":"it","name":"","files":{"en_.txt":""}}"#,
            run: CarefulVoiceDictionary.but { $0.fallsBack = false }),
        Mistake(
            "english-first", "Prefers the English file.",
            breaks: "DIC-1", smallest: #"{"language":"it","name":"","files":{"it_.txt":"","en_.txt":""}}"#,
            run: CarefulVoiceDictionary.but { $0.prefersLanguage = false }),
        Mistake(
            "english-for-faulty", "Falls back to English if the file of the language is faulty.",
            breaks: "DIC-1", smallest: #"{"language":"it","name":"","files":{"it_.txt":"a","en_.txt":""}}"#,
            run: CarefulVoiceDictionary.but { $0.fallsBackFromFaults = true }),
        Mistake(
            "reads-the-mark", "Treats a byte order mark as a part of the first keyword.",
            breaks: "DIC-2", "DIC-3", smallest: input(#"\ufeffa - b"#),
            run: CarefulVoiceDictionary.but { $0.passesMark = false }),
        Mistake(
            "blank-is-faulty",
            "Treats a blank line as faulty, even the empty line after the last line end.",
            breaks: "DIC-2", smallest: input(""), run: CarefulVoiceDictionary.but { $0.blankIsFaulty = true }
        ),
        Mistake(
            "skips-blanks-in-the-count", "Counts only the lines that are not blank.",
            breaks: "DIC-2", smallest: input(#"\na"#),
            run: CarefulVoiceDictionary.but { $0.countsBlanks = false }),
        Mistake(
            "parts-at-the-very-first",
            "Separates at the first hyphen between spaces, even if no text precedes it.",
            breaks: "DIC-3", smallest: input(" - - a"),
            run: CarefulVoiceDictionary.but { $0.parting = .first }),
        Mistake(
            "parts-at-the-last", "Separates at the last hyphen between spaces.",
            breaks: "DIC-3", smallest: input("a - b - c"),
            run: CarefulVoiceDictionary.but { $0.parting = .last }),
        Mistake(
            "parts-at-a-hyphen", "Separates at the first hyphen, with or without spaces.",
            breaks: "DIC-3", smallest: input("a-b"), run: CarefulVoiceDictionary.but { $0.parting = .hyphen }
        ),
        Mistake(
            "break-is-text", "Leaves a backslash and an n as they are.",
            breaks: "DIC-3", smallest: input(#"\\n - a"#),
            run: CarefulVoiceDictionary.but { $0.readsBreak = false }),
        Mistake(
            "lowers-keywords", "Lower-cases keywords too.",
            breaks: "DIC-3", "DIC-5", smallest: input("A - b"),
            run: CarefulVoiceDictionary.but { $0.lowersKeywords = true }),
        Mistake(
            "lowers-expressions", "Gives expressions in lower case.",
            breaks: "DIC-4", smallest: input("a - B"),
            run: CarefulVoiceDictionary.but { $0.lowersExpressions = true }),
        Mistake(
            "keeps-inner-spaces", "Trims expressions, and keeps the white space within them.",
            // Two expressions that differ only in their white space are then no longer ambiguous.
            breaks: "DIC-4", "DIC-5", smallest: input("a - b  c"),
            run: CarefulVoiceDictionary.but { $0.keepsInnerSpace = true }),
        Mistake(
            "drops-empty-ones", "Drops empty expressions, if another expression is left.",
            // Another fault of such a line is then reported instead.
            breaks: "DIC-4", "DIC-2", smallest: input("a - b,"),
            run: CarefulVoiceDictionary.but { $0.dropsEmpty = true }),
        Mistake(
            "last-line-wins", "Lets a later line for a keyword replace the earlier line.",
            breaks: "DIC-5", smallest: input(#"a - b\na - c"#),
            run: CarefulVoiceDictionary.but { $0.again = .replaces }),
        Mistake(
            "first-line-wins", "Ignores a second line for a keyword.",
            breaks: "DIC-5", smallest: input(#"a - b\na - c"#),
            run: CarefulVoiceDictionary.but { $0.again = .stays }),
        Mistake(
            "nothing-is-ambiguous", "Does not check whether another keyword has the same expression.",
            breaks: "DIC-5", smallest: input(#"a - c\nb - c"#),
            run: CarefulVoiceDictionary.but { $0.looksForAmbiguous = false }),
        Mistake(
            "ambiguous-by-case", "Compares expressions with regard to case.",
            breaks: "DIC-5", smallest: input(#"a - c\nb - C"#),
            run: CarefulVoiceDictionary.but { $0.comparesCase = true }),
        Mistake(
            "counts-repeated-ones", "Lists an expression as often as it occurs under its keyword.",
            breaks: "DIC-5", smallest: input("a - b, b"),
            run: CarefulVoiceDictionary.but { $0.countsRepeated = true }),
        Mistake(
            "parts-descriptions", "Separates a description at its commas.",
            breaks: "DIC-6", smallest: input("a - b, c", kind: "information"),
            run: CarefulVoiceDictionary.but { $0.partsInformation = true }),
        Mistake(
            "joins-descriptions", "Joins the descriptions of an element.",
            breaks: "DIC-6", smallest: input(#"a - b\na - c"#, kind: "information"),
            run: CarefulVoiceDictionary.but { $0.joinsInformation = true }),
    ]

    private static func input(_ text: String, kind: String = "dictionary") -> String {
        #"{"language":"en","name":"","kind":"\#(kind)","files":{"en_.txt":"\#(text)"}}"#
    }
}
