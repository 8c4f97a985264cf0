import Specification

/// The pairs of mutants of one clause that a corpus kills: of two broken laws, one may hide the other.
public struct PairStrength: Sendable {
    /// The number of pairs that were tried.
    public let tried: Int
    /// The pairs that no case kills.
    public let alive: [[Mutant]]

    /// Tries pairs of mutants, each of which some case kills, until a case kills both together.
    ///
    /// - Parameters:
    ///   - measured: The fates of the mutants.
    ///   - limit: How many pairs are tried; all if there are fewer.
    ///   - seed: Decides which pairs are tried.
    public init<S: Specification>(
        of measured: Strength, _ cases: [GoldenCase], limit: Int, seed: UInt64, _: S.Type
    ) {
        let clauses = Dictionary(grouping: measured.fates.filter { $0.kills > 0 }) { $0.mutant.law.clause }
        var entropy = Entropy(seed: seed, for: S.id.rawValue, number: 0)
        let pairs = clauses.sorted { $0.key < $1.key }.flatMap { Self.pairs(of: $0.value) }
            .shuffled(using: &entropy).prefix(limit)
        let bound = BoundCases<S>(cases)
        let places = Dictionary(uniqueKeysWithValues: zip(cases.map(\.id), cases.indices))
        let isAlive = Parallel.map(Array(pairs)) { pair in
            // The killers of one mutant alone most often kill both.
            let likely = pair.flatMap(\.killers).compactMap { places[$0] }
            return !(likely + Array(cases.indices)).contains {
                bound.isKilled(pair.map(\.deviation), byCaseAt: $0)
            }
        }
        tried = pairs.count
        alive = zip(pairs, isAlive).filter(\.1).map { $0.0.map(\.mutant) }
    }

    /// Returns all pairs of mutants that break different laws.
    private static func pairs(of fates: [Strength.Fate]) -> [[Strength.Fate]] {
        fates.indices.flatMap { first in
            fates[(first + 1)...].filter { $0.mutant.law != fates[first].mutant.law }.map {
                [fates[first], $0]
            }
        }
    }
}
