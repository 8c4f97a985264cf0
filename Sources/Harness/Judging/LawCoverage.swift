import Specification

/// The number of cases that test each law.
///
/// A case tests a law if its derivation uses the law, or if a property that follows from the law applies to the case.
public struct LawCoverage: Sendable {
    /// The number of cases that test each law, by subsystem and law; laws that no case tests are left out.
    public let counts: [SubsystemID: [LawID: Int]]

    /// Counts how many of the given cases, such as those of a corpus, test each law.
    public init(_ cases: [GoldenCase]) {
        let asked = Parallel.map(cases) { golden -> (SubsystemID, Set<LawID>) in
            func laws<S: Specification>(_: S.Type) -> Set<LawID> {
                guard let trial = Trial<S>(golden) else { return [] }
                // A property that needs probes counts only if it belongs to a clause that the case names, since a run
                // sends no other probes.
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

    /// Returns the number of cases of a subsystem that test a law.
    public func count(_ law: LawID, in subsystem: SubsystemID) -> Int { counts[subsystem]?[law] ?? 0 }

    /// Returns the number of cases of all subsystems that test a law.
    public func count(_ law: LawID) -> Int { counts.values.reduce(0) { $0 + ($1[law] ?? 0) } }
}

extension GoldenCorpus {
    /// Returns whether a law that several subsystems share is tested only by cases of other subsystems.
    public func isAskedElsewhere(_ law: LawID, than subsystem: SubsystemID) -> Bool {
        let related = cases.filter { $0.clauses.contains(law.clause) }
        // Most laws belong to only one subsystem; for these, the function returns early, without deriving any outcome.
        guard related.contains(where: { $0.subsystem != subsystem }) else { return false }
        let asked = LawCoverage(related)
        return asked.count(law) > 0 && asked.count(law, in: subsystem) == 0
    }
}
