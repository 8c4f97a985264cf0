import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import ScholarSpecs

/// Tests of the clauses SEA-1 and SEA-2 of scholar.search, with every small sequence of events and random inputs.
struct SearchClauseTests {
    private typealias S = Search

    private static let name = Search.Event.name("Karp")

    /// Examines the states of the reference, with the last state changed.
    private func examined(
        _ events: S.Event..., changing change: (S.Shown) -> S.Shown = { $0 }
    ) throws -> Examination<S> {
        let input = S.Input(events)
        var states = try #require(S.reference.outcome(of: input).output?.states)
        if let last = states.popLast() { states.append(change(last)) }
        return Examination(input, .output(.init(states)))
    }

    private func last(_ events: S.Event...) -> S.Shown? {
        S.reference.outcome(of: .init(events)).output?.states.last
    }

    private let busy = Search.Shown(busy: true, stopShown: true)
    private let rest = Search.Shown()

    // MARK: SEA-1

    @Test func `a search needs a name`() throws {
        #expect(last(.search) == .init(popup: .nameMissing))
        try examined(.search).expectHolds("SEA-1")
        try examined(.search) { _ in busy }.expectBroken("SEA-1")
        try examined(.search) { _ in rest }.expectBroken("SEA-1")
        try examined(Self.name, .search) { _ in .init(popup: .nameMissing) }
            .expectBroken("SEA-1")
    }

    @Test(arguments: ["", " ", "\u{A0}", "\u{3000}\n"])
    func `a string that is only white space is not accepted as a name`(text: String) throws {
        #expect(last(.name(text), .search)?.popup == .nameMissing)
        try examined(.name(text), .search) { _ in busy }.expectBroken("SEA-1")
    }

    @Test(arguments: ["K", "\u{200B}", "\u{0}", " Karp "])
    func `a string that is not only white space is accepted as a name`(text: String) throws {
        #expect(last(.name(text), .search) == busy)
        try examined(.name(text), .search).expectHolds("SEA-1")
    }

    @Test func `the switch enables the address even while a search is under way`() throws {
        try examined(.useHomepage(true)).expectHolds("SEA-1")
        try examined(.useHomepage(true)) { _ in rest }.expectBroken("SEA-1")
        try examined(Self.name, .search, .useHomepage(true)) { _ in busy }
            .expectBroken("SEA-1")
    }

    // MARK: SEA-2

    @Test func `a successful search leads to the results view or the presence view`() throws {
        #expect(last(Self.name, .search, .scholar(.found)) == .init(view: .results))
        try examined(Self.name, .search, .scholar(.found)) { _ in .init(view: .presence) }
            .expectBroken("SEA-2")
        let found = last(
            Self.name, .useHomepage(true), .search, .scholar(.found), .homepage(.found))
        #expect(found == .init(urlEnabled: true, view: .presence))
        try examined(Self.name, .search) { _ in rest }.expectBroken("SEA-2")
        try examined(Self.name, .search) { _ in .init(busy: true) }.expectBroken("SEA-2")
        try examined(Self.name, .search) { _ in .init(busy: true, stopShown: true, label: .terminating) }
            .expectBroken("SEA-2")
    }

    @Test(
        arguments: zip(
            [Search.ScholarAnswer.notFound, .failed, .disconnected],
            [Search.Popup.notFound, .failed, .disconnected]))
    func `a failure raises a popup, which the next event removes`(
        answer: Search.ScholarAnswer, popup: Search.Popup
    ) throws {
        #expect(last(Self.name, .search, .scholar(answer)) == .init(popup: popup))
        try examined(Self.name, .search, .scholar(answer)) { _ in rest }
            .expectBroken("SEA-2")
        try examined(Self.name, .search, .scholar(answer), .stop) { _ in .init(popup: popup) }
            .expectBroken("SEA-2")
    }

    @Test func `the answer titlesOnly leads to the presence view, and raises a popup`() throws {
        let shown = last(Self.name, .useHomepage(true), .search, .scholar(.found), .homepage(.titlesOnly))
        #expect(shown == .init(urlEnabled: true, popup: .titlesOnly, view: .presence))
    }

    @Test func `after a stop the program waits for the answer, and then shows Scholar's results`() throws {
        let stopping = S.Shown(urlEnabled: true, busy: true, stopShown: true, label: .terminating)
        #expect(last(Self.name, .useHomepage(true), .search, .scholar(.found), .stop) == stopping)
        for answer in S.HomepageAnswer.allCases {
            let shown = last(
                Self.name, .useHomepage(true), .search, .scholar(.found), .stop, .homepage(answer))
            #expect(shown == .init(urlEnabled: true, view: .results))
        }
        try examined(Self.name, .useHomepage(true), .search, .scholar(.found), .stop) { _ in
            .init(urlEnabled: true, view: .results)
        }.expectBroken("SEA-2")
    }

    @Test func `a tab leads to its view if there is a result to show`() throws {
        for view in S.View.allCases {
            let shown = last(Self.name, .search, .scholar(.found), .tab(view))
            #expect(shown == .init(view: view))
            #expect(last(.tab(view)) == rest)
            #expect(last(Self.name, .search, .tab(view)) == busy)
            #expect(last(Self.name, .search, .scholar(.failed), .tab(view)) == rest)
        }
        try examined(Self.name, .search, .scholar(.found), .tab(.search)).expectHolds("SEA-2")
        try examined(Self.name, .search, .scholar(.found), .tab(.search)) { _ in .init(view: .results) }
            .expectBroken("SEA-2")
        try examined(.tab(.results)) { _ in .init(view: .results) }.expectBroken("SEA-2")
        try examined(Self.name, .search, .scholar(.found), .search, .scholar(.failed), .tab(.results)) { _ in
            .init(view: .results)
        }.expectBroken("SEA-2")
    }

    @Test func `a missing state or a rejection breaks SEA-2`() {
        Examination<S>(.init([.search]), .output(.init([]))).expectBroken("SEA-2")
        Examination<S>(.init([]), .output(.init([]))).expectHolds("SEA-1")
        Examination<S>(.init([]), .rejection(Rejection("name.missing")))
            .expectBroken("SEA-2")
    }

    @Test func `a program breaks SEA-2 if a second stop undoes the first stop`() {
        let program = Improvised<S> { input, readings in
            let stops = input.events.count { $0 == .stop }
            let kept = stops > 1 ? input.events.filter { $0 != .stop } : input.events
            let right = S.reference.outcome(of: .init(kept), readings: readings).output?.states ?? []
            return .init(right + Array(repeating: .init(), count: input.events.count - kept.count))
        }
        Examination(.init([Self.name, .search, .stop]), by: program)
            .expectBroken("SEA-2")
        Examination(.init([Self.name, .search, .stop]), by: S.reference).expectHolds("SEA-2")
    }

    @Test(arguments: [
        #""go""#, #"{"name":"a","url":"b"}"#, "{}", #"{"scholar":"titlesOnly"}"#, #"{"kind":"search"}"#,
        #"{"useHomepage":1}"#,
    ])
    func `an event must be the name of a button, or an object with one member`(text: String) {
        #expect(throws: Misfit.self) { try S.Event(JSONReader.value(of: text)) }
    }

    // MARK: Every small sequence

    private static let events: [S.Event] = [
        name, .name(" "), .useHomepage(true), .useHomepage(false), .search, .stop, .scholar(.found),
        .scholar(.failed), .homepage(.found), .homepage(.titlesOnly), .homepage(.notFound), .tab(.search),
        .tab(.results), .tab(.presence),
    ]

    /// Initial sequences of events. Every state can be reached by adding at most four events to one of these sequences.
    private static let starts: [[S.Event]] = [[], [name], [name, .useHomepage(true)]]

    private func visit(after start: [S.Event], _ body: (S.Input) -> Void) {
        SmallSequences(of: Self.events, upTo: start.count + 4).visit(after: start) { body(.init($0)) }
    }

    @Test(arguments: starts)
    func `the reference satisfies every clause on every small sequence of events`(start: [Search.Event]) {
        var touched: Set<ClauseID> = []
        var count = 0
        visit(after: start) { input in
            count += 1
            let due = S.expected(input).output?.value
            guard count.isMultiple(of: 16) else {
                if due != S.reference.outcome(of: input).output?.value { Issue.record("\(input.events)") }
                return
            }
            let trial = Trial<S>(input: input, outcome: S.reference.outcome(of: input))
            touched.formUnion(S.expectKept(by: trial))
        }
        #expect(touched == ["SEA-1", "SEA-2"])
        #expect(count > 16_000, "\(count)")
    }

    /// Omits each transition in turn, so that its event changes nothing.
    @Test func `a program that lacks a transition breaks a clause on some small sequence of events`() {
        var tried: Set<String> = []
        for lacking in S.machine.transitions where lacking.event != .entry {
            guard tried.insert("\(lacking.origin) \(lacking.event)").inserted else { continue }
            let program = Improvised<S> { input, _ in
                var kept: [S.Event] = []
                var state = S.machine.start
                var states: [S.Shown] = []
                for event in input.events {
                    let isLacking = state == lacking.origin && event.trigger == lacking.event
                    if !isLacking { kept.append(event) }
                    let shown = S.reference.outcome(of: .init(kept)).output?.states.last ?? .init()
                    states.append(shown)
                    state = SearchClauseTests.state(after: kept)
                }
                return .init(states)
            }
            var found = false
            for start in Self.starts.reversed() where !found {
                visit(after: start) { input in
                    guard !found else { return }
                    let outcome = program.outcome(of: input)
                    guard S.expected(input).output?.value != outcome.output?.value else { return }
                    found = !Examination<S>(input, outcome).broken.isEmpty
                }
            }
            #expect(found, "\(lacking.origin), \(lacking.event)")
        }
    }

    /// Returns the state of the state machine after the given events.
    private static func state(after events: [S.Event]) -> S.State {
        var state = S.machine.start
        var (isNamed, isOn, begun) = (false, false, S.Condition.nameless)
        for event in events {
            let atRest: S.Condition = !isNamed ? .nameless : isOn ? .withHomepage : .scholarOnly
            if !state.isBusy, event == .search { begun = atRest }
            let condition = state.isBusy ? begun : atRest
            state = S.machine.transition(from: state, on: event.trigger, given: condition)?.target ?? state
            if case .name(let name) = event { isNamed = name != " " }
            if case .useHomepage(let isUsed) = event { isOn = isUsed }
        }
        return state
    }

    @Test func `the state machine of the diagram agrees with the derivation`() {
        for start in Self.starts {
            SmallSequences(of: Self.events, upTo: start.count + 3).visit(after: start) { events in
                guard let shown = S.expected(.init(events)).output?.states.last else { return }
                let state = Self.state(after: events)
                #expect(shown.busy == state.isBusy, "\(events)")
                let view: S.View = state == .results ? .results : state == .presence ? .presence : .search
                #expect(shown.view == view, "\(events)")
            }
        }
    }

    // MARK: Properties without the derivation

    @Test
    func
        `the properties suffice to reveal a wrong effect of a name, an address or a second stop`()
    {
        let input = S.Input([Self.name, .search, .stop])
        let toggling = Improvised<S> { input, readings in
            let stops = input.events.count { $0 == .stop }
            let right = S.reference.outcome(of: input, readings: readings).output?.states ?? []
            return .init(stops > 1 ? right.map { $0.label == nil ? $0 : busy } : right)
        }
        for (given, other, law) in [
            (S.Event.name("Richard Karp"), S.Event.name("Karp Richard"), S.Law.eitherOrder),
            (.url("karp.org"), .url(""), .scheme),
        ] {
            let choosy = Improvised<S> { input, readings in
                let right = S.reference.outcome(of: input, readings: readings).output?.states ?? []
                return .init(input.events.contains(other) ? right.map { _ in .init() } : right)
            }
            #expect(Relations(.init([Self.name, given, .search]), by: choosy).contradicted == [law])
        }
        #expect(Relations(input, by: toggling).contradicted == [.secondStop])
        #expect(Relations(input, by: S.reference).contradicted.isEmpty)
    }

    @Test func `the properties suffice to reveal a state that contradicts itself`() {
        func contradicted(_ events: [S.Event], _ states: S.Shown...) -> [S.Law] {
            Relations<S>(.init(events), .output(.init(states))).contradicted
        }
        #expect(contradicted([Self.name, .search], rest, busy).isEmpty)
        #expect(contradicted([.search], busy).contains(.nameRequired))
        #expect(contradicted([Self.name, .search], rest) == [.states])
        #expect(contradicted([.tab(.results)], .init(view: .results)).contains(.tabNeedsResult))
        for wrong in [
            S.Shown(busy: true), .init(stopShown: true), .init(label: .terminating),
            .init(busy: true, stopShown: true, popup: .failed),
        ] { #expect(contradicted([Self.name], wrong).contains(.busy)) }
        #expect(Relations<S>(.init([]), .rejection(Rejection("name.missing"))).contradicted == [.states])
    }

    // MARK: Random inputs

    @Test func `random inputs lead to every popup, every label and every view`() {
        let shown = GeneratorExamination<S>().inputs.flatMap {
            S.reference.outcome(of: $0).output?.states ?? []
        }
        for popup in S.Popup.allCases { #expect(shown.count { $0.popup == popup } >= 8, "\(popup)") }
        for view in S.View.allCases { #expect(shown.count { $0.view == view } >= 40, "\(view)") }
        #expect(shown.count { $0.label != nil } >= 40)
    }
}
