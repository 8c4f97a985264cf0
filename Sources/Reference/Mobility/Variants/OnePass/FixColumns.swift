import MobilitySpecs
import SharedSpecs

/// The times and places of fixes, one column for each member, for one pass over many fixes.
public struct FixColumns: Sendable {
    /// Seconds since the epoch.
    public var t: [Double] = []
    /// Degrees north.
    public var lat: [Double] = []
    /// Degrees east, -180 to 180.
    public var lon: [Double] = []

    public init() {}

    /// Makes columns of fixes that are on Earth.
    public init(_ fixes: [Fix]) {
        t = fixes.map(\.t)
        lat = fixes.map(\.lat)
        lon = fixes.map(\.lon)
    }

    public var count: Int { t.count }

    func place(_ index: Int) -> Coordinate { Coordinate(lat: lat[index], lon: lon[index]) }
}
