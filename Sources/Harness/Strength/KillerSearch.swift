import JSON
import Specification

/// Looks for inputs that distinguish mutants from the specification: samples, modified inputs of cases, inputs near
/// those that ask the law, and simpler inputs.
public struct KillerSearch<S: Specification>: Sendable {
    /// An input that distinguishes a mutant from the specification.
    public struct Killer: Sendable {
        /// The smallest such input that was found.
        public let sample: Sample
        /// The outcome that the laws demand.
        public let demanded: Value
    }

    /// The finding.
    public struct Result: Sendable {
        /// For the deviation of each mutant, an input that distinguishes it.
        public let killers: [Deviation: Killer]
        /// The number of inputs that were tried on the mutants that no input distinguishes.
        public let tried: Int
        /// The mutants that some input reaches, but the corpus does not.
        public let unreached: [(mutant: Mutant, deviation: Deviation)]
        /// The conditions that the cases or the samples find both true and false.
        public let decisions: [Decision]
    }

    private let donors: [Value]
    private let seed: UInt64
    private let reference: (any Implementation<S>)?

    /// Prepares to search.
    ///
    /// - Parameters:
    ///   - cases: The cases of the corpus, whose inputs are changed.
    ///   - seed: Decides all changes.
    ///   - reference: Must agree with the laws on each found input; nil if there is no reference.
    public init(_ cases: [GoldenCase], seed: UInt64, reference: (any Implementation<S>)? = nil) {
        donors = cases.map(\.input)
        self.seed = seed
        self.reference = reference
    }

    /// Looks for inputs that kill mutants that the corpus leaves alive or does not reach.
    ///
    /// - Parameters:
    ///   - measured: The results for the mutants that the corpus reaches.
    ///   - budget: How many inputs are tried.
    ///   - laws: The laws whose mutants are tried; all laws if empty.
    public func search(besides measured: Strength, budget: Int, laws: Set<LawID> = []) -> Result {
        let general = reaching((0..<budget).map { sample($0, from: donors) }, laws)
        let known = Set(measured.fates.map(\.deviation))
        var mutants = Mutants<S>()
        mutants.add(Array(known))
        for (_, deviations) in general { mutants.add(deviations) }
        let unreached = mutants.all.filter { !known.contains($0.deviation) }
        var open = Set(measured.alive.map(\.deviation) + unreached.map(\.deviation))
        var killers: [Deviation: Killer] = [:]
        func kill(_ samples: [Reaching]) {
            for (sample, deviations) in samples where !open.isEmpty {
                for deviation in deviations where open.contains(deviation) && isKiller(sample, of: deviation)
                {
                    open.remove(deviation)
                    let smallest = smallest(from: sample, for: deviation)
                    guard let trial = trial(smallest) else { continue }
                    let demanded = Answer(S.demand(trial.input, trial.readings).outcome).member.value
                    killers[deviation] = Killer(sample: smallest, demanded: demanded)
                }
            }
        }
        kill(general)
        let near = near(open, general)
        let aimed = near.isEmpty ? [] : (budget..<2 * budget).map { sample($0, from: near) }
        kill(reaching(aimed, Set(open.map(\.law))))
        let sampled = general.filter { isGenerated($0.sample.number) }.flatMap(\.deviations)
        return Result(
            killers: killers, tried: budget + aimed.count, unreached: unreached,
            decisions: Decision.all(of: mutants, known: known, sampled: Set(sampled)))
    }

    /// A sample, and the ways in which its derivation can be broken.
    private typealias Reaching = (sample: Sample, deviations: [Deviation])

    /// Returns the samples with the ways to break some laws; all laws if none is given.
    private func reaching(_ samples: [Sample], _ laws: Set<LawID>) -> [Reaching] {
        Parallel.map(samples) { sample in
            guard let trial = trial(sample) else { return (sample, []) }
            let deviations = Mutants<S>.deviations(on: trial.input, trial.readings)
            return (sample, deviations.filter { laws.isEmpty || laws.contains($0.law) })
        }
    }

    /// Returns the inputs of cases and samples whose derivation asks the law of an open deviation.
    private func near(_ open: Set<Deviation>, _ samples: [Reaching]) -> [Value] {
        if open.isEmpty { return [] }
        let laws = Set(open.map(\.law))
        let cases = donors.enumerated().map {
            Sample(subsystem: S.id, number: $0.offset, input: $0.element, readings: [:])
        }
        return (reaching(cases, laws) + samples)
            .filter { $0.deviations.contains { laws.contains($0.law) } }
            .map(\.sample.input)
    }

    private func trial(_ sample: Sample) -> (input: S.Input, readings: Readings)? {
        guard let input = try? S.Input(sample.input), S.isSettled(input),
            let readings = try? Readings(sample.readings, known: S.readings)
        else { return nil }
        return (input, readings)
    }

    /// Returns the sample with a number: a generated input or a modified one.
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

    /// Whether the sample with a number is generated, rather than a modified input of a case.
    private func isGenerated(_ number: Int) -> Bool { number % 4 < 2 }

    private func isKiller(_ sample: Sample, of deviation: Deviation) -> Bool {
        guard let (input, readings) = trial(sample) else { return false }
        let demand = S.demand(input, readings)
        guard !demand.isOpen, S.isKilled([deviation], on: input, readings, demanding: demand.outcome),
            Mutants<S>.deviations(on: input, readings).contains(deviation)
        else { return false }
        return reference.map { S.agree(demand.outcome, $0.outcome(of: input, readings: readings)) } ?? true
    }

    /// Returns the simplest input derived from a sample that still distinguishes the mutant.
    private func smallest(from start: Sample, for deviation: Deviation) -> Sample {
        var best = start
        var budget = 2_000
        while budget > 0 {
            var simpler = SimplerSamples<S>(below: best, S.self)
            var next: Sample?
            while next == nil, budget > 0, let candidate = simpler.next() {
                budget -= 1
                if isKiller(candidate, of: deviation) { next = candidate }
            }
            guard let next else { break }
            best = next
        }
        return best
    }
}
