import JSON
import Specification

/// How strong a corpus is for one subsystem: the mutants of the specification that the cases kill.
public struct Strength: Sendable {
    /// The result for a mutant.
    public struct Fate: Sendable {
        /// The mutant.
        public let mutant: Mutant
        /// How the mutant departs from the derivation.
        public let deviation: Deviation
        /// The number of cases that ask the law where the mutant breaks it, as far as they were tried.
        public let reached: Int
        /// The ids of the first cases that kill it; none if it is alive.
        public let killers: [String]
        /// The number of cases that kill it, as far as they were tried; if it is 1, no other case kills it.
        public let kills: Int
        /// Whether a property alone kills it, without the golden outcome and the derivation.
        public let isCaughtByProperty: Bool
        /// The options, by reading, under which it is reached but no case kills it.
        public let survivesUnder: [String: [String]]
        /// Identifies its wrong outcomes for all cases under their own readings; nil if no case kills it under these.
        let wrongOutcomes: Digest?
    }

    /// The subsystem.
    public let subsystem: SubsystemID
    /// Each mutant that some case reaches, in the order of the laws.
    public let fates: [Fate]
    /// The laws that no case asks and no property judges.
    public let unasked: [LawID]

    /// The mutants that no case kills.
    public var alive: [Fate] { fates.filter { $0.kills == 0 } }

    /// The laws all of whose mutants are killed by one and the same case, and by no other; and that case.
    public var killedByOneCase: [(law: LawID, killer: String)] {
        Dictionary(grouping: fates.filter { $0.kills > 0 }, by: \.mutant.law).compactMap { law, fates in
            let killers = Set(fates.flatMap(\.killers))
            return killers.count == 1 ? killers.first.map { (law, $0) } : nil
        }.sorted { $0.law < $1.law }
    }

    /// Each law all of whose killed mutants give the same wrong outcomes as mutants of another law; and that law.
    ///
    /// No case tells these two laws apart: one of them is no law of its own, or a case is missing.
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

    /// The number of killers that are named.
    private static let named = 3

    /// Measures the cases of a subsystem with the mutants of these laws, or of all laws if none is given.
    ///
    /// Each case is tried under its own readings first. The other options are tried only on the mutants that are still
    /// alive under them, and on those that at most one case kills. The cases that already kill a mutant come first.
    public init<S: Specification>(_ cases: [GoldenCase], laws: Set<LawID> = [], _: S.Type) {
        var mutants = Mutants<S>()
        var record: [Deviation: Record] = [:]
        func note(_ tried: [[Attempt]]) {
            for (number, attempts) in tried.enumerated() {
                mutants.add(attempts.map(\.deviation))
                for attempt in attempts { record[attempt.deviation, default: Record()].note(attempt, number) }
            }
        }
        let trials = BoundCases<S>(cases).trials
        let first = Parallel.map(trials) {
            $0.prefix(1).flatMap { Strength.attempts(on: $0, laws) { _, _ in true } }
        }
        note(first)
        let wrongOutcomes = Strength.wrongOutcomes(of: first)
        for isAmongKillers in [true, false] {
            let known = record
            let chosen = isAmongKillers ? Set(known.values.flatMap(\.killers)) : Set(cases.indices)
            note(
                Parallel.map(Array(trials.enumerated())) { number, trials in
                    (chosen.contains(number) ? trials.dropFirst() : []).flatMap { trial in
                        Strength.attempts(on: trial, laws) { deviation, options in
                            guard let known = known[deviation] else { return true }
                            return known.isOpen(under: options)
                                && (!isAmongKillers || known.killers.contains(number))
                        }
                    }
                })
        }
        subsystem = S.id
        let readings = S.readings
        fates = mutants.all.map { mutant, deviation in
            let own = record[deviation] ?? Record()
            return Fate(
                mutant: mutant, deviation: deviation, reached: own.reachedBy.count,
                killers: own.killers.map { cases[$0].id }, kills: own.killedBy.count,
                isCaughtByProperty: own.isCaught, survivesUnder: own.survivors(of: readings),
                wrongOutcomes: wrongOutcomes[deviation])
        }
        let asked = LawCoverage(cases)
        unasked = S.clauses.flatMap { $0.laws.map(\.id) }.filter { asked.count($0, in: S.id) == 0 }
    }

    /// The result of one mutant on one case under an option of each reading.
    fileprivate struct Attempt: Sendable {
        let deviation: Deviation
        let options: [String]
        /// The wrong outcome as JSON; nil if the case does not kill the mutant.
        let wrong: [UInt8]?
        let isCaught: Bool
    }

    private static func attempts<S: Specification>(
        on trial: Trial<S>, _ laws: Set<LawID>, _ isOpen: (Deviation, [String]) -> Bool
    ) -> [Attempt] {
        let options = S.readings.map { option(trial.readings[$0], of: $0) }
        return Mutants<S>.deviations(on: trial.input, trial.readings)
            .filter { (laws.isEmpty || laws.contains($0.law)) && isOpen($0, options) }
            .map { deviation in
                let wrong = S.outcome(trial.input, trial.readings, breaking: [deviation])
                let isKilled = !S.agree(trial.outcome, wrong)
                return Attempt(
                    deviation: deviation, options: options,
                    wrong: isKilled ? JSONWriter.bytes(of: Answer(wrong).member.value) : nil,
                    isCaught: isKilled && S.isCaughtByProperty(deviation, on: trial.input, trial.readings))
            }
    }

    /// Returns a digest of the wrong outcomes of each mutant that some case kills, and of the places of these cases.
    private static func wrongOutcomes(of attempts: [[Attempt]]) -> [Deviation: Digest] {
        var digests: [Deviation: Digest] = [:]
        for (number, attempts) in attempts.enumerated() {
            for attempt in attempts {
                guard let wrong = attempt.wrong else { continue }
                digests[attempt.deviation, default: Digest()].add(Array("\(number) ".utf8) + wrong)
            }
        }
        return digests
    }

    private static func option(_ name: String, of reading: Reading) -> String { "\(reading.id) = \(name)" }

    /// The results of one mutant so far.
    private struct Record {
        var reachedBy: Set<Int> = []
        var killedBy: Set<Int> = []
        /// The first cases that kill it.
        var killers: [Int] = []
        var isCaught = false
        /// The options under which a case reaches it, and those under which a case kills it.
        var reachedUnder: Set<String> = []
        var killedUnder: Set<String> = []

        mutating func note(_ attempt: Attempt, _ number: Int) {
            reachedBy.insert(number)
            reachedUnder.formUnion(attempt.options)
            isCaught = isCaught || attempt.isCaught
            guard attempt.wrong != nil else { return }
            killedUnder.formUnion(attempt.options)
            if killedBy.insert(number).inserted, killers.count < Strength.named { killers.append(number) }
        }

        /// Whether a trial under these options can still tell something new.
        func isOpen(under options: [String]) -> Bool {
            killedBy.count <= 1 || !killedUnder.isSuperset(of: options)
        }

        func survivors(of readings: [Reading]) -> [String: [String]] {
            let alive = reachedUnder.subtracting(killedUnder)
            var survivors: [String: [String]] = [:]
            for reading in readings {
                let own = reading.options.map(\.name).filter { alive.contains(option($0, of: reading)) }
                if !own.isEmpty { survivors[reading.id] = own }
            }
            return survivors
        }
    }
}
