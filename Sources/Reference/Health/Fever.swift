import HealthSpecs
import JSON
import Specification

/// An implementation of health.fever that follows its clauses.
public struct FeverReference: Implementation {
    public typealias Subsystem = Fever

    public init() {}

    public func run(_ input: Fever.Input, readings: Readings) throws(Rejection) -> Fever.Output {
        let temperature = input.temperature.float
        switch readings[FeverBound.self] {
        case .above: return Fever.Output(highlighted: temperature > Fever.bound)
        case .shipped: return Fever.Output(highlighted: temperature >= Fever.bound)
        }
    }
}

extension Fever: Referenced {
    public static let reference = FeverReference()
}
