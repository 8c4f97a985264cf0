import Specification

extension Table: Derived {
    public typealias Rule = LawClause<Table>

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
        case texts = "TAB-2a"
        case yearIfKnown = "TAB-2b"
        case quoted = "TAB-2c"
        case heading = "TAB-2d"
        case figures = "TAB-2e"
        case notExchanged = "TAB-2f"
    }

    public static let laws = own.with(HIndex.laws, of: "HIX-1").with(Colouring.laws, of: "COL-1", "COL-2")

    private static let own: Laws<Table> = [
        .allChecked: .source("At first all publications are checked.", Source(.hIndexCalculate, "4.4")),
        .byCitations: .source(
            "They are listed by their citations, the most cited first.", Source(.hIndexCalculate, "4.1")),
        .tapTurns: .source(
            """
            A tap on one takes it out of the h-index, or in again, and h and colours are computed anew.
            """, Source(.hIndexCalculate, "4.1", "5.6")),
        .found: .source("Beside h stands how many were found.", Source(.hIndexCalculate, "5.6")),
        .tapNeverReorders: .decision("Rows are sorted once: a tap never reorders."),
        .ties: .decision("Of equal citations the first that was given stands first."),
        .tapNamesRow: .decision("A tap names a zero-based row as shown."),
        .rowIsThere: .decision("If a row that is tapped is not there, the whole input is row.outOfRange."),
        .citationsFirst: .decision("Negative citations are refused before that."),
        .states: .decision("The states are what is shown at first, and after each tap."),
        .foundCountsAll: .decision("found counts unchecked publications too."),
        .texts: .source("A row shows the title, the authors and the year.", Source(.hIndexCalculate, "5.6")),
        .yearIfKnown: .source(
            "A year of 0 is unknown and shows as empty text.", Source(.hIndexCalculate, "5.6")),
        .quoted: .source("A row shows `Quoted: ` with the citations.", Source(.hIndexCalculate, "5.6")),
        .heading: .source("Above stands `H-INDEX: ` with h.", Source(.hIndexCalculate, "5.6")),
        .figures: .decision(
            "Any other year, a negative one too, and all numbers are in decimal figures without grouping."),
        .notExchanged: .decision(
            "Title and authors are not exchanged, as the source's cell has them."),
    ]

    public static func derive(
        _ input: Input, _ readings: Readings, by law: Ruling<Law>
    ) throws(Rejection) -> Output {
        let publications = input.publications
        let misses = !input.taps.allSatisfy(publications.indices.contains)
        if law(.citationsFirst, false, not: true) { try law.refuse(.rowIsThere, if: misses, outOfRange()) }
        try law.under(HIndex.Law.self).refuse(
            .negative, if: publications.contains { $0.citations < 0 }, Publications.invalid())
        try law.refuse(.rowIsThere, if: misses, outOfRange())
        let rows = law.sorted(.byCitations, Array(publications.enumerated()), ties: .ties) {
            $0.element.citations > $1.element.citations
        }
        var shown = rows.map {
            (found: $0.element, given: $0.offset, isChecked: law.shows(.allChecked, true))
        }
        var states: [State] = []
        law.emit(.states, try state(shown, readings, law), into: &states)
        for tap in input.taps {
            let row = law(.tapNamesRow, tap, not: shown.firstIndex { $0.given == tap } ?? tap)
            shown[row].isChecked = law(.tapTurns, !shown[row].isChecked, not: false)
            law.never(.tapNeverReorders) {
                shown = shown.filter(\.isChecked) + shown.filter { !$0.isChecked }
            }
            states.append(try state(shown, readings, law))
        }
        return Output(states: states)
    }

    private static func state(
        _ rows: [(found: Found, given: Int, isChecked: Bool)], _ readings: Readings, _ law: Ruling<Law>
    ) throws(Rejection) -> State {
        let publications = rows.map { Publication(citations: $0.found.citations, checked: $0.isChecked) }
        let coloured = try Colouring.derive(
            Publications(publications: publications), readings, by: law.under())
        return State(
            h: law.shows(.heading, "H-INDEX: \(coloured.h)"),
            found: law.shows(.found, law(.foundCountsAll, rows.count, not: rows.count(where: \.isChecked))),
            rows: zip(rows, coloured.colours).map { row, colour in
                let year = row.found.year ?? 0
                let isUnknown = law.holds(.yearIfKnown, year == 0)
                return Row(
                    title: law.shows(.texts, law(.notExchanged, row.found.title, not: row.found.authors)),
                    authors: law.shows(.texts, law(.notExchanged, row.found.authors, not: row.found.title)),
                    year: isUnknown ? "" : law.shows(.figures, "\(year)"),
                    quoted: law.shows(.quoted, "Quoted: " + law.shows(.figures, "\(row.found.citations)")),
                    checked: row.isChecked, colour: colour)
            })
    }
}
