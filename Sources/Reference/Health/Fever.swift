import HealthSpecs
import JSON
import Specification

/// health.fever, as its clause reads.
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
