/// What all answers of an implementation have in common: the laws that it does not keep, and how well that explains them.
public struct LawDiagnosis: Sendable, Equatable {
    /// The ways in which laws are not kept, the one that explains most first; more than one if there are several mistakes.
    public let deviations: [Deviation]
    /// How many outcomes differ from what the laws demand.
    public let failing: Int
    /// How many of these are as the deviations make them.
    public let explained: Int
    /// How many outcomes are what the laws demand.
    public let passing: Int
    /// How many of these the deviations leave as they are.
    public let kept: Int

    /// Whether the implementation behaves in every case as if these laws, and no others, were broken.
    public var isComplete: Bool { explained == failing && kept == passing }
    /// The laws that are not kept.
    public var laws: [LawID] { deviations.map(\.law).unique }

    /// `behaves as if TRP-1c were kept so: the bound itself is on the other side; explains all 41 failures and all 88 passes`.
    public var sentence: String {
        func share(_ part: Int, _ whole: Int, _ noun: String) -> String {
            part == whole ? "all \(counted(whole, noun))" : "\(part) of \(counted(whole, noun))"
        }
        let ways = deviations.map(\.description).joined(separator: "; and ")
        let passes = passing == 0 ? "" : " and \(kept == passing ? "all" : "\(kept) of") \(passing) passes"
        return "behaves as if by \(ways); explains \(share(explained, failing, "failure"))\(passes)"
    }
}

extension Derived {
    /// From how many failing outcomes ways to break a law are taken.
    private static var witnesses: Int { 40 }
    /// How many ways are looked at more closely in each round, and how many mistakes are looked for.
    private static var finalists: Int { 12 }
    private static var mistakes: Int { 4 }

    /// Returns how the outcomes of a run differ from what the laws demand; nil if nothing explains any of them.
    ///
    /// Outcomes that are right matter as much as those that are wrong: they refute what explains a failure by chance.
    public static func diagnosis(of trials: [Trial<Self>]) -> LawDiagnosis? {
        let failing = trials.filter { !isExplained($0, by: []) }
        let passing = trials.filter { isExplained($0, by: []) }
        let candidates = failing.prefix(witnesses).flatMap { trial in
            let recording = Rehearsal(keeping: .everything)
            _ = outcome(trial.input, trial.readings, in: recording)
            return recording.deviations
        }.unique
        var found: [Deviation] = []
        var (explained, kept) = (0, passing.count)
        while found.count < mistakes, explained < failing.count {
            let gains = candidates.filter { !found.contains($0) }.map { candidate in
                (candidate: candidate, gain: failing.count { isExplained($0, by: found + [candidate]) })
            }
            let finalists = gains.filter { $0.gain > explained }.stably { $0.gain > $1.gain }.prefix(finalists)
            let worth = finalists.map { candidate, gain in
                (candidate: candidate, gain: gain, kept: passing.count { isExplained($0, by: found + [candidate]) })
            }
            guard let best = worth.stably({ $0.gain + $0.kept > $1.gain + $1.kept }).first,
                best.gain + best.kept > explained + kept
            else { break }
            found.append(best.candidate)
            (explained, kept) = (best.gain, best.kept)
        }
        if found.isEmpty { return nil }
        return LawDiagnosis(
            deviations: found, failing: failing.count, explained: explained, passing: passing.count, kept: kept)
    }

    /// Returns whether an outcome is as if some laws were not kept.
    public static func isExplained(_ trial: Trial<Self>, by deviations: [Deviation]) -> Bool {
        agree(outcome(trial.input, trial.readings, in: Rehearsal(breaking: deviations)), trial.outcome)
    }

    /// Returns whether an outcome is the one that is due, but for tolerances and what may be left out.
    static func agree(_ due: Outcome<Output>, _ given: Outcome<Output>) -> Bool {
        switch (due, given) {
        case (.rejection(let due), .rejection(let given)): return due == given
        case (.output(let due), .output(let given)) where due.value == given.value: return true
        case (.output, .output):
            return Leaves(due, without: omissions(in: given)).differences(from: Leaves(given), tolerances).isEmpty
        default: return false
        }
    }
}

extension Sequence {
    /// The elements sorted, equal ones in the order in which they were.
    func stably(_ isBefore: (Element, Element) -> Bool) -> [Element] {
        enumerated().sorted { a, b in
            isBefore(a.element, b.element) || !isBefore(b.element, a.element) && a.offset < b.offset
        }.map(\.element)
    }
}
