import Catalogue
import Specification

/// Returns the violations of a subsystem's laws and properties in the outcomes of an implementation for an input and
/// for its probes.
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
