import JSON
import Specification

extension Table {
    public static func check(_ rule: Rule) -> Check<Table> {
        switch rule {
        case .rows: Check(.property, judge: againstRows)
        case .texts: Check(.property, judge: againstTexts)
        case .index: Check(.derivation, judge: againstIndex)
        case .colours: Check(.model) { againstColouring($0, .colours) }
        case .counts: Check(.property) { againstColouring($0, .counts) }
        }
    }

    // MARK: TAB-1

    private static func againstRows(_ trial: Trial<Table>) -> Finding {
        let input = trial.input
        guard input.areValid else { return .notTouched }
        if let tap = input.taps.first(where: { !input.publications.indices.contains($0) }) {
            if trial.outcome.rejection?.code == outOfRange.code { return .holds }
            let got = trial.outcome.rejection.map { "the rejection \($0.code)" } ?? "an output"
            return .violated("there is no row \(tap); \(outOfRange.code) is expected, not \(got)")
        }
        guard let states = trial.outcome.output?.states else {
            let code = trial.outcome.rejection?.code ?? ""
            return code == Publications.invalid.code
                ? .notTouched : .violated("every row is there, yet the input was rejected as \(code)")
        }
        guard states.count == input.taps.count + 1 else {
            return .violated(
                "\(counted(input.taps.count, "tap")) and a beginning are not \(states.count) states")
        }
        let order = input.order
        let possible = input.publications.map { $0.texts }
        for (number, state) in states.enumerated() {
            let name = number == 0 ? "at first" : "after tap \(number - 1)"
            guard state.found == order.count else {
                return .violated("\(name) found is \(state.found), not \(order.count)")
            }
            guard state.rows.count == order.count else {
                return .violated(
                    "\(name) there are \(counted(state.rows.count, "row")), not \(order.count)")
            }
            for (place, row) in state.rows.enumerated() {
                let expected = possible[order[place]]
                // Texts that are those of no publication are for the clause of texts to tell.
                if !row.texts.isSame(as: expected), possible.contains(where: row.texts.isSame) {
                    return .violated(
                        """
                        \(name) row \(place) is \(expected.told), the publication \(order[place]), not \
                        \(row.texts.told)
                        """)
                }
                let isChecked = input.taps.prefix(number).count { $0 == place }.isMultiple(of: 2)
                if row.checked != isChecked {
                    return .violated("\(name) row \(place) is checked: \(isChecked), not \(row.checked)")
                }
            }
        }
        return .holds
    }

    // MARK: TAB-2

    private static func againstTexts(_ trial: Trial<Table>) -> Finding {
        guard trial.input.areValid, let states = trial.outcome.output?.states else { return .notTouched }
        let possible = trial.input.publications.map { $0.texts }
        for (number, state) in states.enumerated() {
            if state.index == nil {
                return .violated(
                    "in state \(number) h is `H-INDEX: N`, not \(JSONWriter.text(of: state.h.value))")
            }
            for (place, row) in state.rows.enumerated() where !possible.contains(where: row.texts.isSame) {
                return .violated(
                    "in state \(number) row \(place), \(row.texts.told), is that of no publication")
            }
        }
        return .holds
    }

    // MARK: HIX-1, COL-1 and COL-2

    /// What a state says of the h-index: the publications as its own rows have them.
    private static func publications(of state: State) -> Publications? {
        let citations = state.rows.map { number(in: $0.quoted, after: "Quoted: ") }
        guard !citations.contains(nil) else { return nil }
        return Publications(
            publications: zip(citations, state.rows).map {
                Publication(citations: $0 ?? 0, checked: $1.checked)
            })
    }

    private static func againstIndex(_ trial: Trial<Table>) -> Finding {
        let input = trial.input
        guard input.areValid else {
            if trial.outcome.rejection?.code == Publications.invalid.code { return .holds }
            let got = trial.outcome.rejection.map { "the rejection \($0.code)" } ?? "an output"
            return .violated("citations are negative; \(Publications.invalid.code) is expected, not \(got)")
        }
        if trial.outcome.rejection?.code == Publications.invalid.code {
            return .violated("no citations are negative, yet the input was rejected as citations.invalid")
        }
        return eachState(trial) { publications, state in
            guard let h = state.index else { return .notTouched }
            let trial = Trial<HIndex>(input: publications, outcome: .output(HIndex.Output(h: h)))
            return HIndex.check(.index).finding(in: trial) { .notTouched }
        }
    }

    private static func againstColouring(
        _ trial: Trial<Table>, _ rule: Colouring.Rule
    ) -> Finding {
        guard trial.input.areValid else { return .notTouched }
        return eachState(trial) { publications, state in
            // A wrong h is for its own clause to tell: the colours are held to the right one then.
            let outcome = Colouring.Output(h: publications.hIndex, colours: state.rows.map(\.colour))
            let told = Colouring.Output(h: state.index ?? outcome.h, colours: outcome.colours)
            func finding(_ output: Colouring.Output) -> Finding {
                let trial = Trial<Colouring>(input: publications, outcome: .output(output))
                return Colouring.check(rule).finding(in: trial) { .notTouched }
            }
            let found = finding(outcome)
            return found.violation == nil || told.h == outcome.h
                ? found : finding(told).violation.map { _ in found } ?? .holds
        }
    }

    /// Returns the first violation of the states, each told with its number.
    private static func eachState(
        _ trial: Trial<Table>, _ judge: (Publications, State) -> Finding
    ) -> Finding {
        var found = Finding.notTouched
        for (number, state) in (trial.outcome.output?.states ?? []).enumerated() {
            guard let publications = publications(of: state) else { continue }
            let finding = judge(publications, state)
            if let violation = finding.violation {
                return .violated("in state \(number) \(violation.sentence)")
            }
            found = found.and(finding)
        }
        return found
    }

    /// The number that follows a word, written as decimal figures are.
    static func number(in text: String, after word: String) -> Int? {
        guard text.hasPrefix(word), let number = Int(text.dropFirst(word.count)), number >= 0,
            text.hasSameScalars(as: word + String(number))
        else { return nil }
        return number
    }
}

extension Table.Input {
    var areValid: Bool { publications.allSatisfy { $0.citations >= 0 } }

    /// The publications in the order of the rows: before each stand those with more citations, and equal ones before it.
    fileprivate var order: [Int] {
        var order = Array(publications.indices)
        for (index, publication) in publications.enumerated() {
            let above = publications.count { $0.citations > publication.citations }
            let beside = publications.prefix(index).count { $0.citations == publication.citations }
            order[above + beside] = index
        }
        return order
    }
}

extension Table.State {
    /// The h that is shown, if it is shown as it must be.
    fileprivate var index: Int? { Table.number(in: h, after: "H-INDEX: ") }
}

/// The texts of a row.
private struct RowTexts {
    let texts: [String]

    func isSame(as other: RowTexts) -> Bool {
        zip(texts, other.texts).allSatisfy { $0.hasSameScalars(as: $1) }
    }

    var told: String { JSONWriter.text(of: texts.value) }
}

extension Table.Found {
    fileprivate var texts: RowTexts {
        let year = year.flatMap { $0 == 0 ? nil : String($0) } ?? ""
        return RowTexts(texts: [title, authors, year, "Quoted: \(citations)"])
    }
}

extension Table.Row {
    fileprivate var texts: RowTexts { RowTexts(texts: [title, authors, year, quoted]) }
}
