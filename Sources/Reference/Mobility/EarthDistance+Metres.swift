import SharedSpecs

extension EarthDistance {
    /// Returns the distance between two places in metres, by the formula that this option names.
    func metres(_ a: Coordinate, _ b: Coordinate) -> Double {
        switch self {
        case .geodesic:
            Geodesic.distance(latitude1: a.lat, longitude1: a.lon, latitude2: b.lat, longitude2: b.lon)
        case .haversine:
            Haversine.distance(latitude1: a.lat, longitude1: a.lon, latitude2: b.lat, longitude2: b.lon)
        }
    }
}
