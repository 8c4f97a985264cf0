import Foundation
import Specification

extension Table {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
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
            (found: $0.element, given: $0.offset, isChecked: law(.allChecked, true, not: false))
        }
        var states = law.gives(.states, [try state(shown, law)])
        var stored: [Mark] = []
        for tap in input.taps {
            let row = law(.tapNamesRow, tap, not: shown.firstIndex { $0.given == tap } ?? tap)
            let old = shown[row].isChecked
            shown[row].isChecked = law(.tapTurns, !old, not: false)
            let mark = Mark(
                row: law.shows(.storedRows, tap), checked: law(.stores, shown[row].isChecked, not: old))
            law.emit(.stores, mark, into: &stored)
            law.never(.tapNeverReorders) {
                shown = shown.filter(\.isChecked) + shown.filter { !$0.isChecked }
            }
            states.append(try state(shown, law))
        }
        let name = input.name.map {
            law(.nameAsGiven, $0, not: $0.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return Output(name: law.shows(.name, name), states: states, stored: law.inOrder(.storedRows, stored))
    }

    private static func state(
        _ rows: [(found: Found, given: Int, isChecked: Bool)], _ law: Ruling<Law>
    ) throws(Rejection) -> State {
        let publications = rows.map { Publication(citations: $0.found.citations, checked: $0.isChecked) }
        let coloured = try Colouring.coloured(Publications(publications: publications), by: law.under())
        return State(
            h: law.shows(.heading, "H-INDEX: ") + "\(law.under(HIndex.Law.self).shows(.enough, coloured.h))",
            found: law.shows(.found, law(.foundCountsAll, rows.count, not: rows.count(where: \.isChecked))),
            rows: zip(rows, coloured.colours).map { row, colour in
                let year = row.found.year ?? 0
                let isUnknown =
                    row.found.year == nil
                    ? law(.absentYear, true, not: false) : law.holds(.yearIfKnown, year == 0)
                return Row(
                    title: law.shows(.texts, law(.notExchanged, row.found.title, not: row.found.authors)),
                    authors: law.shows(.texts, law(.notExchanged, row.found.authors, not: row.found.title)),
                    year: isUnknown ? "" : law.shows(.figures, "\(year)"),
                    quoted: law.shows(.quoted, "Quoted: " + law.shows(.figures, "\(row.found.citations)")),
                    checked: row.isChecked, colour: colour)
            })
    }
}
