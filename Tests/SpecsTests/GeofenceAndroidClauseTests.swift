import Catalogue
import JSON
import Specification
import Testing

/// Tests of the clauses GEO-5 and GEO-7 of mobility.geofence: how a geofence opens on Android.
struct GeofenceAndroidClauseTests {
    private let stay = Track([0, 0, 0, 0, 0]).on(.android)
    /// Fixes 0 to 4 do not open a geofence, but fixes 1 to 5 do. Fix 3 is a far fix, so it begins a window under
    /// the option `restart`.
    private let shifting = Track([0, 50, 60, 120, 130, 140, 145, 145]).on(.android)

    private let restart = Readings.standard.with(GeofenceWindow.restart)

    // MARK: GEO-5

    @Test func `opening a geofence at the fifth of five close fixes satisfies GEO-5`() {
        stay.examined(stay.enter(4, centre: 0)).expectHolds("GEO-5")
    }

    @Test func `opening a geofence at the fourth close fix breaks GEO-5`() {
        stay.examined(stay.enter(3, centre: 0))
            .expectBroken("GEO-5")
    }

    @Test func `opening a geofence at fixes that are close only to their neighbours breaks GEO-5`() {
        let walk = Track([0, 60, 120, 180, 240]).on(.android)
        walk.examined(walk.enter(4, centre: 0)).expectBroken("GEO-5")
        walk.examined().expectHolds("GEO-5")
    }

    @Test func `opening a geofence although one of the five fixes is far away breaks GEO-5`() {
        let track = Track([0, 0, 500, 0, 0]).on(.android)
        track.examined(track.enter(4, centre: 0)).expectBroken("GEO-5")
    }

    @Test func `putting the centre at the fifth fix breaks GEO-5`() {
        let drift = Track([0, 10, 20, 30, 40]).on(.android)
        drift.examined(drift.enter(4))
            .expectBroken("GEO-5")
    }

    @Test func `under the option 'sliding', beginning a new window at a far fix breaks GEO-5`() {
        shifting.examined(shifting.enter(7, centre: 3)).expectBroken("GEO-5")
        shifting.examined(shifting.enter(5, centre: 1)).expectHolds("GEO-5")
    }

    @Test func `under the option 'restart', sliding the window past a far fix breaks GEO-5`() {
        shifting.examined(shifting.enter(5, centre: 1), by: restart)
            .expectBroken("GEO-5")
        shifting.examined(shifting.enter(7, centre: 3), by: restart).expectHolds("GEO-5")
    }

    @Test func `applying the iOS rule on Android breaks GEO-5`() {
        let long = Track([0, 0, 0, 0, 0, 0, 0, 0]).on(.android)
        long.examined(long.enter(7)).expectBroken("GEO-5")
    }

    @Test func `an enter event with the user mode of an exit breaks GEO-5`() {
        stay.examined(stay.enter(4, centre: 0, userMode: 10)).expectBroken("GEO-5")
    }

    @Test func `an enter event with the time of the first fix in the window breaks GEO-5`() {
        stay.examined(stay.enter(4, centre: 0, t: 0)).expectBroken("GEO-5")
    }

    @Test func `ignoring the parameter 'window' breaks GEO-5`() {
        let track = stay.with(.init(window: 3))
        track.examined(track.enter(4, centre: 0)).expectBroken("GEO-5")
        track.examined(track.enter(2, centre: 0)).expectHolds("GEO-5")
    }

    @Test func `GEO-5 does not apply to iOS`() {
        let track = stay.on(.ios)
        track.examined().expectUntouched("GEO-5")
    }

    // MARK: GEO-7

    @Test func `waiting for fifteen minutes before opening a geofence breaks GEO-7`() {
        let track = Track([0, 0, 0, 0, 0, 0]).on(.android)
        track.examined(track.enter(5, centre: 0)).expectBroken("GEO-7")
        track.examined(track.enter(4, centre: 0)).expectHolds("GEO-7")
    }

    @Test func `opening a geofence after fifteen minutes but fewer than five fixes breaks GEO-7`() {
        let track = Track([0, 0, 0, 0, 0], every: 300).on(.android)
        track.examined(track.enter(3, centre: 0)).expectBroken("GEO-7")
    }

    @Test func `not opening a geofence at the last fix may break GEO-5 or GEO-7`() {
        #expect(stay.examined().accused == ["GEO-5", "GEO-7"])
    }

    @Test func `GEO-7 applies neither to iOS nor to a single fix`() {
        stay.on(.ios).examined().expectUntouched("GEO-7")
        Track([0]).on(.android).examined().expectUntouched("GEO-7")
    }
}
