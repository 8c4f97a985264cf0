import SharedSpecs
import Specification

extension Store {
    public enum Law: LawName {
        public typealias Subsystem = Store
        case texts, leastKeyStays, titlesAlone, verbatim, equalTitles
        case checked, notPresent, set, tables, unknown, setAlready, year, results, negative
        case keys, ownKeys, open, byCitations, counts, deleteAll, emptyAtFirst, ties, byKeys, nextKey,
            deleted
    }

    private static let tables = Source(.hIndexCalculate, "4.4")
    private static let methods = Source(.hIndexCalculate, "5.2")

    public static let laws: Laws<Store> = [
        ("STO-1a", .texts, .source(tables)):
            "The tables contain titles and authors as strings, and `list` returns these strings.",
        ("STO-1b", .leastKeyStays, .source(methods)): """
        If several publications in a table have the same title, `deleteDuplicates` keeps the publication with the \
        smallest key and deletes the others. `deleteDuplicates` works in the same way for both tables.
        """,
        ("STO-1c", .titlesAlone, .source(methods)): """
        Two publications with the same title are duplicates, even if their authors, years or citations differ.
        """,
        ("STO-1d", .verbatim, .decision): """
        `list` returns every string as it was added. The store does not trim a string, truncate it at a NUL (U+0000), \
        or double its quotes. A string never becomes part of an SQL statement, unlike in the source, which pastes \
        strings into statements.
        """,
        ("STO-1e", .equalTitles, .decision): """
        Two titles are equal only if their UTF-8 bytes are equal. Titles that only look alike, or that differ in \
        capitals, are not equal.
        """,
        ("STO-2a", .checked, .source(methods)): """
        When `add` adds a publication to Scholar's table, the publication is marked as checked (`checked` is true).
        """,
        ("STO-2b", .notPresent, .source(methods)): """
        `addHomepageTitles` adds each title to the table of the author's page. The title's `authors` is the empty \
        string, and the title's `present` is false.
        """,
        ("STO-2c", .set, .source(methods)):
            "`addAuthors`, `setChecked` and `setPresent` change the publication with the given key.",
        ("STO-2d", .tables, .source(methods)): """
        `addAuthors` and `setPresent` look for the key only in the table of the author's page. `setChecked` looks for \
        the key only in Scholar's table.
        """,
        ("STO-2e", .unknown, .decision): """
        If an operation names a key that is not in the table of the operation, the result is the error key.unknown. An \
        operation with an unknown key changes nothing, and the later operations are carried out.
        """,
        ("STO-2f", .setAlready, .decision):
            "An operation that sets a value succeeds even if the publication already has this value.",
        ("STO-2g", .year, .decision):
            "If `add` has no `year`, the year of the publication is 0. Otherwise, the `year` is stored unchanged.",
        ("STO-2h", .results, .decision): """
        `results` contains one result for each operation. If `open`, `addAuthors`, `setChecked`, `setPresent` or \
        `delete` succeeds, its result is `{}`.
        """,
        ("STO-2i", .negative, .decision): """
        If an `add` has negative citations, the whole input is rejected as citations.invalid, and no operation is \
        carried out.
        """,
        ("STO-3a", .keys, .source(tables)): """
        Each publication that is added to a table gets the next key of the table, which is never a key that the table \
        already contains.
        """,
        ("STO-3b", .ownKeys, .source(tables)): """
        There is one table for Scholar and one table for the author's page. Each table assigns its own keys, so both \
        tables may contain the same key.
        """,
        ("STO-3c", .open, .source(methods)):
            "`open` creates the tables that are missing. Tables that already exist keep all their contents.",
        ("STO-3d", .byCitations, .source(methods)): """
        `list` returns the publications in Scholar's table, sorted by number of citations, most cited first.
        """,
        ("STO-3e", .counts, .source(methods)):
            "`count` returns the number of publications in the table that it names.",
        ("STO-3f", .deleteAll, .source(methods)): """
        `deleteAll` deletes all publications in the table that it names, and does not change the other table.
        """,
        ("STO-3g", .emptyAtFirst, .decision): """
        Before the first operation, both tables exist and are empty. Operations can use the tables without an earlier \
        `open`.
        """,
        ("STO-3h", .ties, .decision): """
        If publications in Scholar's table have the same number of citations, `list` returns these publications sorted \
        by key, smallest first.
        """,
        ("STO-3i", .byKeys, .decision):
            "`list` returns the titles in the table of the author's page, sorted by key, smallest first.",
        ("STO-3j", .nextKey, .decision): """
        The first key of a table is 1, and each later key is the greatest key plus 1. Under the option `reused` of the \
        reading `scholar.store.key`, the greatest key is the greatest key that is still in the table, or 0 if the \
        table is empty. Under the option `never`, the greatest key is the greatest key that the table has ever had.
        """,
        ("STO-3k", .deleted, .decision):
            "The result of `deleteAll` or `deleteDuplicates` is the number of publications that it deleted.",
    ]
}
