import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import MobilitySpecs

/// Tests of the clauses GEO-4 and GEO-6 of mobility.geofence: leaving a geofence, and the order of events.
struct GeofenceEventClauseTests {
    /// A track that opens a geofence at fix 7 and leaves it at fix 8.
    private let outing = Track([0, 0, 0, 0, 0, 0, 0, 0, 500])
    /// A track with two stays that are half a kilometre apart.
    private let twoStays = Track(Array(repeating: 0, count: 8) + Array(repeating: 500, count: 8))

    // MARK: GEO-4

    @Test func `an exit at the first fix beyond the radius satisfies GEO-4`() {
        outing.examined(outing.enter(7), outing.exit(8, entered: 7)).expectHolds("GEO-4")
    }

    @Test func `an output without an exit breaks GEO-4`() {
        outing.examined(outing.enter(7)).expectBroken("GEO-4")
    }

    @Test func `measuring the distance of the exit from the previous fix, not from the centre, breaks GEO-4`()
    {
        let walk = Track(Array(repeating: 0, count: 8) + [60, 120, 180])
        walk.examined(walk.enter(7)).expectBroken("GEO-4")
        walk.examined(walk.enter(7), walk.exit(9, entered: 7)).expectHolds("GEO-4")
    }

    @Test func `an exit at half the radius breaks GEO-4`() {
        let walk = Track(Array(repeating: 0, count: 8) + [60, 120])
        walk.examined(walk.enter(7), walk.exit(8, entered: 7)).expectBroken("GEO-4")
    }

    @Test func `an exit while the user stays at one place breaks GEO-4`() {
        let long = Track([0, 0, 0, 0, 0, 0, 0, 0, 0])
        long.examined(long.enter(7), long.exit(8, entered: 7)).expectBroken("GEO-4")
    }

    @Test func `an exit event with the user mode of an enter event breaks GEO-4`() {
        outing.examined(outing.enter(7), outing.exit(8, entered: 7, userMode: 9))
            .expectBroken("GEO-4")
    }

    @Test func `an exit event with the time of its enter event breaks GEO-4`() {
        outing.examined(outing.enter(7), outing.exit(8, entered: 7, t: 1260))
            .expectBroken("GEO-4")
    }

    @Test(arguments: [3.0, 1440, 0, nil])
    func `a dwell that is absent, 0, in minutes or counted from the first fix breaks GEO-4`(dwell: Double?) {
        outing.examined(outing.enter(7), outing.exit(8, centre: 7, dwell: dwell))
            .expectBroken("GEO-4")
    }

    @Test func `an enter event with a dwell breaks GEO-4`() {
        outing.examined(outing.enter(7, dwell: 0), outing.exit(8, entered: 7))
            .expectBroken("GEO-4")
    }

    @Test func `an enter event with a dwell, or an exit event without a dwell, contradicts a property`() {
        for events in [
            [outing.enter(7, dwell: 0), outing.exit(8, entered: 7)],
            [outing.enter(7), outing.exit(8, centre: 7, dwell: nil)],
        ] {
            #expect(
                Relations<Geofence>(outing.input, .output(.init(events: events))).contradicted == [.spent])
        }
    }

    @Test func `an exit event whose centre is the place of its own fix breaks GEO-4`() {
        outing.examined(outing.enter(7), outing.exit(8, entered: 7, centre: 8))
            .expectBroken("GEO-4")
    }

    @Test func `not resetting the counter at an exit breaks GEO-4`() {
        let track = Track([0, 0, 0, 0, 0, 0, 0, 0, 500, 500])
        track.examined(track.enter(7), track.exit(8, entered: 7), track.enter(9))
            .expectBroken("GEO-4")
    }

    @Test func `not comparing the next fix with the fix of the exit breaks GEO-4`() {
        let track = Track(Array(repeating: 0, count: 8) + Array(repeating: 500, count: 9))
        track.examined(track.enter(7), track.exit(8, entered: 7), track.enter(16))
            .expectBroken("GEO-4")
        track.examined(track.enter(7), track.exit(8, entered: 7), track.enter(15)).expectHolds("GEO-4")
    }

    @Test func `opening geofences early, both before and after an exit, is reported as a breach of GEO-1`() {
        twoStays.examined(twoStays.enter(6), twoStays.exit(8, entered: 6), twoStays.enter(14))
            .expectBroken("GEO-1")
    }

    @Test func `on Android, not comparing the next fix with the fix of the exit also breaks GEO-4`() {
        let track = Track([0, 0, 0, 0, 0, 500, 500, 500, 500, 500, 500]).on(.android)
        track.examined(track.enter(4, centre: 0), track.exit(5, entered: 4), track.enter(10, centre: 6))
            .expectBroken("GEO-4")
        track.examined(track.enter(4, centre: 0), track.exit(5, entered: 4), track.enter(9, centre: 5))
            .expectHolds("GEO-4")
    }

    @Test func `GEO-4 does not apply if no geofence opens`() {
        Track([0, 200, 400]).examined().expectUntouched("GEO-4")
    }

    // MARK: GEO-6

    @Test func `an exit event before the first enter event breaks GEO-6`() {
        let track = Track([0, 0, 500])
        track.examined(track.exit(2, entered: 0)).expectBroken("GEO-6")
    }

    @Test func `leaving out an exit breaks GEO-4, and contradicts a property`() {
        let events = [twoStays.enter(7), twoStays.enter(15)]
        twoStays.examined(events[0], events[1]).expectBroken("GEO-4")
        #expect(
            Relations<Geofence>(twoStays.input, .output(.init(events: events))).contradicted.contains(
                .alternate))
    }

    @Test func `two events at one fix break GEO-6`() {
        outing.examined(outing.enter(7), outing.exit(7, entered: 7))
            .expectBroken("GEO-6")
    }

    @Test func `an event with an index beyond the last fix breaks GEO-6`() {
        let event = Geofence.Event(kind: .enter, at: 9, t: 1620, centre: outing.place(8), userMode: 9)
        outing.examined(event).expectBroken("GEO-6")
    }

    @Test func `the reference satisfies GEO-6 for a track and for its probes`() {
        outing.examined(by: Geofence.reference).expectHolds("GEO-6")
    }

    @Test func `reporting an enter event only together with its exit event breaks GEO-6`() {
        let cautious = Improvised<Geofence> { input, readings throws(Rejection) in
            let events = try Geofence.reference.run(input, readings: readings).events
            return .init(events: Array(events.prefix(events.count / 2 * 2)))
        }
        outing.examined(by: cautious).expectBroken("GEO-6")
    }

    @Test func `closing an open geofence at the end of the track breaks GEO-6`() {
        let tidy = Improvised<Geofence> { input, readings throws(Rejection) in
            let events = try Geofence.reference.run(input, readings: readings).events
            guard let enter = events.last, enter.kind == .enter, let last = input.fixes.last else {
                return .init(events: events)
            }
            let exit = Geofence.Event(
                kind: .exit, at: input.fixes.count - 1, t: last.t, centre: enter.centre, userMode: 10,
                dwell: last.t - enter.t)
            return .init(events: events + [exit])
        }
        let track = Track([0, 0, 0, 0, 0, 0, 0, 0, 0, 500])
        track.examined(by: tidy).expectBroken("GEO-6")
    }

    @Test func `ignoring all resets except the first contradicts a property`() {
        let hasty = Improvised<Geofence> { input, readings throws(Rejection) in
            let last = input.resets.map { Array($0.prefix(1)) }
            return try Geofence.reference.run(
                .init(platform: input.platform, fixes: input.fixes, resets: last), readings: readings)
        }
        let track = twoStays.reset(before: 3, 9)
        #expect(Relations<Geofence>(track.input, by: hasty).contradicted.contains(.anyOrder))
        #expect(Relations<Geofence>(track.input, by: Geofence.reference).contradicted.isEmpty)
    }

    @Test func `forgetting earlier fixes at midnight breaks GEO-6`() {
        let daily = Improvised<Geofence> { input, readings throws(Rejection) in
            guard let last = input.fixes.last else { return .init(events: []) }
            let midnight = (last.t / 86_400).rounded(.down) * 86_400
            let skipped = input.fixes.prefix { $0.t < midnight }.count
            let today = Geofence.Input(
                platform: input.platform, fixes: Array(input.fixes[skipped...]), parameters: input.parameters)
            let events = try Geofence.reference.run(today, readings: readings).events
            return .init(
                events: events.map { event in
                    .init(
                        kind: event.kind, at: event.at + skipped, t: event.t, centre: event.centre,
                        userMode: event.userMode, dwell: event.dwell)
                })
        }
        let times = (0..<9).map { 82_000 + Double($0) * 180 }
        let evening = Track([0, 0, 0, 0, 0, 0, 0, 0, 500], at: times)
        evening.examined(by: daily).expectBroken("GEO-6")
    }

    @Test func `GEO-6 does not apply to an empty list of fixes`() {
        Track([]).examined(by: Geofence.reference).expectUntouched("GEO-6")
    }
}
