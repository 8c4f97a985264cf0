import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import VoiceSpecs

/// Tests of the clauses GUI-1 to GUI-3 of voice.guide, with every small sequence of events and with generated inputs.
struct GuideClauseTests {
    private typealias S = Guide

    private static func input(_ events: [S.Event]) -> S.Input {
        .init(
            manual: "Manual", hint: "Tap",
            buttons: TextMap([.init("run", "Runs it"), .init("mic", "Records")]),
            code: "let", stream: "1", events: events)
    }

    /// Examines the states of the reference, with `last` in place of the last state.
    private func examined(
        _ events: S.Event..., last: S.Shown? = nil, by tap: GuideTap = .describes
    ) throws -> Examination<S> {
        let readings = try Readings([GuideTap.reading.id: tap.rawValue], known: S.readings)
        let input = Self.input(events)
        let states = try #require(S.reference.outcome(of: input, readings: readings).output?.states)
        return Examination(
            input, .output(.init(states.dropLast() + [last ?? states.last].compactMap { $0 })), readings)
    }

    private let open = S.Shown(showing: true, info: .filled, code: "Manual", stream: "Tap")
    private let closed = S.Shown(showing: false, info: .outline, code: "let", stream: "1")

    private func shown(
        _ code: String, _ stream: String, isOpen: Bool = true, ran: String? = nil, error: S.Fault? = nil
    ) -> S.Shown {
        .init(
            showing: isOpen, info: isOpen ? .filled : .outline, code: code, stream: stream, ran: ran,
            error: error)
    }

    // MARK: GUI-1

    @Test func `the event info opens a closed guide, and closes an open one`() throws {
        try examined(.info, last: open).expectHolds("GUI-1")
        try examined(.info, last: closed).expectBroken("GUI-1")
        try examined(.info, last: shown("let", "Tap")).expectBroken("GUI-1")
        try examined(.info, last: shown("Manual", "1")).expectBroken("GUI-1")
        try examined(
            .info, last: .init(showing: true, info: .outline, code: "Manual", stream: "Tap")
        ).expectBroken("GUI-1")
        try examined(.info, .info, last: closed).expectHolds("GUI-1")
        try examined(.info, .info, last: open).expectBroken("GUI-1")
    }

    @Test func `closing the guide restores the code as it was, and shows the latest text of the stream`()
        throws
    {
        try examined(.info, .edit("x"), last: open).expectHolds("GUI-1")
        try examined(.info, .edit("x"), last: shown("x", "Tap")).expectBroken("GUI-1")
        try examined(.info, .edit("x"), .info, last: closed).expectHolds("GUI-1")
        try examined(.info, .edit("x"), .info, last: shown("x", "1", isOpen: false))
            .expectBroken("GUI-1")
        try examined(.info, .stream("2"), .info, last: shown("let", "2", isOpen: false)).expectHolds("GUI-1")
        try examined(.info, .stream("2"), .info, last: closed).expectBroken("GUI-1")
        try examined(.edit("x"), last: closed).expectBroken("GUI-1")
        try examined(.edit("é"), last: shown("e\u{301}", "1", isOpen: false)).expectBroken("GUI-1")
    }

    @Test func `the guide begins with its hint each time it is opened`() throws {
        try examined(.info, .tap("run"), .info, .info, last: open).expectHolds("GUI-1")
        try examined(.info, .tap("run"), .info, .info, last: shown("Manual", "Runs it"))
            .expectBroken("GUI-1")
    }

    @Test func `a missing state or a rejection breaks GUI-1`() {
        Examination<S>(Self.input([.info]), .output(.init([]))).expectBroken("GUI-1")
        Examination<S>(Self.input([]), .output(.init([]))).expectHolds("GUI-1")
        Examination<S>(Self.input([]), .rejection(Rejection("guide.missing")))
            .expectBroken("GUI-1")
    }

    @Test func `opening and closing the guide first does not change the states after later events`() {
        let program = Improvised<S> { input, readings in
            let right = S.reference.outcome(of: input, readings: readings).output?.states ?? []
            guard input.events.prefix(2) == [.info, .info], let last = right.last else { return .init(right) }
            return .init(
                right.dropLast() + [.init(showing: last.showing, info: last.info, code: "", stream: "")])
        }
        Examination(Self.input([.edit("x")]), by: program)
            .expectBroken("GUI-1")
        Examination(Self.input([.edit("x")]), by: S.reference).expectHolds("GUI-1")
    }

    // MARK: GUI-2

    @Test func `a tap describes a button if the guide is open, and otherwise performs the action`() throws {
        try examined(.tap("run"), last: shown("let", "1", isOpen: false, ran: "run")).expectHolds("GUI-2")
        try examined(.tap("run"), last: closed).expectBroken("GUI-2")
        try examined(.info, .tap("run"), last: shown("Manual", "Runs it")).expectHolds("GUI-2")
        try examined(.info, .tap("run"), last: open).expectBroken("GUI-2")
        try examined(.info, .tap("run"), last: shown("Manual", "Runs it", ran: "run"))
            .expectBroken("GUI-2")
        try examined(.info, .tap("run"), last: shown("Manual", "Runs it", ran: "run"), by: .describesAndRuns)
            .expectHolds("GUI-2")
        try examined(.info, .tap("run"), last: shown("Manual", "Runs it"), by: .describesAndRuns)
            .expectBroken("GUI-2")
        try examined(.tap("run"), .stream("1"), last: shown("let", "1", isOpen: false, ran: "run"))
            .expectBroken("GUI-2")
    }

    @Test(arguments: ["RUN", "", "info", "stop"])
    func `a tap on a name that belongs to no button gives the error 'unknown'`(name: String) throws {
        try examined(.tap(name), last: shown("let", "1", isOpen: false, error: .unknown)).expectHolds("GUI-2")
        try examined(.tap(name), last: closed).expectBroken("GUI-2")
        try examined(.tap("run"), .info, last: shown("Manual", "Tap", error: .unknown)).expectBroken("GUI-2")
    }

    // MARK: GUI-3

    private let result = S.Event.result(.init(.compileError, "2"))

    @Test func `the stream area shows the result of a run once the guide is closed`() throws {
        try examined(result, last: shown("let", "2", isOpen: false)).expectHolds("GUI-3")
        try examined(result, last: closed).expectBroken("GUI-3")
        try examined(.info, result, last: shown("Manual", "2")).expectBroken("GUI-3")
        try examined(.info, result, .info, last: shown("let", "2", isOpen: false)).expectHolds("GUI-3")
        try examined(.info, result, .info, last: closed).expectBroken("GUI-3")
    }

    @Test(arguments: [
        ("Hi\n\nb - bee, be\n\\n - new line", true), ("Hi\nb - bee, be\n\\n - new line", false),
        ("Hi\n\n\\n - new line\nb - bee, be", false), ("Hi\n\nb - bee, be\n\n - new line", false),
        ("b - bee, be\n\\n - new line\n\nHi", false),
    ])
    func `the text of a manual that has parts consists of its introduction and its entries`(
        text: String, isRight: Bool
    ) {
        let parts = S.ManualParts(
            introduction: "Hi",
            entries: [
                .init(keyword: "b", expressions: ["bee", "be"]),
                .init(keyword: "\n", expressions: ["new line"]),
            ])
        let input = S.Input(
            manual: .parts(parts), hint: "Tap", buttons: TextMap([]), code: "let", stream: "1",
            events: [.info])
        let examination = Examination<S>(input, .output(.init([shown(text, "Tap")])))
        if isRight { examination.expectHolds("GUI-3") } else { examination.expectBroken("GUI-3") }
    }

    @Test func `names are compared by their scalars`() throws {
        let buttons = TextMap([.init("é", "one"), .init("e\u{301}", "two")])
        #expect(buttons["e\u{301}"] == "two")
        #expect(buttons.names == ["e\u{301}", "é"])
        #expect(try TextMap(buttons.value).value == buttons.value)
        #expect(throws: Misfit.self) { try TextMap(JSONReader.value(of: #"{"a":1}"#)) }
        #expect(throws: Misfit.self) { try TextMap(JSONReader.value(of: "[]")) }
    }

    @Test func `the members of a map may have any names, but all have the same shape`() throws {
        let value = try JSONReader.value(of: #"{"":"a b","x":"c"}"#)
        #expect(TextMap.shape.admits(value))
        #expect(!TextMap.shape.admits(.object([.init("x", .null)])) && !TextMap.shape.admits(.array([])))
        let simpler = TextMap.shape.simpler(than: value)
        #expect(try simpler.contains(JSONReader.value(of: #"{"x":"c"}"#)))
        #expect(try simpler.contains(JSONReader.value(of: #"{"":"a","x":"c"}"#)))
        #expect(simpler.allSatisfy(TextMap.shape.admits))
        for wrong in TextMap.shape.malformed(from: value) {
            #expect(throws: Misfit.self, "\(wrong.about)") { try TextMap(wrong.value) }
        }
        var map = try TextMap(value)
        map["x"] = nil
        map[""] = "d"
        map["e"] = "f"
        #expect(map.value == .object([.init("", "d".value), .init("e", "f".value)]))
    }

    @Test(arguments: [
        #"{"kind":"open"}"#, #"{"kind":"tap"}"#, #"{"kind":"info","name":"a"}"#,
        #"{"kind":"edit","name":"a"}"#,
        #""info""#,
    ])
    func `an event must have a kind, and exactly the members that belong to this kind`(text: String) {
        #expect(throws: Misfit.self) { try S.Event(JSONReader.value(of: text)) }
    }

    // MARK: Every small sequence

    private static let events: [S.Event] = [
        .info, .tap("run"), .tap("mic"), .tap("x"), .edit("x"), .edit("y"), .stream("2"), .stream("3"),
        .result(.init(.output, "4")),
    ]

    @Test(arguments: [GuideTap.describes, .describesAndRuns])
    func `the reference satisfies every clause on every sequence of up to five events`(tap: GuideTap) throws {
        let readings = try Readings([GuideTap.reading.id: tap.rawValue], known: S.readings)
        var count = 0
        SmallSequences(of: Self.events, upTo: 5).visit { events in
            count += 1
            let input = Self.input(events)
            let trial = Trial<S>(
                input: input, outcome: S.reference.outcome(of: input, readings: readings), readings: readings)
            S.expectKept(by: trial)
        }
        #expect(count > 37_000, "\(count)")
    }

    /// Omits each transition in turn, so that its event changes nothing.
    @Test func `a program that lacks one of the transitions breaks a clause within three events`() {
        for lacking in S.machine.transitions {
            let program = Improvised<S> { input, _ in
                var kept: [S.Event] = []
                return .init(
                    input.events.map { event in
                        let isOpen = !kept.count { $0 == .info }.isMultiple(of: 2)
                        let isKnown = event != .tap("x")
                        if isOpen != (lacking.origin == .showing) || event.trigger != lacking.event
                            || !isKnown
                        {
                            kept.append(event)
                            return S.reference.outcome(of: Self.input(kept)).output?.states.last
                                ?? .init(showing: false, info: .outline, code: "", stream: "")
                        }
                        // A `stream` event replaces the omitted event, because an open guide does not show the text of
                        // the stream.
                        return S.reference.outcome(of: Self.input(kept + [.stream("1")])).output?.states.last
                            ?? .init(showing: false, info: .outline, code: "", stream: "")
                    })
            }
            var found = false
            SmallSequences(of: Self.events, upTo: 3).visit { events in
                guard !found else { return }
                let input = Self.input(events)
                found = !Examination<S>(input, program.outcome(of: input)).broken.isEmpty
            }
            #expect(found, "\(lacking.origin), \(lacking.event)")
        }
    }

    // MARK: The state machine of the diagram

    @Test func `the state machine of the diagram agrees with the derivation`() throws {
        try SmallSequences(of: Self.events, upTo: 5).visit { events in
            let states = try #require(S.expected(Self.input(events)).output?.states)
            var state = S.machine.start
            for (event, due) in zip(events, states) {
                let condition = event == .tap("x") ? S.Condition.unknown : .known
                let way = S.machine.transition(from: state, on: event.trigger, given: condition)
                #expect(way != nil || due.error != nil || state == .showing && event.trigger == .edit)
                state = way?.target ?? state
                #expect(due.showing == (state == .showing), "\(events)")
            }
        }
    }

    // MARK: Properties without the derivation

    @Test func `the properties suffice to reveal a state that contradicts itself or its event`() {
        func contradicted(_ event: S.Event, _ state: S.Shown) -> [S.Law] {
            Relations<S>(Self.input([event]), .output(.init([state]))).contradicted
        }
        #expect(
            contradicted(.info, .init(showing: true, info: .outline, code: "Manual", stream: "Tap"))
                .contains(.filled))
        #expect(contradicted(.info, shown("", "Tap")).contains(.manual))
        #expect(contradicted(.info, shown("Manual", "Tap", ran: "run")).contains(.runs))
        #expect(contradicted(.tap("mic"), shown("let", "0", isOpen: false, ran: "run")).contains(.runs))
        #expect(contradicted(.tap("mic"), shown("let", "1", isOpen: false, ran: "mic")).isEmpty)
        #expect(Relations<S>(Self.input([.info]), .output(.init([]))).contradicted == [.states])
    }

    @Test func `the probes reveal a program that counts how often the guide was opened`() {
        let remembering = Improvised<S> { input, _ in
            .init(
                input.events.indices.map { index in
                    let opened = input.events[...index].count { $0 == .info }
                    return shown("\(opened)", "", isOpen: false)
                })
        }
        #expect(Relations(Self.input([.edit("x")]), by: remembering).contradicted.contains(.codeReturns))
        #expect(Relations(Self.input([.edit("x")]), by: S.reference).contradicted.isEmpty)
    }
}
