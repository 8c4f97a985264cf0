import SharedSpecs
import Specification

extension Fever: Derived {
    public enum Law: String, LawName {
        case above = "FEV-1a"
        case bound = "FEV-1b"
        case single = "FEV-1c"
        case rounding = "FEV-1d"
    }

    public static let laws: Laws<Fever> = [
        .above: .source(
            "A temperature above 37.5 °C is highlighted.", Source(.healthMonitor, "ReportDetail")),
        .bound: .decision("37.5 °C itself follows the reading health.fever.bound."),
        .single: .decision("Temperatures are compared as numbers of single precision: 37.500001 is 37.5."),
        .rounding: .standard(Single.rounding, .ieee754),
    ]

    public static func derive(
        _ input: Input, _ readings: Readings, by law: Ruling<Law>
    ) throws(Rejection) -> Output {
        let temperature = input.temperature
        let single = law(.rounding, temperature.float, not: Float(temperature.number.double))
        let degrees = law(.single, Double(single), not: temperature.number.double)
        let takesBound = law(.bound, readings[FeverBound.self]) == .shipped
        return Output(
            highlighted: takesBound
                ? law.isAtLeast(.above, degrees, Double(bound)) : law.isAbove(.above, degrees, Double(bound)))
    }
}
