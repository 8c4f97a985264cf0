import Specification

/// Counts of verdicts, as all reports need them; the verdicts themselves are not kept.
struct CountedVerdicts: Sendable {
    private(set) var tallies: [SubsystemID: RunTally] = [:]
    /// The number of cases that were skipped for each reason.
    private(set) var skips: [String: Int] = [:]
    /// The number of cases that were left out.
    private(set) var leftOut = 0
    /// The catalogue of the cases; nil if there are none.
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
