import Catalogue
import Reference

/// A rule that finds the places where a person stays, from the fixes of a phone.
public protocol StayRule: Sendable {
    /// The name of the rule in tables.
    var name: String { get }

    /// Returns the stays in a track, in order of time.
    ///
    /// - Parameter fixes: The fixes of the track, in order of time; each fix is on Earth.
    func stays(in fixes: [Fix]) -> [Stay]
}

/// The rules to compare, with parameters that are as similar as the rules allow.
///
/// The source's rule for iOS uses 100 m and 21 minutes. The other rules have corresponding parameters: 100 m from an
/// anchor, a diameter of 200 m, and at least 21 minutes. The rule for Android uses the parameters of the source.
public enum StayRules {
    /// The distance from an anchor, in metres.
    public static let distance = 100.0
    /// The minimum duration of a stay, in seconds.
    public static let duration = 1_260.0

    public static let all: [any StayRule] = [
        GeofenceRule(.ios),
        GeofenceRule(.android, window: .sliding),
        GeofenceRule(.android, window: .restart),
        StayPoints(distance: distance, duration: duration),
        AnchorWithGaps(distance: distance, duration: duration, gap: 900, includesLast: true),
        BoundedDiameter(diameter: 2 * distance, duration: duration),
    ]
}

extension Coordinate {
    /// Returns the distance to another place on the ellipsoid, in metres.
    func metres(to other: Coordinate) -> Double {
        Geodesic.distance(latitude1: lat, longitude1: lon, latitude2: other.lat, longitude2: other.lon)
    }
}
