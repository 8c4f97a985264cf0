import Catalogue
import JSON
import Reference
import Specification
import TestSupport
import Testing

/// Tests small sequences, platform.lifecycle on every small sequence of events, and the declared state machines.
struct StateMachineTests {
    private static let events: [Lifecycle.Event] =
        Lifecycle.Trigger.allCases.filter { $0 != .system }.map { .plain($0) }

    /// All notices except `redraw`, which is the only notice that is held even while the app is in the background.
    private static let notices = Lifecycle.Notice.allCases.filter { $0 != .redraw }

    private static func sequences(
        upTo length: Int, with more: [Lifecycle.Event] = []
    ) -> SmallSequences<Lifecycle.Event> {
        SmallSequences(of: events + more, interchangeable: notices.map { .system($0) }, upTo: length)
    }

    // MARK: Sequences

    @Test func `each sequence up to a given length is visited exactly once`() {
        let sequences = SmallSequences(of: ["a", "b"], upTo: 3)
        #expect(sequences.count == 1 + 2 + 4 + 8)
        var met: Set<[String]> = []
        sequences.visit { met.insert($0) }
        #expect(met.count == 15)
    }

    @Test
    func `if sequences differ only by an exchange of interchangeable elements, only one of them is visited`()
    {
        var met: [String] = []
        SmallSequences(of: ["a"], interchangeable: ["x", "y"], upTo: 2).visit { met.append($0.joined()) }
        #expect(met == ["", "a", "aa", "ax", "x", "xa", "xx", "xy"])
    }

    @Test func `one notice stands for all notices that are interchangeable with it`() {
        // A visited sequence stands for itself and all sequences that differ from it only by an exchange of notices.
        let all = SmallSequences(of: Self.events + Self.notices.map { .system($0) }, upTo: 3)
            .count
        var named = 0
        Self.sequences(upTo: 3).visit { sequence in
            let kinds = Set(sequence.compactMap { $0.notice?.rawValue }).count
            named += (0..<kinds).reduce(1) { $0 * (Self.notices.count - $1) }
        }
        #expect(named == all)
    }

    // MARK: Every sequence of the life cycle

    /// No transition requires a longer sequence, as the test of programs that lack a transition shows.
    @Test(arguments: [true, false])
    func `the reference satisfies every clause on every sequence of up to five events`(isKept: Bool) {
        var touched: Set<ClauseID> = []
        var count = 0
        Self.sequences(upTo: 5).visit { events in
            count += 1
            let input = Lifecycle.Input(events: events, multitasking: isKept ? nil : false)
            let outcome = Lifecycle.reference.outcome(of: input)
            let trial = Trial<Lifecycle>(input: input, outcome: outcome)
            touched.formUnion(Lifecycle.expectKept(by: trial))
        }
        #expect(touched == ["LIF-1", "LIF-2", "LIF-3"])
        #expect(count > 30_000, "\(count)")
    }

    @Test
    func
        `the reference satisfies every clause even if 'redraw' is among the events and the options vary`()
    {
        var count = 0
        Self.sequences(upTo: 5, with: [.system(.redraw)]).visit { events in
            count += 1
            let readings = Lifecycle.readingCombinations[count % Lifecycle.readingCombinations.count]
            let input = Lifecycle.Input(events: events, exitsOnSuspend: count % 3 == 0)
            let outcome = Lifecycle.reference.outcome(of: input, readings: readings)
            let trial = Trial<Lifecycle>(input: input, outcome: outcome, readings: readings)
            Lifecycle.expectKept(by: trial)
        }
        #expect(count > 100_000, "\(count)")
    }

    @Test func `an empty list of events gives an output without steps`() {
        Examination(Lifecycle.Input(events: []), by: Lifecycle.reference).expectHolds("LIF-1")
    }

    /// Omits each transition in turn; a sequence of at most four events must reveal that the transition is missing.
    @Test func `a program that lacks one of the transitions breaks a clause within four events`() {
        for lacking in Lifecycle.machine.transitions {
            let program = Improvised<Lifecycle> { input, readings in
                var state = Lifecycle.machine.start
                let right = Lifecycle.reference.outcome(of: input, readings: readings).output?.steps ?? []
                var isLost = false
                return .init(
                    steps: zip(input.events, right).map { event, step in
                        let condition = lacking.condition ?? input.condition
                        if state == lacking.origin, event.trigger == lacking.event,
                            condition == input.condition
                        {
                            isLost = true
                        }
                        guard !isLost else { return .init(state, error: .impossible) }
                        state = step.state
                        return step
                    })
            }
            var found = false
            Self.sequences(upTo: 4).visit { events in
                guard !found else { return }
                for multitasking in [true, false] {
                    let input = Lifecycle.Input(events: events, multitasking: multitasking)
                    found = found || !Examination(input, by: program).broken.isEmpty
                }
            }
            #expect(found, "\(lacking.origin), \(lacking.event)")
        }
    }

    // MARK: The state machine of the diagram

    @Test func `the state machine of the diagram agrees with the derivation`() throws {
        for multitasking in [true, false] {
            try Self.sequences(upTo: 5, with: [.system(.redraw)]).visit { events in
                let input = Lifecycle.Input(events: events, multitasking: multitasking)
                let steps = try #require(Lifecycle.expected(input).output?.steps)
                var state = Lifecycle.machine.start
                for (event, step) in zip(events, steps) {
                    let way = Lifecycle.machine.transition(
                        from: state, on: event.trigger, given: input.condition)
                    state = way?.target ?? state
                    let calls = step.callbacks.filter { Lifecycle.Notice(rawValue: $0) == nil }
                    let isSame = step.state == state && (step.error == nil) == (way != nil)
                    guard isSame, calls == way?.callbacks ?? [] else {
                        Issue.record("\(events)")
                        return
                    }
                }
            }
        }
    }

    // MARK: The declaration

    @Test func `the catalogue lists the state machines of all subsystems that have one`() {
        #expect(
            Catalogue.assay.machines.map { $0.id } == [
                "voice.guide", "voice.microphone",
                "mobility.sampling", "mobility.trip", "scholar.search", "learning.download",
                "platform.lifecycle",
            ])
        #expect(Catalogue.assay.machines.allSatisfy { $0.sketch.states.contains($0.sketch.start) })
    }
}
