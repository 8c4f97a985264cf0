import Catalogue
import Specification

/// What every clause of a subsystem says of the reference on an input, its probes run too.
func violations<S: Specification>(
    of implementation: some Implementation<S>, on input: S.Input, readings: Readings = .standard
) -> [String] {
    let outcome = implementation.outcome(of: input, readings: readings)
    let trial = Trial<S>(input: input, outcome: outcome, readings: readings)
    let findings = S.clauses.findings(
        in: trial,
        probes: { clause in
            let probes = S.clauses.check(clause)?.probes?(input, readings) ?? []
            return probes.map { implementation.outcome(of: $0, readings: readings) }
        })
    return findings.compactMap { clause, finding in finding.violation?.sentence(of: clause) }
}
