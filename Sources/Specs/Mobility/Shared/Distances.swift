import Foundation
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
    /// The outcome is left open if rounding may decide.
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
    /// Returns the place some metres away in a direction, given in radians from north, for generators.
    ///
    /// - Parameters:
    ///   - degree: The length in metres of a degree of latitude.
    ///   - narrowest: The least cosine of a latitude that is used, since longitudes mean nothing at a pole.
    func moved(
        metres: Double, towards heading: Double, degree: Double = 111_195, narrowest: Double = 0.001
    ) -> Coordinate {
        let north = lat + metres * cos(heading) / degree
        let east = metres * sin(heading) / (degree * max(narrowest, cos(lat * .pi / 180)))
        return Coordinate(lat: min(90, max(-90, north)), lon: remainder(lon + east, 360))
    }

    /// Whether the distance to another place differs from a radius by more than a margin, under all options of
    /// `mobility.distance`.
    func isClear(of radius: Double, around other: Coordinate, margin: Double) -> Bool {
        EarthDistance.allCases.allSatisfy {
            Proximity(of: self, to: other, radius: radius, margin: margin, by: $0) != .undecided
        }
    }
}
