import Catalogue
import JSON
import Specification

extension Table: Mistaken {
    public static let careful: any Implementation<Table> = CarefulTable()

    public static let mistakes: [Mistake<Table>] = [
        Mistake(
            "last-of-equals-first",
            """
            Sorts by ascending citations and then reverses the list, which also reverses the order of equally cited \
            publications.
            """,
            breaks: "TAB-1", smallest: input([one("a"), one("b")]),
            run: CarefulTable.but { $0.ties = .lastFirst }),
        Mistake(
            "equals-by-title",
            "Sorts equally cited publications by their titles, instead of keeping the given order.",
            breaks: "TAB-1", smallest: input([one("b"), one("a")]),
            run: CarefulTable.but { $0.ties = .byTitle }),
        Mistake(
            "sinks-what-is-unchecked", "Moves the unchecked rows to the end of the list.",
            breaks: "TAB-1", smallest: input([one("a"), one("b")], [0]),
            run: CarefulTable.but { $0.tap = .sinks }),
        Mistake(
            "taps-as-given",
            "Takes the number of a tapped row as a place in the given list, not in the sorted list.",
            breaks: "TAB-1", smallest: input([one("a"), one("b", 1)], [0]),
            run: CarefulTable.but { $0.tap = .flipsAsGiven }),
        Mistake(
            "never-checks-again",
            "Unchecks a tapped row even if it is already unchecked, so a second tap has no effect.",
            breaks: "TAB-1", smallest: input([one("a")], [0, 0]),
            run: CarefulTable.but { $0.tap = .unchecks }),
        Mistake(
            "counts-checked-ones", "Counts only the checked publications in `found`.",
            breaks: "TAB-1", smallest: input([one("a")], [0]),
            run: CarefulTable.but { $0.countsCheckedOnly = true }),
        Mistake(
            "begins-with-the-first-tap", "Returns a state after each tap, but none before the first tap.",
            breaks: "TAB-1", smallest: input([]),
            run: CarefulTable.but { $0.tellsTheBeginning = false }),
        Mistake(
            "passes-over-missing-rows",
            "Ignores a tap on a row that does not exist, instead of rejecting it.",
            breaks: "TAB-1", smallest: input([], [0]),
            run: CarefulTable.but { $0.refusesRows = false }),
        Mistake(
            "forgets-to-store",
            "Shows the new mark of a tapped row, but does not write the mark to the store.",
            breaks: "TAB-1", smallest: input([one("a")], [0]),
            run: CarefulTable.but { $0.stored = .nothing }),
        Mistake(
            "stores-the-old-mark",
            "Stores the mark of a tapped row before changing the mark, so the store keeps the old mark.",
            breaks: "TAB-1", smallest: input([one("a")], [0]),
            run: CarefulTable.but { $0.stored = .oldMark }),
        Mistake(
            "leaves-out-the-name", "Shows the list without the name of the author above it.",
            breaks: "TAB-2", smallest: #"{"name":"","publications":[],"taps":[]}"#,
            run: CarefulTable.but { $0.showsName = false }),
        Mistake(
            "shows-year-zero", "Shows 0 as the year of a publication without a year.",
            breaks: "TAB-2", smallest: input([one("a")]),
            run: CarefulTable.but { $0.showsYearZero = true }),
        Mistake(
            "exchanges-title-and-authors",
            "Exchanges the labels of the title and the authors, as the source's cell does.",
            breaks: "TAB-2", smallest: input([one("a")]),
            run: CarefulTable.but { $0.exchangesTexts = true }),
        Mistake(
            "groups-figures", "Groups the digits of citations with commas, as number formatters do.",
            breaks: "TAB-2", smallest: input([one("a", 1000)]),
            run: CarefulTable.but { $0.groupsFigures = true }),
        Mistake(
            "cited-for-quoted",
            "Writes `Cited: ` in front of the citations, although the source writes `Quoted: `.",
            breaks: "TAB-2", smallest: input([one("a")]),
            run: CarefulTable.but { $0.word = "Cited: " }),
        Mistake(
            "stops-at-the-first-unchecked",
            "Computes h only from the rows above the first unchecked row.",
            breaks: "HIX-1", smallest: input([one("a", 1), one("b", 1)], [0]),
            run: CarefulTable.but { $0.colouring.hIndex.ranked = .untilUnchecked }),
        Mistake(
            "row-before-citations",
            """
            Checks the taps before the citations, and so reports a missing row even if citations are negative.
            """,
            breaks: "HIX-1", "TAB-1", smallest: input([one("a", -1)], [1]),
            run: CarefulTable.but { $0.looksAtCitationsFirst = false }),
        Mistake(
            "green-limbo", "Colours the publications in the limbo green instead of grey.",
            breaks: "COL-1", "COL-2", smallest: input([one("a", 1), one("b", 1)]),
            run: CarefulTable.but { $0.colouring.limbo = .green }),
        Mistake(
            "grey-without-citations",
            "Puts publications without citations in the limbo if h is 0, and so colours them grey.",
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
