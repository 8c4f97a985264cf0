import Specification

/// A condition in a derivation that some inputs make true and other inputs make false.
public struct Decision: Sendable, Comparable {
    /// The law that the condition belongs to.
    public let law: LawID
    /// The place of the condition among the conditions of the law, counted from 1.
    public let place: Int
    /// Whether some case makes the condition true and another case makes it false.
    public let isMadeByCases: Bool
    /// Whether some generated sample makes the condition true and another sample makes it false.
    public let isMadeBySamples: Bool

    /// Finds each condition that one mutant makes always false and another makes always true. An input that makes the
    /// condition true reaches the first of these mutants, and an input that makes it false reaches the second.
    ///
    /// - Parameters:
    ///   - known: The deviations that the cases of the corpus reach.
    ///   - sampled: The deviations that the generated samples reach.
    static func all<S: Specification>(
        of mutants: Mutants<S>, known: Set<Deviation>, sampled: Set<Deviation>
    ) -> [Decision] {
        let outcomes = mutants.all.filter {
            $0.mutant.place > 0 && [.never, .always].contains($0.mutant.breakage)
        }
        return Dictionary(grouping: outcomes, by: \.mutant.law).values
            .flatMap { Dictionary(grouping: $0, by: \.mutant.place).values }
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
