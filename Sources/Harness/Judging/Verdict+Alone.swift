/// Verdicts on cases of which the others are not at hand.
extension Verdict {
    /// The same verdict with the clauses that explain this failure alone, whatever run it was found in.
    public var alone: Verdict {
        var verdicts = [self]
        Diagnosis.narrow(&verdicts)
        _ = RunDiagnosis.diagnose(&verdicts)
        return verdicts[0]
    }
}
