import Catalogue
import JSON
import Reference
import Specification
import Testing

/// Tests of those readings of GEO-1, GEO-4 and GEO-5 that other tests leave at their defaults.
struct GeofenceReadingClauseTests {
    /// A first fix, three close fixes, two far fixes (away and back), and four close fixes.
    private let interrupted = Track([0, 0, 0, 0, 500, 0, 0, 0, 0, 0])
    private let outing = Track([0, 0, 0, 0, 0, 0, 0, 0, 500])

    private let keep = Readings.standard.with(GeofenceFar.keep)
    private let arrival = Readings.standard.with(GeofenceDwell.arrival)
    private let fifth = Readings.standard.with(GeofenceAndroidCentre.last)

    // MARK: GEO-1, far

    @Test func `if a far fix does not reset the counter, earlier and later close fixes count together`() {
        interrupted.examined(interrupted.enter(9), by: keep).expectHolds("GEO-1")
        interrupted.examined(by: keep).expectBroken("GEO-1")
        interrupted.examined(interrupted.enter(8), by: keep)
            .expectBroken("GEO-1")
    }

    @Test
    func
        `if a far fix resets the counter, counting earlier and later close fixes together breaks GEO-1`()
    {
        interrupted.examined(interrupted.enter(9)).expectBroken("GEO-1")
    }

    @Test func `a geofence does not open at a far fix, even if the required time has passed`() {
        let track = Track([0, 0, 0, 500], at: [0, 180, 360, 1_300])
        let readings = keep.with(GeofenceClock.elapsed)
        track.examined(by: readings).expectHolds("GEO-1")
        #expect(track.examined(track.enter(3), by: readings).broken.contains("GEO-1"))
    }

    @Test func `if far fixes do not end a run, the mean of the run is computed without the far fixes`() {
        let track = Track([0, 10, 10, 10, 500, 20, 20, 20, 20, 20])
        let readings = keep.with(GeofenceCentre.mean)
        func enter(_ counted: [Int]) -> Geofence.Event {
            let lat = counted.map { track.fixes[$0].lat }.reduce(0, +) / Double(counted.count)
            return .init(
                kind: .enter, at: 9, t: track.fixes[9].t, centre: .init(lat: lat, lon: 2.8), userMode: 9)
        }
        // Fix 4 is far from fix 3, and fix 5 is far from fix 4, so the mean leaves out both.
        track.examined(enter([0, 1, 2, 3, 6, 7, 8, 9]), by: readings).expectHolds("GEO-3")
        track.examined(enter(Array(0...9)), by: readings).expectBroken("GEO-3")
    }

    // MARK: GEO-4, dwell

    @Test func `under the option 'arrival', a dwell on iOS is measured from the start of the run`() {
        outing.examined(outing.enter(7), outing.exit(8, centre: 7, dwell: 1_440), by: arrival)
            .expectHolds("GEO-4")
        outing.examined(outing.enter(7), outing.exit(8, entered: 7), by: arrival)
            .expectBroken("GEO-4")
        outing.examined(outing.enter(7), outing.exit(8, centre: 7, dwell: nil), by: arrival)
            .expectBroken("GEO-4")
    }

    @Test(arguments: GeofenceWindow.allCases)
    func `under the option 'arrival', a dwell on Android is measured from the start of the window`(
        window: GeofenceWindow
    ) {
        let track = Track([500, 0, 0, 0, 0, 0, 500]).on(.android)
        let readings = arrival.with(window)
        track.examined(track.enter(5, centre: 1), track.exit(6, centre: 1, dwell: 900), by: readings)
            .expectHolds("GEO-4")
        track.examined(track.enter(5, centre: 1), track.exit(6, centre: 1, dwell: 1_080), by: readings)
            .expectBroken("GEO-4")
    }

    // MARK: GEO-5, the centre on Android

    @Test func `the reading decides whether the first or the last fix of a window is the centre`() {
        let drift = Track([0, 10, 20, 30, 40]).on(.android)
        drift.examined(drift.enter(4, centre: 4), by: fifth).expectHolds("GEO-5")
        drift.examined(drift.enter(4, centre: 0), by: fifth)
            .expectBroken("GEO-5")
        drift.examined(drift.enter(4, centre: 4)).expectBroken("GEO-5")
    }

    @Test func `if the centre is the fifth fix, an exit depends on the distance from the fifth fix`() {
        let track = Track([0, 0, 0, 0, 80, 140]).on(.android)
        track.examined(track.enter(4), by: fifth).expectHolds("GEO-4")
        track.examined(track.enter(4), track.exit(5, entered: 4), by: fifth)
            .expectBroken("GEO-4")
        track.examined(track.enter(4, centre: 0), track.exit(5, centre: 0, dwell: 180)).expectHolds("GEO-4")
    }

    @Test func `the reading for the centre on Android does not apply to iOS`() {
        outing.examined(outing.enter(7), outing.exit(8, entered: 7), by: fifth).expectHolds("GEO-3")
    }
}
