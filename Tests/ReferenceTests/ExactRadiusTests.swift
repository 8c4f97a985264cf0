import Catalogue
import Foundation
import Reference
import TestSupport
import Testing

@testable import MobilityReference

/// Tests that the one-pass geofence, which uses bounds of the distance, decides everywhere as the exact distance would.
struct ExactRadiusTests {
    /// The number of random pairs.
    ///
    /// In a release build, the ten million pairs take about twenty seconds.
    private static var count: Int {
        #if DEBUG
            50_000
        #else
            10_000_000
        #endif
    }

    /// Returns a random place, often near a pole, the equator or the date line.
    private func place(_ random: inout Random) -> Coordinate {
        let lat = (random.unit() * 2 - 1) * 90
        let lats = [lat, lat, lat, lat / 1_000, 90 - abs(lat) / 1_000, -90 + abs(lat) / 100_000, 90, 0]
        let lon = (random.unit() * 2 - 1) * 180
        let lons = [lon, lon, lon, 180 - abs(lon) / 1_000, -180 + abs(lon) / 100_000, 180, -180, lon / 1_000]
        return Coordinate(lat: lats[random.below(lats.count)], lon: lons[random.below(lons.count)])
    }

    /// Returns the place on the sphere that is the given number of metres from another place, in the given direction.
    private func moved(_ place: Coordinate, by metres: Double, towards heading: Double) -> Coordinate {
        let (angle, lat) = (metres / Haversine.radius, place.lat * .pi / 180)
        let sine = sin(lat) * cos(angle) + cos(lat) * sin(angle) * cos(heading)
        let turn = atan2(sin(heading) * sin(angle) * cos(lat), cos(angle) - sin(lat) * sine)
        let lon = (place.lon + turn * 180 / .pi).remainder(dividingBy: 360)
        return Coordinate(lat: asin(min(max(sine, -1), 1)) * 180 / .pi, lon: lon)
    }

    @Test(.heavy)
    func
        `for radii from a metre to a hundred kilometres, the bounds never contradict the exact distance`()
    {
        var random = Random(seed: 2_026)
        var undecided = 0
        for _ in 0..<Self.count / 100 {
            let radius = pow(10, random.unit() * 5)
            let distance: EarthDistance = random.below(4) == 0 ? .haversine : .geodesic
            var exact = ExactRadius(radius, by: distance)
            let centre = place(&random)
            exact.prepare(for: centre)
            for _ in 0..<100 {
                // Some distances differ from the radius by a billionth to a tenth of the radius. All other distances
                // are less than three times the radius.
                let share = pow(10, -1 - random.unit() * 8)
                let shares = [1 + share, 1 - share, random.unit() * 3]
                let metres = radius * shares[random.below(shares.count)]
                let other = moved(centre, by: metres, towards: random.unit() * 2 * .pi)
                let truth = distance.metres(other, centre)
                let (isNearer, isFarther) = (exact.isNearer(other, centre), exact.isFarther(other, centre))
                if isNearer != (truth < radius) || isFarther != (truth > radius) {
                    Issue.record(
                        "\(centre) to \(other) is \(truth) m (\(distance)), but misjudged for \(radius) m")
                }
                if exact.bounds.holds(other.lat), exact.bounds.holds(centre.lat) {
                    if exact.bounds.side(other, centre) == .unknown { undecided += 1 }
                    if abs(centre.lat - exact.bounds.middle) <= MetricBounds.core,
                        exact.bounds.areSurelyNearer(other, centre), truth >= radius
                    {
                        Issue.record(
                            "\(centre) to \(other) is \(truth) m, but counts as nearer than \(radius) m")
                    }
                }
            }
        }
        // Most pairs have a distance near the radius. If the bounds never decided, the test would check nothing.
        #expect(undecided < Self.count * 3 / 4)
    }

    @Test
    func
        `areSurelyNearer accepts only places nearer than the radius, even outside the band of latitudes`()
    {
        // Inside a geofence the loop calls only `areSurelyNearer`, even for places whose latitude is outside the band.
        for radius in [1, 100, 100_000, 900_000] as [Double] {
            var exact = ExactRadius(radius, by: .geodesic)
            let centre = Coordinate(lat: 45, lon: 7)
            exact.prepare(for: Coordinate(lat: 45 - MetricBounds.core, lon: 7))
            exact.prepare(for: centre)
            for degrees in stride(from: 0, to: 90 - centre.lat, by: 0.01) {
                let other = Coordinate(lat: centre.lat + degrees, lon: 7)
                if exact.bounds.areSurelyNearer(other, centre) {
                    #expect(EarthDistance.geodesic.metres(other, centre) < radius)
                }
            }
        }
    }

    @Test func `if the radius is 0 or too large for bounds, the exact distance decides`() {
        let (home, away) = (Coordinate(lat: 1, lon: 2), Coordinate(lat: -1, lon: -178.001))
        var none = ExactRadius(0, by: .geodesic)
        let here = (none.isNearer(home, home), none.isFarther(home, home))
        #expect(here == (false, false))
        let isAway = none.isFarther(home, away)
        #expect(isAway)
        var world = ExactRadius(19_990_000, by: .geodesic)
        let isNearer = world.isNearer(home, away)
        #expect(isNearer == (EarthDistance.geodesic.metres(home, away) < 19_990_000))
    }
}
