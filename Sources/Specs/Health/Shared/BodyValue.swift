import Specification

/// The four values of the body that a report has.
public enum BodyValue: String, CaseIterable, Sendable, Wire {
    case temperature, weight, heartRate, glycemia

    /// Returns the one of four things that is this value's.
    func of<Thing>(_ temperature: Thing, _ weight: Thing, _ heartRate: Thing, _ glycemia: Thing) -> Thing {
        switch self {
        case .temperature: temperature
        case .weight: weight
        case .heartRate: heartRate
        case .glycemia: glycemia
        }
    }
}
