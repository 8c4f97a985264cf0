import Catalogue
import Reference

/// A way to find the places where a person stays in the fixes of a phone.
public protocol StayRule: Sendable {
    /// Its name in tables.
    var name: String { get }

    /// Returns the stays, in order of time.
    ///
    /// - Parameter fixes: In order of time, each on Earth.
    func stays(in fixes: [Fix]) -> [Stay]
}

/// The rules side by side, with figures as similar as their forms allow.
///
/// The source has 100 m and 21 minutes on iOS. The other rules have corresponding figures: 100 m from an anchor, a
/// diameter of twice that, and at least 21 minutes. Android's figures are the source's own.
public enum StayRules {
    /// Metres from an anchor.
    public static let distance = 100.0
    /// Seconds.
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
    /// Returns the metres to another place, on the ellipsoid.
    func metres(to other: Coordinate) -> Double {
        Geodesic.distance(latitude1: lat, longitude1: lon, latitude2: other.lat, longitude2: other.lon)
    }
}
