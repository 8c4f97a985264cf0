import Specification

/// The pairs of mutants of one clause that survive if both laws are broken at once. One breach can hide the other.
public struct PairStrength: Sendable {
    /// The number of pairs of mutants that were tried.
    public let tried: Int
    /// The pairs that no case kills, although each of the two mutants alone is killed by some case.
    public let alive: [[Mutant]]

    /// Tries pairs of killed mutants, and finds the pairs for which no case notices that both laws are broken at once.
    ///
    /// - Parameters:
    ///   - measured: The strength of the cases, with the mutants that they kill.
    ///   - bound: The trials of the cases whose strength was measured.
    ///   - limit: The maximum number of pairs that are tried.
    ///   - seed: The seed for choosing these pairs.
    public init<S>(of measured: Strength, _ bound: BoundCases<S>, limit: Int, seed: UInt64) {
        let clauses = Dictionary(grouping: measured.fates.filter { $0.kills > 0 }) { $0.mutant.law.clause }
        var entropy = Entropy(seed: seed, for: S.id.rawValue, number: 0)
        let pairs = clauses.sorted { $0.key < $1.key }.flatMap { Self.pairs(of: $0.value) }
            .shuffled(using: &entropy).prefix(limit)
        let isAlive = Parallel.map(Array(pairs)) { pair in
            // Cases that kill one of the two mutants usually kill the pair too, so these cases are tried first.
            let likely = pair.flatMap(\.killers).compactMap { bound.places[$0] }
            return !(likely + bound.cases.indices).contains {
                bound.isKilled(pair.map(\.deviation), byCaseAt: $0)
            }
        }
        tried = pairs.count
        alive = zip(pairs, isAlive).filter(\.1).map { $0.0.map(\.mutant) }
    }

    /// Returns all pairs of these mutants in which the two mutants break different laws.
    private static func pairs(of fates: [Strength.Fate]) -> [[Strength.Fate]] {
        fates.indices.flatMap { first in
            fates[(first + 1)...].filter { $0.mutant.law != fates[first].mutant.law }.map {
                [fates[first], $0]
            }
        }
    }
}
