import Foundation
import SharedSpecs

extension Coordinate {
    /// Returns the place at a distance in metres and a direction in radians from north, for use in generators.
    ///
    /// - Parameters:
    ///   - degree: The length in metres of a degree of latitude.
    ///   - narrowest: The smallest value used for the cosine of a latitude, since longitudes have no meaning at a pole.
    func moved(
        metres: Double, towards heading: Double, degree: Double = 111_195, narrowest: Double = 0.001
    ) -> Coordinate {
        let north = lat + metres * cos(heading) / degree
        let east = metres * sin(heading) / (degree * max(narrowest, cos(lat * .pi / 180)))
        return Coordinate(lat: min(90, max(-90, north)), lon: remainder(lon + east, 360))
    }
}
