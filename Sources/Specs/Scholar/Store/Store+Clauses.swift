import SharedSpecs
import Specification

extension Store {
    public enum Rule: String, RuleName {
        case texts = "STO-1"
        case changes = "STO-2"
        case tables = "STO-3"
    }

    public static let clauses: Clauses<Store> = [
        .texts: Statement(
            .source(
                """
                Titles and authors are kept as texts. deleteDuplicates keeps the publication of the least key of each \
                title, in either table.
                """, Source(.hIndexCalculate, "4.4", "5.2")),
            .decision(
                """
                Any text comes back as it was given, quotes, percent signs and control characters included: no value \
                is ever a part of a statement, though the source pastes it. Titles are equal if their bytes in UTF-8 \
                are; authors, year and citations do not matter to duplicates.
                """)),
        .changes: Statement(
            .source(
                """
                A publication of Scholar's that is added is checked; a title of the author's page is added without \
                authors and as not present. Authors, the check and the presence are set by the key.
                """, Source(.hIndexCalculate, "5.2")),
            .decision(
                """
                A key that its table does not have is key.unknown in its place: it changes nothing, and what follows \
                is carried out. addAuthors and setPresent look in the table of the page alone, setChecked in that of \
                Scholar. Setting what is set already succeeds. Without a year it is 0, and any year is kept.
                """),
            .decision(
                """
                Each operation has one result. If any citations are negative, the whole input is citations.invalid and \
                nothing is carried out.
                """)),
        .tables: Statement(
            .source(
                """
                There is a table for Scholar and one for the author's page; each counts its keys up from 1. open \
                creates what is missing and leaves what is there. Scholar's are listed by their citations, falling. \
                deleteAll empties one table.
                """, Source(.hIndexCalculate, "4.4", "5.2")),
            .decision(
                """
                Both tables are empty at first, and open need not come. Of equal citations the least key comes first; \
                the page's are listed by their keys. After deleting, the next key is the greatest present and 1, or as \
                the reading scholar.store.key says; each table has its own. deleteAll and deleteDuplicates tell how \
                many they deleted.
                """)),
    ]
}
