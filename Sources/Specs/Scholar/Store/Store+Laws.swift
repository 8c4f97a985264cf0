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
        .texts: .source("Titles and authors are kept as texts.", tables),
        .leastKeyStays: .source(
            """
            Of the publications with the same title in the same table, `deleteDuplicates` keeps the publication with \
            the smallest key. This applies to both tables.
            """, methods
        ),
        .titlesAlone: .source(
            "Publications with the same title are duplicates, whatever their authors, years and citations.",
            methods),
        .verbatim: .decision(
            """
            Every text is listed as given: it is not trimmed or cut at a NUL, and its quotes are not doubled. No text \
            becomes part of an SQL statement, although the source pastes texts into statements.
            """),
        .equalTitles: .decision(
            """
            Titles are equal only if their bytes of UTF-8 are equal. Titles that look alike, or differ in capitals, \
            are not equal.
            """),
        .checked: .source(
            "A Scholar publication is checked when it is added.", methods),
        .notPresent: .source(
            "`addHomepageTitles` adds each title of the author's page without authors and as not present.",
            methods),
        .set: .source(
            "`addAuthors`, `setChecked` and `setPresent` change the publication that has the given key.",
            methods),
        .tables: .source(
            """
            `addAuthors` and `setPresent` look for the key only in the table of the author's page, `setChecked` only \
            in that of Scholar.
            """,
            methods),
        .unknown: .decision(
            """
            If an operation gives a key that its table does not have, the result of the operation is key.unknown. The \
            operation changes nothing, and the operations after it are carried out.
            """),
        .setAlready: .decision(
            "An operation that sets a value to the value that it already has succeeds."),
        .year: .decision(
            "A publication without a year has the year 0. Any year that is given is kept."),
        .results: .decision("The output has one result for each operation."),
        .negative: .decision(
            """
            If an operation adds negative citations, the whole input is rejected as citations.invalid, and no \
            operation is carried out.
            """),
        .keys: .source(
            "Each publication that is added gets the next key, never a key that its table already has.",
            tables),
        .ownKeys: .source(
            "Scholar and the author's page have a table each, and each table has its own keys.", tables),
        .open: .source(
            "`open` creates the tables that are missing, and keeps everything in the tables that exist.",
            methods),
        .byCitations: .source(
            "`list` gives Scholar's publications by their citations, the most cited first.", methods),
        .counts: .source(
            "`count` gives the number of publications in a table.", methods),
        .deleteAll: .source(
            "`deleteAll` empties the table that it names, not the other table.", methods),
        .emptyAtFirst: .decision(
            "Both tables are empty at first, and can be used without `open`."),
        .ties: .decision(
            "Publications with equal citations are listed by their keys, the smallest first."),
        .byKeys: .decision(
            "`list` gives the titles of the author's page by their keys, the smallest first."),
        .nextKey: .decision(
            """
            The first key of a table is 1. Each next key is the greatest key plus 1; whether the keys of deleted \
            publications are included depends on the reading `scholar.store.key`.
            """),
        .deleted: .decision(
            "`deleteAll` and `deleteDuplicates` give the number of publications that they deleted."),
    ]
}
