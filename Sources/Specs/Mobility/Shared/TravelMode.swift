import Specification

/// What a person travels by who tells a trip by hand.
public enum TravelMode: String, CaseIterable, Sendable, Wire {
    case walk, bike, car, bus

    /// How a person moves who travels so.
    public var activity: Activity {
        switch self {
        case .walk: .walking
        case .bike: .cycling
        case .car, .bus: .automotive
        }
    }
}
