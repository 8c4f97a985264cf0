import Catalogue
import Foundation

/// The rule by which trackintel 1.4.2 finds staypoints (`generate_staypoints`, method `sliding`).
///
/// The first fix is the anchor. A fix that is at least `distance` from the anchor ends the anchor's group. The group is
/// a stay if at least `duration` has passed since the anchor. The fix that ends a group is the next anchor. A fix more
/// than `gap` seconds after the previous fix also becomes an anchor, but the group before the gap is never a stay. A
/// stay lasts until the time of the fix that ends its group, but does not include this fix.
///
/// The rule copies two peculiarities of trackintel: distances follow the spherical law of cosines with R = 6371 km, and
/// each place counts only once in the centre, however often it occurs.
public struct AnchorWithGaps: StayRule {
    private let distance: Double
    private let duration: Double
    private let gap: Double
    private let includesLast: Bool

    /// - Parameters:
    ///   - distance: The distance from the anchor in metres; a fix at exactly this distance is outside the group.
    ///   - duration: The minimum duration in seconds.
    ///   - gap: The longest gap between two fixes of a stay, in seconds; after a longer gap, the anchor is dropped.
    ///   - includesLast: Whether the last group of the track is a stay if it lasts long enough.
    public init(distance: Double, duration: Double, gap: Double, includesLast: Bool) {
        self.distance = distance
        self.duration = duration
        self.gap = gap
        self.includesLast = includesLast
    }

    public let name = "trackintel"

    public func stays(in fixes: [Fix]) -> [Stay] {
        var stays: [Stay] = []
        var anchor = 0
        for index in fixes.indices.dropFirst() {
            if fixes[index].t - fixes[index - 1].t > gap {
                anchor = index
            } else if Self.metres(fixes[anchor].place, fixes[index].place) >= distance {
                if fixes[index].t - fixes[anchor].t >= duration {
                    stays.append(stay(anchor...index - 1, until: fixes[index].t, in: fixes))
                }
                anchor = index
            }
        }
        if includesLast, let last = fixes.last, last.t - fixes[anchor].t >= duration {
            stays.append(stay(anchor...fixes.count - 1, until: last.t, in: fixes))
        }
        return stays
    }

    private func stay(_ group: ClosedRange<Int>, until departure: Double, in fixes: [Fix]) -> Stay {
        Stay(
            arrival: fixes[group.lowerBound].t, departure: departure,
            centre: Self.centre(of: fixes[group].map(\.place)), first: group.lowerBound,
            last: group.upperBound)
    }

    /// Returns the centre of places: the mean latitude, and the circular mean of the longitudes; equal places count
    /// once.
    private static func centre(of places: [Coordinate]) -> Coordinate {
        var seen: Set<[Double]> = []
        let places = places.filter { seen.insert([$0.lat, $0.lon]).inserted }
        let count = Double(places.count)
        let sine = places.reduce(0) { $0 + sin(radians($1.lon)) } / count
        let cosine = places.reduce(0) { $0 + cos(radians($1.lon)) } / count
        return Coordinate(
            lat: places.reduce(0) { $0 + $1.lat } / count, lon: atan2(sine, cosine) * (180 / .pi))
    }

    /// Returns the great-circle distance by the law of cosines, in trackintel's order of operations. At a distance of
    /// 25 cm, the result is precise to only 1 or 2 cm; at 100 m, the result is off by up to 0.1 mm.
    static func metres(_ a: Coordinate, _ b: Coordinate) -> Double {
        let (lat1, lat2) = (radians(a.lat), radians(b.lat))
        let (cosine1, cosine2) = (cos(lat1), cos(lat2))
        let east = cos(radians(a.lon) - radians(b.lon))
        return 6_371_000 * acos(cos(lat1 - lat2) - cosine1 * cosine2 * (1 - east))
    }

    private static func radians(_ degrees: Double) -> Double { degrees * (.pi / 180) }
}
