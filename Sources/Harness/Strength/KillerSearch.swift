import JSON
import Specification

/// An input that distinguishes a mutant from the specification.
public struct Killer: Sendable {
    /// The sample with the smallest input that was found to distinguish the mutant.
    public let sample: Sample
    /// The outcome that the laws demand for this input.
    public let demanded: Value
}

/// The result of a search for inputs that distinguish mutants from the specification.
public struct FoundKillers: Sendable {
    /// The mutants that no case kills, in the order of the laws; `killer` is nil if no input was found that kills the
    /// mutant.
    public let alive: [(mutant: Mutant, killer: Killer?)]
    /// The inputs that were found to distinguish mutants from the specification; each key is a mutant's deviation.
    public let killers: [Deviation: Killer]
    /// The number of inputs that were tried for the mutants that no input distinguishes from the specification.
    public let tried: Int
    /// The mutants that no case of the corpus reaches, although some input of the search reaches them.
    public let unreached: [(mutant: Mutant, deviation: Deviation)]
    /// The conditions in the derivation that some inputs make true and others false.
    public let decisions: [Decision]
}

/// Looks for inputs that distinguish mutants from the specification; a mutant breaks one law in one way.
///
/// It first tries generated inputs and changed inputs of cases. Then it changes inputs whose derivations ask the law of
/// a surviving mutant. It simplifies each input that it finds.
public struct KillerSearch<S: Specification>: Sendable {
    private let donors: [Value]
    private let seed: UInt64
    private let reference: (any Implementation<S>)?

    /// Prepares a search for one subsystem.
    ///
    /// - Parameters:
    ///   - bound: The cases of the corpus; further inputs are made by changing the inputs of these cases.
    ///   - seed: The seed used to make all inputs.
    ///   - reference: An implementation that must agree with the laws on each input found; nil if there is none.
    public init(_ bound: BoundCases<S>, seed: UInt64, reference: (any Implementation<S>)? = nil) {
        donors = bound.cases.map(\.input)
        self.seed = seed
        self.reference = reference
    }

    /// Looks for inputs that kill the mutants that the corpus does not kill or does not reach.
    ///
    /// - Parameters:
    ///   - measured: The strength of the cases of the corpus, with the mutants that these cases reach.
    ///   - budget: The number of inputs to try first; the search then tries at most as many further inputs for the
    ///     surviving mutants.
    ///   - laws: The laws whose mutants the search tries to kill; if empty, all laws.
    public func search(besides measured: Strength, budget: Int, laws: Set<LawID> = []) -> FoundKillers {
        let general = reaching((0..<budget).map { sample($0, from: donors) }, laws)
        let known = Set(measured.fates.map(\.deviation))
        var mutants = Mutants<S>()
        mutants.add(Array(known) + general.flatMap(\.deviations))
        let unreached = mutants.all.filter { !known.contains($0.deviation) }
        let alive = measured.alive.map { ($0.mutant, $0.deviation) } + unreached
        var open = Set(alive.map(\.1))
        var killers: [Deviation: Killer] = [:]
        func kill(_ samples: [Reaching]) {
            for (sample, deviations) in samples where !open.isEmpty {
                for deviation in deviations where open.contains(deviation) {
                    guard let killer = killer(sample, of: deviation) else { continue }
                    open.remove(deviation)
                    killers[deviation] = smallest(from: killer, for: deviation)
                }
            }
        }
        kill(general)
        let near = near(open, measured, general)
        let aimed = near.isEmpty ? [] : (budget..<2 * budget).map { sample($0, from: near) }
        kill(reaching(aimed, Set(open.map(\.law))))
        let sampled = general.filter { isGenerated($0.sample.number) }.flatMap(\.deviations)
        return FoundKillers(
            alive: alive.map { ($0, killers[$1]) }.sorted { $0.mutant < $1.mutant }, killers: killers,
            tried: budget + aimed.count, unreached: unreached,
            decisions: Decision.all(of: mutants, known: known, sampled: Set(sampled)))
    }

    /// A sample, and the deviations that can break laws in the derivation of its outcome.
    private typealias Reaching = (sample: Sample, deviations: [Deviation])

    /// Returns each sample with the deviations that can break one of `laws` in its derivation, or any law if `laws` is
    /// empty.
    private func reaching(_ samples: [Sample], _ laws: Set<LawID>) -> [Reaching] {
        Parallel.map(samples) { sample in
            guard let trial = trial(sample) else { return (sample, []) }
            let deviations = Mutants<S>.deviations(on: trial.input, trial.readings)
            return (sample, deviations.filter { laws.isEmpty || laws.contains($0.law) })
        }
    }

    /// Returns the inputs of the cases and samples whose derivations ask the law of one of the given deviations.
    private func near(_ open: Set<Deviation>, _ measured: Strength, _ samples: [Reaching]) -> [Value] {
        let laws = Set(open.map(\.law))
        let cases = Set(measured.fates.filter { laws.contains($0.mutant.law) }.flatMap(\.reachedBy))
        return cases.sorted().map { donors[$0] }
            + samples.filter { $0.deviations.contains { laws.contains($0.law) } }.map(\.sample.input)
    }

    private func trial(_ sample: Sample) -> (input: S.Input, readings: Readings)? {
        guard let input = try? S.Input(sample.input), S.isSettled(input),
            let readings = try? Readings(sample.readings, known: S.readings)
        else { return nil }
        return (input, readings)
    }

    /// Returns the sample with the given number; its input is either generated, or made by changing the input of a
    /// case.
    private func sample(_ number: Int, from donors: [Value]) -> Sample {
        let combinations = S.readingCombinations
        var entropy = Entropy(seed: seed, for: S.id.rawValue, number: number)
        let readings = number % 2 == 0 ? [:] : combinations[number / 4 % combinations.count].declarations
        var input = S.generate(from: &entropy).value
        if !donors.isEmpty, !isGenerated(number) {
            let mutated = S.Input.shape.mutated(
                entropy.one(of: donors), donor: entropy.one(of: donors), from: &entropy)
            if (try? S.Input(mutated)) != nil { input = mutated }
        }
        return Sample(subsystem: S.id, number: number, input: input, readings: readings)
    }

    /// Returns whether the input of the sample with this number is always generated, never a changed input of a case.
    private func isGenerated(_ number: Int) -> Bool { number % 4 < 2 }

    /// Returns a sample with the outcome that the laws demand; nil if the sample does not distinguish the mutant.
    private func killer(_ sample: Sample, of deviation: Deviation) -> Killer? {
        guard let (input, readings) = trial(sample) else { return nil }
        let demand = S.demand(input, readings)
        guard !demand.isOpen, S.isKilled([deviation], on: input, readings, demanding: demand.outcome),
            Mutants<S>.deviations(on: input, readings).contains(deviation),
            reference.map({ S.agree(demand.outcome, $0.outcome(of: input, readings: readings)) }) ?? true
        else { return nil }
        return Killer(sample: sample, demanded: Answer(demand.outcome).member.value)
    }

    /// Simplifies a sample as long as it still distinguishes the mutant, and returns the result.
    private func smallest(from start: Killer, for deviation: Deviation) -> Killer {
        var best = start
        var simpler = SimplerSamples<S>(below: best.sample, S.self)
        var budget = 2_000
        while budget > 0, let candidate = simpler.next() {
            budget -= 1
            guard let killer = killer(candidate, of: deviation) else { continue }
            best = killer
            simpler = SimplerSamples<S>(below: best.sample, S.self)
        }
        return best
    }
}
