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
            "They are listed by their citations, the most cited first.", Source(.hIndexCalculate, "5.2")),
        .tapTurns: .source(
            """
            A tap on one takes it out of the h-index, or in again, and h and colours are computed anew.
            """, Source(.hIndexCalculate, "4.1", "5.6")),
        .found: .source("Beside h stands how many were found.", Source(.hIndexCalculate, "4.1")),
        .tapNeverReorders: .decision("Rows are sorted once: a tap never reorders."),
        .ties: .decision("Of equal citations the first that was given stands first."),
        .tapNamesRow: .decision("A tap names a zero-based row as shown."),
        .rowIsThere: .decision("If a row that is tapped is not there, the whole input is row.outOfRange."),
        .citationsFirst: .decision("Negative citations are refused before that."),
        .states: .decision("The states are what is shown at first, and after each tap."),
        .foundCountsAll: .decision("found counts unchecked publications too."),
        .stores: .source(
            "Each tap also writes the new mark of its row to the store, not the old one.",
            Source(.hIndexCalculate, "5.6")),
        .storedRows: .decision(
            "stored has one entry for each tap, in the order of the taps, with the row as shown and its new mark."
        ),
        .texts: .source("A row shows the title, the authors and the year.", Source(.hIndexCalculate, "5.6")),
        .yearIfKnown: .source(
            "A year of 0 is unknown and shows as empty text.", Source(.hIndexCalculate, "5.6")),
        .quoted: .source("A row shows `Quoted: ` with the citations.", Source(.hIndexCalculate, "5.6")),
        .heading: .source("Above stands `H-INDEX: ` with h.", Source(.hIndexCalculate, "5.6")),
        .name: .source("Above the list stands the scientist's name.", Source(.hIndexCalculate, "4.1")),
        .nameAsGiven: .decision(
            "The name stands as it is given, white space and all; if none is given, none stands there."),
        .absentYear: .decision(
            "A publication without a year shows an empty text for it too.",
            near: Source(.hIndexCalculate, "5.6")),
        .figures: .decision(
            "Any other year, a negative one too, and all numbers are in decimal figures without grouping."),
        .notExchanged: .decision(
            "The title stands as the title and the authors as the authors, though the source's cell exchanges them."
        ),
    ]
}
