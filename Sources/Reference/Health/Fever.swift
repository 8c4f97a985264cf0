import HealthSpecs
import Specification

extension Fever: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        let temperature = input.temperature.float
        switch readings[FeverBound.self] {
        case .above: return Output(highlighted: temperature > Fever.bound)
        case .shipped: return Output(highlighted: temperature >= Fever.bound)
        }
    }
}
