import Catalogue

/// The rule by which MovingPandas 0.23.0 finds stops (`TrajectoryStopDetector`).
///
/// A window of fixes grows while the diameter of its places is small enough. At a fix that does not fit, or at the end
/// of the track, the window is a stop if it lasted long enough. Otherwise the oldest fixes leave the window until it
/// spans less than the minimum duration. The stop lasts until the last fix that fits; its centre is the median latitude
/// and longitude.
///
/// The diameter is the diagonal of the rectangle of least area around the places. The rectangle is computed as if a
/// degree of latitude were as long as one of longitude, but its diagonal is measured on the ellipsoid. So the diameter
/// depends on the direction of the rectangle.
public struct BoundedDiameter: StayRule {
    private let diameter: Double
    private let duration: Double

    /// - Parameters:
    ///   - diameter: The limit of the diameter in metres; places whose diameter is exactly this limit do not fit.
    ///   - duration: The minimum duration in seconds.
    public init(diameter: Double, duration: Double) {
        self.diameter = diameter
        self.duration = duration
    }

    public let name = "movingpandas"

    public func stays(in fixes: [Fix]) -> [Stay] {
        var stays: [Stay] = []
        var window = Window(fixes)
        var hadFitted = false
        var latest = -Double.infinity
        // If several fixes have the same time, MovingPandas keeps only the first.
        for index in fixes.indices where fixes[index].t > latest {
            latest = fixes[index].t
            window.append(index)
            if !hadFitted { window.forget(olderThan: duration) }
            let fits = window.fits(diameter)
            if hadFitted, !fits, let stay = stay(window.indices.dropLast(), in: fixes) {
                stays.append(stay)
                window = Window(fixes)
                window.append(index)
            }
            hadFitted = fits
        }
        if hadFitted, let stay = stay(window.indices[...], in: fixes) { stays.append(stay) }
        return stays
    }

    /// Returns the stay that consists of these fixes, or nil if the fixes do not span the minimum duration.
    private func stay(_ indices: ArraySlice<Int>, in fixes: [Fix]) -> Stay? {
        guard let first = indices.first, let last = indices.last,
            fixes[last].t - fixes[first].t >= duration
        else { return nil }
        let centre = Coordinate(
            lat: median(indices.map { fixes[$0].lat }), lon: median(indices.map { fixes[$0].lon }))
        return Stay(
            arrival: fixes[first].t, departure: fixes[last].t, centre: centre, first: first, last: last)
    }

    private func median(_ numbers: [Double]) -> Double {
        let sorted = numbers.sorted()
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    /// The window of fixes, which may become a stop.
    private struct Window {
        private let fixes: [Fix]
        private(set) var indices: [Int] = []
        /// The hull of the window's places except the `fresh` places; nil after places have left the window.
        private var hull: ConvexHull?
        private var fresh: [Coordinate] = []

        init(_ fixes: [Fix]) { self.fixes = fixes }

        mutating func append(_ index: Int) {
            indices.append(index)
            fresh.append(fixes[index].place)
        }

        /// Drops fixes from the front of the window until two are left, or until it spans less than the duration.
        mutating func forget(olderThan duration: Double) {
            guard let last = indices.last else { return }
            var count = 0
            while indices.count - count > 2, fixes[last].t - fixes[indices[count]].t >= duration {
                count += 1
            }
            if count > 0 {
                indices.removeFirst(count)
                hull = nil
            }
        }

        mutating func fits(_ diameter: Double) -> Bool {
            guard indices.count > 1 else { return false }
            let places = hull.map { $0.vertices + fresh } ?? indices.map { fixes[$0].place }
            // Like MovingPandas, check the bounding box first: if its diagonal is too long, the places do not fit.
            guard places.boxDiagonal < diameter * 1.5 else {
                (hull, fresh) = (nil, [])
                return false
            }
            let hull = ConvexHull(of: places)
            (self.hull, fresh) = (hull, [])
            if indices.count == 2 {
                return fixes[indices[0]].place.metres(to: fixes[indices[1]].place) < diameter
            }
            return hull.diagonalOfLeastRectangle < diameter
        }
    }
}
