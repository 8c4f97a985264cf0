import Catalogue
import JSON
import Reference
import Specification
import Testing

/// Tests of the clauses of scholar.table: TAB-1 and TAB-2, and, for each state of the table, HIX-1, COL-1 and COL-2.
struct TableClauseTests {
    private typealias S = Table

    private let publications: [Table.Found] = [
        .init("b", authors: "B", year: 2011, citations: 1), .init("a", authors: "A", citations: 5),
        .init("c", authors: "C", year: 0, citations: 1),
    ]

    /// Examines the output of the reference, with one of its states changed.
    private func examined(
        _ taps: [Int] = [], changing number: Int = 0, _ change: (S.State) -> S.State = { $0 }
    ) throws -> Examination<S> {
        let input = S.Input(publications: publications, taps: taps)
        let right = try #require(S.reference.outcome(of: input).output)
        var states = right.states
        states[number] = change(states[number])
        return Examination(input, .output(.init(states: states, stored: right.stored)))
    }

    private func changing(
        _ state: S.State, row place: Int, title: String? = nil, authors: String? = nil, year: String? = nil,
        quoted: String? = nil, checked: Bool? = nil, colour: Colouring.Colour? = nil
    ) -> S.State {
        var rows = state.rows
        let row = rows[place]
        rows[place] = .init(
            title: title ?? row.title, authors: authors ?? row.authors, year: year ?? row.year,
            quoted: quoted ?? row.quoted, checked: checked ?? row.checked, colour: colour ?? row.colour)
        return .init(h: state.h, found: state.found, rows: rows)
    }

    // MARK: TAB-1

    @Test func `rows are sorted by citations, and equally cited rows stay in the given order`() throws {
        try examined([0, 0, 2]).expectHolds("TAB-1")
        let shown = S.reference.outcome(of: .init(publications: publications)).output?.states[0]
        #expect(shown?.rows.map(\.title) == ["a", "b", "c"])
        try examined { .init(h: $0.h, found: 3, rows: [$0.rows[0], $0.rows[2], $0.rows[1]]) }
            .expectBroken("TAB-1")
    }

    @Test func `a tap checks or unchecks only the tapped row, and moves no row`() throws {
        try examined([1], changing: 1) { changing($0, row: 1, checked: true) }
            .expectBroken("TAB-1")
    }

    @Test func `there is one state before the first tap and one after each tap, each with all rows`() throws {
        let one = S.Input(publications: publications, taps: [0])
        let right = try #require(S.reference.outcome(of: one).output)
        let fewer = Array(right.states.dropFirst())
        Examination<S>(one, .output(.init(states: fewer, stored: right.stored)))
            .expectBroken("TAB-1")
        try examined { .init(h: $0.h, found: 2, rows: $0.rows) }
            .expectBroken("TAB-1")
        // If a row is missing, its title is not shown, which breaks TAB-2.
        try examined { .init(h: $0.h, found: 3, rows: Array($0.rows.prefix(2))) }
            .expectBroken("TAB-2")
    }

    @Test func `a tap on a row that does not exist is rejected`() {
        for tap in [3, -1] {
            let input = S.Input(publications: publications, taps: [0, tap])
            Examination<S>(input, .rejection(S.outOfRange())).expectHolds("TAB-1")
            Examination<S>(input, .output(.init(states: [])))
                .expectBroken("TAB-1")
        }
        let fine = S.Input(publications: publications, taps: [2])
        Examination<S>(fine, .rejection(S.outOfRange())).expectBroken("TAB-1")
    }

    @Test func `each tap stores the new mark of the tapped row`() throws {
        let input = S.Input(publications: publications, taps: [1, 1])
        let right = try #require(S.reference.outcome(of: input).output)
        let (off, on) = (S.Mark(row: 1, checked: false), S.Mark(row: 1, checked: true))
        #expect(right.stored == [off, on])
        Examination<S>(input, .output(right)).expectHolds("TAB-1")
        for wrong in [
            [], [off], [on, off], [off, off], [off, on, on], [.init(row: 2, checked: false), on],
        ] {
            Examination<S>(input, .output(.init(states: right.states, stored: wrong)))
                .expectBroken("TAB-1")
        }
    }

    // MARK: TAB-2

    @Test(arguments: ["Karp", "", " Karp\n"])
    func `the name above the list is the name in the input`(name: String) throws {
        let input = S.Input(name: name, publications: publications)
        let right = try #require(S.reference.outcome(of: input).output)
        #expect(right.name == name)
        Examination<S>(input, .output(right)).expectHolds("TAB-2")
        for wrong in [nil, "karp"] {
            Examination<S>(input, .output(.init(name: wrong, states: right.states)))
                .expectBroken("TAB-2")
        }
        Examination<S>(.init(publications: publications), .output(right)).expectBroken("TAB-2")
    }

    @Test func `a row shows the strings and figures of its publication`() throws {
        try examined().expectHolds("TAB-2")
        try examined { changing($0, row: 0, year: "0") }
            .expectBroken("TAB-2")
        try examined { changing($0, row: 0, title: "A", authors: "a") }
            .expectBroken("TAB-2")
        try examined { changing($0, row: 0, quoted: "Quoted:5") }.expectBroken("TAB-2")
        try examined { changing($0, row: 0, quoted: "Quoted: 05") }.expectBroken("TAB-2")
        for h in ["h-index: 1", "1", "H-INDEX: 01", "H-INDEX: -1", "H-INDEX: +1"] {
            try examined { .init(h: h, found: $0.found, rows: $0.rows) }
                .expectBroken("TAB-2")
        }
    }

    // MARK: HIX-1, COL-1 and COL-2

    @Test func `each state shows the h-index of its own rows`() throws {
        try examined([0], changing: 1) { .init(h: "H-INDEX: 2", found: $0.found, rows: $0.rows) }
            .expectBroken("HIX-1")
        let negative = S.Input(publications: [.init("a", authors: "", citations: -1)], taps: [7])
        Examination<S>(negative, .rejection(Publications.invalid())).expectHolds("HIX-1")
        Examination<S>(negative, .rejection(S.outOfRange()))
            .expectBroken("HIX-1")
        Examination<S>(.init(publications: publications), .rejection(Publications.invalid()))
            .expectBroken("HIX-1")
    }

    @Test func `each state shows the colours of its own rows`() throws {
        try examined([0]).expectHolds("COL-1")
        try examined([0], changing: 1) { changing($0, row: 1, colour: .red) }
            .expectBroken("COL-1")
        let input = S.Input(publications: [.init("a", authors: "", citations: 0)])
        Examination<S>(
            input,
            .output(
                .init(states: [
                    .init(
                        h: "H-INDEX: 0", found: 1,
                        rows: [
                            .init(
                                title: "a", authors: "", year: "", quoted: "Quoted: 0", checked: true,
                                colour: .grey)
                        ])
                ]))
        ).expectBroken("COL-2")
    }

    // MARK: Properties

    @Test func `the properties suffice to reveal wrong states`() throws {
        let input = S.Input(publications: publications, taps: [1])
        let output = try #require(S.reference.outcome(of: input).output)
        let right = output.states
        func contradicted(_ states: [S.State]) -> [S.Law] {
            Relations<S>(input, .output(.init(states: states, stored: output.stored))).contradicted
        }
        func contradicted(name: String? = nil, stored: [S.Mark]) -> [S.Law] {
            Relations<S>(input, .output(.init(name: name, states: right, stored: stored))).contradicted
        }
        #expect(contradicted(stored: [.init(row: 1, checked: true)]) == [.storedRows])
        #expect(contradicted(stored: []) == [.storedRows])
        #expect(contradicted(name: "Karp", stored: output.stored) == [.name])
        #expect(contradicted(right).isEmpty)
        #expect(contradicted([right[0]]) == [.allChecked])
        #expect(contradicted([right[0], changing(right[1], row: 0, year: "1")]) == [.byCitations])
        let others = right.map { changing($0, row: 0, title: "b") }
        #expect(contradicted(others).contains(.byCitations))
        let unchecks = Improvised<S> { input, readings throws(Rejection) in
            var taps: [Int] = []
            for tap in input.taps where !taps.contains(tap) { taps.append(tap) }
            let states = try S.reference.run(
                .init(publications: input.publications, taps: taps), readings: readings
            ).states
            return .init(
                states: states
                    + Array(repeating: states[taps.count], count: input.taps.count - taps.count),
                stored: input.taps.map { .init(row: $0, checked: false) })
        }
        #expect(Relations(input, by: unchecks).contradicted == [.tapTurns])
    }

    // MARK: Random inputs

    @Test func `random inputs lead to every colour and to both rejections`() {
        let inputs = GeneratorExamination<S>().inputs
        let outcomes = inputs.map { S.reference.outcome(of: $0) }
        #expect(outcomes.count { $0.rejection?.code == S.outOfRange.code } >= 20)
        #expect(outcomes.count { $0.rejection?.code == Publications.invalid.code } >= 20)
        for colour in Colouring.Colour.allCases {
            let showing = outcomes.count { outcome in
                outcome.output?.states.contains { $0.rows.contains { $0.colour == colour } } ?? false
            }
            #expect(showing >= 60, "\(colour)")
        }
    }
}
