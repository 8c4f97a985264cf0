import Catalogue

/// A stay that a rule finds in a track: a time that a person spent at one place.
public struct Stay: Equatable, Sendable {
    /// The arrival, in seconds since the epoch.
    public let arrival: Double
    /// The departure, in seconds since the epoch; each rule documents which fix ends its stays.
    public let departure: Double
    public let centre: Coordinate
    /// The index of the first fix of the stay.
    public let first: Int
    /// The index of the last fix of the stay.
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
