import JSON
import Specification

/// The strength of a corpus for one subsystem, measured by the specification's mutants that the corpus kills.
public struct Strength: Sendable {
    /// A mutant, the cases that reach it, and the cases that kill it. A mutant is the specification with one broken
    /// law.
    public struct Fate: Sendable {
        /// The mutant.
        public let mutant: Mutant
        /// How the mutant deviates from the derivation.
        public let deviation: Deviation
        /// The indices of the cases tried so far whose derivations ask the law at the place where the mutant breaks it.
        let reachedBy: Set<Int>
        /// The ids of the first cases that kill the mutant; empty if no case does.
        public let killers: [String]
        /// The number of cases tried so far that kill the mutant; if this is 1, no other case of the corpus kills it.
        public let kills: Int
        /// Whether a property is enough to show that the mutant is wrong, without the expected outcome and the
        /// derivation.
        public let isCaughtByProperty: Bool
        /// The options under which some case reaches the mutant and no case kills it, by the id of the reading.
        public let survivesUnder: [String: [String]]
        /// A digest of the mutant's wrong outcomes for all cases, under the options that each case names; nil if no
        /// outcome is wrong.
        let wrongOutcomes: Digest?

        /// The number of cases tried so far whose derivations ask the law at the place where the mutant breaks it.
        public var reached: Int { reachedBy.count }
    }

    /// The subsystem whose cases were measured.
    public let subsystem: SubsystemID
    /// The mutants that some case reaches, in the order of the laws.
    public let fates: [Fate]
    /// The laws that no case tests.
    public let unasked: [LawID]

    /// The mutants that no case kills.
    public var alive: [Fate] { fates.filter { $0.kills == 0 } }

    /// The laws whose killed mutants are all killed by one and the same case, each with the id of this case.
    public var killedByOneCase: [(law: LawID, killer: String)] {
        Dictionary(grouping: fates.filter { $0.kills > 0 }, by: \.mutant.law).compactMap { law, fates in
            let killers = Set(fates.flatMap(\.killers))
            return killers.count == 1 ? killers.first.map { (law, $0) } : nil
        }.sorted { $0.law < $1.law }
    }

    /// The laws whose killed mutants have the same wrong outcomes as mutants of another law, each with that other law.
    ///
    /// No case distinguishes these two laws, so either they are really a single law, or a case is missing.
    public var indistinct: [(law: LawID, other: LawID)] {
        let laws = Dictionary(grouping: fates.filter { $0.kills > 0 }, by: \.mutant.law).mapValues {
            $0.map { $0.wrongOutcomes?.state }
        }
        let ordered = laws.sorted { $0.key < $1.key }
        return ordered.flatMap { law, own in
            ordered.filter { other, theirs in
                other != law && own.allSatisfy { $0 != nil && theirs.contains($0) }
            }.map { (law, $0.key) }
        }
    }

    /// The maximum number of killers whose ids are kept for each mutant.
    private static let named = 3

    /// Measures which mutants are killed by the cases of a subsystem.
    ///
    /// First each case is tried under its own readings. Then other options are tried, but only on mutants that still
    /// survive under these options, or that at most one case kills. Under the other options, each mutant is first tried
    /// on the cases that already kill it.
    ///
    /// - Parameters:
    ///   - bound: The trials, one for each case.
    ///   - laws: The laws whose mutants are tried; if empty, all laws.
    ///   - isComplete: Whether to try every mutant on every case under all options, which takes longer. In both modes,
    ///     the same mutants are killed by at most one case, and each mutant survives under the same options.
    public init<S>(of bound: BoundCases<S>, laws: Set<LawID> = [], isComplete: Bool = false) {
        var mutants = Mutants<S>()
        var record: [Deviation: Record] = [:]
        func note(_ tried: [[Attempt<S>]]) {
            for (number, attempts) in tried.enumerated() {
                mutants.add(attempts.map(\.deviation))
                for attempt in attempts { record[attempt.deviation, default: Record()].note(attempt, number) }
            }
        }
        let first = Strength.attempts(on: bound.trials.map { $0.prefix(1) }, laws) { _, _, _ in true }
        note(first)
        let wrongOutcomes = Strength.wrongOutcomes(of: first)
        let others = bound.trials.map { $0.dropFirst() }
        if isComplete {
            note(Strength.attempts(on: others, laws) { _, _, _ in true })
        } else {
            let killers = Set(record.values.flatMap(\.killers))
            let likely = others.enumerated().map { killers.contains($0) ? $1 : [] }
            note(
                Strength.attempts(on: likely, laws) { [record] number, deviation, options in
                    guard let known = record[deviation] else { return true }
                    return known.killers.contains(number) && known.isOpen(under: options)
                })
            note(
                Strength.attempts(on: others, laws) { [record] _, deviation, options in
                    record[deviation]?.isOpen(under: options) ?? true
                })
        }
        subsystem = S.id
        fates = mutants.all.map { mutant, deviation in
            let own = record[deviation] ?? Record()
            return Fate(
                mutant: mutant, deviation: deviation, reachedBy: own.reachedBy,
                killers: own.killers.map { bound.cases[$0].id }, kills: own.killedBy.count,
                isCaughtByProperty: own.isCaught, survivesUnder: own.survivors(of: S.readings),
                wrongOutcomes: wrongOutcomes[deviation])
        }
        let asked = LawCoverage(bound.cases)
        unasked = S.clauses.flatMap { $0.laws.map(\.id) }.filter { asked.count($0, in: S.id) == 0 }
    }

    /// The result of trying one mutant on one case under an option of each reading.
    private struct Attempt<S: Specification>: Sendable {
        let deviation: Deviation
        let options: [String]
        /// The mutant's wrong outcome; nil if the case does not kill the mutant.
        let wrong: Outcome<S.Output>?
        let isCaught: Bool
    }

    /// Tries mutants on the given trials of each case.
    ///
    /// - Parameter isOpen: A function that takes the number of a case, the deviation of a mutant, and a set of
    ///   options. It returns whether the mutant is tried on the case under these options.
    private static func attempts<S: Specification>(
        on trials: [ArraySlice<Trial<S>>], _ laws: Set<LawID>,
        where isOpen: @Sendable (Int, Deviation, [String]) -> Bool
    ) -> [[Attempt<S>]] {
        Parallel.map(Array(trials.enumerated())) { number, trials in
            trials.flatMap { trial in
                let options = S.readings.map { option(trial.readings[$0], of: $0) }
                return Mutants<S>.deviations(on: trial.input, trial.readings)
                    .filter { (laws.isEmpty || laws.contains($0.law)) && isOpen(number, $0, options) }
                    .map { deviation in
                        let outcome = S.outcome(trial.input, trial.readings, breaking: [deviation])
                        let isKilled = !S.agree(trial.outcome, outcome)
                        return Attempt<S>(
                            deviation: deviation, options: options, wrong: isKilled ? outcome : nil,
                            isCaught: isKilled
                                && S.isCaughtByProperty(deviation, on: trial.input, trial.readings))
                    }
            }
        }
    }

    /// Returns a digest for each killed mutant, made from its wrong outcomes and the places of the cases that kill it.
    private static func wrongOutcomes<S>(of attempts: [[Attempt<S>]]) -> [Deviation: Digest] {
        let written = Parallel.map(attempts) { attempts in
            attempts.compactMap { attempt in
                attempt.wrong.map { (attempt.deviation, JSONWriter.bytes(of: Answer($0).member.value)) }
            }
        }
        var digests: [Deviation: Digest] = [:]
        for (number, written) in written.enumerated() {
            for (deviation, json) in written {
                digests[deviation, default: Digest()].add(Array("\(number) ".utf8) + json)
            }
        }
        return digests
    }

    private static func option(_ name: String, of reading: Reading) -> String { "\(reading.id) = \(name)" }

    /// The results of all attempts with one mutant so far.
    private struct Record {
        var reachedBy: Set<Int> = []
        var killedBy: Set<Int> = []
        /// The places of the first cases that kill the mutant.
        var killers: [Int] = []
        var isCaught = false
        /// The options under which some case reaches the mutant.
        var reachedUnder: Set<String> = []
        /// The options under which some case kills the mutant.
        var killedUnder: Set<String> = []

        mutating func note<S>(_ attempt: Attempt<S>, _ number: Int) {
            reachedBy.insert(number)
            reachedUnder.formUnion(attempt.options)
            isCaught = isCaught || attempt.isCaught
            guard attempt.wrong != nil else { return }
            killedUnder.formUnion(attempt.options)
            if killedBy.insert(number).inserted, killers.count < Strength.named { killers.append(number) }
        }

        /// Returns whether another attempt under these options can change the results for this mutant.
        func isOpen(under options: [String]) -> Bool {
            killedBy.count <= 1 || !killedUnder.isSuperset(of: options)
        }

        func survivors(of readings: [Reading]) -> [String: [String]] {
            let alive = reachedUnder.subtracting(killedUnder)
            let survivors = readings.map { reading in
                (reading.id, reading.options.map(\.name).filter { alive.contains(option($0, of: reading)) })
            }
            return Dictionary(survivors.filter { !$0.1.isEmpty }) { $1 }
        }
    }
}
