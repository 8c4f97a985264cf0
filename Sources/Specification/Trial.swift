/// The outcome of an implementation for one input, with the readings that are in force.
public struct Trial<Subsystem: Specification>: Sendable {
    /// The input that the implementation was given.
    public let input: Subsystem.Input
    /// The output or rejection that the implementation gave.
    public let outcome: Outcome<Subsystem.Output>
    /// The readings that are in force.
    public let readings: Readings
    /// The outcomes for the related inputs of a property, in the order of its `probes`; empty if they were not run.
    public let probes: [Outcome<Subsystem.Output>]

    /// Makes a trial from an outcome, and from the outcomes for the related inputs of a property if they were run.
    public init(
        input: Subsystem.Input, outcome: Outcome<Subsystem.Output>, readings: Readings = .standard,
        probes: [Outcome<Subsystem.Output>] = []
    ) {
        self.input = input
        self.outcome = outcome
        self.readings = readings
        self.probes = probes
    }

    /// Returns the same trial with the given outcomes for the related inputs of a property.
    public func with(probes: [Outcome<Subsystem.Output>]) -> Trial {
        Trial(input: input, outcome: outcome, readings: readings, probes: probes)
    }
}
