import Catalogue
import Foundation

/// A point on a city's plan, or the vector from one point to another, in metres east and north.
struct Ground: Equatable, Sendable {
    var east = 0.0
    var north = 0.0

    static func + (a: Ground, b: Ground) -> Ground { Ground(east: a.east + b.east, north: a.north + b.north) }
    static func - (a: Ground, b: Ground) -> Ground { Ground(east: a.east - b.east, north: a.north - b.north) }
    static func * (a: Ground, factor: Double) -> Ground {
        Ground(east: a.east * factor, north: a.north * factor)
    }

    var length: Double { (east * east + north * north).squareRoot() }

    /// Returns the component of another vector in the direction of this vector, in metres.
    func component(of way: Ground) -> Double { (east * way.east + north * way.north) / length }

    /// The place of this point on Earth to 7 decimals, as on phones; the plan's origin is in the middle of Compiègne.
    ///
    /// A metre east is a metre on the ellipsoid everywhere; a metre north is exactly a metre only at the plan's origin.
    var place: Coordinate {
        let origin = Coordinate(lat: 49.4179, lon: 2.8261)
        let lat = origin.lat + north / Ground.metresOfLatitude(at: origin.lat)
        let lon = origin.lon + east / Ground.metresOfLongitude(at: lat)
        return Coordinate(lat: (lat * 1e7).rounded() / 1e7, lon: (lon * 1e7).rounded() / 1e7)
    }

    private static let equatorialRadius = 6_378_137.0
    private static let eccentricitySquared = 0.00669437999014

    /// Returns the length of a degree along a meridian, in metres.
    private static func metresOfLatitude(at lat: Double) -> Double {
        let sine = sin(lat * .pi / 180)
        let bulge = 1 - eccentricitySquared * sine * sine
        return equatorialRadius * (1 - eccentricitySquared) / (bulge * bulge.squareRoot()) * .pi / 180
    }

    /// Returns the length of a degree along a parallel, in metres.
    private static func metresOfLongitude(at lat: Double) -> Double {
        let sine = sin(lat * .pi / 180)
        return equatorialRadius * cos(lat * .pi / 180) / (1 - eccentricitySquared * sine * sine).squareRoot()
            * .pi / 180
    }
}
