import Catalogue
import JSON
import Specification

extension Store: Mistaken {
    public static let careful: any Implementation<Store> = CarefulStore()

    public static let mistakes: [Mistake<Store>] = [
        Mistake(
            "titles-as-seen",
            "Takes titles for duplicates that Swift calls equal: é, and an e with an accent.",
            breaks: "STO-1", smallest: input(titles("é", "e\u{301}"), thin),
            run: CarefulStore.but { $0.titles = .asSeen }),
        Mistake(
            "titles-in-any-case", "Takes titles for duplicates that differ in capital letters.",
            breaks: "STO-1", smallest: input(titles("a", "A"), thin),
            run: CarefulStore.but { $0.titles = .anyCase }),
        Mistake(
            "duplicates-by-authors-too", "Takes titles for duplicates only if their authors are the same.",
            breaks: "STO-1",
            smallest: input(titles("a", "a"), #"{"kind":"addAuthors","key":1,"authors":"a"}"#, thin),
            run: CarefulStore.but { $0.titles = .withAuthors }),
        Mistake(
            "keeps-the-last", "Keeps the last publication of each title.",
            breaks: "STO-1", smallest: input(titles("a", "a"), thin, of("list", "homepage")),
            run: CarefulStore.but { $0.keepsLeast = false }),
        Mistake(
            "doubles-quotes", "Doubles quotes for a statement, and binds the text as well.",
            breaks: "STO-1", smallest: input(titles("'"), of("list", "homepage")),
            run: CarefulStore.but { $0.texts = .doubledQuotes }),
        Mistake(
            "cuts-at-nul", "Hands texts on as C strings, which end at the first NUL.",
            breaks: "STO-1", smallest: input(titles(#"\u0000"#), of("list", "homepage")),
            run: CarefulStore.but { $0.texts = .cutAtNul }),
        Mistake(
            "trims-texts", "Takes white space off the ends of what it keeps.",
            breaks: "STO-1", smallest: input(titles(" "), of("list", "homepage")),
            run: CarefulStore.but { $0.texts = .trimmed }),
        Mistake(
            "unchecked-at-first", "Adds publications unchecked.",
            breaks: "STO-2", smallest: input(add, of("list", "scholar")),
            run: CarefulStore.but { $0.isCheckedAtFirst = false }),
        Mistake(
            "counts-changes", "Takes it for an unknown key if a statement changes no row.",
            breaks: "STO-2", smallest: input(add, #"{"kind":"setChecked","key":1,"checked":true}"#),
            run: CarefulStore.but { $0.sameValueSucceeds = false }),
        Mistake(
            "silent-about-keys", "Says nothing of a key that is not there, as an UPDATE does.",
            breaks: "STO-2", smallest: input(#"{"kind":"delete","table":"scholar","key":0}"#),
            run: CarefulStore.but { $0.tellsUnknownKeys = false }),
        Mistake(
            "looks-in-both-tables", "Looks for a key in the other table too.",
            breaks: "STO-2", smallest: input(add, #"{"kind":"setPresent","key":1,"present":true}"#),
            run: CarefulStore.but { $0.looksInOwnTable = false }),
        Mistake(
            "keeps-negative-citations", "Adds publications with negative citations.",
            breaks: "STO-2",
            smallest: input(#"{"kind":"add","title":"","authors":"","citations":-1}"#),
            run: CarefulStore.but { $0.refusesNegative = false }),
        Mistake(
            "open-clears", "Makes both tables anew when it is opened.",
            breaks: "STO-3", smallest: input(add, #"{"kind":"open"}"#, of("count", "scholar")),
            run: CarefulStore.but { $0.openKeeps = false }),
        Mistake(
            "keys-by-count", "Gives the number of publications and 1 as the next key.",
            breaks: "STO-3", smallest: input(add, add, delete(1), add),
            run: CarefulStore.but { $0.keys = .count }),
        Mistake(
            "fills-gaps", "Gives the least key that is free.",
            breaks: "STO-3", smallest: input(add, add, delete(1), add),
            run: CarefulStore.but { $0.keys = .gaps }),
        Mistake(
            "never-for-reused", "Counts keys on, yet declares that they are reused.",
            breaks: "STO-3", smallest: input(add, delete(1), add),
            run: CarefulStore.but { $0.keys = .never }),
        Mistake(
            "begins-anew-after-all",
            "Forgets the greatest key when all are deleted, though none is to come again.",
            breaks: "STO-3", under: [StoreKey.reading.id: "never"],
            smallest: input(add, of("deleteAll", "scholar"), add),
            run: CarefulStore.but { $0.forgetsKeysWithAll = true }),
        Mistake(
            "lists-by-key", "Lists Scholar's publications by their keys.",
            breaks: "STO-3", smallest: input(add, cited, of("list", "scholar")),
            run: CarefulStore.but { $0.ordersByCitations = false }),
        Mistake(
            "newest-of-equals-first", "Lists equally cited publications by falling keys.",
            breaks: "STO-3", smallest: input(add, add, of("list", "scholar")),
            run: CarefulStore.but { $0.tiesByKey = false }),
    ]

    private static let add = #"{"kind":"add","title":"","authors":"","citations":0}"#
    private static let cited = #"{"kind":"add","title":"","authors":"","citations":3}"#
    private static let thin = of("deleteDuplicates", "homepage")

    private static func of(_ kind: String, _ table: String) -> String {
        #"{"kind":"\#(kind)","table":"\#(table)"}"#
    }

    private static func delete(_ key: Int) -> String {
        #"{"kind":"delete","table":"scholar","key":\#(key)}"#
    }

    private static func titles(_ titles: String...) -> String {
        #"{"kind":"addHomepageTitles","titles":[\#(titles.map { #""\#($0)""# }.joined(separator: ","))]}"#
    }

    private static func input(_ operations: String...) -> String {
        #"{"operations":[\#(operations.joined(separator: ","))]}"#
    }
}
