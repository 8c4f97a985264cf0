import Specification

/// The number of cases for each law: those whose derivation asks the law, and those to which a property of the law
/// applies.
public struct LawCoverage: Sendable {
    /// By subsystem and law, the number of cases; laws without a case are missing.
    public let counts: [SubsystemID: [LawID: Int]]

    /// Counts the cases of a corpus, or some of them.
    public init(_ cases: [GoldenCase]) {
        let asked = Parallel.map(cases) { golden -> (SubsystemID, Set<LawID>) in
            func laws<S: Specification>(_: S.Type) -> Set<LawID> {
                guard let trial = CorpusAudit.trial(golden, S.self) else { return [] }
                // Related inputs are run only for the clauses that the case names.
                let related = S.properties.filter {
                    $0.probes == nil || $0.follows(fromOneOf: golden.clauses)
                }.filter { S.finding(of: $0, trial).isTouched }.flatMap { $0.laws.map(\.id) }
                return S.demand(trial.input, trial.readings).laws.union(related)
            }
            return (golden.subsystem, golden.specification.map { laws($0) } ?? [])
        }
        var counts: [SubsystemID: [LawID: Int]] = [:]
        for (subsystem, laws) in asked {
            for law in laws { counts[subsystem, default: [:]][law, default: 0] += 1 }
        }
        self.counts = counts
    }

    /// Returns how many cases of a subsystem ask a law.
    public func count(_ law: LawID, in subsystem: SubsystemID) -> Int { counts[subsystem]?[law] ?? 0 }

    /// Returns how many cases of all subsystems ask a law.
    public func count(_ law: LawID) -> Int { counts.values.reduce(0) { $0 + ($1[law] ?? 0) } }
}

extension GoldenCorpus {
    /// Returns whether a law of a clause that subsystems share is asked by cases of other subsystems only.
    public func isAskedElsewhere(_ law: LawID, than subsystem: SubsystemID) -> Bool {
        let related = cases.filter { $0.clauses.contains(law.clause) }
        // Most clauses belong to one subsystem, and need no derivation.
        guard related.contains(where: { $0.subsystem != subsystem }) else { return false }
        let asked = LawCoverage(related)
        return asked.count(law) > 0 && asked.count(law, in: subsystem) == 0
    }
}
