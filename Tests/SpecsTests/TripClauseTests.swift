import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs

/// Tests of the clauses TRP-1 to TRP-4, ORD-1 and FIX-1 of mobility.trip, and of its properties.
struct TripClauseTests {
    private typealias Happening = Trip.Event.Happening

    private static func fix(_ accuracy: Double = 20, t: Double = 7) -> Happening {
        .fix(Fix(t: t, lat: 1, lon: 2, accuracy: accuracy))
    }

    private let good = Self.fix()
    private let both = Readings.standard.with(TripAutomatic.concurrent)

    private func input(
        _ happenings: [Happening], current: TravelMode? = nil, automatic: Bool = false
    ) -> Trip.Input {
        .init(automatic: automatic, current: current, events: happenings.map { Trip.Event($0, at: 0) })
    }

    /// Examines the output of the reference, with `change` applied to the parts of the output.
    private func examined(
        _ input: Trip.Input, by readings: Readings = .standard,
        _ change: (inout [String: Value]) -> Void = { _ in }
    ) throws -> Examination<Trip> {
        Examination(input, try outcome(of: input, by: readings, change), readings)
    }

    private func outcome(
        of input: Trip.Input, by readings: Readings = .standard, _ change: (inout [String: Value]) -> Void
    ) throws -> Outcome<Trip.Output> {
        let right = try #require(Trip.reference.outcome(of: input, readings: readings).output)
        var parts: [String: Value] = [:]
        let names = ["states", "actions", "records", "messages", "history"]
        for name in names { parts[name] = right.value[name] }
        change(&parts)
        return .output(try Trip.Output(.object(names.map { Value.Member($0, parts[$0] ?? .null) })))
    }

    private func actions(_ lists: [Trip.Action]...) -> Value { lists.value }

    private func standing(
        _ mode: TravelMode?, _ waiting: Trip.Waiting? = nil, automatic: Bool = false,
        _ label: Trip.Label? = nil
    ) -> Trip.Standing {
        .init(
            mode: mode, waiting: waiting, automatic: automatic,
            label: label ?? (mode == nil ? .start : .change))
    }

    // MARK: TRP-1

    @Test func `after a vehicle is chosen, the next accepted fix causes the actions in the right order`()
        throws
    {
        let chosen = input([.choose(.bus), good])
        let right: [Trip.Action] = [.record, .send, .notify, .stopLocating]
        try examined(chosen) { $0["actions"] = actions([.locate], right) }.expectHolds("TRP-1")
        for wrong in [
            [.send, .record, .notify, .stopLocating], Array(right.reversed()), right.dropLast(), [],
        ] {
            try examined(chosen) { $0["actions"] = actions([.locate], wrong) }
                .expectBroken("TRP-1")
        }
        try examined(chosen) { $0["actions"] = actions([], right) }.expectBroken("TRP-1")
    }

    @Test func `the state of the trip changes only when the record is stored`() throws {
        let chosen = input([.choose(.bus), good])
        try examined(chosen) { $0["states"] = [standing(nil, .bus), standing(.bus)].value }.expectHolds(
            "TRP-1")
        for wrong in [[standing(.bus), standing(.bus)], [standing(nil, .car), standing(.car)]] {
            #expect(try examined(chosen) { $0["states"] = wrong.value }.accused.contains("TRP-1"))
        }
        try examined(input([good])) { $0["states"] = [standing(nil, nil, .change)].value }
            .expectBroken("TRP-1")
    }

    @Test(arguments: TravelMode.allCases)
    func `a record has the vehicle, the vehicle's activity and the time of the fix`(mode: TravelMode) throws {
        let chosen = input([.choose(mode), Self.fix(t: 5)])
        let right = MovementRecord(t: 5, lat: 1, lon: 2, activity: mode.activity, origin: .manual(mode))
        try examined(chosen) { $0["records"] = [right].value }.expectHolds("TRP-1")
        for wrong in [
            [], [right, right],
            [MovementRecord(t: 0, lat: 1, lon: 2, activity: mode.activity, origin: .manual(mode))],
            [MovementRecord(t: 5, lat: 1, lon: 2, activity: mode.activity)],
        ] {
            try examined(chosen) { $0["records"] = wrong.value }.expectBroken("TRP-1")
        }
    }

    @Test func `an arrival is recorded with the vehicle of the trip, and ends the trip`() throws {
        let arriving = input([.arrived, good], current: .bike)
        let output = try #require(Trip.reference.outcome(of: arriving).output)
        #expect(output.records.map(\.vehicle) == [.bike])
        #expect(output.states.map(\.mode) == [.bike, nil])
        try examined(arriving).expectHolds("TRP-1")
        try examined(arriving) { $0["states"] = [standing(.bike, .arrived), standing(.bike)].value }
            .expectBroken("TRP-1")
    }

    @Test(arguments: [(149.0, nil), (150.5, "accuracy.poor"), (-1, "accuracy.invalid"), (-0.0, nil)])
    func `a fix that is rejected for its accuracy causes a message`(accuracy: Double, code: String?) throws {
        let chosen = input([.choose(.car), Self.fix(accuracy)])
        let output = try #require(Trip.reference.outcome(of: chosen).output)
        #expect(output.messages.map(\.code.rawValue) == (code.map { [$0] } ?? []))
        try examined(chosen).expectHolds("TRP-1")
        guard code != nil else { return }
        try examined(chosen) { $0["messages"] = .array([]) }.expectBroken("TRP-1")
        let other = Trip.Message(event: 1, code: accuracy < 0 ? .poor : .invalid)
        try examined(chosen) { $0["messages"] = [other].value }.expectBroken("TRP-1")
    }

    @Test func `the reading of mobility.accuracy decides whether an accuracy of 150 m is accepted`() throws {
        let chosen = input([.choose(.car), Self.fix(150)])
        let strict = Readings.standard.with(ManualBoundary.reject)
        #expect(Trip.reference.outcome(of: chosen).output?.records.count == 1)
        #expect(Trip.reference.outcome(of: chosen, readings: strict).output?.records.isEmpty == true)
        try examined(chosen, by: strict).expectHolds("TRP-1")
    }

    @Test func `an arrival without a trip is rejected`() {
        for happenings in [
            [.arrived], [.choose(.bus), .arrived], [.choose(.bus), good, .arrived, good, .arrived],
        ] {
            let input = input(happenings)
            Examination<Trip>(input, .rejection(Trip.noTrip())).expectHolds("TRP-1")
            #expect(Trip.reference.outcome(of: input).rejection?.code == "trip.none")
            let states = happenings.map { _ in standing(nil) }
            Examination<Trip>(
                input,
                .output(
                    .init(
                        states: states, actions: happenings.map { _ in [] }, records: [], messages: [],
                        history: []))
            ).expectBroken("TRP-1")
        }
        Examination<Trip>(input([.choose(.bus)]), .rejection(Trip.noTrip()))
            .expectBroken("TRP-1")
        Examination<Trip>(input([.restart, .arrived], current: .bus), .rejection(Trip.noTrip()))
            .expectBroken("TRP-2")
    }

    // MARK: TRP-2

    @Test func `a restart keeps the current trip, and discards a waiting choice`() throws {
        let again = input([.choose(.car), .restart], current: .bus)
        try examined(again) { $0["states"] = [standing(.bus, .car), standing(.bus)].value }.expectHolds(
            "TRP-2")
        for wrong in [standing(nil), standing(.bus, .car), standing(.car)] {
            try examined(again) { $0["states"] = [standing(.bus, .car), wrong].value }
                .expectBroken("TRP-2")
        }
        try examined(again) { $0["actions"] = actions([.locate], [.stopLocating]) }
            .expectBroken("TRP-2")
    }

    @Test func `the reading decides whether automatic monitoring is off or on while a trip runs`() throws {
        let riding = input([.choose(.bus), good, .arrived, good], automatic: true)
        func on(_ readings: Readings) -> [Bool] {
            Trip.reference.outcome(of: riding, readings: readings).output?.states.map(\.automatic) ?? []
        }
        #expect(on(.standard) == [true, false, false, true])
        #expect(on(both) == [true, true, true, true])
        try examined(riding).expectHolds("TRP-2")
        let wrong = Trip.reference.outcome(of: riding, readings: both).output?.states ?? []
        try examined(riding) { $0["states"] = wrong.value }.expectBroken("TRP-2")
    }

    @Test func `a probe that begins with a restart reveals a program that reacts to this restart`() {
        #expect(Examination(input([.choose(.bus), good]), by: forgetful).accused == ["TRP-2"])
    }

    /// A program that stores nothing if the first event is a restart.
    private let forgetful = Improvised<Trip> { input, readings throws(Rejection) in
        let output = try Trip.reference.run(input, readings: readings)
        guard case .restart? = input.events.first?.happening, input.events.count > 1 else { return output }
        return .init(
            states: output.states, actions: output.actions, records: [], messages: [],
            history: output.history)
    }

    // MARK: TRP-3

    @Test func `the history lists each finished trip, from its first record to its last`() throws {
        let events: [Happening] = [
            .choose(.walk), Self.fix(t: 1), .choose(.bus), Self.fix(t: 2), .arrived, Self.fix(t: 3),
            .choose(.car),
            Self.fix(t: 4),
        ]
        let (walk, bus) = (
            Trip.Journey(mode: .walk, from: 1, to: 2), Trip.Journey(mode: .bus, from: 2, to: 3)
        )
        try examined(input(events)) { $0["history"] = [walk, bus].value }.expectHolds("TRP-3")
        for wrong in [
            [walk], [bus, walk], [walk, bus, .init(mode: .car, from: 4, to: 4)],
            [.init(mode: .walk, from: 1, to: 3)],
            [.init(mode: .walk, from: nil, to: 2), bus],
        ] {
            try examined(input(events)) { $0["history"] = wrong.value }.expectBroken("TRP-3")
        }
        let before = Trip.Journey(mode: .car, from: nil, to: 7)
        try examined(input([.arrived, good], current: .car)) { $0["history"] = [before].value }.expectHolds(
            "TRP-3")
    }

    // MARK: TRP-4

    @Test func `records stored without a network are sent when the network is available again`() throws {
        let away = input([
            .network(false), .choose(.bus), good, .arrived, good, .network(true), .network(true),
        ])
        let stored: [Trip.Action] = [.record, .notify, .stopLocating]
        try examined(away) {
            $0["actions"] = actions([], [.locate], stored, [.locate], stored, [.send, .send], [])
        }.expectHolds("TRP-4")
        for wrong in [[Trip.Action.send], [], [.send, .send, .send]] {
            let told = try examined(away) {
                $0["actions"] = actions([], [.locate], stored, [.locate], stored, wrong, [])
            }
            #expect(told.accused == ["TRP-4"])
        }
        let chosen = input([.choose(.bus), good])
        try examined(chosen) { $0["actions"] = actions([.locate], stored) }
            .expectBroken("TRP-4")
    }

    // MARK: ORD-1 and FIX-1

    @Test func `events out of order are rejected, but a fix that is not on Earth is rejected first`() {
        let falling = [Trip.Event(.restart, at: 1), Trip.Event(.restart, at: 0)]
        let off = Trip.Event(.fix(Fix(t: 0, lat: 91, lon: 0, accuracy: 1)), at: 0)
        let nothing = Outcome.output(
            Trip.Output(states: [], actions: [], records: [], messages: [], history: []))
        Examination<Trip>(.init(events: falling), .rejection(TimeOrder.broken())).expectHolds("ORD-1")
        Examination<Trip>(.init(events: falling), nothing).expectBroken("ORD-1")
        Examination<Trip>(.init(events: falling + [off]), .rejection(Fix.invalid())).expectHolds("FIX-1")
        Examination<Trip>(.init(events: [off]), nothing).expectBroken("FIX-1")
    }

    // MARK: Properties without the derivation

    private func contradicted(
        _ input: Trip.Input, _ change: (inout [String: Value]) -> Void
    ) throws -> [Trip.Law] {
        Relations<Trip>(input, try outcome(of: input, change)).contradicted
    }

    @Test func `the properties suffice to reveal outcomes that contradict themselves`() throws {
        let chosen = input([.choose(.bus), good])
        #expect(try contradicted(chosen) { _ in }.isEmpty)
        #expect(try contradicted(chosen) { $0["states"] = [standing(.bus)].value }.contains(.stored))
        let twice: [Trip.Action] = [.record, .send, .send, .notify]
        #expect(try contradicted(chosen) { $0["actions"] = actions([], twice) }.contains(.sent))
        let never = Trip.Journey(mode: .car, from: 7, to: 7)
        #expect(try contradicted(chosen) { $0["history"] = [never].value } == [.manualOnly])
    }

    @Test
    func
        `the properties suffice to reveal a program that behaves differently if the first event is a restart`()
    {
        #expect(Relations(input([.choose(.bus), good]), by: forgetful).contradicted == [.kept])
    }
}
