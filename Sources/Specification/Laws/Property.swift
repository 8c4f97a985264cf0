/// A relation between an outcome, its input and the outcomes of related inputs, which cites the laws it follows from.
///
/// It never asks the derivation: it is an independent check, which notices mistakes of the derivation.
public struct Property<Subsystem: Specification>: Sendable {
    /// The laws that it follows from.
    public let laws: [Subsystem.Law]
    /// The clauses of those laws.
    public let clauses: Set<ClauseID>
    /// The statement, in one sentence.
    public let sentence: String
    /// Makes the related inputs to run; nil if it needs none.
    public let probes: (@Sendable (Subsystem.Input, Readings) -> [Subsystem.Input])?
    /// Judges a trial; its probes are empty if they were not run.
    public let judge: @Sendable (Trial<Subsystem>) -> Finding

    /// Makes a property.
    ///
    /// - Parameters:
    ///   - sentence: The statement that must hold.
    ///   - laws: The laws that it follows from.
    ///   - probes: Makes the related inputs to run; they follow from the first input alone.
    ///   - judge: Judges the trial; its probes are empty if they were not run.
    public init(
        _ sentence: String, from laws: Subsystem.Law...,
        probes: (@Sendable (Subsystem.Input, Readings) -> [Subsystem.Input])? = nil,
        judge: @escaping @Sendable (Trial<Subsystem>) -> Finding
    ) {
        self.laws = laws
        clauses = Set(laws.map(\.id.clause))
        self.sentence = sentence
        self.probes = probes
        self.judge = judge
    }
}
