import ScholarSpecs
import Specification

extension Table: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard input.publications.allSatisfy({ $0.citations >= 0 }) else { throw Publications.invalid() }
        guard input.taps.allSatisfy(input.publications.indices.contains) else { throw Table.outOfRange() }
        // The sort of the standard library is stable. Clause: TAB-1
        let rows = input.publications.sorted { $0.citations > $1.citations }
        var checked = rows.map { _ in true }
        var states = [try shown(rows, checked, readings)]
        var stored: [Mark] = []
        for tap in input.taps {
            checked[tap].toggle()
            stored.append(Mark(row: tap, checked: checked[tap]))
            states.append(try shown(rows, checked, readings))
        }
        return Output(name: input.name, states: states, stored: stored)
    }

    /// Clause: TAB-2
    private static func shown(
        _ rows: [Found], _ checked: [Bool], _ readings: Readings
    ) throws(Rejection) -> State {
        let publications = zip(rows, checked).map { Publication(citations: $0.citations, checked: $1) }
        let coloured = try Colouring.answer(.init(publications: publications), readings: readings)
        let shown = zip(zip(rows, checked), coloured.colours).map { row, colour in
            let year = row.0.year ?? 0
            return Row(
                title: row.0.title, authors: row.0.authors, year: year == 0 ? "" : "\(year)",
                quoted: "Quoted: \(row.0.citations)", checked: row.1, colour: colour)
        }
        return State(h: "H-INDEX: \(coloured.h)", found: rows.count, rows: shown)
    }
}
