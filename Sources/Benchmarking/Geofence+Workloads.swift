import Foundation
import Specs

extension Geofence: Benchmarked {
    public static let unit = "fix"

    public static let workloads: [Workload<Geofence>] =
        [100, 1_000, 10_000].flatMap { count in
            [Platform.ios, .android].flatMap { platform in
                [Distance.geodesic, .haversine].map { distance in
                    Workload(
                        "\(platform.rawValue) rule, \(distance.rawValue), \(count) fixes", size: count, units: count,
                        inputs: [Input(platform: platform, fixes: track(count, seed: 7))],
                        readings: Readings.standard.with(distance))
                }
            }
        }

    /// A day of a phone near Compiègne: stays with a few metres of noise, and ways between them, a fix in 3 minutes.
    private static func track(_ count: Int, seed: UInt64, lat: Double = 49.4179, lon: Double = 2.8261) -> [Fix] {
        var generator = SplitMix(seed: seed)
        var fixes: [Fix] = []
        var place = (lat: lat, lon: lon)
        while fixes.count < count {
            let isStay = Bool.random(using: &generator)
            let heading = Double.random(in: 0..<2 * .pi, using: &generator)
            for _ in 0..<Int.random(in: 4...20, using: &generator) where fixes.count < count {
                let step = isStay ? Double.random(in: 0...0.0003, using: &generator) : 0.004
                let turn = isStay ? Double.random(in: 0..<2 * .pi, using: &generator) : heading
                place = (place.lat + step * cos(turn), place.lon + step * sin(turn))
                fixes.append(Fix(t: Double(fixes.count) * 180, lat: place.lat, lon: place.lon, accuracy: 20))
            }
        }
        return fixes
    }

    public static func agreementInputs(seed: UInt64) -> [Input] {
        var generator = SplitMix(seed: seed)
        return (0..<60).map { index in
            let platform: Platform = index.isMultiple(of: 2) ? .ios : .android
            let lat = ([0, 49.4, -33.9, 80, 0.0005] as [Double]).randomElement(using: &generator) ?? 0
            let lon = ([0, 2.8, 179.999, -70] as [Double]).randomElement(using: &generator) ?? 0
            let fixes = track(80, seed: generator.next(), lat: lat, lon: lon).map { fix in
                let lon = fix.lon > 180 ? fix.lon - 360 : fix.lon
                return Fix(t: fix.t, lat: fix.lat, lon: lon, accuracy: fix.accuracy)
            }
            return Input(platform: platform, fixes: fixes.filter(\.isOnEarth))
        }
    }
}
