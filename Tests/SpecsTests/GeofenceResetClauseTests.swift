import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs

/// Tests of the clause GEO-8 of mobility.geofence: the state after a reset, on both platforms.
struct GeofenceResetClauseTests {
    private let stay = Track(Array(repeating: 0, count: 12))
    private let outing = Track([0, 0, 0, 0, 0, 0, 0, 0, 500])

    // MARK: Outside

    @Test func `after a reset, a geofence opens at the seventh close fix, whatever preceded the reset`() {
        let track = stay.reset(before: 4)
        track.examined(track.enter(11)).expectHolds("GEO-8")
        track.examined(track.enter(7)).expectBroken("GEO-8")
        track.examined(track.enter(10)).expectBroken("GEO-8")
        track.examined().expectBroken("GEO-8")
    }

    @Test func `after a reset, GEO-1 applies to a run of close fixes far from the fix before the run`() {
        let track = Track([0, 0, 0] + Array(repeating: 500, count: 8)).reset(before: 1)
        track.examined(track.enter(10)).expectHolds("GEO-8")
        track.examined(track.enter(9)).expectBroken("GEO-1")
    }

    @Test func `on Android, the window begins with the fix after the reset`() {
        let track = Track([0, 0, 0, 0, 0, 0, 0]).on(.android).reset(before: 2)
        track.examined(track.enter(6, centre: 2)).expectHolds("GEO-8")
        track.examined(track.enter(4, centre: 0)).expectBroken("GEO-8")
    }

    @Test func `the time of a run is measured from the first fix after the reset`() {
        let track = Track([0, 0, 0, 0], every: 600).reset(before: 1)
        let elapsed = Readings.standard.with(GeofenceClock.elapsed)
        track.examined(by: elapsed).expectHolds("GEO-8")
        track.examined(track.enter(3), by: elapsed).expectBroken("GEO-8")
    }

    // MARK: Inside

    @Test func `a reset closes an open geofence without an exit event`() {
        let track = outing.reset(before: 8)
        track.examined(track.enter(7)).expectHolds("GEO-8")
        track.examined(track.enter(7), track.exit(8, entered: 7))
            .expectBroken("GEO-8")
    }

    @Test func `the first event after a reset has the kind enter`() {
        let track = Track(Array(repeating: 0, count: 16)).reset(before: 8)
        track.examined(track.enter(7), track.enter(15)).expectHolds("GEO-6")
        track.examined(track.enter(7)).expectBroken("GEO-8")
        let whole = Track(Array(repeating: 0, count: 16))
        whole.examined(whole.enter(7), whole.enter(15)).expectBroken("GEO-6")
    }

    @Test func `a geofence that stays open after a reset, so that the next enter is missing, breaks GEO-8`() {
        // Inside the geofence, fixes on opposite sides of the centre are far from each other.
        let track = Track(Array(repeating: 0, count: 8) + [60, -60] + Array(repeating: -60, count: 7))
            .reset(before: 8)
        track.examined(track.enter(7), track.enter(16)).expectHolds("GEO-8")
        track.examined(track.enter(7)).expectBroken("GEO-8")
    }

    // MARK: Any resets

    @Test func `the list of resets may be unsorted, repeat a reset, begin with 0, be empty or be absent`() {
        for resets in [[], [0], [0, 0]] {
            var track = outing
            track.resets = resets
            track.examined(track.enter(7), track.exit(8, entered: 7)).expectHolds("GEO-8")
        }
        outing.examined(outing.enter(7), outing.exit(8, entered: 7)).expectUntouched("GEO-8")
        let track = stay.reset(before: 9, 1, 9)
        track.examined(track.enter(8)).expectHolds("GEO-8")
    }

    @Test func `the fixes after a reset give the same events with and without the fixes before the reset`() {
        let track = Track(Array(repeating: 0, count: 16)).reset(before: 8)
        track.examined(by: Geofence.reference).expectHolds("GEO-8")
        let forgetful = Improvised<Geofence> { input, readings throws(Rejection) in
            try Geofence.reference.run(
                .init(platform: input.platform, fixes: input.fixes, parameters: input.parameters),
                readings: readings)
        }
        track.examined(by: forgetful).expectBroken("GEO-8")
        #expect(Relations<Geofence>(track.input, by: forgetful).contradicted == [.noneBefore, .opens])
    }

    @Test(arguments: ["[-1]", "[0.5]", "[null]", "0"])
    func `resets are malformed unless they are a list of non-negative whole numbers`(resets: String) throws {
        let fixes =
            #"[\#(Array(repeating: #"{"t":0,"lat":0,"lon":0,"accuracy":0}"#, count: 9).joined(separator: ","))]"#
        let value = try JSONReader.value(of: #"{"platform":"ios","fixes":\#(fixes),"resets":\#(resets)}"#)
        #expect(throws: Misfit.self) { try Geofence.Input(value) }
    }
}
