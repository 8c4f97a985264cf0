import Foundation
import Specification

/// A place on Earth, in degrees on WGS-84.
public struct Coordinate: Record, Equatable {
    public let lat: Double
    public let lon: Double

    public init(lat: Double, lon: Double) {
        self.lat = lat
        self.lon = lon
    }

    public static let form = Form(
        Coordinate.init(lat:lon:),
        Member("lat", { $0.lat }, "Degrees north, WGS-84.").in(.degrees),
        Member("lon", { $0.lon }, "Degrees east on WGS-84, from -180 to 180.").in(.degrees))

    /// Returns the mean latitude and longitude; longitudes are averaged as offsets from the first longitude, each from
    /// -180° to 180°.
    package static func mean(of first: Coordinate, and others: some Collection<Coordinate>) -> Coordinate {
        let count = Double(others.count + 1)
        let north = others.reduce(first.lat) { $0 + $1.lat }
        let east = others.reduce(0) { $0 + remainder($1.lon - first.lon, 360) }
        return Coordinate(lat: north / count, lon: remainder(first.lon + east / count, 360))
    }
}
