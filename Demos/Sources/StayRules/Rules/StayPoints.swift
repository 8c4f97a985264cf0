import Catalogue

/// The stay points of Q. Li, Y. Zheng, X. Xie, Y. Chen, W. Liu and W.-Y. Ma, "Mining user similarity based on location
/// history", ACM GIS 2008.
///
/// A stay point is a group of consecutive fixes within a distance of the first, the anchor. It lasts at least the
/// duration, and a fix beyond the distance follows. Its place is the mean of the group, and it lasts from the first fix
/// to the last. The fix beyond the distance is the next anchor. A track that ends inside a group has no stay point
/// there.
///
/// This is the paper's definition. Its listing differs: there the fix beyond the distance counts for the mean and the
/// departure.
public struct StayPoints: StayRule {
    private let distance: Double
    private let duration: Double

    /// - Parameters:
    ///   - distance: Metres from the anchor; a fix at exactly that distance is in the group.
    ///   - duration: The least duration in seconds.
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
    /// Returns the mean latitude and the mean longitude, the latter relative to the first place. So a group across the
    /// antimeridian has its mean near the antimeridian. There is at least one place.
    static func mean(of places: [Coordinate]) -> Coordinate {
        let count = Double(places.count)
        let origin = places[0].lon
        let lat = places.reduce(0) { $0 + $1.lat } / count
        let eastward = places.reduce(0) { $0 + ($1.lon - origin).remainder(dividingBy: 360) } / count
        return Coordinate(lat: lat, lon: (origin + eastward).remainder(dividingBy: 360))
    }
}
