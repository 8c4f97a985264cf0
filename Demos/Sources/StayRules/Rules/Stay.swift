import Catalogue

/// A stay that a rule finds in a track: a time that a person spent at one place.
public struct Stay: Equatable, Sendable {
    /// Seconds since the epoch.
    public let arrival: Double
    /// Seconds since the epoch; each rule documents which fix ends its stays.
    public let departure: Double
    public let centre: Coordinate
    /// The index of its first fix.
    public let first: Int
    /// The index of its last fix.
    public let last: Int

    public init(arrival: Double, departure: Double, centre: Coordinate, first: Int, last: Int) {
        self.arrival = arrival
        self.departure = departure
        self.centre = centre
        self.first = first
        self.last = last
    }

    public var duration: Double { departure - arrival }
}
