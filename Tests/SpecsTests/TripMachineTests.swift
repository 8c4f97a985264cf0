import Catalogue
import Reference
import Specification
import Testing

@testable import MobilitySpecs

/// Tests mobility.trip on every small sequence of events, and tests its state machine and its generated inputs.
struct TripMachineTests {
    private static func fix(_ accuracy: Double) -> Trip.Event.Happening {
        .fix(Fix(t: 7, lat: 1, lon: 2, accuracy: accuracy))
    }

    private static let events: [Trip.Event] = [
        .choose(.bus), .choose(.walk), .arrived, fix(20), fix(200), .restart, .network(true), .network(false),
    ].map { Trip.Event($0, at: 0) }

    @Test func `the reference satisfies every clause on every sequence of up to five events`() {
        var (count, touched) = (0, Set<ClauseID>())
        SmallSequences(of: Self.events, upTo: 5).visit { events in
            count += 1
            guard count % 2 == 0 || events.count < 5 else { return }
            let input = Trip.Input(
                automatic: true, current: count % 3 == 0 ? .car : nil, events: events)
            let readings = Trip.readingCombinations[count / 2 % Trip.readingCombinations.count]
            let outcome = Trip.reference.outcome(of: input, readings: readings)
            let trial = Trial<Trip>(input: input, outcome: outcome, readings: readings)
            touched.formUnion(Trip.expectKept(by: trial))
        }
        #expect(touched == Set(Trip.clauses.map(\.id)))
        #expect(count > 30_000, "\(count)")
    }

    private func trigger(of event: Trip.Event) -> Trip.Trigger {
        switch event.happening {
        case .choose: .choose
        case .arrived: .arrived
        case .fix(let fix): (0...150).contains(fix.accuracy) ? .accepted : .rejected
        case .restart: .restart
        case .network(let isThere): isThere ? .networkComes : .networkGoes
        }
    }

    @Test func `the state machine of the diagram agrees with the derivation`() {
        SmallSequences(of: Self.events, upTo: 4).visit { events in
            let states = Trip.expected(.init(automatic: true, events: events)).output?.states
            var state = Trip.State(nil, nil)
            for (index, event) in events.enumerated() {
                let way = Trip.machine.transition(from: state, on: trigger(of: event), given: .network)
                guard let way, let states else { return #expect(states == nil) }
                state = Trip.State(states[index].mode, states[index].waiting)
                #expect(way.target == state, "\(events.prefix(index + 1))")
            }
        }
    }

    @Test func `generated inputs take all transitions of the state machine and lead to every rejection`() {
        let inputs = GeneratorExamination<Trip>().inputs
        let outcomes = inputs.map { Trip.reference.outcome(of: $0) }
        for code in ["fix.invalid", "event.order", "trip.none"] {
            #expect(outcomes.count { $0.rejection?.code == code } >= 5, "\(code)")
        }
        var met: Set<String> = []
        for (input, outcome) in zip(inputs, outcomes) {
            var state = Trip.State(input.current, nil)
            for (event, after) in zip(input.events, outcome.output?.states ?? []) {
                met.insert("\(state) \(trigger(of: event))")
                state = Trip.State(after.mode, after.waiting)
            }
        }
        for way in Trip.machine.transitions { #expect(met.contains("\(way.origin) \(way.event)")) }
    }
}
