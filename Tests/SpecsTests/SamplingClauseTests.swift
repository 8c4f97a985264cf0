import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs

/// Tests of SAM-1 to SAM-6 and ORD-1, and of the properties of mobility.sampling.
struct SamplingClauseTests {
    private static func event(_ trigger: Sampling.Trigger) -> Sampling.Event {
        trigger == .manualTrip ? .trip(.bus, at: 0) : .plain(trigger, at: 0)
    }

    private func input(
        _ triggers: [Sampling.Trigger], _ authorization: Sampling.Authorization = .always
    ) -> Sampling.Input {
        .init(authorization: authorization, events: triggers.map(Self.event))
    }

    /// Examines the output of the reference, with the given actions and the given state for the last event.
    func examined(
        _ triggers: [Sampling.Trigger], _ authorization: Sampling.Authorization = .always,
        last actions: [PhoneAction]? = nil, then state: Sampling.State? = nil
    ) throws -> Examination<Sampling> {
        let input = input(triggers, authorization)
        let right = try #require(Sampling.reference.outcome(of: input).output)
        let output = Sampling.Output(
            actions: right.actions.dropLast() + [actions ?? right.actions.last ?? []],
            states: right.states.dropLast() + [state ?? right.states.last ?? .off])
        return Examination(input, .output(output))
    }

    private let timer = PhoneAction.startTimer(seconds: 180)

    // MARK: SAM-1

    @Test func `the events switchOn, tick and accepted give the actions that SAM-1 states`() throws {
        for (triggers, actions) in [
            ([.switchOn, .switchOff, .switchOn], [.bestAccuracy, .startUpdates, timer]),
            ([.switchOn, .tick], [.bestAccuracy, .stopUpdates, .startUpdates]),
            ([.switchOn, .accepted], [.powerSaving, .record(.ordinary), timer]),
            ([.switchOn, .dropped], []), ([.switchOn, .rejected], []),
            (
                [.switchOn, .opens],
                [.powerSaving, .monitorRegion(radius: 100, id: "geofence-1"), .record(.enter), .stopTimer]
            ),
        ] as [([Sampling.Trigger], [PhoneAction])] {
            try examined(triggers, last: actions).expectHolds("SAM-1")
            // A tick that starts the updates before it stops them also breaks SAM-3, and a property of SAM-3 is
            // reported first.
            try examined(triggers, last: actions.reversed() + [.stopTimer])
                .expectBroken(triggers.last == .tick ? "SAM-3" : "SAM-1")
        }
    }

    @Test func `a wrong state after an event breaks the clause that defines the event's actions`() throws {
        try examined([.switchOn], then: .inside).expectBroken("SAM-1")
        try examined([.switchOn, .opens], then: .outside).expectBroken("SAM-1")
        try examined([.switchOn, .opens, .regionExit], then: .inside)
            .expectBroken("SAM-2")
    }

    @Test func `a wrong interval of the timer, or a wrong radius, breaks SAM-1`() throws {
        try examined(
            [.switchOn, .accepted], last: [.powerSaving, .record(.ordinary), .startTimer(seconds: 60)]
        )
        .expectBroken("SAM-1")
        try examined(
            [.switchOn, .opens],
            last: [.powerSaving, .monitorRegion(radius: 50, id: "geofence-1"), .record(.enter), .stopTimer]
        ).expectBroken("SAM-1")
    }

    @Test func `an output with more or fewer states or action lists than events breaks SAM-1`() {
        for output in [
            Sampling.Output(actions: [], states: [.outside]), .init(actions: [[]], states: []),
            .init(actions: [[], []], states: [.off, .off]),
        ] {
            Examination<Sampling>(input([.switchOn]), .output(output))
                .expectBroken("SAM-1")
        }
        Examination<Sampling>(input([]), .output(.init(actions: [], states: []))).expectHolds("SAM-1")
    }

    // MARK: SAM-2

    @Test func `only the first record after an exit from a region has userMode 10`() throws {
        let left: [Sampling.Trigger] = [.switchOn, .opens, .regionExit]
        let (ten, plain) = (PhoneAction.record(.exit), PhoneAction.record(.ordinary))
        try examined(left + [.dropped, .accepted], last: [.powerSaving, ten, timer]).expectHolds("SAM-2")
        try examined(left + [.accepted], last: [.powerSaving, plain, timer])
            .expectBroken("SAM-2")
        try examined(left + [.accepted, .accepted], last: [.powerSaving, ten, timer])
            .expectBroken("SAM-2")
        try examined(left + [.opens, .regionExit, .accepted], last: [.powerSaving, ten, timer])
            .expectHolds("SAM-2")
    }

    @Test func `each region has its own id, and the actions on exit use the region's id`() throws {
        let again: [Sampling.Trigger] = [.switchOn, .opens, .switchOff, .switchOn, .opens]
        func opening(_ id: String) -> [PhoneAction] {
            [.powerSaving, .monitorRegion(radius: 100, id: id), .record(.enter), .stopTimer]
        }
        try examined(again, last: opening("geofence-2")).expectHolds("SAM-2")
        try examined(again, last: opening("geofence-1")).expectBroken("SAM-2")
        let exit: [PhoneAction] = [timer, .bestAccuracy, .stopUpdates, .startUpdates]
        try examined([.switchOn, .opens, .regionExit], last: [.unmonitorRegion(id: "geofence-1")] + exit)
            .expectHolds("SAM-2")
        for wrong in [[.unmonitorRegion(id: "geofence-2")] + exit, exit, [.record(.exit)] + exit] {
            #expect(try examined([.switchOn, .opens, .regionExit], last: wrong).accused == ["SAM-2"])
        }
    }

    // MARK: SAM-3

    @Test func `switchOff and terminate stop everything, and terminate stores the closing record`() throws {
        try examined([.switchOn, .terminate], last: [.stopTimer, .stopUpdates, .recordEnd(closing: true)])
            .expectHolds("SAM-3")
        for wrong: [PhoneAction] in [
            [.stopTimer, .stopUpdates], [.stopTimer, .stopUpdates, .recordEnd(closing: false)],
            [.stopUpdates, .stopTimer, .recordEnd(closing: true)],
        ] {
            #expect(try examined([.switchOn, .terminate], last: wrong).accused == ["SAM-3"])
        }
        let gone = PhoneAction.unmonitorRegion(id: "geofence-1")
        try examined([.switchOn, .opens, .switchOff], last: [.stopTimer, .stopUpdates, gone]).expectHolds(
            "SAM-3")
        try examined([.switchOn, .opens, .switchOff], last: [.stopTimer, .stopUpdates])
            .expectBroken("SAM-3")
    }

    @Test func `events that are impossible in a state give no action`() throws {
        for triggers: [Sampling.Trigger] in [
            [.tick], [.switchOn, .switchOn], [.switchOn, .regionExit], [.switchOn, .opens, .tick],
            [.switchOn, .opens, .accepted], [.terminate], [.accepted], [.manualTrip],
        ] {
            try examined(triggers, last: []).expectHolds("SAM-3")
            try examined(triggers, last: [.notify]).expectBroken("SAM-3")
        }
    }

    @Test func `a pending userMode 10 is discarded when the state becomes off`() throws {
        let again: [Sampling.Trigger] = [.switchOn, .opens, .regionExit, .switchOff, .switchOn, .accepted]
        try examined(again, last: [.powerSaving, .record(.exit), timer])
            .expectBroken("SAM-3")
    }

    @Test func `a probe that begins with a tick reveals a program that starts monitoring in the state off`() {
        let program = Improvised<Sampling> { input, readings throws(Rejection) in
            let output = try Sampling.reference.run(input, readings: readings)
            guard input.events.first?.trigger == .tick, output.states.count > 1 else { return output }
            return .init(actions: output.actions, states: output.states.dropLast() + [.inside])
        }
        #expect(Examination(input([.switchOn]), by: program).accused == ["SAM-3"])
    }

    // MARK: SAM-4

    @Test func `monitoring starts only with the authorization 'always'`() throws {
        let ask = PhoneAction.message("authorization.always")
        try examined([.switchOn], .whenInUse, last: [ask]).expectHolds("SAM-4")
        try examined([.switchOn], .whenInUse, last: []).expectBroken("SAM-4")
        try examined([.switchOn], .whenInUse, last: [ask], then: .outside).expectBroken("SAM-4")
        for refused in [Sampling.Authorization.denied, .restricted] {
            try examined([.switchOn], refused, last: []).expectHolds("SAM-4")
            try examined([.switchOn], refused, last: [ask]).expectBroken("SAM-4")
        }
    }

    // MARK: SAM-5

    @Test(arguments: TravelMode.allCases)
    func `a manual trip is recorded with its vehicle, and an open geofence ends`(mode: TravelMode) throws {
        let input = Sampling.Input(
            events: [
                .plain(.switchOn, at: 0), .plain(.opens, at: 0), .trip(mode, at: 1), .plain(.accepted, at: 2),
            ])
        let right = try #require(Sampling.reference.outcome(of: input).output)
        #expect(
            right.actions[2] == [
                .powerSaving, .recordTrip(.ordinary, mode), .unmonitorRegion(id: "geofence-1"), timer,
                .notify,
            ])
        Examination(input, by: Sampling.reference).expectHolds("SAM-5")
    }

    @Test func `a missing action at a trip, or a userMode 10 in the record after the trip, breaks SAM-5`()
        throws
    {
        try examined(
            [.switchOn, .manualTrip], last: [.powerSaving, .recordTrip(.ordinary, .car), timer, .notify]
        )
        .expectBroken("SAM-5")
        try examined([.switchOn, .manualTrip], last: [.powerSaving, .record(.ordinary), timer, .notify])
            .expectBroken("SAM-5")
        let later: [Sampling.Trigger] = [.switchOn, .opens, .regionExit, .manualTrip, .accepted]
        try examined(later, last: [.powerSaving, .record(.exit), timer]).expectBroken("SAM-5")
    }

    // MARK: ORD-1

    @Test func `events out of chronological order are rejected, whatever the authorization`() {
        for authorization in Sampling.Authorization.allCases {
            let falling = Sampling.Input(
                authorization: authorization, events: [.plain(.tick, at: 1), .plain(.tick, at: 0.5)])
            Examination<Sampling>(falling, .rejection(TimeOrder.broken())).expectHolds("ORD-1")
            Examination<Sampling>(falling, .output(.init(actions: [[], []], states: [.off, .off])))
                .expectBroken("ORD-1")
        }
        Examination<Sampling>(input([.tick, .tick]), .rejection(TimeOrder.broken()))
            .expectBroken("ORD-1")
        Examination<Sampling>(
            input([.tick, .tick]), .output(.init(actions: [[], []], states: [.off, .off]))
        )
        .expectHolds("ORD-1")
    }

    // MARK: Properties

    @Test func `the properties suffice to reveal wrong actions`() throws {
        func contradicted(
            _ triggers: [Sampling.Trigger], last actions: [PhoneAction]? = nil
        ) throws -> [Sampling.Law] {
            let input = input(triggers)
            let right = try #require(Sampling.reference.outcome(of: input).output)
            let output = Sampling.Output(
                actions: right.actions.dropLast() + [actions ?? right.actions.last ?? []],
                states: right.states)
            return Relations<Sampling>(input, .output(output)).contradicted
        }
        let opening: [PhoneAction] = [.monitorRegion(radius: 100, id: "geofence-1"), .record(.enter)]
        #expect(try contradicted([.switchOn, .opens, .regionExit, .accepted]).isEmpty)
        #expect(try contradicted([.switchOn, .switchOff], last: [.stopTimer]).contains(.neverForGood))
        #expect(
            try contradicted([.switchOn, .opens, .switchOff, .switchOn, .opens], last: opening).contains(
                .ownID))
        #expect(try contradicted([.switchOn, .accepted], last: [.record(.exit)]).contains(.ten))
        #expect(
            try contradicted([.switchOn, .manualTrip], last: [.recordTrip(.ordinary, .car)]).contains(
                .vehicle))
        let short = Outcome.output(Sampling.Output(actions: [], states: [.off]))
        #expect(Relations<Sampling>(input([.tick]), short).contradicted == [.listForEach])
    }

    @Test
    func
        `if an output depends on the times of events, or on a tick in the state off, it contradicts a property`()
    {
        let wakes = Improvised<Sampling> { input, readings throws(Rejection) in
            let first = input.events.first
            let isWoken = first?.trigger == .tick && input.events.count > 1
            let events =
                isWoken ? [.plain(.switchOn, at: first?.t ?? 0)] + input.events.dropFirst() : input.events
            return try Sampling.reference.run(.init(events: events), readings: readings)
        }
        #expect(Relations(input([.switchOn]), by: wakes).contradicted == [.offIsIdle])
        let waits = Improvised<Sampling> { input, readings throws(Rejection) in
            let events = input.events.filter { $0.trigger != .tick || $0.t >= 180 }
            return try Sampling.reference.run(.init(events: events), readings: readings)
        }
        let late = Sampling.Input(events: [.plain(.switchOn, at: 0), .plain(.tick, at: 180)])
        #expect(Relations(late, by: waits).contradicted.contains(.offIsIdle))
    }
}
