import Specification

extension Table {
    public static let properties: [Property<Table>] = [
        Property(
            "A row that is tapped twice shows what was shown before.", from: .tapTurns,
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
                    ? .holds : .violated("row 0, tapped twice, does not show what it showed before")
            }),
        Property("There is a state at first and after each tap.", from: .states) { trial in
            guard let states = trial.outcome.output?.states.count else { return .notTouched }
            let taps = trial.input.taps.count
            return states == taps + 1 ? .holds : .violated("\(taps) taps made \(states) states")
        },
        Property("A tap changes nothing in the rows but checks and colours.", from: .tapNeverReorders) {
            trial in
            guard let states = trial.outcome.output?.states, let first = states.first else {
                return .notTouched
            }
            func texts(_ state: State) -> [[String]] {
                state.rows.map { [$0.title, $0.authors, $0.year, $0.quoted] }
            }
            let texts = states.map(texts)
            guard let place = texts.firstIndex(where: { $0 != texts[0] }) else { return .holds }
            return .violated("state \(place) has not the \(first.rows.count) rows of the beginning")
        },
        Property("What a tap stores is what its row shows after it.", from: .stores) { trial in
            guard let output = trial.outcome.output, output.states.count == output.stored.count + 1 else {
                return .notTouched
            }
            for (place, (mark, state)) in zip(output.stored, output.states.dropFirst()).enumerated()
            where state.rows.indices.contains(mark.row) && state.rows[mark.row].checked != mark.checked {
                return .violated("tap \(place) stores \(mark.checked), which row \(mark.row) does not show")
            }
            return .holds
        },
        Property("The rows that are stored are those that are tapped.", from: .storedRows) { trial in
            guard let stored = trial.outcome.output?.stored else { return .notTouched }
            return stored.map(\.row) == trial.input.taps
                ? .holds : .violated("\(trial.input.taps) are tapped, and \(stored.map(\.row)) stored")
        },
        Property("The name above is the one that is given.", from: .name) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let names = [output.name, trial.input.name].map { $0.map { Array($0.utf8) } }
            return names[0] == names[1] ? .holds : .violated("the name above the list is not the one given")
        },
        Property("Every state shows every title, and no other.", from: .texts) { trial in
            guard let states = trial.outcome.output?.states else { return .notTouched }
            let titles = trial.input.publications.map { Array($0.title.utf8) }
            for (place, state) in states.enumerated()
            where !state.rows.map({ Array($0.title.utf8) }).hasSameElements(as: titles) {
                return .violated("state \(place) does not show the \(titles.count) titles that are given")
            }
            return .holds
        },
        Property(
            "Negative citations are refused before a row that is not there, and nothing else is.",
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
            "At first all are checked, and a tap turns its row alone.", from: .allChecked, .tapTurns,
            .tapNamesRow
        ) { trial in
            guard let states = trial.outcome.output?.states else { return .notTouched }
            var checks = trial.input.publications.map { _ in true }
            for (place, state) in states.enumerated() {
                let tap = place > 0 ? trial.input.taps.dropFirst(place - 1).first : nil
                if let tap, checks.indices.contains(tap) { checks[tap].toggle() }
                if state.rows.map(\.checked) != checks {
                    return .violated(
                        "the checks of state \(place) are not those after \(counted(place, "tap"))")
                }
            }
            return .holds
        },
        Property(
            """
            Rows have the texts and figures of their publications, the most cited first, and of equals the \
            first given.
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
            return wrong.map { .violated("state \($0) has other rows than the publications make") } ?? .holds
        },
        Property(
            "found counts all publications, which have a row each, and h is written in figures.",
            from: .heading, .found, .foundCountsAll
        ) { trial in
            let count = trial.input.publications.count
            let wrong = trial.outcome.output?.states.first { state in
                let h = Int(state.h.dropFirst("H-INDEX: ".count)) ?? -1
                return state.found != count || state.rows.count != count || state.h != "H-INDEX: \(h)"
            }
            return wrong.map { .violated("\($0.found) are found of \(count), and above stands \($0.h)") }
                ?? .holds
        },
    ]

    /// The publications as rows list them.
    private static func listed(_ input: Input) -> [Found] {
        input.publications.enumerated().sorted {
            ($1.element.citations, $0.offset) < ($0.element.citations, $1.offset)
        }.map(\.element)
    }
}

extension [[UInt8]] {
    /// Whether another list has the same elements as often, in any order.
    fileprivate func hasSameElements(as other: Self) -> Bool {
        func counts(_ list: Self) -> [[UInt8]: Int] { list.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
        return counts(self) == counts(other)
    }
}
