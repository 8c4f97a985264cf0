import Catalogue
import JSON
import Reference
import Specification
import Testing

/// Tests of mobility.geofence at special places on the Earth, and with very large parameters.
struct GeofenceGlobeClauseTests {
    /// Examines an output for two fixes on Android; the window is two, so a geofence opens at the second fix if the
    /// fixes are near each other.
    private func opening(
        _ first: Coordinate, _ second: Coordinate, radius: Double, opens: Bool,
        by distance: EarthDistance = .geodesic
    ) -> Examination<Geofence> {
        let fixes = [first, second].enumerated().map {
            Fix(t: Double($0) * 180, lat: $1.lat, lon: $1.lon, accuracy: 10)
        }
        let enter = Geofence.Event(kind: .enter, at: 1, t: 180, centre: first, userMode: 9)
        return Examination(
            .init(platform: .android, fixes: fixes, parameters: .init(radius: radius, window: 2)),
            .output(.init(events: opens ? [enter] : [])), Readings.standard.with(distance))
    }

    /// A place that is 19 936 288.579 m from `antipodes`; Vincenty's iteration does not converge for the two places.
    private let home = Coordinate(lat: 0, lon: 0)
    private let antipodes = Coordinate(lat: 0.5, lon: 179.5)

    // MARK: Nearly antipodal places

    @Test func `almost antipodal places are near each other only if the radius exceeds their distance`() {
        opening(home, antipodes, radius: 19_936_289.6, opens: true).expectHolds("GEO-5")
        let missing = opening(home, antipodes, radius: 19_936_289.6, opens: false)
        #expect(missing.accused == ["GEO-5", "GEO-7"])
        opening(home, antipodes, radius: 19_936_287.6, opens: false).expectHolds("GEO-5")
        opening(home, antipodes, radius: 19_936_287.6, opens: true).expectBroken("GEO-5")
    }

    @Test(arguments: [
        Coordinate(lat: -90, lon: 77), Coordinate(lat: -90, lon: 0), Coordinate(lat: -90, lon: 180),
    ])
    func `the distance from pole to pole is half a meridian, 20 003 931 m`(south: Coordinate) {
        let north = Coordinate(lat: 90, lon: 0)
        opening(north, south, radius: 20_003_933, opens: true).expectHolds("GEO-5")
        opening(north, south, radius: 20_003_930, opens: true).expectBroken("GEO-5")
    }

    @Test func `the distance between opposite places on the equator is half a meridian`() {
        let far = Coordinate(lat: 0, lon: 180)
        opening(home, far, radius: 20_003_933, opens: true).expectHolds("GEO-5")
        opening(home, far, radius: 20_003_930, opens: true).expectBroken("GEO-5")
    }

    // MARK: 180 and -180

    @Test(arguments: EarthDistance.allCases)
    func `the longitudes 180 and -180 denote the same meridian`(distance: EarthDistance) {
        let (east, west) = (Coordinate(lat: 12, lon: 180), Coordinate(lat: 12.000_1, lon: -180))
        opening(east, west, radius: 20, opens: true, by: distance).expectHolds("GEO-5")
        opening(west, east, radius: 5, opens: true, by: distance).expectBroken("GEO-5")
    }

    // MARK: The greatest parameters

    private let greatest = Double.greatestFiniteMagnitude

    @Test func `with the greatest possible radius, every fix is near and there is no exit`() {
        let walk = Track([0, 0, 1e6]).with(.init(radius: greatest, closeFixes: 1))
        walk.examined(walk.enter(1)).expectHolds("GEO-4")
        walk.examined(walk.enter(1), walk.exit(2, entered: 1)).expectBroken("GEO-4")
        walk.examined(by: Geofence.reference).expectHolds("GEO-1")
    }

    @Test func `under the option 'elapsed', no geofence opens with the greatest possible interval`() {
        let stay = Track([0, 0, 0], at: [-1e300, 0, 1e300]).with(.init(interval: greatest, closeFixes: 2))
        let elapsed = Readings.standard.with(GeofenceClock.elapsed)
        Examination<Geofence>(stay.input, .output(.init(events: [])), elapsed).expectHolds("GEO-2")
        stay.examined(stay.enter(2), by: elapsed).expectBroken("GEO-2")
        stay.examined(stay.enter(2)).expectHolds("GEO-1")
    }

    @Test func `an input with the greatest possible radius can be simplified`() {
        let input = Geofence.Input(
            platform: .ios, fixes: [], parameters: .init(radius: greatest, interval: greatest / 3))
        let simpler = Geofence.Input.shape.simpler(than: input.value)
        #expect(simpler.contains { (try? Geofence.Input($0))?.figures.radius == 0 })
    }

    @Test(arguments: ["radius", "interval"])
    func `a parameter beyond the range of doubles is malformed`(name: String) throws {
        func input(_ figure: String) throws -> Value {
            try JSONReader.value(
                of: #"{"platform":"ios","fixes":[],"parameters":{"\#(name)":\#(figure)}}"#)
        }
        #expect(throws: Never.self) { try Geofence.Input(input("1.7976931348623157e308")) }
        #expect(throws: Misfit.self) { try Geofence.Input(input("1e400")) }
    }
}
