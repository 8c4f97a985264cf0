import Specification

/// The vehicle of a trip that the user enters.
public enum TravelMode: String, CaseIterable, Sendable, Wire {
    case walk, bike, car, bus

    /// The activity of a person who travels with this vehicle.
    public var activity: Activity {
        switch self {
        case .walk: .walking
        case .bike: .cycling
        case .car, .bus: .automotive
        }
    }
}
