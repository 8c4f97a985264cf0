import Catalogue

/// A part of a person's day: the person stands still, or moves in a straight line at constant speed.
struct Movement: Sendable {
    /// The start, in seconds since the beginning of the day.
    let start: Double
    let end: Double
    let from: Ground
    let to: Ground
    let activity: Activity
    let surroundings: Surroundings

    /// Returns where the person is at a time between the start and the end of the movement.
    func position(at time: Double) -> Ground {
        end > start ? from + (to - from) * ((time - start) / (end - start)) : to
    }
}

/// The surroundings of a phone, which affect the error of its fixes.
enum Surroundings: Sendable {
    case indoors, street, vehicle

    /// The standard deviation, in metres, of a fix's error in each direction (east and north).
    var deviation: Double {
        switch self {
        case .indoors: 18
        case .street: 7
        case .vehicle: 5
        }
    }

    /// The time, in seconds, until about two thirds of an error have faded.
    var memory: Double {
        switch self {
        case .indoors: 240
        case .street: 60
        case .vehicle: 30
        }
    }
}

/// A stay on a generated day; a rule should find it.
public struct KnownStay: Equatable, Sendable {
    /// The time of arrival, in seconds since the epoch.
    public let arrival: Double
    public let departure: Double
    public let place: Coordinate

    public init(arrival: Double, departure: Double, place: Coordinate) {
        self.arrival = arrival
        self.departure = departure
        self.place = place
    }

    public var duration: Double { departure - arrival }
}
