import Testing

@testable import Specification

/// The judgement of an outcome by the properties of its subsystem alone, without the derivation.
struct Relations<Subsystem: Specification> {
    let findings: [(law: Subsystem.Law, finding: Finding)]

    /// Examines a hand-written outcome by all properties except those that need probes.
    init(_ input: Subsystem.Input, _ outcome: Outcome<Subsystem.Output>, _ readings: Readings = .standard) {
        let trial = Trial<Subsystem>(input: input, outcome: outcome, readings: readings)
        findings = Subsystem.properties.filter { $0.probes == nil }.map {
            ($0.laws[0], $0.judge(trial))
        }
    }

    /// Examines the outcome of an implementation, and runs the probes of properties with this implementation.
    init(
        _ input: Subsystem.Input, by implementation: some Implementation<Subsystem>,
        _ readings: Readings = .standard
    ) {
        let outcome = implementation.outcome(of: input, readings: readings)
        findings = Subsystem.properties.map { property in
            let probes = property.probes?(input, readings) ?? []
            let trial = Trial<Subsystem>(
                input: input, outcome: outcome, readings: readings,
                probes: probes.map { implementation.outcome(of: $0, readings: readings) })
            return (property.laws[0], property.judge(trial))
        }
    }

    /// The first law of each property that the outcome contradicts.
    var contradicted: [Subsystem.Law] { findings.filter { $0.finding.violation != nil }.map(\.law) }
    /// The first law of each property that applies to the outcome, and that the outcome satisfies.
    var kept: [Subsystem.Law] { findings.filter { $0.finding == .holds }.map(\.law) }
}
