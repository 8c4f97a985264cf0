import Catalogue
import JSON
import Specification

extension Store: Mistaken {
    public static let careful: any Implementation<Store> = CarefulStore()

    public static let mistakes: [Mistake<Store>] = [
        Mistake(
            "titles-as-seen",
            """
            Treats titles as duplicates if they are equal as Swift strings, such as é and an e with a combining accent.
            """,
            breaks: "STO-1", smallest: input(titles("é", "e\u{301}"), thin),
            run: CarefulStore.but { $0.titles = .asSeen }),
        Mistake(
            "titles-in-any-case", "Treats titles as duplicates if they differ only in upper and lower case.",
            breaks: "STO-1", smallest: input(titles("a", "A"), thin),
            run: CarefulStore.but { $0.titles = .anyCase }),
        Mistake(
            "duplicates-by-authors-too",
            "Treats publications with equal titles as duplicates only if their authors are also equal.",
            breaks: "STO-1",
            smallest: input(titles("a", "a"), #"{"kind":"addAuthors","key":1,"authors":"a"}"#, thin),
            run: CarefulStore.but { $0.titles = .withAuthors }),
        Mistake(
            "keeps-the-last",
            "When it deletes duplicates, keeps the last publication of each title instead of the first.",
            breaks: "STO-1", smallest: input(titles("a", "a"), thin, of("list", "homepage")),
            run: CarefulStore.but { $0.keepsLeast = false }),
        Mistake(
            "doubles-quotes",
            """
            Doubles the quotes in a string, as if it wrote an SQL literal, although it binds the string as a \
            parameter.
            """,
            breaks: "STO-1", smallest: input(titles("'"), of("list", "homepage")),
            run: CarefulStore.but { $0.texts = .doubledQuotes }),
        Mistake(
            "cuts-at-nul",
            "Passes strings to the database as C strings, which end at the first NUL character.",
            breaks: "STO-1", smallest: input(titles(#"\u0000"#), of("list", "homepage")),
            run: CarefulStore.but { $0.texts = .cutAtNul }),
        Mistake(
            "trims-texts", "Trims white space at both ends of the strings that it stores.",
            breaks: "STO-1", smallest: input(titles(" "), of("list", "homepage")),
            run: CarefulStore.but { $0.texts = .trimmed }),
        Mistake(
            "unchecked-at-first", "Adds publications as unchecked.",
            breaks: "STO-2", smallest: input(add, of("list", "scholar")),
            run: CarefulStore.but { $0.isCheckedAtFirst = false }),
        Mistake(
            "counts-changes", "Reports the key as unknown if the row already has the value to be set.",
            breaks: "STO-2", smallest: input(add, #"{"kind":"setChecked","key":1,"checked":true}"#),
            run: CarefulStore.but { $0.sameValueSucceeds = false }),
        Mistake(
            "silent-about-keys", "Like an UPDATE statement, reports no error for an unknown key.",
            breaks: "STO-2", smallest: input(#"{"kind":"delete","table":"scholar","key":0}"#),
            run: CarefulStore.but { $0.tellsUnknownKeys = false }),
        Mistake(
            "looks-in-both-tables",
            "If the operation's table does not contain the key, looks for the key in the other table.",
            breaks: "STO-2", smallest: input(add, #"{"kind":"setPresent","key":1,"present":true}"#),
            run: CarefulStore.but { $0.looksInOwnTable = false }),
        Mistake(
            "keeps-negative-citations",
            "Adds publications with negative citations, instead of rejecting the input.",
            breaks: "STO-2",
            smallest: input(#"{"kind":"add","title":"","authors":"","citations":-1}"#),
            run: CarefulStore.but { $0.refusesNegative = false }),
        Mistake(
            "open-clears", "Empties both tables at the operation `open`.",
            breaks: "STO-3", smallest: input(add, #"{"kind":"open"}"#, of("count", "scholar")),
            run: CarefulStore.but { $0.openKeeps = false }),
        Mistake(
            "keys-by-count",
            "Uses the number of publications plus 1 as the next key, even if this key is taken.",
            breaks: "STO-3", smallest: input(add, add, delete(1), add),
            run: CarefulStore.but { $0.keys = .count }),
        Mistake(
            "fills-gaps", "Uses the smallest free key as the next key.",
            breaks: "STO-3", smallest: input(add, add, delete(1), add),
            run: CarefulStore.but { $0.keys = .gaps }),
        Mistake(
            "never-for-reused", "Never reuses a key, although it declares that keys are reused.",
            breaks: "STO-3", smallest: input(add, delete(1), add),
            run: CarefulStore.but { $0.keys = .never }),
        Mistake(
            "begins-anew-after-all",
            """
            Forgets the greatest key when all publications are deleted, although it declares that keys are never \
            reused.
            """,
            breaks: "STO-3", under: [StoreKey.reading.id: "never"],
            smallest: input(add, of("deleteAll", "scholar"), add),
            run: CarefulStore.but { $0.forgetsKeysWithAll = true }),
        Mistake(
            "lists-by-key",
            "Lists Scholar's publications in the order of their keys, not of their citations.",
            breaks: "STO-3", smallest: input(add, cited, of("list", "scholar")),
            run: CarefulStore.but { $0.ordersByCitations = false }),
        Mistake(
            "newest-of-equals-first",
            "Lists publications with the same number of citations in descending order of their keys.",
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
