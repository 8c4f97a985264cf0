import JSON
import Specification
import Specs

/// A way to tell on which side of a radius a place lies.
protocol RadiusComparison: Sendable {
    /// Less than 0 where the two places are nearer than the radius, more where they are farther, else 0.
    func side(_ a: Coordinate, _ b: Coordinate, radius: Double, by distance: Distance) -> Double
}

/// Computes the distance and compares it.
struct PlainComparison: RadiusComparison {
    func side(_ a: Coordinate, _ b: Coordinate, radius: Double, by distance: Distance) -> Double {
        distance.metres(a, b) - radius
    }
}

/// The radius of a geofence and the distance by which it is meant.
struct Ruler {
    let radius: Double
    let distance: Distance
    let comparison: any RadiusComparison

    func isNearer(_ fix: Fix, to centre: Coordinate) -> Bool {
        comparison.side(fix.place, centre, radius: radius, by: distance) < 0
    }

    func isFarther(_ fix: Fix, from centre: Coordinate) -> Bool {
        comparison.side(fix.place, centre, radius: radius, by: distance) > 0
    }
}

extension Distance {
    /// Metres between two places.
    func metres(_ a: Coordinate, _ b: Coordinate) -> Double {
        switch self {
        case .geodesic:
            Geodesic.distance(latitude1: a.lat, longitude1: a.lon, latitude2: b.lat, longitude2: b.lon)
        case .haversine:
            Haversine.distance(latitude1: a.lat, longitude1: a.lon, latitude2: b.lat, longitude2: b.lon)
        }
    }
}
