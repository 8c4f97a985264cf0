import SharedSpecs
import Specification

extension Fever {
    public enum Law: LawName {
        public typealias Subsystem = Fever
        case above, bound, single, rounding
    }

    public static let laws: Laws<Fever> = [
        ("FEV-1a", .above, .source(.healthMonitor, "ReportDetail")):
            "A temperature above 37.5 °C is highlighted (`highlighted` is true).",
        ("FEV-1b", .bound, .decision): """
        A temperature of exactly 37.5 °C is highlighted under the option `shipped` of the reading \
        `health.fever.bound`, but not under the option `above`.
        """,
        ("FEV-1c", .single, .decision):
            "Temperatures are compared as single-precision numbers, so 37.500001 counts as 37.5.",
        ("FEV-1d", .rounding, .shared): .nearestSingle,
    ]

    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let temperature = input.temperature
        let single = law(.rounding, temperature.float, not: Float(temperature.number.double))
        let degrees = law(.single, Double(single), not: temperature.number.double)
        let takesBound = law(.bound, FeverBound.self) == .shipped
        return Output(
            highlighted: takesBound
                ? law.isAtLeast(.above, degrees, Double(bound)) : law.isAbove(.above, degrees, Double(bound)))
    }

    public static let properties: [Property<Fever>] = [
        Property(
            """
            A temperature is rounded to single precision. The rounded temperature is highlighted if it is above the \
            bound, but not if it is below the bound. A rounded temperature that equals the bound is highlighted only \
            under the option `shipped`.
            """,
            from: .above, .bound, .single, .rounding
        ) { trial, output in
            let degrees = trial.input.temperature.float
            let isDue = degrees == bound ? trial.readings[FeverBound.self] == .shipped : degrees > bound
            return output.highlighted == isDue
                ? .holds : .violated("\(degrees) °C is \(output.highlighted ? "" : "not ")highlighted")
        },
        .noRejection(from: .above),
    ]
}
