import Specification

/// The four body values of a report.
public enum BodyValue: String, CaseIterable, Sendable, Wire {
    case temperature, weight, heartRate, glycemia

    /// Returns the argument that belongs to this value.
    func of<Thing>(_ temperature: Thing, _ weight: Thing, _ heartRate: Thing, _ glycemia: Thing) -> Thing {
        switch self {
        case .temperature: temperature
        case .weight: weight
        case .heartRate: heartRate
        case .glycemia: glycemia
        }
    }
}
