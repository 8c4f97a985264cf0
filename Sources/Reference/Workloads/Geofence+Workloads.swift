import Benchmarking
import Catalogue
import Foundation
import Reference
import Specification

extension Geofence: Benchmarked {
    public static let unit = "fix"
    public static let dimension = "fixes"
    public static let quickSize = 1_000

    /// Journeys of 100 to 10 000 fixes; a phone acquires 480 fixes a day.
    public static let workloads: [Workload<Geofence>] = [100, 1_000, 10_000].flatMap { count in
        let tracks = (0..<max(2, 5_000 / count)).map { Journey.fixes(count, seed: UInt64($0)) }
        return [
            workload("iOS, geodesic", tracks, .ios),
            workload("iOS, haversine", tracks, .ios, by: .haversine),
            workload("Android, geodesic", tracks, .android),
            workload("Android, haversine", tracks, .android, by: .haversine),
        ]
    }

    private static func workload(
        _ kind: String, _ tracks: [[Fix]], _ platform: Platform, by distance: EarthDistance? = nil
    ) -> Workload<Geofence> {
        let size = tracks.first?.count ?? 0
        return Workload(
            kind, size: size, unitsPerInput: size,
            inputs: tracks.map { Input(platform: platform, fixes: $0) },
            readings: distance.map(Readings.standard.with) ?? .standard)
    }

    /// Inputs with distances just below and above radii of up to almost half the Earth's circumference, and inputs with
    /// unusual parameters.
    public static let boundaryInputs: [Input] = {
        let home = Fix(t: 0, lat: 49.4179, lon: 2.8261, accuracy: 20)
        let lost = [Fix(t: 0, lat: 90.5, lon: 0, accuracy: 20), Fix(t: 0, lat: 0, lon: -180.5, accuracy: 20)]
        let odd = [[], [home], [home, home], [Fix](repeating: home, count: 40)] + lost.map { [home, $0] }
        let rules = [
            nil, Parameters(radius: 0), Parameters(closeFixes: 1, window: 2), Parameters(interval: 60),
        ]
        let oddInputs = odd.flatMap { fixes in
            rules.flatMap { rule in
                Platform.allCases.map { Input(platform: $0, fixes: fixes, parameters: rule) }
            }
        }
        let rims = [1, 100, 10_000, 1_000_000, 10_000_000, 19_900_000].flatMap { radius -> [Input] in
            Platform.allCases.map { platform in
                Input(
                    platform: platform, fixes: Journey.rim(radius),
                    parameters: Parameters(radius: radius, closeFixes: 1, window: 2))
            }
        }
        return oddInputs + rims
    }()

    public static func randomInputs(seed: UInt64) -> [Input] {
        var chance = SplitMix(seed: seed)
        return (0..<24).map { index in
            let lat = ([0, 49.4, -33.9, 80, 89.9] as [Double]).randomElement(using: &chance) ?? 0
            let lon = ([0, 2.8, 179.999, -70] as [Double]).randomElement(using: &chance) ?? 0
            let fixes = Journey.fixes(120, seed: chance.next(), from: Coordinate(lat: lat, lon: lon)).map {
                fix in
                // Fixes do not come at exact intervals, so that the options of `GeofenceClock` give different outcomes.
                let late = Double.random(in: -100...100, using: &chance)
                return Fix(t: fix.t + late, lat: fix.lat, lon: fix.lon, accuracy: fix.accuracy)
            }
            return Input(
                platform: index.isMultiple(of: 2) ? .ios : .android, fixes: fixes,
                resets: index % 3 == 0 ? [40, 90] : nil)
        }
    }
}

/// Generates journeys of a phone, which acquires a fix every 3 minutes.
public enum Journey {
    /// Returns the fixes of random stays, from minutes to a night, and of random trips between them, on foot or by car.
    ///
    /// During a stay, most fixes are within 25 m of the place; one fix in 200 is far enough away to leave a geofence.
    public static func fixes(
        _ count: Int, seed: UInt64, from start: Coordinate = Coordinate(lat: 49.4179, lon: 2.8261)
    ) -> [Fix] {
        var chance = SplitMix(seed: seed)
        var places: [Coordinate] = []
        var place = start
        while places.count < count {
            let isNight = Int.random(in: 0..<8, using: &chance) == 0
            for _ in 0..<Int.random(in: isNight ? 120...180 : 3...60, using: &chance) {
                let strays = Int.random(in: 0..<200, using: &chance) == 0
                let noise = Double.random(in: strays ? 150...300 : 0...25, using: &chance)
                places.append(
                    moved(place, by: noise, towards: Double.random(in: 0..<2 * .pi, using: &chance)))
            }
            let step = Double.random(in: 200...2_500, using: &chance)
            let heading = Double.random(in: 0..<2 * .pi, using: &chance)
            for _ in 0..<Int.random(in: 2...12, using: &chance) {
                place = moved(place, by: step, towards: heading)
                places.append(place)
            }
        }
        return fixes(at: places.prefix(count))
    }

    /// Returns a fix at each place, with 3 minutes between them.
    private static func fixes(at places: some Sequence<Coordinate>) -> [Fix] {
        places.enumerated().map { Fix(t: Double($0) * 180, lat: $1.lat, lon: $1.lon, accuracy: 20) }
    }

    /// Returns fixes that alternate between the centres of geofences and places about a radius away. At some of these
    /// places, the sphere and the ellipsoid give different events.
    static func rim(_ radius: Double) -> [Fix] {
        let centres = [
            (0, 0), (49.4, 2.8), (-33.9, 151.2), (0, 180), (66, -179.9995), (89.9, 10), (-90, 0),
        ].map { Coordinate(lat: $0, lon: $1) }
        let shares = [
            0.5, 0.993, 0.994, 0.9965, 0.999, 0.999999, 1, 1.000001, 1.001, 1.0035, 1.006, 1.007, 2,
        ]
        let places = centres.enumerated().flatMap { number, centre in
            shares.enumerated().flatMap { index, share in
                [centre, moved(centre, by: radius * share, towards: Double(index * 3 + number))]
            }
        }
        return fixes(at: places)
    }

    /// Returns the place `metres` away on the sphere, in the direction `heading`, in radians clockwise from north.
    private static func moved(_ place: Coordinate, by metres: Double, towards heading: Double) -> Coordinate {
        let (angle, lat) = (metres / 6_371_008.8, place.lat * .pi / 180)
        let sine = sin(lat) * cos(angle) + cos(lat) * sin(angle) * cos(heading)
        let turn = atan2(sin(heading) * sin(angle) * cos(lat), cos(angle) - sin(lat) * sine)
        let lon = (place.lon + turn * 180 / .pi).remainder(dividingBy: 360)
        return Coordinate(lat: asin(min(max(sine, -1), 1)) * 180 / .pi, lon: lon)
    }
}
