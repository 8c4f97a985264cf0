import Catalogue
import Foundation
import JSON
import Specification

/// Distances on the Earth, computed by textbook formulas or by shortcuts. The formulas are haversine on the sphere and
/// Vincenty on the ellipsoid.
struct CarefulEarth {
    /// The method of computing a distance.
    enum Chart {
        case globe
        /// The shortcut that assumes that a degree of longitude is as long as a degree of latitude.
        case plainDegrees
        /// The shortcut that adapts the length of a degree of longitude to the latitude, but treats 180 and -180 as far
        /// apart.
        case flatSheet
        case exchangedCoordinates
    }

    var chart = Chart.globe

    func metres(_ a: Coordinate, _ b: Coordinate, by distance: EarthDistance) -> Double {
        switch chart {
        case .plainDegrees: return 111_195 * hypot(b.lat - a.lat, b.lon - a.lon)
        case .flatSheet:
            // The metres per degree of latitude and per degree of longitude on WGS-84, as handbooks give them.
            let phi = (a.lat + b.lat) / 2 * .pi / 180
            let north = 111_132.95 - 559.85 * cos(2 * phi) + 1.18 * cos(4 * phi)
            let east = 111_412.88 * cos(phi) - 93.5 * cos(3 * phi) + 0.12 * cos(5 * phi)
            return hypot(north * (b.lat - a.lat), east * (b.lon - a.lon))
        case .exchangedCoordinates:
            let (p, q) = (Coordinate(lat: a.lon, lon: a.lat), Coordinate(lat: b.lon, lon: b.lat))
            return CarefulEarth.haversine(p, q)
        case .globe:
            if distance == .haversine { return CarefulEarth.haversine(a, b) }
            return CarefulEarth.vincenty(a, b) ?? CarefulEarth.halfwayRound(a, b)
        }
    }

    private static func haversine(_ a: Coordinate, _ b: Coordinate) -> Double {
        let (phi1, phi2) = (a.lat * .pi / 180, b.lat * .pi / 180)
        let s =
            pow(sin((phi2 - phi1) / 2), 2)
            + cos(phi1) * cos(phi2) * pow(sin((b.lon - a.lon) * .pi / 360), 2)
        return 2 * 6_371_008.8 * atan2(sqrt(s), sqrt(max(0, 1 - s)))
    }

    /// Returns the distance in metres between two places on WGS-84; nil if the iteration does not converge, as for
    /// antipodal places.
    private static func vincenty(_ p: Coordinate, _ q: Coordinate) -> Double? {
        if p.lat == q.lat, p.lon == q.lon { return 0 }
        let (major, f) = (6_378_137.0, 1 / 298.257223563)
        let minor = major * (1 - f)
        let (u1, u2) = (atan((1 - f) * tan(p.lat * .pi / 180)), atan((1 - f) * tan(q.lat * .pi / 180)))
        let wanted = remainder(q.lon - p.lon, 360) * .pi / 180
        var lambda = wanted
        for _ in 0..<60 {
            let across = hypot(
                cos(u2) * sin(lambda), cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda))
            let along = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
            if across == 0 { return along > 0 ? 0 : nil }
            let sigma = atan2(across, along)
            let sine = cos(u1) * cos(u2) * sin(lambda) / across
            let squared = 1 - sine * sine
            let mid = squared < 1e-14 ? 0 : along - 2 * sin(u1) * sin(u2) / squared
            let c = f / 16 * squared * (4 + f * (4 - 3 * squared))
            let next =
                wanted + (1 - c) * f * sine
                * (sigma + c * across * (mid + c * along * (2 * mid * mid - 1)))
            if abs(next) > .pi { return nil }
            if abs(next - lambda) < 1e-13 {
                let k = squared * (major * major / (minor * minor) - 1)
                let a = 1 + k / 16384 * (4096 + k * (-768 + k * (320 - 175 * k)))
                let b = k / 1024 * (256 + k * (-128 + k * (74 - 47 * k)))
                let swing =
                    along * (2 * mid * mid - 1)
                    - b / 6 * mid * (4 * across * across - 3) * (4 * mid * mid - 3)
                return minor * a * (sigma - b * across * (mid + b / 4 * swing))
            }
            lambda = next
        }
        return nil
    }

    /// Returns the length of the shortest path from `a` to `b` through a point 90° away from `a`; Vincenty's formula
    /// converges for both halves.
    private static func halfwayRound(_ a: Coordinate, _ b: Coordinate) -> Double {
        let phi = a.lat * .pi / 180
        func way(_ heading: Double) -> Double {
            let lat = asin(cos(phi) * cos(heading))
            let east = atan2(sin(heading) * cos(phi), -sin(phi) * sin(lat))
            let middle = Coordinate(
                lat: lat * 180 / .pi, lon: remainder(a.lon + east * 180 / .pi, 360))
            guard let there = vincenty(a, middle), let onward = vincenty(middle, b) else { return .infinity }
            return there + onward
        }
        let step = Double.pi / 90
        let best = (0..<180).map { Double($0) * step }.min { way($0) < way($1) } ?? 0
        var (left, right) = (best - step, best + step)
        for _ in 0..<80 {
            let third = (right - left) / 3
            if way(left + third) < way(right - third) { right -= third } else { left += third }
        }
        return way((left + right) / 2)
    }
}
