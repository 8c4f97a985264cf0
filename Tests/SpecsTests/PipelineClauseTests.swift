import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs
@testable import SharedSpecs

/// Tests of the clauses PIP-1, PIP-2 and FIX-1 of mobility.pipeline, with hand-written batches and generated inputs.
struct PipelineClauseTests {
    /// With these parameters, two fixes that are near each other open a geofence.
    private static let figures = Geofence.Parameters(interval: 60, closeFixes: 1)

    private static func fix(
        _ t: Double, lat: Double = 45, accuracy: Double = 10, _ activity: Activity? = .walking
    ) -> SensedFix {
        SensedFix(Fix(t: t, lat: lat, lon: 7, accuracy: accuracy, activity: activity))
    }

    private static func input(
        _ batches: [[SensedFix]], _ vehicle: TravelMode? = nil
    ) -> Pipeline.Input {
        .init(
            platform: .ios, mode: vehicle == nil ? .automatic : .manual, device: "d", batches: batches,
            vehicle: vehicle, parameters: figures)
    }

    /// The batches of a day on which a person arrives, stays and leaves. One of the batches is empty, one comes too
    /// soon, and one is inaccurate.
    private static let day = input([
        [fix(0)], [], [fix(2)], [fix(60, accuracy: 500)], [fix(60)], [fix(120)], [fix(180, lat: 46)],
    ])

    /// The parts of the reference's outcome that a test may change.
    private struct Draft {
        var records: [MovementRecord]
        var events: [Geofence.Event]
        var dropped: [Pipeline.Drop]
        var alerts: [Int]
        var actions: [[PhoneAction]]
    }

    private func changed(
        _ input: Pipeline.Input, _ readings: Readings = .standard, _ change: (inout Draft) -> Void
    ) throws -> Pipeline.Output {
        let right = try Pipeline.reference.run(input, readings: readings)
        var draft = Draft(
            records: right.records, events: right.events, dropped: right.dropped, alerts: right.alerts,
            actions: right.actions)
        change(&draft)
        return Pipeline.Output(
            records: draft.records, events: draft.events, dropped: draft.dropped, alerts: draft.alerts,
            actions: draft.actions)
    }

    private func examined(
        _ input: Pipeline.Input, _ readings: Readings = .standard, _ change: (inout Draft) -> Void = { _ in }
    ) throws -> Examination<Pipeline> {
        Examination(input, .output(try changed(input, readings, change)), readings)
    }

    // MARK: PIP-1

    @Test func `the reference's outcome for one day satisfies PIP-1 and PIP-2`() throws {
        let right = try Pipeline.reference.run(Self.day, readings: .standard)
        #expect(right.dropped.map(\.reason) == [.empty, .tooSoon, .rejected])
        #expect(right.records.map(\.userMode) == [.ordinary, .enter, .ordinary, .exit])
        #expect(right.events.map(\.at) == [1, 3])
        let examined = try examined(Self.day)
        examined.expectHolds("PIP-1")
        examined.expectHolds("PIP-2")
        try self.examined(Self.input([])).expectHolds("PIP-1")
    }

    @Test func `the output has one list of actions for each batch`() throws {
        try examined(Self.day) { $0.actions.removeLast() }
            .expectBroken("PIP-1")
        try examined(Self.day) { $0.actions[1] = [.powerSaving] }
            .expectBroken("PIP-1")
    }

    @Test func `each batch has its actions in the right order, and no timer runs inside a geofence`() throws {
        try examined(Self.day) { $0.actions[0].swapAt(0, 1) }.expectBroken("PIP-1")
        try examined(Self.day) { $0.actions[0][2] = .startTimer(seconds: 180) }
            .expectBroken("PIP-1")
        try examined(Self.day) { $0.actions[5].append(.startTimer(seconds: 60)) }
            .expectBroken("PIP-1")
        try examined(Self.day) { $0.actions[4][1] = .monitorRegion(radius: 100, id: "geofence-2") }
            .expectBroken("PIP-1")
        try examined(Self.day) { $0.actions[6].remove(at: 1) }
            .expectBroken("PIP-1")
    }

    @Test func `a coarse fix that comes too soon is dropped as tooSoon`() throws {
        let input = Self.input([[Self.fix(0)], [Self.fix(2, accuracy: 500)]])
        try examined(input) { $0.dropped[0] = .init(batch: 1, reason: .rejected) }
            .expectBroken("PIP-1")
    }

    @Test func `manual fixes are not debounced, and do not open a geofence`() throws {
        let input = Self.input([[Self.fix(0)], [Self.fix(1)]], .bus)
        try examined(input).expectHolds("PIP-1")
        try examined(input) {
            $0.dropped = [.init(batch: 1, reason: .tooSoon)]
            $0.records.removeLast()
            $0.actions[1] = []
        }.expectBroken("PIP-1")
        try examined(input) {
            $0.events = [
                .init(kind: .enter, at: 1, t: 1, centre: Coordinate(lat: 45, lon: 7), userMode: 9)
            ]
        }.expectBroken("PIP-1")
        try examined(input) { $0.actions[0].removeLast() }.expectBroken("PIP-1")
    }

    // MARK: PIP-2

    @Test func `the reason for dropping a batch comes from the stage that drops the batch`() throws {
        // Reporting the batch that comes too soon as outOfOrder, or the coarse batch as tooSoon, breaks PIP-1.
        for (place, reason, clause) in [
            (0, Pipeline.Reason.tooSoon, "PIP-2"), (1, .empty, "PIP-2"), (1, .outOfOrder, "PIP-1"),
            (2, .tooSoon, "PIP-1"),
        ] {
            try examined(Self.day) {
                $0.dropped[place] = .init(batch: $0.dropped[place].batch, reason: reason)
            }.expectBroken(ClauseID(clause))
        }
        try examined(Self.day) { $0.dropped.append(.init(batch: 9, reason: .empty)) }
            .expectBroken("PIP-2")
        try examined(Self.day) { $0.dropped.removeLast() }.expectBroken("PIP-2")
    }

    @Test func `the reading decides whether fixes within five seconds after a rejected fix are dropped`()
        throws
    {
        let input = Self.input([[Self.fix(0, accuracy: 500)], [Self.fix(2)]])
        let debounced = Readings.standard.with(PipelineLast.debounced)
        let late = try Pipeline.reference.run(input, readings: debounced)
        #expect(late.dropped.map(\.reason) == [.rejected, .tooSoon])
        #expect(Examination<Pipeline>(input, .output(late), debounced).broken.isEmpty)
        Examination<Pipeline>(input, .output(late)).expectBroken("PIP-2")
        let early = try Pipeline.reference.run(input, readings: .standard)
        // A program that breaks PIP-1 by never dropping a fix as tooSoon also gives this outcome.
        Examination<Pipeline>(input, .output(early), debounced).expectBroken("PIP-2")
        let seen = Readings.standard.with(DebounceLast.seen)
        #expect(Examination<Pipeline>(input, .output(late), seen).broken.isEmpty)
        #expect(try Pipeline.reference.run(input, readings: seen).value == late.value)
    }

    @Test func `a dropped fix is not recorded, and every other fix is recorded`() throws {
        try examined(Self.day) { $0.records.append($0.records[0]) }
            .expectBroken("PIP-2")
        try examined(Self.day) { $0.records.remove(at: 2) }
            .expectBroken("PIP-2")
        try examined(Self.day) { $0.records.removeLast() }
            .expectBroken("PIP-2")
    }

    @Test func `events are those of mobility.geofence, and their indices count only accepted fixes`() throws {
        try examined(Self.day) { $0.events.removeLast() }
            .expectBroken("PIP-2")
        let moved = try examined(Self.day) { draft in
            draft.events = draft.events.map {
                .init(
                    kind: $0.kind, at: $0.at + 3, t: $0.t, centre: $0.centre, userMode: $0.userMode,
                    dwell: $0.dwell)
            }
        }
        #expect(moved.accused == ["PIP-2"])
    }

    @Test func `the activity comes from the sensors, otherwise the fix, otherwise the fix's speed`() throws {
        func activity(_ fix: SensedFix) throws -> Activity? {
            try Pipeline.reference.run(Self.input([[fix]]), readings: .standard).records.first?.activity
        }
        let chip = Motion.Coprocessor(available: true, authorized: true, flags: [.running])
        let (brought, silent) = (Self.fix(0).fix, Self.fix(0, nil).fix)
        for (fix, due) in [
            (SensedFix(brought), Activity.walking), (SensedFix(brought, samples: []), .notMoving),
            (SensedFix(brought, coprocessor: chip), .running), (SensedFix(silent), .notMoving),
        ] {
            #expect(try activity(fix) == due)
            let wrong = try examined(Self.input([[fix]])) { draft in
                let record = draft.records[0]
                draft.records = [
                    MovementRecord(t: record.t, lat: record.lat, lon: record.lon, activity: .automotive)
                ]
            }
            wrong.expectBroken("PIP-2")
        }
    }

    @Test func `the user is alerted to coarse manual fixes, and only the first record at each time is kept`()
        throws
    {
        let input = Self.input(
            [[Self.fix(9)], [Self.fix(0, accuracy: 160)], [Self.fix(9, lat: 46)], [Self.fix(3)]], .bike)
        let right = try Pipeline.reference.run(input, readings: .standard)
        #expect(right.alerts == [1])
        #expect(right.records.map(\.t) == [9, 3])
        #expect(right.records.first?.lat == 45)
        try examined(input).expectHolds("PIP-2")
        try examined(input) { $0.alerts = [] }.expectBroken("PIP-2")
        try examined(input) { $0.alerts = [0, 1] }.expectBroken("PIP-2")
        try examined(input) { $0.records.reverse() }.expectBroken("PIP-2")
    }

    @Test func `later batches do not change the output for earlier batches`() {
        let forgetful = Improvised<Pipeline> { input, readings throws(Rejection) in
            let output = try Pipeline.reference.run(input, readings: readings)
            guard input.batches.count < 7 else { return output }
            return Pipeline.Output(
                records: output.records, events: output.events, dropped: output.dropped, alerts: [0],
                actions: output.actions)
        }
        Examination(Self.day, by: forgetful)
            .expectBroken("PIP-2")
        #expect(Examination(Self.day, by: Pipeline.reference).broken.isEmpty)
    }

    // MARK: Properties

    /// Returns the first law of each property that an outcome contradicts, without using the derivation.
    private func contradicted(
        _ input: Pipeline.Input, _ change: (inout Draft) -> Void = { _ in }
    ) throws -> [Pipeline.Law] {
        Relations<Pipeline>(input, .output(try changed(input, .standard, change))).contradicted
    }

    @Test func `an outcome with parts that do not fit together contradicts a property`() throws {
        #expect(try contradicted(Self.day).isEmpty)
        #expect(try contradicted(Self.day) { $0.actions[1] = [.powerSaving] } == [.lists])
        #expect(try contradicted(Self.day) { $0.actions.removeLast() } == [.lists])
        #expect(try contradicted(Self.day) { $0.records.append($0.records[0]) } == [.nothingDropped])
        #expect(try contradicted(Self.day) { $0.records.swapAt(0, 1) } == [.nothingDropped])
    }

    @Test func `an output for earlier batches that depends on later batches contradicts a property`() {
        let forgetful = Improvised<Pipeline> { input, readings throws(Rejection) in
            let output = try Pipeline.reference.run(input, readings: readings)
            return Pipeline.Output(
                records: output.records, events: output.events, dropped: output.dropped,
                alerts: input.batches.count < 7 ? [] : [0], actions: output.actions)
        }
        #expect(Relations<Pipeline>(Self.day, by: forgetful).contradicted == [.pieces, .alerts])
        #expect(Relations<Pipeline>(Self.day, by: Pipeline.reference).contradicted.isEmpty)
    }

    // MARK: The shape, and FIX-1

    @Test func `a vehicle must be given in manual mode, and only in manual mode`() throws {
        for (mode, more, fits) in [
            ("manual", #","vehicle":"bus""#, true), ("automatic", "", true), ("manual", "", false),
            ("automatic", #","vehicle":"bus""#, false),
        ] {
            let text = #"{"platform":"ios","mode":"\#(mode)","device":"","batches":[]\#(more)}"#
            let value = try JSONReader.value(of: text)
            let isRead = (try? Pipeline.Input(value)) != nil
            #expect(isRead == fits, "\(text)")
        }
    }

    @Test func `every fix of a batch must be on Earth, not only the latest fix`() {
        let input = Self.input([[Self.fix(0, lat: 91), Self.fix(5)]])
        Examination<Pipeline>(input, .rejection(Fix.invalid())).expectHolds("FIX-1")
        #expect(Pipeline.reference.outcome(of: input).rejection?.code == "fix.invalid")
        Examination<Pipeline>(Self.day, .rejection(Fix.invalid()))
            .expectBroken("FIX-1")
    }

    // MARK: Generated inputs

    @Test func `generated batches lead to every reason to drop a batch, and to stays that begin and end`() {
        let outcomes = GeneratorExamination<Pipeline>().inputs.map { Pipeline.reference.outcome(of: $0) }
        #expect(outcomes.count { $0.rejection?.code == "fix.invalid" } >= 10)
        let outputs = outcomes.compactMap(\.output)
        for reason in Pipeline.Reason.allCases {
            #expect(outputs.count { $0.dropped.contains { $0.reason == reason } } >= 50, "\(reason)")
        }
        for mode in UserMode.allCases {
            #expect(outputs.count { $0.records.contains { $0.userMode == mode } } >= 50, "\(mode)")
        }
        #expect(outputs.count { !$0.alerts.isEmpty } >= 30)
    }
}
