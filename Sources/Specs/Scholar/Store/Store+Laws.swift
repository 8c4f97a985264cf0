import SharedSpecs
import Specification

extension Store {
    public enum Law: String, LawName {
        case texts = "STO-1a"
        case leastKeyStays = "STO-1b"
        case titlesAlone = "STO-1c"
        case verbatim = "STO-1d"
        case equalTitles = "STO-1e"
        case checked = "STO-2a"
        case notPresent = "STO-2b"
        case set = "STO-2c"
        case tables = "STO-2d"
        case unknown = "STO-2e"
        case setAlready = "STO-2f"
        case year = "STO-2g"
        case results = "STO-2h"
        case negative = "STO-2i"
        case keys = "STO-3a"
        case ownKeys = "STO-3b"
        case open = "STO-3c"
        case byCitations = "STO-3d"
        case counts = "STO-3e"
        case deleteAll = "STO-3f"
        case emptyAtFirst = "STO-3g"
        case ties = "STO-3h"
        case byKeys = "STO-3i"
        case nextKey = "STO-3j"
        case deleted = "STO-3k"
    }

    private static let tables = Source(.hIndexCalculate, "4.4")
    private static let methods = Source(.hIndexCalculate, "5.2")

    public static let laws: Laws<Store> = [
        .texts: .source(
            "The tables contain titles and authors as texts, and `list` returns these texts.", tables),
        .leastKeyStays: .source(
            """
            If several publications in a table have the same title, `deleteDuplicates` keeps the publication with \
            the smallest key and deletes the others. This applies to both tables.
            """, methods
        ),
        .titlesAlone: .source(
            """
            Two publications with the same title are duplicates, even if their authors, years or citations differ.
            """,
            methods),
        .verbatim: .decision(
            """
            `list` returns every text as it was added. The store does not trim a text, cut it at a NUL (U+0000), or \
            double its quotes. No text becomes part of an SQL statement, although the source pastes texts into \
            statements.
            """),
        .equalTitles: .decision(
            """
            Two titles are equal only if their bytes of UTF-8 are equal. Titles that only look alike, or that differ \
            in capitals, are not equal.
            """),
        .checked: .source(
            """
            When `add` adds a publication to Scholar's table, the publication is checked (`checked` is true).
            """, methods),
        .notPresent: .source(
            """
            `addHomepageTitles` adds each title to the table of the author's page. The title has the empty text as \
            `authors`, and its `present` is false.
            """,
            methods),
        .set: .source(
            "`addAuthors`, `setChecked` and `setPresent` change the publication with the given key.",
            methods),
        .tables: .source(
            """
            `addAuthors` and `setPresent` look for the key only in the table of the author's page. `setChecked` \
            looks for the key only in Scholar's table.
            """,
            methods),
        .unknown: .decision(
            """
            If an operation names a key that is not in its table, the result of the operation is the error \
            key.unknown. The operation changes nothing, and the operations after it are carried out.
            """),
        .setAlready: .decision(
            "An operation that sets a value succeeds even if the publication already has this value."),
        .year: .decision(
            "If `add` has no `year`, the year of the publication is 0. Any year that is given is kept."),
        .results: .decision(
            "`results` contains one result for each operation."),
        .negative: .decision(
            """
            If an `add` has negative citations, the whole input is rejected as citations.invalid, and no operation \
            is carried out.
            """),
        .keys: .source(
            """
            Each publication that is added to a table gets the next key of the table. This is never a key that the \
            table already contains.
            """,
            tables),
        .ownKeys: .source(
            """
            There is one table for Scholar and one table for the author's page. Each table counts its own keys, so \
            both tables may contain the same key.
            """, tables),
        .open: .source(
            """
            `open` creates the tables that are missing. Tables that already exist keep all their contents.
            """,
            methods),
        .byCitations: .source(
            """
            `list` returns the publications in Scholar's table in the order of their citations, the most cited \
            first.
            """, methods),
        .counts: .source(
            "`count` returns the number of publications in the table that it names.", methods),
        .deleteAll: .source(
            """
            `deleteAll` deletes all publications in the table that it names. The other table does not change.
            """, methods),
        .emptyAtFirst: .decision(
            """
            Before the first operation, both tables exist and are empty. Operations can use the tables without an \
            earlier `open`.
            """),
        .ties: .decision(
            """
            If publications in Scholar's table have equal citations, `list` returns them in the order of their keys, \
            the smallest first.
            """),
        .byKeys: .decision(
            """
            `list` returns the titles in the table of the author's page in the order of their keys, the smallest \
            first.
            """),
        .nextKey: .decision(
            """
            The first key of a table is 1, and each later key is the greatest key plus 1. Under the option `reused` \
            of the reading `scholar.store.key`, the greatest key in the table at that time counts. Under the option \
            `never`, the keys of deleted publications count too.
            """),
        .deleted: .decision(
            """
            The result of `deleteAll` or `deleteDuplicates` is the number of publications that it deleted.
            """),
    ]
}
