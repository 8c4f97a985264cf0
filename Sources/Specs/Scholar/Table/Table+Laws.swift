import Specification

extension Table {
    public enum Law: String, LawName {
        case allChecked = "TAB-1a"
        case byCitations = "TAB-1b"
        case tapTurns = "TAB-1c"
        case found = "TAB-1d"
        case tapNeverReorders = "TAB-1e"
        case ties = "TAB-1f"
        case tapNamesRow = "TAB-1g"
        case rowIsThere = "TAB-1h"
        case citationsFirst = "TAB-1i"
        case states = "TAB-1j"
        case foundCountsAll = "TAB-1k"
        case stores = "TAB-1l"
        case storedRows = "TAB-1m"
        case texts = "TAB-2a"
        case yearIfKnown = "TAB-2b"
        case quoted = "TAB-2c"
        case heading = "TAB-2d"
        case figures = "TAB-2e"
        case notExchanged = "TAB-2f"
        case name = "TAB-2g"
        case nameAsGiven = "TAB-2h"
        case absentYear = "TAB-2i"
    }

    public static let laws = own.with(HIndex.laws, of: "HIX-1").with(Colouring.laws, of: "COL-1", "COL-2")

    private static let own: Laws<Table> = [
        .allChecked: .source(
            "Before the first tap, all publications are checked.", Source(.hIndexCalculate, "4.4")),
        .byCitations: .source(
            "The rows are sorted by the citations of their publications, the most cited first.",
            Source(.hIndexCalculate, "5.2")),
        .tapTurns: .source(
            """
            A tap on a checked publication unchecks it, so it no longer counts for the h-index. A tap on an \
            unchecked publication checks it again. After each tap, h and all colours are computed again.
            """, Source(.hIndexCalculate, "4.1", "5.6")),
        .found: .source(
            "The screen shows the number of publications that were found (`found`) beside h.",
            Source(.hIndexCalculate, "4.1")),
        .tapNeverReorders: .decision(
            "The rows are sorted once, before the first tap. A tap never changes their order."),
        .ties: .decision(
            "Publications with equal citations stay in the order of the input."),
        .tapNamesRow: .decision(
            """
            A tap is the zero-based place of a row in the list as shown, not the place of a publication in the \
            input.
            """),
        .rowIsThere: .decision(
            "If a tap names a row that does not exist, the whole input is rejected as row.outOfRange."),
        .citationsFirst: .decision(
            """
            If an input has both negative citations and a tap on a row that does not exist, it is rejected as \
            citations.invalid.
            """),
        .states: .decision(
            "The first state shows the list before any tap. After each tap, one more state follows."),
        .foundCountsAll: .decision(
            "`found` is the number of all publications, including unchecked ones."),
        .stores: .source(
            "Each tap also writes to the store whether the row is checked after the tap.",
            Source(.hIndexCalculate, "5.6")),
        .storedRows: .decision(
            """
            `stored` contains one entry for each tap, in the order of the taps. The entry contains the zero-based \
            place of the row as shown, and whether the row is checked after the tap.
            """
        ),
        .texts: .source(
            "A row shows the title, the authors and the year of a publication.",
            Source(.hIndexCalculate, "5.6")),
        .yearIfKnown: .source(
            """
            A year of 0 means that the year is unknown. The row of such a publication has the empty text as its \
            `year`.
            """,
            Source(.hIndexCalculate, "5.6")),
        .quoted: .source(
            "In each row, `quoted` is the text `Quoted: ` followed by the number of citations.",
            Source(.hIndexCalculate, "5.6")),
        .heading: .source(
            "In each state, `h` is the text above the list: `H-INDEX: ` followed by the h-index.",
            Source(.hIndexCalculate, "5.6")),
        .name: .source(
            "The screen shows the scientist's name (`name`) above the list.", Source(.hIndexCalculate, "4.1")),
        .nameAsGiven: .decision(
            """
            `name` in the output is the name as given, with all its white space. If no name is given, the output has \
            no `name`.
            """),
        .absentYear: .decision(
            "If a publication has no `year`, its row has the empty text as its `year`.",
            near: Source(.hIndexCalculate, "5.6")),
        .figures: .decision(
            """
            All numbers in a state are written in decimal digits without grouping, even negative years. Only the \
            year 0 is not written.
            """),
        .notExchanged: .decision(
            """
            In a row, `title` is the title and `authors` are the authors, although the source swaps the two.
            """
        ),
    ]
}
