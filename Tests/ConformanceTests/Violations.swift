import Catalogue
import Specification

/// Runs an implementation on an input and its probes, and returns the violations of the subsystem's laws and
/// properties.
func violations<S: Specification>(
    of implementation: some Implementation<S>, on input: S.Input, readings: Readings = .standard
) -> [String] {
    let outcome = implementation.outcome(of: input, readings: readings)
    let trial = Trial<S>(input: input, outcome: outcome, readings: readings)
    let charges =
        S.isSettled(input) && !S.demand(input, readings).admits(outcome)
        ? ["\(S.charges(trial).map(\.law)): the laws demand another outcome"] : []
    return charges
        + S.properties.compactMap { property in
            let probes = (property.probes?(input, readings) ?? []).map {
                implementation.outcome(of: $0, readings: readings)
            }
            return property.judge(trial.with(probes: probes)).violation
        }
}
