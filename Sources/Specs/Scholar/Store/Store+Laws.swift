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
            "deleteDuplicates keeps the publication of the least key of each title, in either table.", methods
        ),
        .titlesAlone: .source("Authors, year and citations do not matter to duplicates.", methods),
        .verbatim: .decision(
            """
            Any text comes back as it was given, not trimmed, not cut at a NUL, its quotes not doubled; no value is \
            ever a part of a statement, though the source pastes it.
            """),
        .equalTitles: .decision(
            """
            Titles are equal if their bytes in UTF-8 are, not if they look alike, and not in other capitals.
            """),
        .checked: .source("A publication of Scholar's that is added is checked.", methods),
        .notPresent: .source(
            "A title of the author's page is added without authors and as not present.", methods),
        .set: .source("Authors, the check and the presence are set by the key.", methods),
        .tables: .source(
            "addAuthors and setPresent look in the table of the page alone, setChecked in that of Scholar.",
            methods),
        .unknown: .decision(
            """
            A key that its table does not have is key.unknown in its place: it changes nothing, and what follows is \
            carried out.
            """),
        .setAlready: .decision("Setting what is set already succeeds."),
        .year: .decision("Without a year it is 0, and any year is kept."),
        .results: .decision("Each operation has one result."),
        .negative: .decision(
            "If any citations are negative, the whole input is citations.invalid and nothing is carried out."),
        .keys: .source("What is added has the key that follows, not one that is there.", tables),
        .ownKeys: .source(
            "There is a table for Scholar and one for the author's page, each with its own keys.", tables),
        .open: .source("open creates what is missing and leaves what is there.", methods),
        .byCitations: .source("Scholar's are listed by their citations, the most cited first.", methods),
        .counts: .source("count gives how many a table has.", methods),
        .deleteAll: .source("deleteAll empties one table, not both.", methods),
        .emptyAtFirst: .decision("Both tables are empty at first, and open need not come."),
        .ties: .decision("Of equal citations the least key comes first."),
        .byKeys: .decision("The page's are listed by their keys."),
        .nextKey: .decision(
            """
            The first key is 1. The next is the greatest present and 1, or as the reading scholar.store.key says; it \
            is not the number of publications and 1.
            """),
        .deleted: .decision("deleteAll and deleteDuplicates give how many they deleted."),
    ]
}
