import Foundation
import SharedSpecs

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
}
