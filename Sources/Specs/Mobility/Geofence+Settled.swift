import Foundation
import JSON
import Specification

extension Geofence {
    /// Whether no place that matters lies within a metre of the radius from another, or from the mean of a run.
    ///
    /// Two exact programs may differ there by rounding alone; only a radius of 0 is sharp. What stands behind the
    /// first fix that is far from a place does not matter to a geofence there.
    public static func isSettled(_ input: Input) -> Bool {
        guard input.fixes.allSatisfy(\.isOnEarth) else { return true }
        let track = SettledTrack(fixes: input.fixes, parameters: input.parameters ?? .standard)
        return input.fixes.indices.allSatisfy { first in
            track.isClear(around: track.place(first), from: first + 1)
                && (input.platform == .android || track.areMeansClear(from: first))
        }
    }
}

/// A track, asked whether its distances leave no doubt.
private struct SettledTrack {
    let fixes: [Fix]
    let parameters: Geofence.Parameters

    func place(_ index: Int) -> (lat: Double, lon: Double) { (fixes[index].lat, fixes[index].lon) }

    /// Whether the fixes from `next` on are clearly near the place or clearly not, up to the first far one.
    func isClear(around place: (lat: Double, lon: Double), from next: Int) -> Bool {
        for index in next..<max(next, fixes.count) {
            let sides = sides(index, place)
            if sides.contains(.undecided) { return false }
            if sides.allSatisfy({ $0 == .farther }) { break }
        }
        return true
    }

    /// Whether those centres are clear that the run from `first` on has by its mean, as either clock opens it.
    func areMeansClear(from first: Int) -> Bool {
        let needed = Double(parameters.closeFixes) * parameters.interval
        var (lat, east) = (fixes[first].lat, 0.0)
        var isTimed = false
        for last in (first + 1)..<max(first + 1, fixes.count) {
            if sides(last, place(last - 1)).allSatisfy({ $0 == .farther }) { break }
            lat += fixes[last].lat
            east += remainder(fixes[last].lon - fixes[first].lon, 360)
            let isDue = fixes[last].t - fixes[first].t >= needed
            if last - first == parameters.closeFixes || isDue && !isTimed {
                let count = Double(last - first + 1)
                let mean = (lat / count, remainder(fixes[first].lon + east / count, 360))
                // At the antimeridian rounding decides between 180 and -180, unless every fix lies just there.
                let isDoubtful = east != 0 && 180 - abs(mean.1) < 1e-6
                if isDoubtful || !isClear(around: mean, from: last + 1) { return false }
            }
            isTimed = isTimed || isDue
            if isTimed, last - first >= parameters.closeFixes { break }
        }
        return true
    }

    private func sides(_ index: Int, _ place: (lat: Double, lon: Double)) -> [Proximity] {
        Distance.allCases.map {
            Proximity(of: self.place(index), to: place, radius: parameters.radius, margin: 1, by: $0)
        }
    }
}
