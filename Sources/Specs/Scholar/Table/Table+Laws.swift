import Specification

extension Table {
    public enum Law: LawName {
        public typealias Subsystem = Table
        case allChecked, byCitations, tapTurns, found, tapNeverReorders, ties, tapNamesRow, rowIsThere,
            citationsFirst, states, foundCountsAll, stores, storedRows
        case texts, yearIfKnown, quoted, heading, name, nameAsGiven, absentYear, figures, notExchanged
    }

    public static let laws = own.with(HIndex.laws, of: "HIX-1").with(Colouring.laws, of: "COL-1", "COL-2")

    private static let own: Laws<Table> = [
        ("TAB-1a", .allChecked, .source(.hIndexCalculate, "4.4")):
            "Before the first tap, all publications are checked.",
        ("TAB-1b", .byCitations, .source(.hIndexCalculate, "5.2")):
            "The rows are sorted by the citations of their publications, most cited first.",
        ("TAB-1c", .tapTurns, .source(.hIndexCalculate, "4.1", "5.6")): """
        A tap on a checked publication unchecks it, so it no longer counts towards the h-index. A tap on an unchecked \
        publication checks it again. After each tap, h and all colours are computed again.
        """,
        ("TAB-1d", .found, .source(.hIndexCalculate, "4.1")):
            "Beside h, the screen shows the number of publications that were found (`found`).",
        ("TAB-1e", .tapNeverReorders, .decision):
            "The rows are sorted once, before the first tap. A tap never changes the order of the rows.",
        ("TAB-1f", .ties, .decision): "Publications with equal citations stay in the order of the input.",
        ("TAB-1g", .tapNamesRow, .decision): """
        A tap names the zero-based place of a row in the list on the screen, not the place of a publication in the \
        input.
        """,
        ("TAB-1h", .rowIsThere, .decision):
            "If a tap names a row that does not exist, the whole input is rejected as row.outOfRange.",
        ("TAB-1i", .citationsFirst, .decision): """
        If an input has both negative citations and a tap on a row that does not exist, it is rejected as \
        citations.invalid.
        """,
        ("TAB-1j", .states, .decision):
            "The first state shows the list before any tap. After each tap, one more state follows.",
        ("TAB-1k", .foundCountsAll, .decision):
            "`found` is the number of all publications, including unchecked ones.",
        ("TAB-1l", .stores, .source(.hIndexCalculate, "5.6")):
            "Each tap also stores whether the tapped row is checked after the tap.",
        ("TAB-1m", .storedRows, .decision): """
        `stored` contains one entry for each tap, in the order of the taps. Each entry contains the zero-based place \
        of the row in the list on the screen, and whether the row is checked after the tap.
        """,
        ("TAB-2a", .texts, .source(.hIndexCalculate, "5.6")):
            "A row shows the title, the authors and the year of a publication.",
        ("TAB-2b", .yearIfKnown, .source(.hIndexCalculate, "5.6")): """
        If the year of a publication is 0, the year is unknown, and the row of the publication has the empty string as \
        its `year`.
        """,
        ("TAB-2c", .quoted, .source(.hIndexCalculate, "5.6")):
            "In each row, `quoted` is the string `Quoted: ` followed by the number of citations.",
        ("TAB-2d", .heading, .source(.hIndexCalculate, "5.6")):
            "In each state, `h` is the text above the list: `H-INDEX: ` followed by the h-index.",
        ("TAB-2g", .name, .source(.hIndexCalculate, "4.1")):
            "The screen shows the scientist's name (`name`) above the list.",
        ("TAB-2h", .nameAsGiven, .decision): """
        `name` in the output is the name as given, with all its white space. If no name is given, the output has no \
        `name`.
        """,
        ("TAB-2i", .absentYear, .decision(near: .hIndexCalculate, "5.6")):
            "If a publication has no `year`, its row has the empty string as its `year`.",
        ("TAB-2e", .figures, .decision): """
        All numbers in a state, even negative years, are written in decimal digits without grouping. The only number \
        that is not written is the year 0.
        """,
        ("TAB-2f", .notExchanged, .decision): """
        In a row, `title` is the title and `authors` are the authors, although the source swaps the two.
        """,
    ]
}
