import Catalogue
import JSON
import Specification
import Testing

/// Tests of the clauses GEO-1 to GEO-3 of mobility.geofence, which say how a geofence opens on iOS, and of FIX-1.
struct GeofenceClauseTests {
    /// Eight fixes at one place, seven of which are close to the previous fix.
    private let stay = Track([0, 0, 0, 0, 0, 0, 0, 0])
    /// Eight fixes at one place, ten minutes apart, so that 21 minutes have passed long before the last fix.
    private let slowStay = Track([0, 0, 0, 0, 0, 0, 0, 0], every: 600)
    /// Eight fixes, each of which is ten metres from the previous fix.
    private let drift = Track([0, 10, 20, 30, 40, 50, 60, 70])
    private let elapsed = Readings.standard.with(GeofenceClock.elapsed)

    // MARK: GEO-1

    @Test func `opening a geofence at the seventh close fix satisfies GEO-1`() {
        stay.examined(stay.enter(7)).expectHolds("GEO-1")
    }

    @Test func `opening a geofence at the sixth close fix breaks GEO-1`() {
        stay.examined(stay.enter(6)).expectBroken("GEO-1")
    }

    @Test func `never opening a geofence breaks GEO-1`() {
        stay.examined().expectBroken("GEO-1")
    }

    @Test func `a far fix that does not reset the counter breaks GEO-1`() {
        let track = Track([0, 0, 0, 0, 500, 500, 500, 500, 500])
        track.examined(track.enter(8)).expectBroken("GEO-1")
    }

    @Test func `comparing each fix with the first fix of the run breaks GEO-1`() {
        let walk = Track([0, 60, 120, 180, 240, 300, 360, 420])
        walk.examined().expectBroken("GEO-1")
        walk.examined(walk.enter(7)).expectHolds("GEO-1")
    }

    @Test func `treating a fix at exactly the radius as close breaks GEO-1`() {
        let track = stay.with(.init(radius: 0))
        track.examined(track.enter(7)).expectBroken("GEO-1")
        track.examined().expectHolds("GEO-1")
    }

    @Test func `an enter event with the user mode of an exit breaks GEO-1`() {
        stay.examined(stay.enter(7, userMode: 10)).expectBroken("GEO-1")
    }

    @Test func `an enter event with the time of the first close fix breaks GEO-1`() {
        stay.examined(stay.enter(7, t: 180)).expectBroken("GEO-1")
    }

    @Test func `GEO-1 does not apply to Android`() {
        let track = Track([0, 0, 0, 0, 0]).on(.android)
        track.examined(track.enter(4, centre: 0)).expectUntouched("GEO-1")
    }

    @Test func `fixes whose distance is within a millimetre of the radius may count as close or as far`() {
        let fixes = Track([0, 50, 0, 50]).fixes
        let metres = Measure.metres(fixes[0], fixes[1])
        let track = Track([0, 50, 0, 50]).with(.init(radius: metres, closeFixes: 3))
        #expect(track.examined(track.enter(3)).broken.isEmpty)
        #expect(track.examined().broken.isEmpty)
    }

    // MARK: GEO-2

    @Test func `opening a geofence when enough time has passed breaks GEO-2 under the option 'count'`() {
        slowStay.examined(slowStay.enter(3)).expectBroken("GEO-2")
        slowStay.examined(slowStay.enter(7)).expectHolds("GEO-2")
    }

    @Test func `waiting for enough close fixes breaks GEO-2 under the option 'elapsed'`() {
        slowStay.examined(slowStay.enter(7), by: elapsed)
            .expectBroken("GEO-2")
        slowStay.examined(slowStay.enter(3), by: elapsed).expectHolds("GEO-2")
    }

    @Test func `the properties suffice to reveal a geofence that opens before the required time has passed`()
    {
        func contradicted(_ enter: Int) -> [Geofence.Law] {
            let output = Geofence.Output(events: [slowStay.enter(enter)])
            return Relations<Geofence>(slowStay.input, .output(output), elapsed).contradicted
        }
        #expect(contradicted(3).isEmpty)
        #expect(contradicted(2) == [.seven])
    }

    @Test func `never opening a geofence may break GEO-1 or GEO-2 under the option 'elapsed'`() {
        let examination = Track([0, 0, 0, 0], every: 600).examined(by: elapsed)
        #expect(examination.broken == ["GEO-1", "GEO-2"])
        #expect(examination.certainlyBroken.isEmpty)
    }

    @Test func `counting fixes for one geofence and measuring time for the next one may break GEO-2`() {
        let times = Array(stride(from: 0.0, through: 1440, by: 180)) + (1...7).map { 1440 + Double($0) * 600 }
        let track = Track(Array(repeating: 0, count: 8) + Array(repeating: 500, count: 8), at: times)
        let counted = track.examined(track.enter(7), track.exit(8, entered: 7), track.enter(15), by: elapsed)
        let timed = track.examined(track.enter(7), track.exit(8, entered: 7), track.enter(11))
        for examination in [counted, timed] {
            #expect(examination.accused == ["GEO-2"])
            #expect(examination.certainlyBroken.isEmpty)
        }
    }

    // MARK: GEO-3

    @Test(
        arguments: [(.last, 0, 7), (.first, 7, 0), (.mean, 0, nil), (.mean, 7, nil)]
            as [(GeofenceCentre, Int, Int?)])
    func `a centre that contradicts the option breaks GEO-3`(
        reading: GeofenceCentre, wrong: Int, right: Int?
    ) {
        let readings = Readings.standard.with(reading)
        drift.examined(drift.enter(7, centre: wrong), by: readings).expectBroken("GEO-3")
        if let right { drift.examined(drift.enter(7, centre: right), by: readings).expectHolds("GEO-3") }
    }

    @Test func `a mean without the first fix of the run breaks GEO-3`() {
        func mean(_ fixes: ArraySlice<Fix>) -> Geofence.Event {
            let lat = fixes.map(\.lat).reduce(0, +) / Double(fixes.count)
            return .init(kind: .enter, at: 7, t: 1260, centre: .init(lat: lat, lon: 2.8), userMode: 9)
        }
        let wrong = mean(drift.fixes[1...])
        let right = mean(drift.fixes[0...])
        let readings = Readings.standard.with(GeofenceCentre.mean)
        drift.examined(wrong, by: readings).expectBroken("GEO-3")
        drift.examined(right, by: readings).expectHolds("GEO-3")
    }

    @Test func `averaging longitudes as plain numbers across the antimeridian breaks GEO-3`() {
        let fixes = (0..<8).map { index in
            Fix(
                t: Double(index) * 180, lat: 0, lon: index.isMultiple(of: 2) ? 179.9999 : -179.9999,
                accuracy: 10)
        }
        let examine = { (lon: Double) in
            Examination<Geofence>(
                .init(platform: .ios, fixes: fixes),
                .output(
                    .init(events: [
                        .init(kind: .enter, at: 7, t: 1260, centre: .init(lat: 0, lon: lon), userMode: 9)
                    ])),
                Readings.standard.with(GeofenceCentre.mean))
        }
        examine(0).expectBroken("GEO-3")
        examine(180).expectHolds("GEO-3")
        examine(-179.9999).expectBroken("GEO-3")
    }

    @Test func `GEO-3 does not apply if no geofence opens`() {
        let walk = Track([0, 200, 400])
        walk.examined().expectUntouched("GEO-3")
    }

    // MARK: FIX-1

    @Test(arguments: [
        Fix(t: 0, lat: 90.1, lon: 0, accuracy: 5), Fix(t: 0, lat: 0, lon: -180.1, accuracy: 5),
        Fix(t: .infinity, lat: 0, lon: 0, accuracy: 5), Fix(t: 0, lat: .nan, lon: 0, accuracy: 5),
        Fix(t: 0, lat: 0, lon: 0, accuracy: 5, speed: -.infinity),
    ])
    func `skipping an invalid fix breaks FIX-1`(fix: Fix) {
        let input = Geofence.Input(platform: .ios, fixes: [Fix(t: 0, lat: 90, lon: 180, accuracy: 0), fix])
        Examination<Geofence>(input, .output(.init(events: [])))
            .expectBroken("FIX-1")
        Examination<Geofence>(input, .rejection(Fix.invalid())).expectHolds("FIX-1")
    }

    @Test func `rejecting valid fixes breaks FIX-1`() {
        Examination<Geofence>(stay.input, .rejection(Fix.invalid())).expectBroken("FIX-1")
    }

    @Test func `FIX-1 does not apply to an empty list of fixes`() {
        Track([]).examined().expectUntouched("FIX-1")
    }
}
