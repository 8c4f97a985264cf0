import Catalogue
import JSON
import Reference
import Specification

enum Measure {
    /// Returns the distance between two fixes on the ellipsoid, in metres.
    static func metres(_ a: Fix, _ b: Fix) -> Double {
        Geodesic.distance(latitude1: a.lat, longitude1: a.lon, latitude2: b.lat, longitude2: b.lon)
    }
}
