import Specification

extension Table {
    public static let properties: [Property<Table>] = [
        Property(
            "Tapping a row twice restores the state before the taps.", from: .tapTurns,
            probe: { input, _ in input.publications.isEmpty ? nil : input.with { $0.taps += [0, 0] } },
            relates: { $0.states.last?.value }, otherwise: "tapping row 0 twice does not restore the state"),
        Property(
            """
            The rows in `stored` are the tapped rows, in order. Each tap stores whether the tapped row is \
            checked after the tap.
            """, from: .storedRows, .stores
        ) { trial, output in
            guard output.stored.map(\.row) == trial.input.taps else {
                return .violated(
                    "rows \(trial.input.taps) are tapped, yet rows \(output.stored.map(\.row)) are stored")
            }
            for (place, (mark, state)) in zip(output.stored, output.states.dropFirst()).enumerated()
            where state.rows.indices.contains(mark.row) && state.rows[mark.row].checked != mark.checked {
                return .violated(
                    "tap \(place) stores \(mark.checked), but row \(mark.row) shows \(!mark.checked)")
            }
            return .holds
        },
        Property("The name above the list is the name in the input.", from: .name) { trial, output in
            output.name?.value == trial.input.name?.value
                ? .holds : .violated("the name above the list is not the name in the input")
        },
        Property(
            "Only negative citations and taps on missing rows are rejected; the citations are checked first.",
            from: .citationsFirst, .rowIsThere
        ) { trial in
            let publications = trial.input.publications
            let isMissing = !trial.input.taps.allSatisfy(publications.indices.contains)
            let isNegative = publications.contains { $0.citations < 0 }
            return trial.isRejected(as: isNegative ? Publications.invalid : isMissing ? outOfRange : nil)
        },
        Property(
            """
            Each row has the strings and numbers of its publication. The rows are sorted by citations, most cited \
            first, and equally cited rows stay in the order of the input.
            """,
            from: .byCitations, .ties, .texts, .notExchanged, .yearIfKnown, .absentYear, .figures, .quoted
        ) { trial, output in
            // Equally cited publications stay in order, since the sort of the standard library is stable.
            let texts = trial.input.publications.sorted { $0.citations > $1.citations }.map { found in
                let year = (found.year ?? 0) == 0 ? "" : String(found.year ?? 0)
                return [found.title, found.authors, year, "Quoted: \(found.citations)"]
            }
            return output.states.violation(
                unless: { $0.rows.map { [$0.title, $0.authors, $0.year, $0.quoted] }.value == texts.value },
                { place, _ in "the rows of state \(place) do not match the publications" }) ?? .holds
        },
        Property(
            "At first all rows are checked, and each tap checks or unchecks only the row that it names.",
            from: .allChecked, .tapTurns, .tapNamesRow, .states
        ) { trial, output in
            let start = [trial.input.publications.map { _ in true }]
            let due = trial.input.taps.reduce(into: start) { states, tap in
                var checks = states[states.count - 1]
                if checks.indices.contains(tap) { checks[tap].toggle() }
                states.append(checks)
            }
            return output.states.map { $0.rows.map(\.checked) } == due
                ? .holds
                : .violated("the checked rows are not the result of \(counted(due.count - 1, "tap"))")
        },
        Property(
            """
            Each publication has a row, `found` is the number of publications, and `h` ends with a number in decimal \
            digits.
            """,
            from: .heading, .found, .foundCountsAll
        ) { trial, output in
            let count = trial.input.publications.count
            let wrong = output.states.first { state in
                let h = Int(state.h.dropFirst("H-INDEX: ".count)) ?? -1
                return state.found != count || state.rows.count != count || state.h != "H-INDEX: \(h)"
            }
            return wrong.map {
                .violated(
                    """
                    with \(counted(count, "publication")), `found` is \($0.found), the list has \
                    \(counted($0.rows.count, "row")), and the heading is \($0.h)
                    """)
            } ?? .holds
        },
    ]
}
