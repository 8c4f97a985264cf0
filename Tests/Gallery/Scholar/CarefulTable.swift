import Catalogue
import JSON
import Specification

/// An implementation of scholar.table, written from its laws alone. Each mistake in the gallery changes one variable of
/// this implementation.
public struct CarefulTable: Careful {
    public typealias Subsystem = Table

    /// The order of publications with the same number of citations.
    enum Ties { case asGiven, lastFirst, byTitle }
    /// The effect of a tap on a row.
    enum Tap { case flips, unchecks, sinks, flipsAsGiven, flipsTheFirst }
    /// The mark that a tap writes to the store.
    enum Stored { case newMark, oldMark, nothing }

    var colouring = CarefulColouring()
    var ties = Ties.asGiven
    var tap = Tap.flips
    var stored = Stored.newMark
    var showsName = true
    var countsCheckedOnly = false
    var tellsTheBeginning = true
    var refusesRows = true
    var looksAtCitationsFirst = true
    var showsYearZero = false
    var exchangesTexts = false
    var groupsFigures = false
    var word = "Quoted: "

    public init() {}

    public func run(
        _ input: Table.Input, readings: Readings
    ) throws(Rejection) -> Table.Output {
        let isOut = input.taps.contains { $0 < 0 || $0 >= input.publications.count }
        if !looksAtCitationsFirst, isOut { throw Table.outOfRange() }
        for publication in input.publications where publication.citations < 0 { throw Publications.invalid() }
        if refusesRows, isOut { throw Table.outOfRange() }
        var rows = input.publications.enumerated().map { (place: $0, found: $1, checked: true) }
        rows.sort { a, b in
            if a.found.citations != b.found.citations { return a.found.citations > b.found.citations }
            return switch ties {
            case .asGiven: a.place < b.place
            case .lastFirst: a.place > b.place
            case .byTitle: (a.found.title, a.place) < (b.found.title, b.place)
            }
        }
        var states: [Table.State] = []
        var marks: [Table.Mark] = []
        func show() throws(Rejection) {
            let publications = rows.map { Publication(citations: $0.found.citations, checked: $0.checked) }
            let told = try colouring.run(Publications(publications: publications), readings: readings)
            let found = countsCheckedOnly ? rows.count(where: \.checked) : rows.count
            states.append(
                Table.State(
                    h: "H-INDEX: \(told.h)", found: found,
                    rows: zip(rows, told.colours).map { row($0.found, $0.checked, $1) }))
        }
        if tellsTheBeginning { try show() }
        for place in input.taps where rows.indices.contains(place) {
            let turned =
                switch tap {
                case .flips, .unchecks, .sinks: place
                case .flipsAsGiven: rows.firstIndex { $0.place == place } ?? place
                case .flipsTheFirst: 0
                }
            let old = rows[turned].checked
            rows[turned].checked = tap == .unchecks ? false : !old
            switch stored {
            case .newMark: marks.append(Table.Mark(row: place, checked: rows[turned].checked))
            case .oldMark: marks.append(Table.Mark(row: place, checked: old))
            case .nothing: break
            }
            if tap == .sinks { rows = rows.filter(\.checked) + rows.filter { !$0.checked } }
            try show()
        }
        return Table.Output(name: showsName ? input.name : nil, states: states, stored: marks)
    }

    private func row(
        _ found: Table.Found, _ checked: Bool, _ colour: Colouring.Colour
    ) -> Table.Row {
        let year = found.year ?? 0
        return Table.Row(
            title: exchangesTexts ? found.authors : found.title,
            authors: exchangesTexts ? found.title : found.authors,
            year: year != 0 || showsYearZero ? "\(year)" : "", quoted: word + figures(found.citations),
            checked: checked, colour: colour)
    }

    private func figures(_ number: Int) -> String {
        guard groupsFigures, number >= 1000 else { return "\(number)" }
        let rest = "\(number % 1000)"
        return figures(number / 1000) + "," + String(repeating: "0", count: 3 - rest.count) + rest
    }
}
