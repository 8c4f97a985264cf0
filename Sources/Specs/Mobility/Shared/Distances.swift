import SharedSpecs
import Specification

extension EarthDistance {
    static let isOnEllipsoid = Sentence(
        .standard(.wgs84),
        "Distances are measured on the WGS 84 ellipsoid, unless the reading `mobility.distance` is `haversine`."
    )
}

extension Ruling {
    /// Returns a negative number if the distance between two places is less than the radius, 0 if it equals the radius,
    /// and otherwise a positive number.
    ///
    /// If rounding may decide the result, the outcome of the input is left open.
    func side(
        of place: Coordinate, _ other: Coordinate, radius: Double, by distance: EarthDistance
    ) -> Double {
        switch Proximity(of: place, to: other, radius: radius, by: distance) {
        case .nearer: return -1
        case .equal: return 0
        case .farther: return 1
        case .undecided:
            leavesOpen()
            return 0
        }
    }
}

extension Coordinate {
    /// Whether the distance to another place differs from a radius by more than a margin, under all options of
    /// `mobility.distance`.
    func isClear(of radius: Double, around other: Coordinate, margin: Double) -> Bool {
        EarthDistance.allCases.allSatisfy {
            Proximity(of: self, to: other, radius: radius, margin: margin, by: $0) != .undecided
        }
    }
}

extension [Coordinate] {
    /// Whether every distance between two of the places differs from a radius by more than a margin.
    func areClear(of radius: Double, margin: Double) -> Bool {
        indices.allSatisfy { index in
            self[..<index].allSatisfy { self[index].isClear(of: radius, around: $0, margin: margin) }
        }
    }
}
