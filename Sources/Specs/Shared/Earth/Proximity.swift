import Foundation

/// How the distance between two places compares with a radius, to within a millimetre.
///
/// The distance is computed by Vincenty's iteration, not by the reference's method, so that the two methods can
/// be compared.
package enum Proximity {
    case nearer, equal, farther
    /// The distance differs from the radius by no more than the margin.
    case undecided

    package init(
        of a: Coordinate, to b: Coordinate, radius: Double, margin: Double = 0.001, by distance: EarthDistance
    ) {
        guard a != b else {
            self = radius > 0 ? .nearer : .equal
            return
        }
        let sphere = Self.haversine(a, b)
        let isSphere = distance == .haversine
        // The distances on the sphere and on the ellipsoid differ by less than 0.6 %, so most pairs need no iteration.
        let first = Self.decide(sphere, radius, margin: isSphere ? margin : 0.006 * sphere + margin)
        self =
            isSphere || first != .undecided
            ? first : Self.decide(Self.vincenty(a, b) ?? Self.halfwayRound(a, b), radius, margin: margin)
    }

    private static func decide(_ distance: Double, _ radius: Double, margin: Double) -> Proximity {
        if abs(distance - radius) <= margin { return .undecided }
        return distance < radius ? .nearer : .farther
    }

    private static func haversine(_ a: Coordinate, _ b: Coordinate) -> Double {
        let degree = Double.pi / 180
        let northward = sin((b.lat - a.lat) * degree / 2)
        let eastward = sin((b.lon - a.lon) * degree / 2)
        let h = northward * northward + cos(a.lat * degree) * cos(b.lat * degree) * eastward * eastward
        return 2 * 6_371_008.8 * asin(min(1, sqrt(h)))
    }

    /// Returns the distance in metres on WGS-84; nil if the iteration does not converge, as for nearly
    /// antipodal places.
    private static func vincenty(_ p: Coordinate, _ q: Coordinate) -> Double? {
        let degree = Double.pi / 180
        let a = 6_378_137.0
        let f = 1 / 298.257223563
        let b = a * (1 - f)
        let u1 = atan((1 - f) * tan(p.lat * degree))
        let u2 = atan((1 - f) * tan(q.lat * degree))
        let difference = remainder(q.lon - p.lon, 360) * degree
        var lambda = difference
        for _ in 0..<100 {
            let x = cos(u2) * sin(lambda)
            let y = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
            let sinSigma = sqrt(x * x + y * y)
            let cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
            if sinSigma == 0 { return cosSigma > 0 ? 0 : nil }
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cos(u1) * cos(u2) * sin(lambda) / sinSigma
            let cosSquaredAlpha = 1 - sinAlpha * sinAlpha
            let middle = cosSquaredAlpha == 0 ? 0 : cosSigma - 2 * sin(u1) * sin(u2) / cosSquaredAlpha
            let c = f / 16 * cosSquaredAlpha * (4 + f * (4 - 3 * cosSquaredAlpha))
            let bracket = sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle * middle - 1))
            let next = difference + (1 - c) * f * sinAlpha * bracket
            guard abs(next) <= .pi else { return nil }
            if abs(next - lambda) < 1e-12 {
                let u = cosSquaredAlpha * (a * a - b * b) / (b * b)
                let upper = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
                let lower = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
                let third = lower / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)
                let inner = cosSigma * (2 * middle * middle - 1) - third
                let delta = lower * sinSigma * (middle + lower / 4 * inner)
                return b * upper * (sigma - delta)
            }
            lambda = next
        }
        return nil
    }

    /// Returns the distance in metres between almost antipodal places.
    ///
    /// Every path between the two places contains a place that is a quarter of the way around the Earth from `a`. The
    /// function finds the place with the shortest path. Both halves of this path are short enough for Vincenty's
    /// iteration.
    private static func halfwayRound(_ a: Coordinate, _ b: Coordinate) -> Double {
        let phi = a.lat * .pi / 180
        func way(_ heading: Double) -> Double {
            let lat = asin(cos(phi) * cos(heading))
            let east = atan2(sin(heading) * cos(phi), -sin(phi) * sin(lat))
            let middle = Coordinate(lat: lat * 180 / .pi, lon: remainder(a.lon + east * 180 / .pi, 360))
            guard let there = vincenty(a, middle), let onward = vincenty(middle, b) else { return .infinity }
            return there + onward
        }
        let step = Double.pi / 45
        let ways = (0..<90).map { way(Double($0) * step) }
        // The heading of the shortest path may lie between two multiples of `step`. One of the two then has a path that
        // is at most as long as the paths of its two neighbours, so `lowest` contains this multiple.
        let lowest = ways.indices.filter { heading in
            let (next, last): (Double, Double) = (ways[(heading + 1) % 90], ways[(heading + 89) % 90])
            return ways[heading] <= next && ways[heading] <= last
        }
        return lowest.map { (heading: Int) -> Double in
            var (left, right) = (Double(heading - 1) * step, Double(heading + 1) * step)
            for _ in 0..<60 {
                let third = (right - left) / 3
                if way(left + third) < way(right - third) { right -= third } else { left += third }
            }
            return way((left + right) / 2)
        }.min() ?? .infinity
    }
}
