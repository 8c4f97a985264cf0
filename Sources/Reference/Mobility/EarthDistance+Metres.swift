import MobilitySpecs
import SharedSpecs

extension EarthDistance {
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
