import Foundation

/// The great-circle distance between two points on a sphere.
public enum Haversine {
    /// The mean radius of the Earth in metres, (2a + b) / 3 with the semi-axes a and b of WGS-84.
    public static let radius = 6_371_008.8

    /// Returns the length of the great-circle arc between two points on the sphere of mean radius, in metres.
    ///
    /// Latitudes are −90…90 degrees, longitudes any finite number of degrees; anything else gives NaN. The arc is
    /// computed from its haversine and the haversine of 180° minus the arc. Each of the two haversines is a sum of
    /// squares, so tiny and nearly antipodal distances are precise. Swapping the points gives the identical result.
    ///
    /// - Complexity: O(1).
    ///
    /// Clause: mobility, reading `distance` = `haversine`.
    public static func distance(
        latitude1: Double, longitude1: Double, latitude2: Double, longitude2: Double
    ) -> Double {
        guard abs(latitude1) <= 90, abs(latitude2) <= 90, longitude1.isFinite, longitude2.isFinite else {
            return .nan
        }

        let turn = Geodesic.Degrees.difference(from: longitude1, to: longitude2)
        let degrees = abs(turn.degrees)
        let missing = abs((180 - degrees) - (turn.degrees < 0 ? -turn.error : turn.error))
        let cosines =
            Geodesic.Degrees.sineAndCosine(latitude1).cosine
            * Geodesic.Degrees.sineAndCosine(latitude2).cosine

        let haversine = squaredSine(ofHalf: latitude2 - latitude1) + cosines * squaredSine(ofHalf: degrees)
        let complement = squaredSine(ofHalf: latitude1 + latitude2) + cosines * squaredSine(ofHalf: missing)
        return 2 * radius * atan2(haversine.squareRoot(), complement.squareRoot())
    }

    /// sin²(x / 2), the haversine of an angle in degrees.
    private static func squaredSine(ofHalf degrees: Double) -> Double {
        let sine = sin(Geodesic.Degrees.radians(degrees / 2))
        return sine * sine
    }
}
