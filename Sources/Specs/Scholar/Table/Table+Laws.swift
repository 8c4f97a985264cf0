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
        .allChecked: .source("At first all publications are checked.", Source(.hIndexCalculate, "4.4")),
        .byCitations: .source(
            "Publications are listed by their citations, the most cited first.",
            Source(.hIndexCalculate, "5.2")),
        .tapTurns: .source(
            """
            A tap on a publication removes it from the h-index, or adds it again if it was removed. After each tap, h \
            and all colours are computed again.
            """, Source(.hIndexCalculate, "4.1", "5.6")),
        .found: .source(
            "The screen shows the number of publications found beside h.", Source(.hIndexCalculate, "4.1")),
        .tapNeverReorders: .decision(
            "Rows are sorted once, at the beginning. A tap never reorders them."),
        .ties: .decision(
            "Publications with equal citations stay in the order in which they are given."),
        .tapNamesRow: .decision(
            "A tap names a row by its zero-based place in the list as shown."),
        .rowIsThere: .decision(
            "If a tap names a row that does not exist, the whole input is rejected as row.outOfRange."),
        .citationsFirst: .decision(
            """
            If an input has both negative citations and a tap on a row that does not exist, it is rejected as \
            citations.invalid.
            """),
        .states: .decision(
            "The first state shows the list before any tap. Each tap adds one state."),
        .foundCountsAll: .decision("`found` counts unchecked publications too."),
        .stores: .source(
            "Each tap also writes the new mark of its row to the store: whether the row is checked after the tap.",
            Source(.hIndexCalculate, "5.6")),
        .storedRows: .decision(
            "`stored` has one entry for each tap, in the order of the taps: the row as shown and its new mark."
        ),
        .texts: .source("A row shows the title, the authors and the year.", Source(.hIndexCalculate, "5.6")),
        .yearIfKnown: .source(
            "A year of 0 means that the year is unknown, and its row shows an empty text.",
            Source(.hIndexCalculate, "5.6")),
        .quoted: .source(
            "A row shows `Quoted: ` followed by the citations.", Source(.hIndexCalculate, "5.6")),
        .heading: .source(
            "The text above the list is `H-INDEX: ` followed by h.", Source(.hIndexCalculate, "5.6")),
        .name: .source("The scientist's name is above the list.", Source(.hIndexCalculate, "4.1")),
        .nameAsGiven: .decision(
            "The name is shown as given, with all its white space. If no name is given, no name is shown."),
        .absentYear: .decision(
            "The row of a publication without a year shows an empty text as the year.",
            near: Source(.hIndexCalculate, "5.6")),
        .figures: .decision(
            """
            All years except 0, even negative ones, and all other numbers are written in decimal digits without \
            grouping.
            """),
        .notExchanged: .decision(
            """
            A row shows the title in the field for the title and the authors in the field for the authors, although \
            the source swaps the two.
            """
        ),
    ]
}
