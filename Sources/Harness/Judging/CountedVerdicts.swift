import Specification

/// The number of verdicts of each kind, and the number of skips for each reason, without the verdicts themselves.
struct CountedVerdicts: Sendable {
    private(set) var tallies: [SubsystemID: RunTally] = [:]
    /// For each reason, the number of cases that were skipped for it.
    private(set) var skips: [String: Int] = [:]
    /// The number of cases that a run left out because it had reached its limit of failures.
    private(set) var leftOut = 0
    /// The catalogue to which the subsystems of the cases belong; nil if there are no cases.
    private(set) var catalogue: Catalogue?

    mutating func add(_ verdicts: [Verdict]) {
        tallies.merge(RunTally.bySubsystem(verdicts)) { $0.adding($1) }
        for verdict in verdicts where verdict.kind == .skip {
            skips[verdict.reason, default: 0] += 1
            if verdict.isLeftOut { leftOut += 1 }
        }
        if catalogue == nil { catalogue = verdicts.first?.golden.catalogue }
    }

    func count(_ kind: Verdict.Kind) -> Int { tallies.values.reduce(0) { $0 + ($1.counts[kind] ?? 0) } }

    var count: Int { Verdict.Kind.allCases.reduce(0) { $0 + count($1) } }
}
