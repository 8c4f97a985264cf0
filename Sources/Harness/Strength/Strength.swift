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
        /// The number of cases that ask the law where the mutant breaks it.
        public let reached: Int
        /// The ids of the first cases that kill it; none if it is alive.
        public let killers: [String]
        /// The number of cases that kill it.
        public let kills: Int
        /// Whether a property alone kills it, without the golden outcome and the derivation.
        public let isCaughtByProperty: Bool
        /// The options, by reading, under which it is reached but no case kills it.
        public let survivesUnder: [String: [String]]
    }

    /// The subsystem.
    public let subsystem: SubsystemID
    /// Each mutant that some case reaches, in the order of the laws.
    public let fates: [Fate]
    /// The laws that no case asks and no property judges.
    public let unasked: [LawID]

    /// The mutants that no case kills.
    public var alive: [Fate] { fates.filter { $0.kills == 0 } }

    /// The number of killers that are named.
    private static let named = 3

    /// Measures the cases of a subsystem with the mutants of these laws, or of all laws if none is given.
    public init<S: Specification>(_ cases: [GoldenCase], laws: Set<LawID> = [], _: S.Type) {
        var mutants = Mutants<S>()
        var record: [Deviation: Record] = [:]
        func note(_ tried: [[Attempt]]) {
            for (golden, attempts) in zip(cases, tried) {
                mutants.add(attempts.map(\.deviation))
                for attempt in attempts {
                    record[attempt.deviation, default: Record()].note(attempt, golden, named: Strength.named)
                }
            }
        }
        let trials = BoundCases<S>(cases).trials
        note(Parallel.map(trials) { $0.prefix(1).flatMap { Strength.attempts(on: $0, laws, without: []) } })
        let killed = Set(record.filter { $0.value.kills > 0 }.keys)
        note(
            Parallel.map(trials) {
                $0.dropFirst().flatMap { Strength.attempts(on: $0, laws, without: killed) }
            })
        subsystem = S.id
        let readings = S.readings
        fates = mutants.all.map { mutant, deviation in
            let own = record[deviation] ?? Record()
            return Fate(
                mutant: mutant, deviation: deviation, reached: own.reached, killers: own.killers,
                kills: own.kills,
                isCaughtByProperty: own.isCaught, survivesUnder: own.survivors(of: readings))
        }
        let asked = LawCoverage(cases)
        unasked = S.clauses.flatMap { $0.laws.map(\.id) }.filter { asked.count($0, in: S.id) == 0 }
    }

    /// The result of one mutant on one case.
    fileprivate struct Attempt: Sendable {
        let deviation: Deviation
        let isKilled: Bool
        let isCaught: Bool
    }

    private static func attempts<S: Specification>(
        on trial: Trial<S>, _ laws: Set<LawID>, without killed: Set<Deviation>
    ) -> [Attempt] {
        Mutants<S>.deviations(on: trial.input, trial.readings)
            .filter { (laws.isEmpty || laws.contains($0.law)) && !killed.contains($0) }
            .map { deviation in
                let isKilled = S.isKilled(
                    [deviation], on: trial.input, trial.readings, demanding: trial.outcome)
                let isCaught =
                    isKilled && S.isCaughtByProperty(deviation, on: trial.input, trial.readings)
                return Attempt(deviation: deviation, isKilled: isKilled, isCaught: isCaught)
            }
    }

    /// The results of one mutant so far.
    private struct Record {
        var reached = 0
        var kills = 0
        var killers: [String] = []
        var isCaught = false
        /// The options of the cases that reach it and of those that kill it; a case applies to each option that it does
        /// not name.
        var reachedUnder: [[String: String]: Bool] = [:]

        mutating func note(_ attempt: Attempt, _ golden: GoldenCase, named: Int) {
            reached += 1
            isCaught = isCaught || attempt.isCaught
            let isKnown = reachedUnder[golden.readings] ?? false
            reachedUnder[golden.readings] = isKnown || attempt.isKilled
            guard attempt.isKilled else { return }
            kills += 1
            if killers.count < named { killers.append(golden.id) }
        }

        func survivors(of readings: [Reading]) -> [String: [String]] {
            var survivors: [String: [String]] = [:]
            for reading in readings {
                let own = reading.options.map(\.name).filter { option in
                    let bound = reachedUnder.filter { $0.key[reading.id] == option }
                    let free = reachedUnder.filter { $0.key[reading.id] == nil }
                    return !bound.isEmpty && !bound.values.contains(true) && !free.values.contains(true)
                }
                if !own.isEmpty { survivors[reading.id] = own }
            }
            return survivors
        }
    }
}
