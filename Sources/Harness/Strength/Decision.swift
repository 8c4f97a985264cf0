import Specification

/// A condition in a derivation that some input makes true and another makes false.
public struct Decision: Sendable, Comparable {
    /// The law of the condition.
    public let law: LawID
    /// Its place, counted from 1 among the places of the law.
    public let place: Int
    /// Whether the cases find it both true and false.
    public let isMadeByCases: Bool
    /// Whether the generated samples find it both true and false.
    public let isMadeBySamples: Bool

    /// Finds the decisions by the mutants: a true condition can be broken to never hold, and a false one to always hold.
    ///
    /// - Parameters:
    ///   - known: The deviations that the cases reach.
    ///   - sampled: The deviations that the generated samples reach.
    static func all<S: Specification>(
        of mutants: Mutants<S>, known: Set<Deviation>, sampled: Set<Deviation>
    ) -> [Decision] {
        let outcomes = mutants.all.filter {
            $0.mutant.place > 0 && [.never, .always].contains($0.mutant.breakage)
        }
        return Dictionary(grouping: outcomes) { [$0.mutant.law.rawValue, "\($0.mutant.place)"] }.values
            .filter { $0.count == 2 }.map { both in
                Decision(
                    law: both[0].mutant.law, place: both[0].mutant.place,
                    isMadeByCases: both.allSatisfy { known.contains($0.deviation) },
                    isMadeBySamples: both.allSatisfy { sampled.contains($0.deviation) })
            }.sorted()
    }

    public static func < (left: Decision, right: Decision) -> Bool {
        (left.law.clause, left.law, left.place) < (right.law.clause, right.law, right.place)
    }
}
