import Catalogue
import JSON
import Specification

extension Fever: Mistaken {
    public static let careful: any Implementation<Fever> = CarefulFever()

    public static let mistakes: [Mistake<Fever>] = [
        Mistake(
            "compares-doubles", "Compares temperatures in double precision, so 37.500001 is above 37.5.",
            breaks: "FEV-1", smallest: #"{"temperature":37.500001}"#,
            run: CarefulFever.but { $0.isSingle = false }),
        Mistake(
            "highlights-the-bound",
            "Highlights a temperature at the bound, although it declares that it does not.",
            breaks: "FEV-1", smallest: #"{"temperature":37.5}"#,
            run: CarefulFever.but { $0.takesBound = true }),
        Mistake(
            "rounds-to-tenths",
            "Rounds the temperature to one decimal place, as displayed, before comparing it with the bound.",
            breaks: "FEV-1", smallest: #"{"temperature":37.51}"#,
            run: CarefulFever.but { $0.roundsToTenths = true }),
    ]
}

/// An implementation of health.fever, written from its laws alone. Each mistake in the gallery changes one variable of
/// this implementation.
public struct CarefulFever: Careful {
    public typealias Subsystem = Fever

    var isSingle = true
    var takesBound = false
    var roundsToTenths = false

    public init() {}

    public func run(_ input: Fever.Input, readings: Readings) throws(Rejection) -> Fever.Output {
        var degrees = isSingle ? Double(input.temperature.float) : input.temperature.number.double
        if roundsToTenths { degrees = (degrees * 10).rounded() / 10 }
        if degrees == 37.5 {
            return Fever.Output(highlighted: takesBound || readings[FeverBound.self] == .shipped)
        }
        return Fever.Output(highlighted: degrees > 37.5)
    }
}
