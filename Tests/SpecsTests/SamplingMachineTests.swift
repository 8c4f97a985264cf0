import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs

/// Tests mobility.sampling on every small sequence of events, and tests its state machine and its generated inputs.
struct SamplingMachineTests {
    private static let events: [Sampling.Event] = Sampling.Trigger.allCases.map(event)

    private static func event(_ trigger: Sampling.Trigger) -> Sampling.Event {
        trigger == .manualTrip ? .trip(.bus, at: 0) : .plain(trigger, at: 0)
    }

    // MARK: Every small sequence

    @Test
    func
        `the reference satisfies every clause for up to four events, and for up to five that begin with switchOn`()
    {
        var (count, touched) = (0, Set<ClauseID>())
        func hold(_ events: [Sampling.Event]) {
            count += 1
            let all = Sampling.Authorization.allCases
            let input = Sampling.Input(
                authorization: count % 8 == 0 ? all[count / 8 % 4] : .always, events: events)
            let outcome = Sampling.reference.outcome(of: input)
            guard count % 4 == 0 || events.count < 4 else {
                return #expect(outcome.output?.value == Sampling.expected(input).output?.value)
            }
            let trial = Trial<Sampling>(input: input, outcome: outcome)
            touched.formUnion(Sampling.expectKept(by: trial))
        }
        SmallSequences(of: Self.events, upTo: 4).visit(hold)
        // Only the shorter sequences contain the events that change the authorization.
        let located = Self.events.filter { ![.authorized, .narrowed, .refused].contains($0.trigger) }
        SmallSequences(of: located, upTo: 5).visit(after: [Self.event(.switchOn)], hold)
        #expect(touched == Set(Sampling.clauses.map(\.id)))
        #expect(count > 20_000, "\(count)")
    }

    @Test func `a program that lacks one of the transitions breaks a clause within four events`() {
        for lacking in Sampling.machine.transitions where !lacking.callbacks.isEmpty {
            let program = Improvised<Sampling> { input, readings throws(Rejection) in
                var output = try Sampling.reference.run(input, readings: readings)
                var (state, actions) = (Sampling.machine.start, output.actions)
                var condition = input.authorization.condition
                for (index, event) in input.events.enumerated() {
                    let isLacking = (lacking.condition ?? condition) == condition
                    condition = Sampling.condition(after: event, in: state, condition)
                    if state == lacking.origin, event.trigger == lacking.event, isLacking {
                        actions[index] = []
                    }
                    state = output.states[index]
                }
                output = .init(actions: actions, states: output.states)
                return output
            }
            var found = false
            SmallSequences(of: Self.events, upTo: 4).visit { events in
                guard !found else { return }
                for authorization in [Sampling.Authorization.always, .whenInUse] {
                    let input = Sampling.Input(authorization: authorization, events: events)
                    let outcome = program.outcome(of: input)
                    found = found || !Examination<Sampling>(input, outcome).broken.isEmpty
                }
            }
            #expect(found, "\(lacking.origin), \(lacking.event)")
        }
    }

    // MARK: The state machine of the diagram

    @Test func `the state machine of the diagram agrees with the derivation`() {
        SmallSequences(of: Self.events, upTo: 4).visit { events in
            guard let output = Sampling.expected(.init(events: events)).output else {
                Issue.record("\(events) are refused")
                return
            }
            var (state, condition) = (Sampling.machine.start, Sampling.Condition.always)
            let settings: [PhoneAction] = [.backgroundUpdates(true), .automaticPauses(false)]
            for (index, event) in events.enumerated() {
                let way = Sampling.machine.transition(from: state, on: event.trigger, given: condition)
                condition = Sampling.condition(after: event, in: state, condition)
                let kinds = way?.callbacks.map { $0.prefix { $0 != "(" } } ?? []
                let actions = output.actions[index].filter { !settings.contains($0) }.map {
                    JSONWriter.text(of: $0.value)
                }
                #expect(kinds.count == actions.count)
                for (kind, action) in zip(kinds, actions) {
                    #expect(action.contains("\"kind\":\"\(kind)\""), "\(events.prefix(index + 1))")
                }
                state = way?.target ?? state
                #expect(output.states[index] == state, "\(events.prefix(index + 1))")
            }
        }
    }

    // MARK: Generated inputs

    @Test func `generated inputs cover all transitions of the state machine`() {
        var met: Set<String> = []
        for input in GeneratorExamination<Sampling>().inputs {
            guard let states = Sampling.reference.outcome(of: input).output?.states else { continue }
            var condition = input.authorization.condition
            for (before, event) in zip([.off] + states, input.events) {
                met.insert("\(before) \(event.trigger) \(condition)")
                condition = Sampling.condition(after: event, in: before, condition)
            }
        }
        for way in Sampling.machine.transitions {
            for condition in way.condition.map({ [$0] }) ?? [.always] {
                #expect(met.contains("\(way.origin) \(way.event) \(condition)"))
            }
        }
    }
}
