/// A relation between an outcome, its input and the outcomes of related inputs, with the laws that imply the relation.
///
/// A property is an independent check that does not use the derivation, so it also finds mistakes in the derivation.
public struct Property<Subsystem: Specification>: Sendable {
    /// The laws that imply the property.
    public let laws: [Subsystem.Law]
    /// The clauses of the laws that imply the property.
    public let clauses: Set<ClauseID>
    /// The statement of the property, in one sentence.
    public let sentence: String
    /// Makes the related inputs whose outcomes the property needs; nil if the property needs no related inputs.
    public let probes: (@Sendable (Subsystem.Input, Readings) -> [Subsystem.Input])?
    /// Judges a trial; `notTouched` if the property needs related inputs that were not run.
    public let judge: @Sendable (Trial<Subsystem>) -> Finding

    /// Makes a property.
    ///
    /// - Parameters:
    ///   - sentence: The statement that must hold.
    ///   - laws: The laws that imply the statement.
    ///   - probes: Receives the input and the readings of the trial, and makes the related inputs to run.
    ///   - judge: Judges the trial; not called if the property needs related inputs that were not run.
    public init(
        _ sentence: String, from laws: Subsystem.Law...,
        probes: (@Sendable (Subsystem.Input, Readings) -> [Subsystem.Input])? = nil,
        judge: @escaping @Sendable (Trial<Subsystem>) -> Finding
    ) {
        self.init(sentence, laws: laws, probes: probes, judge: judge)
    }

    /// Makes a property of outputs; the property does not apply if the input was rejected.
    ///
    /// - Parameters:
    ///   - sentence: The statement that must hold.
    ///   - laws: The laws that imply the statement.
    ///   - probes: Receives the input and the readings of the trial, and makes the related inputs to run.
    ///   - judge: Judges the trial and its output; not called if the property needs related inputs that were not run.
    public init(
        _ sentence: String, from laws: Subsystem.Law...,
        probes: (@Sendable (Subsystem.Input, Readings) -> [Subsystem.Input])? = nil,
        judge: @escaping @Sendable (Trial<Subsystem>, Subsystem.Output) -> Finding
    ) {
        self.init(sentence, laws: laws, probes: probes) { trial in
            trial.outcome.output.map { judge(trial, $0) } ?? .notTouched
        }
    }

    /// Makes a property from a list of laws, for functions that receive the laws as an argument.
    public init(
        _ sentence: String, laws: [Subsystem.Law],
        probes: (@Sendable (Subsystem.Input, Readings) -> [Subsystem.Input])? = nil,
        judge: @escaping @Sendable (Trial<Subsystem>) -> Finding
    ) {
        self.laws = laws
        clauses = Set(laws.map(\.id.clause))
        self.sentence = sentence
        self.probes = probes
        self.judge = { trial in probes != nil && trial.probes.isEmpty ? .notTouched : judge(trial) }
    }
}
