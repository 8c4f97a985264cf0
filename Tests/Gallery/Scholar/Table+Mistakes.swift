import Catalogue
import JSON
import Specification

extension Table: Mistaken {
    public static let careful: any Implementation<Table> = CarefulTable()

    public static let mistakes: [Mistake<Table>] = [
        Mistake(
            "last-of-equals-first", "Sorts rising and turns the list round, equal citations too.",
            breaks: "TAB-1", smallest: input([one("a"), one("b")]),
            run: CarefulTable.but { $0.ties = .lastFirst }),
        Mistake(
            "equals-by-title", "Sorts equally cited publications by their titles.",
            breaks: "TAB-1", smallest: input([one("b"), one("a")]),
            run: CarefulTable.but { $0.ties = .byTitle }),
        Mistake(
            "sinks-what-is-unchecked", "Moves unchecked rows to the end of the list.",
            breaks: "TAB-1", smallest: input([one("a"), one("b")], [0]),
            run: CarefulTable.but { $0.tap = .sinks }),
        Mistake(
            "taps-as-given", "Takes the number of a tapped row for a place in the list as it was found.",
            breaks: "TAB-1", smallest: input([one("a"), one("b", 1)], [0]),
            run: CarefulTable.but { $0.tap = .flipsAsGiven }),
        Mistake(
            "never-checks-again", "Unchecks a tapped row, also one that is unchecked.",
            breaks: "TAB-1", smallest: input([one("a")], [0, 0]),
            run: CarefulTable.but { $0.tap = .unchecks }),
        Mistake(
            "counts-checked-ones", "Tells as found only what is checked.",
            breaks: "TAB-1", smallest: input([one("a")], [0]),
            run: CarefulTable.but { $0.countsCheckedOnly = true }),
        Mistake(
            "begins-with-the-first-tap", "Tells a state a tap, and none of the beginning.",
            breaks: "TAB-1", smallest: input([]),
            run: CarefulTable.but { $0.tellsTheBeginning = false }),
        Mistake(
            "passes-over-missing-rows", "Does nothing about a tap beyond the rows.",
            breaks: "TAB-1", smallest: input([], [0]),
            run: CarefulTable.but { $0.refusesRows = false }),
        Mistake(
            "forgets-to-store", "Shows the new mark and does not write it to the store.",
            breaks: "TAB-1", smallest: input([one("a")], [0]),
            run: CarefulTable.but { $0.stored = .nothing }),
        Mistake(
            "stores-the-old-mark", "Writes the mark to the store before it is turned.",
            breaks: "TAB-1", smallest: input([one("a")], [0]),
            run: CarefulTable.but { $0.stored = .oldMark }),
        Mistake(
            "leaves-out-the-name", "Shows the list without the name above it.",
            breaks: "TAB-2", smallest: #"{"name":"","publications":[],"taps":[]}"#,
            run: CarefulTable.but { $0.showsName = false }),
        Mistake(
            "shows-year-zero", "Shows the year of a publication that has none as 0.",
            breaks: "TAB-2", smallest: input([one("a")]),
            run: CarefulTable.but { $0.showsYearZero = true }),
        Mistake(
            "exchanges-title-and-authors",
            "Writes the authors into the label of the title, as the source's cell.",
            breaks: "TAB-2", smallest: input([one("a")]),
            run: CarefulTable.but { $0.exchangesTexts = true }),
        Mistake(
            "groups-figures", "Writes citations with a comma for thousands, as formatters do.",
            breaks: "TAB-2", smallest: input([one("a", 1000)]),
            run: CarefulTable.but { $0.groupsFigures = true }),
        Mistake(
            "cited-for-quoted", "Writes `Cited: ` where the source writes `Quoted: `.",
            breaks: "TAB-2", smallest: input([one("a")]),
            run: CarefulTable.but { $0.word = "Cited: " }),
        Mistake(
            "stops-at-the-first-unchecked", "Counts rows for h only down to the first that is unchecked.",
            breaks: "HIX-1", smallest: input([one("a", 1), one("b", 1)], [0]),
            run: CarefulTable.but { $0.colouring.hIndex.ranked = .untilUnchecked }),
        Mistake(
            "row-before-citations",
            "Looks at the taps first, and tells of them where citations are negative.",
            breaks: "HIX-1", "TAB-1", smallest: input([one("a", -1)], [1]),
            run: CarefulTable.but { $0.looksAtCitationsFirst = false }),
        Mistake(
            "green-limbo", "Colours all of the limbo green.",
            breaks: "COL-1", "COL-2", smallest: input([one("a", 1), one("b", 1)]),
            run: CarefulTable.but { $0.colouring.limbo = .green }),
        Mistake(
            "grey-without-citations", "Takes those without citations for the limbo of an h of 0.",
            breaks: "COL-2", smallest: input([one("a")]),
            run: CarefulTable.but { $0.colouring.zeroIsNoLimbo = false }),
    ]

    private static func one(_ title: String, _ citations: Int = 0) -> String {
        #"{"title":"\#(title)","authors":"","citations":\#(citations)}"#
    }

    private static func input(_ publications: [String], _ taps: [Int] = []) -> String {
        let listed = taps.map { "\($0)" }.joined(separator: ",")
        return #"{"publications":[\#(publications.joined(separator: ","))],"taps":[\#(listed)]}"#
    }
}
