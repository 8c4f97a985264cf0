/// The outcome of an implementation for one input, under the readings in force.
public struct Trial<Subsystem: Specification>: Sendable {
    /// The input that the implementation was given.
    public let input: Subsystem.Input
    /// The output or rejection that it gave.
    public let outcome: Outcome<Subsystem.Output>
    /// The options in force.
    public let readings: Readings
    /// The outcomes of a property's own further runs, in the order of its probes; empty if none were made.
    public let probes: [Outcome<Subsystem.Output>]

    /// Makes a trial of an outcome, with the outcomes of a property's probes if they were run.
    public init(
        input: Subsystem.Input, outcome: Outcome<Subsystem.Output>, readings: Readings = .standard,
        probes: [Outcome<Subsystem.Output>] = []
    ) {
        self.input = input
        self.outcome = outcome
        self.readings = readings
        self.probes = probes
    }

    /// Returns the same trial with the outcomes of further runs.
    public func with(probes: [Outcome<Subsystem.Output>]) -> Trial {
        Trial(input: input, outcome: outcome, readings: readings, probes: probes)
    }
}
