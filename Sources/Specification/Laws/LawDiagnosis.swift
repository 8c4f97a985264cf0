import JSON

/// The laws that an implementation seems to break throughout a run, and how well these laws explain its outcomes.
public struct LawDiagnosis: Sendable, Equatable {
    /// A mistake of the implementation, given as one or more ways to break a law; all these ways explain the same
    /// number of outcomes.
    public struct Suspect: Sendable, Equatable {
        /// The ways to break a law, each for a different law, in the order in which the derivation asks the laws. Each
        /// of these ways to break a law explains the same number of outcomes.
        public let deviations: [Deviation]
        /// The laws that are broken in these ways; if there are several laws, the outcomes of the run do not show which
        /// of them is broken.
        public var laws: [LawID] { deviations.map(\.law) }
    }

    /// One suspect for each mistake that was found, beginning with the suspect that best explains the outcomes.
    public let suspects: [Suspect]
    /// The number of outcomes that differ from what the laws demand.
    public let failing: Int
    /// The number of failing outcomes that the suspects explain.
    public let explained: Int
    /// The number of outcomes that are what the laws demand.
    public let passing: Int
    /// The number of passing outcomes that stay the same if the suspected laws are broken.
    public let kept: Int

    /// Whether the implementation behaves in the whole run as if the suspected laws, and no others, were broken.
    public var isComplete: Bool { explained == failing && kept == passing }
    /// For each suspect, one of its ways to break a law.
    public var deviations: [Deviation] { suspects.compactMap(\.deviations.first) }
    /// All laws that may be broken, each once.
    public var laws: [LawID] { suspects.flatMap(\.laws).unique }
}

extension Specification {
    /// The ways to break a law are taken from at most this many failing outcomes, and are first tried on these
    /// outcomes.
    private static var witnesses: Int { 40 }
    /// The maximum number of ways to break a law that are tried on all outcomes in each round.
    private static var finalists: Int { 12 }
    /// The maximum number of mistakes that the search looks for.
    private static var mistakes: Int { 4 }

    /// Returns the laws that, if broken, best explain the outcomes of a run; nil if the laws explain no failing
    /// outcome.
    ///
    /// Passing outcomes matter as much as failing ones, because they refute explanations that fit a failure by chance.
    public static func diagnosis(of trials: [Trial<Self>]) -> LawDiagnosis? {
        let (passing, failing) = trials.map { Answer($0) }.partitioned { $0.isExplained(by: []) }
        let witnesses = failing.spread(witnesses)
        let candidates = witnesses.flatMap { Mutants<Self>.deviations(on: $0.trial.input, $0.trial.readings) }
            .unique
        var suspects: [LawDiagnosis.Suspect] = []
        var (explained, kept) = (0, passing.count)
        while suspects.count < mistakes, explained < failing.count {
            let found = suspects.compactMap(\.deviations.first)
            let known = witnesses.count { $0.isExplained(by: found) }
            // The sort is stable, so candidates with equal gains stay in the order in which they were found.
            let promising = candidates.filter { !found.contains($0) }.map { candidate in
                (candidate: candidate, gain: witnesses.count { $0.isExplained(by: found + [candidate]) })
            }.filter { $0.gain > known }.sorted { $0.gain > $1.gain }
            var best = (candidates: [Deviation](), gain: explained, kept: kept)
            for (candidate, _) in promising.prefix(finalists) {
                let gain = failing.count { $0.isExplained(by: found + [candidate]) }
                var stays = passing.count
                // If a candidate can no longer be the best, it is not tried on the remaining outcomes.
                for answer in passing where gain + stays >= best.gain + best.kept {
                    if !answer.isExplained(by: found + [candidate]) { stays -= 1 }
                }
                if gain + stays > best.gain + best.kept {
                    best = ([candidate], gain, stays)
                } else if gain == best.gain, stays == best.kept, !best.candidates.isEmpty {
                    best.candidates.append(candidate)
                }
            }
            if best.candidates.isEmpty { break }
            var laws: Set<LawID> = []
            suspects.append(.init(deviations: best.candidates.filter { laws.insert($0.law).inserted }))
            (explained, kept) = (best.gain, best.kept)
        }
        if suspects.isEmpty { return nil }
        return LawDiagnosis(
            suspects: suspects, failing: failing.count, explained: explained, passing: passing.count,
            kept: kept)
    }

    /// Returns whether a derivation that breaks laws in the given ways gives the outcome of the trial.
    public static func isExplained(_ trial: Trial<Self>, by deviations: [Deviation]) -> Bool {
        Answer(trial).isExplained(by: deviations)
    }

    /// Returns whether an outcome is the expected one, except for tolerances and optional parts.
    package static func agree(_ expected: Outcome<Output>, _ given: Outcome<Output>) -> Bool {
        agree(expected, given, given.output?.value, without: omissions(in: given))
    }

    /// Returns the same as `agree(_:_:)`, but receives two values that an `Answer` computes only once.
    ///
    /// - Parameters:
    ///   - value: The output of the given outcome as JSON.
    ///   - omitted: The places of optional members that the given outcome leaves out.
    fileprivate static func agree(
        _ expected: Outcome<Output>, _ given: Outcome<Output>, _ value: @autoclosure () -> Value?,
        without omitted: @autoclosure () -> Set<String>
    ) -> Bool {
        switch (expected, given) {
        case (.rejection(let expected), .rejection(let given)): return expected == given
        case (.output(let output), .output):
            if output.value == value() { return true }
            let omitted = omitted()
            if tolerances.isEmpty && omitted.isEmpty { return false }
            return Divergence(expected, given, tolerances, without: omitted).isEmpty
        default: return false
        }
    }
}

/// The trial of an implementation, whose outcome is compared with many outcomes of the derivation.
private struct Answer<Subsystem: Specification> {
    let trial: Trial<Subsystem>
    private let value: Value?
    private let omitted: Set<String>

    init(_ trial: Trial<Subsystem>) {
        self.trial = trial
        value = trial.outcome.output?.value
        omitted = Subsystem.omissions(in: trial.outcome)
    }

    /// Returns whether a derivation that breaks laws in the given ways gives the outcome of the trial.
    func isExplained(by deviations: [Deviation]) -> Bool {
        let outcome = Subsystem.outcome(trial.input, trial.readings, breaking: deviations)
        return Subsystem.agree(outcome, trial.outcome, value, without: omitted)
    }
}

extension Array {
    /// Returns at most `count` elements, which are evenly spread over the array.
    fileprivate func spread(_ count: Int) -> [Element] {
        self.count <= count ? self : (0..<count).map { self[$0 * self.count / count] }
    }
}
