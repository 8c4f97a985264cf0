import SharedSpecs
import Specification

extension Store: Derived {
    public typealias Rule = LawClause<Store>

    public enum Law: String, LawName {
        case texts = "STO-1a"
        case leastKeyStays = "STO-1b"
        case verbatim = "STO-1c"
        case equalTitles = "STO-1d"
        case titlesAlone = "STO-1e"
        case checked = "STO-2a"
        case notPresent = "STO-2b"
        case set = "STO-2c"
        case unknown = "STO-2d"
        case tables = "STO-2e"
        case setAlready = "STO-2f"
        case year = "STO-2g"
        case results = "STO-2h"
        case negative = "STO-2i"
        case keys = "STO-3a"
        case open = "STO-3b"
        case byCitations = "STO-3c"
        case deleteAll = "STO-3d"
        case emptyAtFirst = "STO-3e"
        case ties = "STO-3f"
        case byKeys = "STO-3g"
        case nextKey = "STO-3h"
        case ownKeys = "STO-3i"
        case counts = "STO-3j"
    }

    private static let tablesSection = Source(.hIndexCalculate, "4.4", "5.2")

    public static let laws: Laws<Store> = [
        .texts: .source("Titles and authors are kept as texts.", tablesSection),
        .leastKeyStays: .source(
            "deleteDuplicates keeps the publication of the least key of each title, in either table.",
            tablesSection),
        .verbatim: .decision(
            """
            Any text comes back as it was given, quotes, percent signs and control characters included: no value is \
            ever a part of a statement, though the source pastes it.
            """),
        .equalTitles: .decision("Titles are equal if their bytes in UTF-8 are, not if they look alike."),
        .titlesAlone: .decision("Authors, year and citations do not matter to duplicates."),
        .checked: .source(
            "A publication of Scholar's that is added is checked.", Source(.hIndexCalculate, "5.2")),
        .notPresent: .source(
            "A title of the author's page is added without authors and as not present.",
            Source(.hIndexCalculate, "5.2")),
        .set: .source(
            "Authors, the check and the presence are set by the key.", Source(.hIndexCalculate, "5.2")),
        .unknown: .decision(
            """
            A key that its table does not have is key.unknown in its place: it changes nothing, and what follows is \
            carried out.
            """),
        .tables: .decision(
            "addAuthors and setPresent look in the table of the page alone, setChecked in that of Scholar."),
        .setAlready: .decision("Setting what is set already succeeds."),
        .year: .decision("Without a year it is 0, and any year is kept."),
        .results: .decision("Each operation has one result."),
        .negative: .decision(
            "If any citations are negative, the whole input is citations.invalid and nothing is carried out."),
        .keys: .source(
            """
            There is a table for Scholar and one for the author's page; each counts its keys up from 1.
            """, tablesSection),
        .open: .source("open creates what is missing and leaves what is there.", tablesSection),
        .byCitations: .source(
            "Scholar's are listed by their citations, the most cited first.", tablesSection),
        .deleteAll: .source("deleteAll empties one table.", tablesSection),
        .emptyAtFirst: .decision("Both tables are empty at first, and open need not come."),
        .ties: .decision("Of equal citations the least key comes first."),
        .byKeys: .decision("The page's are listed by their keys."),
        .nextKey: .decision(
            """
            After deleting, the next key is the greatest present and 1, or as the reading scholar.store.key says; it is \
            not the number of publications and 1.
            """),
        .ownKeys: .decision("Each table has its own keys."),
        .counts: .decision(
            "count gives how many there are, deleteAll and deleteDuplicates how many they deleted."),
    ]
}
