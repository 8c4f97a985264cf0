import MobilitySpecs
import SharedSpecs

/// The times and places of many fixes, with one column for each member, for algorithms that make one pass.
public struct FixColumns: Sendable {
    /// Seconds since the epoch.
    public var t: [Double] = []
    /// Degrees north.
    public var lat: [Double] = []
    /// Degrees east, -180 to 180.
    public var lon: [Double] = []

    public init() {}

    /// Makes columns of fixes, all of which must be on Earth.
    public init(_ fixes: [Fix]) {
        t = fixes.map(\.t)
        lat = fixes.map(\.lat)
        lon = fixes.map(\.lon)
    }

    public var count: Int { t.count }

    func place(_ index: Int) -> Coordinate { Coordinate(lat: lat[index], lon: lon[index]) }
}
