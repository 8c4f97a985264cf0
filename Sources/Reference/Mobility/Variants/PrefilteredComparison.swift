import JSON
import Specification
import Specs

/// Decides by the great circle wherever it is clear, and asks for the exact distance only near the radius.
///
/// The ellipsoid's distance differs from the sphere's by less than 0.6 %: the sphere's radius of 6 371 008.8 m lies
/// between the least and the greatest radius of curvature of WGS-84, 6 335 439 m and 6 399 594 m.
struct PrefilteredComparison: RadiusComparison {
    private static let margin = 0.006

    func side(_ a: Coordinate, _ b: Coordinate, radius: Double, by distance: Distance) -> Double {
        let sphere = Distance.haversine.metres(a, b)
        let difference = sphere - radius
        if distance == .haversine || abs(difference) > Self.margin * sphere { return difference }
        return distance.metres(a, b) - radius
    }
}
