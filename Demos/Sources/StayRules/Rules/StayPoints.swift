import Catalogue

/// The stay points of Q. Li, Y. Zheng, X. Xie, Y. Chen, W. Liu and W.-Y. Ma, "Mining user similarity based on location
/// history", ACM GIS 2008.
///
/// A group consists of consecutive fixes within `distance` of the first fix, the anchor. The group is a stay point if
/// it lasts at least `duration` and is followed by a fix beyond `distance`. The place of a stay point is the mean of
/// the group, and the stay lasts from the first fix of the group to the last. The first fix beyond `distance` is the
/// next anchor. If a track ends inside a group, this group is not a stay point.
///
/// The rule follows the paper's definition. The paper's listing differs: the mean includes the fix beyond the distance,
/// and the departure is the time of this fix.
public struct StayPoints: StayRule {
    private let distance: Double
    private let duration: Double

    /// - Parameters:
    ///   - distance: The distance from the anchor in metres; a fix at exactly this distance is in the group.
    ///   - duration: The minimum duration in seconds.
    public init(distance: Double, duration: Double) {
        self.distance = distance
        self.duration = duration
    }

    public let name = "li2008"

    public func stays(in fixes: [Fix]) -> [Stay] {
        var stays: [Stay] = []
        var anchor = 0
        for beyond in fixes.indices where fixes[anchor].place.metres(to: fixes[beyond].place) > distance {
            let group = fixes[anchor..<beyond]
            if let last = group.last, last.t - fixes[anchor].t >= duration {
                stays.append(
                    Stay(
                        arrival: fixes[anchor].t, departure: last.t,
                        centre: Coordinate.mean(of: group.map(\.place)),
                        first: anchor, last: beyond - 1))
            }
            anchor = beyond
        }
        return stays
    }
}

extension Coordinate {
    /// Returns the mean of one or more places; each longitude is taken relative to the longitude of the first place.
    static func mean(of places: [Coordinate]) -> Coordinate {
        let count = Double(places.count)
        let origin = places[0].lon
        let lat = places.reduce(0) { $0 + $1.lat } / count
        let eastward = places.reduce(0) { $0 + ($1.lon - origin).remainder(dividingBy: 360) } / count
        return Coordinate(lat: lat, lon: (origin + eastward).remainder(dividingBy: 360))
    }
}
