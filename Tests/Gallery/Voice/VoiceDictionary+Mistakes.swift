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
            "reads-the-mark", "Takes a byte order mark for a part of the first keyword.",
            breaks: "DIC-2", "DIC-3", smallest: input(#"\ufeffa - b"#),
            run: CarefulVoiceDictionary.but { $0.passesMark = false }),
        Mistake(
            "blank-is-faulty", "Takes a blank line for a faulty one, that after the last line end too.",
            breaks: "DIC-2", smallest: input(""), run: CarefulVoiceDictionary.but { $0.blankIsFaulty = true }
        ),
        Mistake(
            "skips-blanks-in-the-count", "Counts the lines that say something.",
            breaks: "DIC-2", smallest: input(#"\na"#),
            run: CarefulVoiceDictionary.but { $0.countsBlanks = false }),
        Mistake(
            "parts-at-the-very-first", "Parts at the first hyphen between spaces, whatever is to its left.",
            breaks: "DIC-3", smallest: input(" - - a"),
            run: CarefulVoiceDictionary.but { $0.parting = .first }),
        Mistake(
            "parts-at-the-last", "Parts at the last hyphen between spaces.",
            breaks: "DIC-3", smallest: input("a - b - c"),
            run: CarefulVoiceDictionary.but { $0.parting = .last }),
        Mistake(
            "parts-at-a-hyphen", "Parts at the first hyphen, with or without spaces.",
            breaks: "DIC-3", smallest: input("a-b"), run: CarefulVoiceDictionary.but { $0.parting = .hyphen }
        ),
        Mistake(
            "break-is-text", "Leaves a backslash and an n as they are.",
            breaks: "DIC-3", smallest: input(#"\\n - a"#),
            run: CarefulVoiceDictionary.but { $0.readsBreak = false }),
        Mistake(
            "lowers-keywords", "Lowers keywords too.",
            breaks: "DIC-3", "DIC-5", smallest: input("A - b"),
            run: CarefulVoiceDictionary.but { $0.lowersKeywords = true }),
        Mistake(
            "lowers-expressions", "Tells expressions in lower case.",
            breaks: "DIC-4", smallest: input("a - B"),
            run: CarefulVoiceDictionary.but { $0.lowersExpressions = true }),
        Mistake(
            "keeps-inner-spaces", "Trims expressions, and leaves the white space within them.",
            // Two that differ in their white space only are then no longer ambiguous.
            breaks: "DIC-4", "DIC-5", smallest: input("a - b  c"),
            run: CarefulVoiceDictionary.but { $0.keepsInnerSpace = true }),
        Mistake(
            "drops-empty-ones", "Drops expressions that are empty, if another is left.",
            // A faulty line is then reported as another fault, if any.
            breaks: "DIC-4", "DIC-2", smallest: input("a - b,"),
            run: CarefulVoiceDictionary.but { $0.dropsEmpty = true }),
        Mistake(
            "last-line-wins", "Lets a line of a keyword take the place of the one before.",
            breaks: "DIC-5", smallest: input(#"a - b\na - c"#),
            run: CarefulVoiceDictionary.but { $0.again = .replaces }),
        Mistake(
            "first-line-wins", "Passes over a second line of a keyword.",
            breaks: "DIC-5", smallest: input(#"a - b\na - c"#),
            run: CarefulVoiceDictionary.but { $0.again = .stays }),
        Mistake(
            "nothing-is-ambiguous", "Does not look whether an expression is taken.",
            breaks: "DIC-5", smallest: input(#"a - c\nb - c"#),
            run: CarefulVoiceDictionary.but { $0.looksForAmbiguous = false }),
        Mistake(
            "ambiguous-by-case", "Compares expressions with regard to case.",
            breaks: "DIC-5", smallest: input(#"a - c\nb - C"#),
            run: CarefulVoiceDictionary.but { $0.comparesCase = true }),
        Mistake(
            "counts-repeated-ones", "Tells an expression as often as it stands under its keyword.",
            breaks: "DIC-5", smallest: input("a - b, b"),
            run: CarefulVoiceDictionary.but { $0.countsRepeated = true }),
        Mistake(
            "parts-descriptions", "Parts a description at its commas.",
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
