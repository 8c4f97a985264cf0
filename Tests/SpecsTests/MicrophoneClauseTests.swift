import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import VoiceSpecs

/// Tests of the clauses MIC-1 and MIC-2 of voice.microphone, with every small sequence of events and generated inputs.
struct MicrophoneClauseTests {
    private typealias S = Microphone

    /// Examines the states that the reference gives for the events, with `change` applied to the last state.
    private func examined(
        _ events: S.Event..., changing change: (S.Shown) -> S.Shown = { $0 }
    ) throws -> Examination<S> {
        var states = try #require(S.reference.outcome(of: .init(events)).output?.states)
        if let last = states.popLast() { states.append(change(last)) }
        return Examination(.init(events), .output(.init(states)))
    }

    private static let recording: [S.Event] = [.plain(.authorize), .plain(.tap)]

    // MARK: MIC-1

    @Test func `the button is grey without authorization, red at rest and green during a recording`() throws {
        let grey = S.Shown(.grey, .microphone, recording: false)
        let red = S.Shown(.red, .microphone, recording: false)
        try examined(.plain(.authorize)).expectHolds("MIC-1")
        try examined(.plain(.authorize)) { _ in grey }
            .expectBroken("MIC-1")
        try examined(.plain(.tap)) { _ in red }.expectBroken("MIC-1")
        try examined(.plain(.authorize), .plain(.tap)) { _ in red }
            .expectBroken("MIC-1")
        try examined(.plain(.authorize), .plain(.tap)) {
            .init(.green, .microphone, recording: true, recogniser: $0.recogniser)
        }.expectBroken("MIC-1")
        try examined(.plain(.authorize), .plain(.tap)) {
            .init(.green, .waveform, recording: false, recogniser: $0.recogniser)
        }.expectBroken("MIC-1")
    }

    @Test(arguments: [Microphone.Trigger.tap, .stopCommand, .taskEnded, .deny])
    func `a tap, a 'stop', the end of the task and a withdrawn authorization end a recording`(
        trigger: Microphone.Trigger
    ) throws {
        let input = S.Input(Self.recording + [.plain(trigger)])
        let states = try #require(S.reference.outcome(of: input).output?.states)
        #expect(states.last?.recording == false)
        Examination<S>(input, .output(.init(states))).expectHolds("MIC-1")
        Examination<S>(input, .output(.init(states.dropLast() + [states[1]])))
            .expectBroken("MIC-1")
    }

    @Test func `a missing state or a rejection breaks MIC-1`() {
        Examination<S>(.init([.plain(.tap)]), .output(.init([]))).expectBroken("MIC-1")
        Examination<S>(.init([]), .output(.init([]))).expectHolds("MIC-1")
        Examination<S>(.init([]), .rejection(Rejection("no.microphone")))
            .expectBroken("MIC-1")
    }

    // MARK: MIC-2

    @Test func `naming a wrong recogniser breaks MIC-2`() throws {
        try examined(.plain(.authorize), .plain(.tap)) {
            .init($0.colour, $0.icon, recording: true, recogniser: .server)
        }.expectBroken("MIC-2")
        try examined(.reachable(true), .plain(.authorize), .plain(.tap)) {
            .init($0.colour, $0.icon, recording: true, recogniser: .local)
        }.expectBroken("MIC-2")
        try examined(.plain(.authorize), .plain(.tap), .reachable(true)).expectHolds("MIC-2")
        try examined(.plain(.authorize), .plain(.tap), .plain(.tap)) {
            .init($0.colour, $0.icon, recording: false, recogniser: .local)
        }.expectBroken("MIC-2")
    }

    @Test func `a transcript that arrives outside a recording changes nothing`() throws {
        try examined(.transcript("a")).expectHolds("MIC-2")
        try examined(.transcript("a")) { .init($0.colour, $0.icon, recording: false, transcript: "a") }
            .expectBroken("MIC-2")
        let program = Improvised<S> { input, readings in
            let right = S.reference.outcome(of: input, readings: readings).output?.states ?? []
            let isLate = input.events.first == .transcript("late")
            return .init(
                right.map {
                    .init(
                        $0.colour, $0.icon, recording: $0.recording, recogniser: $0.recogniser,
                        transcript: isLate ? "late" : $0.transcript)
                })
        }
        Examination(.init(Self.recording), by: program).expectBroken("MIC-2")
        Examination(.init(Self.recording), by: S.reference).expectHolds("MIC-2")
    }

    // MARK: Properties without the derivation

    @Test func `the properties suffice to reveal a state that contradicts itself`() {
        func contradicted(_ state: S.Shown) -> [S.Law] {
            Relations<S>(.init([.plain(.tap)]), .output(.init([state]))).contradicted
        }
        #expect(contradicted(.init(.red, .microphone, recording: true, recogniser: .local)).contains(.green))
        #expect(contradicted(.init(.grey, .waveform, recording: false)).contains(.green))
        #expect(contradicted(.init(.green, .waveform, recording: true)).contains(.grey))
        #expect(contradicted(.init(.grey, .microphone, recording: false)).isEmpty)
        #expect(Relations<S>(.init([.plain(.tap)]), .output(.init([]))).contradicted == [.states])
    }

    @Test func `the probes reveal a program that accepts a transcript outside a recording`() {
        let credulous = Improvised<S> { input, _ in
            .init(
                input.events.indices.map { index in
                    let heard = input.events[...index].compactMap {
                        if case .transcript(let text) = $0 { text } else { nil }
                    }
                    return .init(.red, .microphone, recording: false, transcript: heard.last ?? "")
                })
        }
        let stopped = S.Input([.plain(.stopCommand), .plain(.authorize)])
        #expect(Relations(stopped, by: credulous).contradicted.contains(.revoked))
        #expect(Relations(stopped, by: S.reference).contradicted.isEmpty)
    }

    @Test(arguments: [
        #"{"kind":"speak"}"#, #"{"kind":"tap","text":"a"}"#, "{}", #"{"kind":"transcript"}"#, #""tap""#,
        #"{"kind":"reachable","reachable":1}"#,
    ])
    func `an event must have a kind, and exactly the members that belong to this kind`(text: String) {
        #expect(throws: Misfit.self) { try S.Event(JSONReader.value(of: text)) }
    }

    // MARK: Every small sequence

    private static let events: [S.Event] =
        [.authorize, .deny, .tap, .stopCommand, .taskEnded].map { .plain($0) }
        + [.transcript("a"), .transcript("b"), .reachable(true), .reachable(false)]

    @Test func `the reference satisfies every clause on every sequence of up to five events`() {
        var count = 0
        SmallSequences(of: Self.events, upTo: 5).visit { events in
            count += 1
            let outcome = S.reference.outcome(of: .init(events))
            let trial = Trial<S>(input: .init(events), outcome: outcome)
            S.expectKept(by: trial)
        }
        #expect(count > 60_000, "\(count)")
    }

    /// Omits each transition in turn, so that its event changes nothing.
    @Test func `a program that lacks one of the transitions breaks a clause within four events`() {
        for lacking in S.machine.transitions {
            let program = Improvised<S> { input, _ in
                var (state, condition) = (S.machine.start, S.Condition.unreachable)
                var kept: [S.Event] = []
                return .init(
                    input.events.map { event in
                        condition = event.condition(after: condition)
                        let isLacking =
                            state == lacking.origin && event.trigger == lacking.event
                            && (lacking.condition ?? condition) == condition
                        if !isLacking {
                            kept.append(event)
                            state =
                                event.trigger.flatMap {
                                    S.machine.transition(from: state, on: $0, given: condition)?.target
                                } ?? state
                        }
                        return S.reference.outcome(of: .init(kept)).output?.states.last
                            ?? .init(.grey, .microphone, recording: false)
                    })
            }
            var found = false
            SmallSequences(of: Self.events, upTo: 4).visit { events in
                guard !found else { return }
                found = !Examination<S>(.init(events), program.outcome(of: .init(events))).broken.isEmpty
            }
            #expect(found, "\(lacking.origin), \(lacking.event)")
        }
    }

    // MARK: The state machine of the diagram

    private static let states: [S.Colour: S.State] = [.grey: .unauthorized, .red: .idle, .green: .recording]

    @Test func `the state machine of the diagram agrees with the derivation`() throws {
        try SmallSequences(of: Self.events, upTo: 5).visit { events in
            let shown = try #require(S.expected(.init(events)).output?.states)
            var (state, condition) = (S.machine.start, S.Condition.unreachable)
            for (event, due) in zip(events, shown) {
                condition = event.condition(after: condition)
                let way = event.trigger.flatMap {
                    S.machine.transition(from: state, on: $0, given: condition)
                }
                let begins = state != .recording && way?.target == .recording
                state = way?.target ?? state
                #expect(Self.states[due.colour] == state, "\(events)")
                if begins { #expect(due.recogniser?.rawValue == way?.callbacks.first, "\(events)") }
            }
        }
    }

    // MARK: Generated inputs

    @Test func `generated inputs lead to every colour of the button, both recognisers, and transcripts`() {
        let shown = GeneratorExamination<S>().inputs.flatMap {
            S.reference.outcome(of: $0).output?.states ?? []
        }
        for colour in S.Colour.allCases { #expect(shown.count { $0.colour == colour } >= 100, "\(colour)") }
        for who in S.Recogniser.allCases { #expect(shown.count { $0.recogniser == who } >= 60, "\(who)") }
        #expect(shown.count { !$0.transcript.isEmpty } >= 100)
    }
}
