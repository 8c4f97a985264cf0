import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs
@testable import SharedSpecs

/// Tests of the clauses REC-1 to REC-3 and FIX-1 of mobility.records, with hand-written and generated inputs.
struct RecordsClauseTests {
    private func fix(_ t: Double, lat: Double = 0, _ activity: Activity? = .walking) -> Fix {
        Fix(t: t, lat: lat, lon: 0, accuracy: 10, activity: activity)
    }

    private func record(
        _ t: Double, lat: Double = 0, _ activity: Activity = .walking, _ mode: UserMode = .ordinary,
        _ origin: MovementRecord.Origin = .automatic
    ) -> MovementRecord {
        MovementRecord(t: t, lat: lat, lon: 0, activity: activity, userMode: mode, origin: origin)
    }

    private func event(_ kind: Geofence.Kind, at: Int) -> Records.GeofenceEvent {
        .init(kind, at: at, t: 0, centre: Coordinate(lat: 0, lon: 0))
    }

    private func examined(
        _ fixes: [Fix], _ records: [MovementRecord], sent: [Int]? = nil,
        geofence: [Records.GeofenceEvent] = [], trips: [Records.Trip] = [], closing: Fix? = nil,
        network: [Records.Stretch]? = nil
    ) -> Examination<Records> {
        Examination(
            .init(
                device: "d", fixes: fixes, geofence: geofence, trips: trips, closing: closing,
                network: network),
            .output(.init(records: records, sent: sent ?? Array(records.indices))))
    }

    // MARK: REC-1

    @Test func `each fix has a record, and the records are sorted by time`() {
        let fixes = [fix(10), fix(0)]
        examined(fixes, [record(0), record(10)]).expectHolds("REC-1")
        examined(fixes, [record(10), record(0)]).expectBroken("REC-1")
        examined(fixes, [record(0)]).expectBroken("REC-1")
        examined([], []).expectHolds("REC-1")
        examined([], [record(0)]).expectBroken("REC-1")
    }

    @Test func `the record of a fix without an activity has the activity 'unknown'`() {
        examined([fix(0, nil)], [record(0, .unknown)]).expectHolds("REC-1")
        examined([fix(0, nil)], [record(0, .notMoving)])
            .expectBroken("REC-1")
    }

    @Test func `a record whose place or time is not that of its fix breaks REC-1`() {
        examined([fix(0)], [record(0, lat: 1)]).expectBroken("REC-1")
        examined([fix(0)], [record(1)]).expectBroken("REC-1")
    }

    @Test func `a geofence event marks only the fix at the event's index`() {
        let fixes = [fix(0), fix(10), fix(20)]
        let events = [event(.enter, at: 1), event(.exit, at: 2)]
        let marked = [record(0), record(10, .walking, .enter), record(20, .walking, .exit)]
        examined(fixes, marked, geofence: events).expectHolds("REC-1")
        examined(fixes, [record(0), record(10), record(20)], geofence: events)
            .expectBroken("REC-1")
        examined(fixes, marked).expectBroken("REC-1")
        examined(
            [fix(0)], [record(0, .walking, .exit)], geofence: [event(.enter, at: 0), event(.exit, at: 0)]
        ).expectHolds("REC-1")
    }

    @Test func `an event with an index beyond the last fix is rejected as index.outOfRange`() {
        let input = Records.Input(device: "", fixes: [fix(0)], geofence: [event(.enter, at: 1)])
        Examination<Records>(input, .rejection(Records.outOfRange())).expectHolds("REC-1")
        Examination<Records>(input, .output(.init(records: [record(0)], sent: [0])))
            .expectBroken("REC-1")
        Examination<Records>(.init(device: "", fixes: [fix(0)]), .rejection(Records.outOfRange()))
            .expectBroken("REC-1")
    }

    @Test(arguments: [
        (TravelMode.walk, Activity.walking), (.bike, .cycling), (.car, .automotive), (.bus, .automotive),
    ])
    func `the record of a trip has the time and the vehicle of the trip, and the place of the trip's fix`(
        vehicle: TravelMode, activity: Activity
    ) {
        let trips = [Records.Trip(t: 5, vehicle: vehicle, fix: fix(3, lat: 7, .running))]
        examined([], [record(5, lat: 7, activity, .ordinary, .manual(vehicle))], trips: trips)
            .expectHolds("REC-1")
        for wrong in [
            record(3, lat: 7, activity, .ordinary, .manual(vehicle)),
            record(5, lat: 7, .running, .ordinary, .manual(vehicle)),
            record(5, lat: 7, activity), record(5, lat: 7, activity, .exit, .manual(vehicle)),
        ] { #expect(examined([], [wrong], trips: trips).accused == ["REC-1"]) }
    }

    @Test func `if records have equal times, automatic records come first`() {
        let trips = [Records.Trip(t: 0, vehicle: .car, fix: fix(0))]
        let (own, entered) = (record(0, .walking, .enter), record(0, .automotive, .ordinary, .manual(.car)))
        examined([fix(0)], [own, entered], geofence: [event(.enter, at: 0)], trips: trips).expectHolds(
            "REC-1")
        examined([fix(0)], [entered, own], geofence: [event(.enter, at: 0)], trips: trips)
            .expectBroken("REC-1")
    }

    // MARK: REC-2

    @Test func `there is a closing record if and only if the program ended`() {
        let end = record(10, .unknown, .ordinary, .closing)
        examined([fix(0)], [record(0), end], closing: fix(10, nil)).expectHolds("REC-2")
        examined([fix(0)], [record(0)], closing: fix(10, nil))
            .expectBroken("REC-2")
        examined([fix(0)], [record(0), end]).expectBroken("REC-2")
        for wrong in [
            record(10, .unknown), record(10, .unknown, .exit, .closing),
            record(10, .walking, .ordinary, .closing),
        ] {
            examined([fix(0)], [record(0), wrong], closing: fix(10, nil))
                .expectBroken("REC-2")
        }
    }

    @Test func `if several records have the same time and userMode, the first record is stored`() {
        let fixes = [fix(0, lat: 1), fix(0, lat: 2)]
        examined(fixes, [record(0, lat: 1)]).expectHolds("REC-2")
        examined(fixes, [record(0, lat: 2)]).expectBroken("REC-2")
        examined(fixes, [record(0, lat: 1), record(0, lat: 2)])
            .expectBroken("REC-2")
    }

    @Test func `records with equal times are duplicates only if they also have the same kind and userMode`() {
        let trips = [Records.Trip(t: 0, vehicle: .car, fix: fix(0))]
        let entered = record(0, .automotive, .ordinary, .manual(.car))
        examined([fix(0)], [record(0), entered], trips: trips).expectHolds("REC-2")
        examined([fix(0)], [record(0)], trips: trips).expectBroken("REC-2")
        let end = record(0, .walking, .ordinary, .closing)
        examined([fix(0)], [record(0), end], closing: fix(0)).expectHolds("REC-2")
        examined([fix(0)], [record(0)], closing: fix(0)).expectBroken("REC-2")
        let twice = [fix(0), fix(0)]
        let events = [event(.enter, at: 0)]
        examined(twice, [record(0, .walking, .enter), record(0)], geofence: events).expectHolds("REC-1")
        examined(twice, [record(0, .walking, .enter)], geofence: events)
            .expectBroken("REC-2")
    }

    @Test func `repeating each fix and trip in the input reveals a program that stores duplicates`() {
        let program = Improvised<Records> { input, readings throws(Rejection) in
            let output = try Records.reference.run(input, readings: readings)
            return input.fixes.count > 1 ? .init(records: output.records + output.records, sent: []) : output
        }
        let input = Records.Input(device: "", fixes: [fix(0)])
        #expect(Relations(input, by: program).contradicted == [.once])
        #expect(Examination(input, by: program).accused == ["REC-2"])
        #expect(Examination(input, by: Records.reference).broken.isEmpty)
    }

    // MARK: REC-3

    @Test func `stored records are sent in order, and each record is sent once`() {
        let fixes = [fix(0), fix(10)]
        for sent in [[0], [], [1, 0], [0, 0, 1], [0, 1, 2]] {
            #expect(
                examined(fixes, [record(0), record(10)], sent: sent).accused == ["REC-3"], "\(sent)")
        }
    }

    @Test(
        arguments: [
            ([], []), ([(0.0, 100.0)], [0, 1]), ([(50, 60)], [0, 1]), ([(0, 10)], [0]),
            ([(0, 10.5)], [0, 1]),
            ([(-5, 0)], []), ([(20, 20)], []), ([(30, 20)], []), ([(20, 30), (0, 1)], [0, 1]),
        ] as [([(Double, Double)], [Int])])
    func `a record is sent if there is a network at the time of the record or later`(
        network: [(Double, Double)], sent: [Int]
    ) {
        let stretches = network.map { Records.Stretch($0.0, $0.1) }
        let (fixes, records) = ([fix(0), fix(10)], [record(0), record(10)])
        examined(fixes, records, sent: sent, network: stretches).expectHolds("REC-3")
        for other in [[], [0], [0, 1]] where other != sent {
            examined(fixes, records, sent: other, network: stretches).expectBroken("REC-3")
        }
    }

    // MARK: FIX-1

    @Test func `an input with a fix or a centre that is not on Earth is rejected`() {
        let off = fix(0, lat: 91)
        for input in [
            Records.Input(device: "", fixes: [off]), .init(device: "", fixes: [], closing: off),
            .init(device: "", fixes: [], trips: [.init(t: 0, vehicle: .bus, fix: off)]),
            .init(
                device: "", fixes: [fix(0)],
                geofence: [.init(.enter, at: 5, t: 0, centre: Coordinate(lat: 0, lon: 181))]),
        ] {
            Examination<Records>(input, .rejection(Fix.invalid())).expectHolds("FIX-1")
            Examination<Records>(input, .output(.init(records: [], sent: [])))
                .expectBroken("FIX-1")
            #expect(Records.reference.outcome(of: input).rejection?.code == "fix.invalid")
        }
        Examination<Records>(.init(device: "", fixes: [fix(0)]), .rejection(Fix.invalid()))
            .expectBroken("FIX-1")
    }

    // MARK: Relations

    @Test func `the properties suffice to reveal wrong records and wrong indices of sent records`() {
        let (trip, place) = (Records.Trip(t: 5, vehicle: .car, fix: fix(5)), Coordinate(lat: 0, lon: 0))
        let input = Records.Input(
            device: "", fixes: [fix(0), fix(0), fix(9)],
            geofence: [.init(.enter, at: 1, t: 0, centre: place)], trips: [trip], closing: fix(20, .cycling),
            network: [Records.Stretch(0, 30)])
        let right = [
            record(0), record(0, .walking, .enter), record(5, .automotive, .ordinary, .manual(.car)),
            record(9), record(20, .cycling, .ordinary, .closing),
        ]
        func contradicted(
            _ place: Int? = nil, _ other: MovementRecord? = nil, sent: [Int] = [0, 1, 2, 3, 4]
        ) -> [Records.Law] {
            var records = right
            if let place, let other { records[place] = other }
            return Relations<Records>(input, .output(.init(records: records, sent: sent))).contradicted
        }
        #expect(contradicted().isEmpty)
        #expect(contradicted(0, record(0, lat: 91)) == [.marks])
        #expect(contradicted(4, record(20, .walking, .ordinary, .closing)) == [.closes])
        #expect(contradicted(1, record(0)) == [.once])
        #expect(contradicted(1, record(9, .walking, .enter)) == [.byTime, .marks])
        #expect(contradicted(3, record(9, .running)) == [.marks])
        #expect(contradicted(2, record(5, .automotive, .ordinary, .manual(.bus))) == [.entered])
        #expect(contradicted(sent: [0, 2]) == [.later])
        let never = Records.Input(device: "", fixes: [fix(0)], network: [Records.Stretch(1, 1)])
        #expect(
            Relations<Records>(never, .output(.init(records: [record(0)], sent: [0]))).contradicted
                == [.later])
    }

    // MARK: Generated inputs

    @Test
    func
        `generated inputs lead to unsent records, records of two kinds with equal times, and both rejection codes`()
    {
        let inputs = GeneratorExamination<Records>().inputs
        let outcomes = inputs.map { Records.reference.outcome(of: $0) }
        for code in ["fix.invalid", "index.outOfRange"] {
            #expect(outcomes.count { $0.rejection?.code == code } >= 5, "\(code)")
        }
        let outputs = zip(inputs, outcomes).compactMap { input, outcome in outcome.output.map { (input, $0) }
        }
        #expect(outputs.count { !$1.sent.isEmpty && $1.sent.count < $1.records.count } >= 30)
        let meet = outputs.count { _, output in
            zip(output.records, output.records.dropFirst()).contains { $0.t == $1.t && $0.kind != $1.kind }
        }
        #expect(meet >= 30, "\(meet)")
        for mode in UserMode.allCases {
            #expect(outputs.count { $1.records.contains { $0.userMode == mode } } >= 50, "\(mode)")
        }
    }

    @Test func `a time that is not finite is refused under FIX-1b`() {
        let input = Records.Input(device: "d", fixes: [fix(.infinity)])
        let demand = Records.demand(input)
        #expect(demand.laws.contains("FIX-1b"))
        #expect(demand.outcome.output == nil)
    }
}
