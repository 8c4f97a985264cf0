import Specification

extension Table {
    public static let properties: [Property<Table>] = [
        Property(
            "Tapping a row twice restores the state.", from: .tapTurns,
            probes: { input, _ in
                input.publications.isEmpty
                    ? []
                    : [
                        Input(
                            name: input.name, publications: input.publications, taps: input.taps + [0, 0])
                    ]
            },
            judge: { trial in
                guard let before = trial.outcome.output?.states.last, let probe = trial.probes.first
                else {
                    return .notTouched
                }
                let after = probe.output?.states.last
                return after?.value == before.value
                    ? .holds : .violated("tapping row 0 twice does not restore the state")
            }),
        Property("There is one state before any tap and one after each tap.", from: .states) { trial in
            guard let states = trial.outcome.output?.states.count else { return .notTouched }
            let taps = trial.input.taps.count
            return states == taps + 1 ? .holds : .violated("\(taps) taps made \(states) states")
        },
        Property("A tap changes only checks and colours of the rows.", from: .tapNeverReorders) {
            trial in
            guard let states = trial.outcome.output?.states, let first = states.first else {
                return .notTouched
            }
            func texts(_ state: State) -> [[String]] {
                state.rows.map { [$0.title, $0.authors, $0.year, $0.quoted] }
            }
            let texts = states.map(texts)
            guard let place = texts.firstIndex(where: { $0 != texts[0] }) else { return .holds }
            return .violated("state \(place) does not have the \(first.rows.count) rows of the first state")
        },
        Property("A tap stores the check that its row shows afterwards.", from: .stores) { trial in
            guard let output = trial.outcome.output, output.states.count == output.stored.count + 1 else {
                return .notTouched
            }
            for (place, (mark, state)) in zip(output.stored, output.states.dropFirst()).enumerated()
            where state.rows.indices.contains(mark.row) && state.rows[mark.row].checked != mark.checked {
                return .violated(
                    "tap \(place) stores \(mark.checked), but row \(mark.row) shows \(!mark.checked)")
            }
            return .holds
        },
        Property("The rows in `stored` are the rows of the taps, in order.", from: .storedRows) { trial in
            guard let stored = trial.outcome.output?.stored else { return .notTouched }
            return stored.map(\.row) == trial.input.taps
                ? .holds
                : .violated("rows \(trial.input.taps) are tapped, yet rows \(stored.map(\.row)) are stored")
        },
        Property("The name above the list is the given one.", from: .name) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let names = [output.name, trial.input.name].map { $0.map { Array($0.utf8) } }
            return names[0] == names[1] ? .holds : .violated("the name above the list is not the given one")
        },
        Property("Every state shows every given title, and no other.", from: .texts) { trial in
            guard let states = trial.outcome.output?.states else { return .notTouched }
            let titles = trial.input.publications.map { Array($0.title.utf8) }
            for (place, state) in states.enumerated()
            where !state.rows.map({ Array($0.title.utf8) }).hasSameElements(as: titles) {
                return .violated("state \(place) does not show exactly the \(titles.count) given titles")
            }
            return .holds
        },
        Property(
            "Negative citations are rejected first, then a row that does not exist; nothing else is rejected.",
            from: .citationsFirst, .rowIsThere
        ) { trial in
            let publications = trial.input.publications
            let isMissing = !trial.input.taps.allSatisfy(publications.indices.contains)
            let isNegative = publications.contains { $0.citations < 0 }
            let due = isNegative ? Publications.invalid.code : isMissing ? outOfRange.code : nil
            let code = trial.outcome.rejection?.code
            return code == due ? .holds : .violated("expected \(due ?? "states"), got \(code ?? "states")")
        },
        Property(
            "At first all rows are checked, and a tap changes only the check of its own row.",
            from: .allChecked,
            .tapTurns,
            .tapNamesRow
        ) { trial in
            guard let states = trial.outcome.output?.states else { return .notTouched }
            var checks = trial.input.publications.map { _ in true }
            for (place, state) in states.enumerated() {
                let tap = place > 0 ? trial.input.taps.dropFirst(place - 1).first : nil
                if let tap, checks.indices.contains(tap) { checks[tap].toggle() }
                if state.rows.map(\.checked) != checks {
                    return .violated(
                        "the checks in state \(place) do not follow from \(counted(place, "tap"))")
                }
            }
            return .holds
        },
        Property(
            """
            Rows have the texts and numbers of their publications, the most cited first; equally cited rows in the \
            given order.
            """,
            from: .byCitations, .ties, .texts, .notExchanged, .yearIfKnown, .absentYear, .figures, .quoted
        ) { trial in
            guard let states = trial.outcome.output?.states else { return .notTouched }
            let texts = listed(trial.input).map { found in
                let year = (found.year ?? 0) == 0 ? "" : String(found.year ?? 0)
                return [found.title, found.authors, year, "Quoted: \(found.citations)"]
            }
            let wrong = states.firstIndex { state in
                state.rows.map { [$0.title, $0.authors, $0.year, $0.quoted] }.value != texts.value
            }
            return wrong.map { .violated("the rows of state \($0) do not match the publications") }
                ?? .holds
        },
        Property(
            "`found` counts all publications, each of which has a row, and h is in decimal digits.",
            from: .heading, .found, .foundCountsAll
        ) { trial in
            let count = trial.input.publications.count
            let wrong = trial.outcome.output?.states.first { state in
                let h = Int(state.h.dropFirst("H-INDEX: ".count)) ?? -1
                return state.found != count || state.rows.count != count || state.h != "H-INDEX: \(h)"
            }
            return wrong.map {
                .violated(
                    """
                    for \(count) publications found is \($0.found), with \(counted($0.rows.count, "row")) and the \
                    heading \($0.h)
                    """)
            }
                ?? .holds
        },
    ]

    /// Returns the publications in the order of the rows.
    private static func listed(_ input: Input) -> [Found] {
        input.publications.enumerated().sorted {
            ($1.element.citations, $0.offset) < ($0.element.citations, $1.offset)
        }.map(\.element)
    }
}

extension [[UInt8]] {
    /// Returns whether another list has the same elements equally often, in any order.
    fileprivate func hasSameElements(as other: Self) -> Bool {
        func counts(_ list: Self) -> [[UInt8]: Int] { list.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
        return counts(self) == counts(other)
    }
}
