import JSON

/// A law that an outcome breaks, or may break.
public struct Charge: Sendable, Equatable {
    /// The law.
    public let law: LawID
    /// How sure that is.
    public let weight: Violation.Weight
    /// Where the outcome differs from the derivation's first: `expected 3, got 2 at $.states[0].found`.
    public let difference: String
}

/// Which laws an outcome breaks, found by breaking each and comparing what comes of it.
extension Derived {
    /// How many derivations are made to explain one outcome.
    private static var patience: Int { 400 }
    /// How many single slips an outcome is explained by.
    private static var slips: Int { 4 }

    /// Returns the laws that an outcome breaks, the likeliest first; none if it is what the laws demand.
    public static func charges(_ trial: Trial<Self>) -> [Charge] {
        let recording = Rehearsal(keeping: .everything)
        let due = outcome(trial.input, trial.readings, in: recording)
        let omitted = omissions(in: trial.outcome)
        let (right, given) = (Leaves(due, without: omitted), Leaves(trial.outcome))
        let wrong = right.differences(from: given, tolerances)
        guard let first = wrong.first else { return [] }
        func text(_ leaves: Leaves) -> String {
            leaves[first].map { JSONWriter.text(of: $0) } ?? "nothing"
        }
        let difference =
            due.output != nil && trial.outcome.output != nil
            ? "expected \(text(right)), got \(text(given)) at \(first)"
            : "expected \(named(due)), got \(named(trial.outcome))"
        let laws =
            due.output != nil && trial.outcome.output != nil
            ? broken(trial, right, given, Set(wrong), recording.deviations, omitted)
            : refused(trial, given, recording)
        return laws.map { Charge(law: $0.law, weight: $0.weight, difference: difference) }
    }

    /// What an outcome leaves out and may leave out.
    static func omissions(in outcome: Outcome<Output>) -> Set<String> {
        outcome.output.map { Output.shape.omissions(in: $0.value) } ?? []
    }

    private static func named(_ outcome: Outcome<Output>) -> String {
        outcome.rejection.map { "the rejection \($0.code)" } ?? "an output"
    }

    private typealias Suspect = (law: LawID, weight: Violation.Weight)

    /// The laws behind an outcome that is a rejection, or should be one.
    private static func refused(_ trial: Trial<Self>, _ given: Leaves, _ recording: Rehearsal) -> [Suspect] {
        var laws = recording.deviations.filter {
            Leaves(outcome(trial.input, trial.readings, in: Rehearsal(breaking: [$0])))
                .differences(from: given, tolerances).isEmpty
        }.map(\.law)
        if let refused = recording.refused { laws.append(refused.law) }
        if let code = trial.outcome.rejection?.code {
            laws += recording.passed.filter { $0.code == code }.map(\.law)
        }
        let unique = laws.unique
        return unique.map { ($0, unique.count == 1 ? .certain : .likely) }
    }

    /// The laws behind an output: those that explain all of it throughout, else slips that do, else those that touch
    /// what is wrong.
    private static func broken(
        _ trial: Trial<Self>, _ right: Leaves, _ given: Leaves, _ wrong: Set<String>, _ deviations: [Deviation],
        _ omitted: Set<String>
    ) -> [Suspect] {
        let wrongParts = Set(wrong.map { Leaves.pattern(of: $0) })
        var exact: [LawID] = []
        var scores: [LawID: Double] = [:]
        for deviation in deviations.prefix(patience) {
            let turned = outcome(trial.input, trial.readings, in: Rehearsal(breaking: [deviation]))
            guard turned.output != nil else { continue }
            let leaves = Leaves(turned, without: omitted)
            let moved = right.differences(from: leaves, tolerances)
            if moved.isEmpty { continue }
            if leaves.differences(from: given, tolerances).isEmpty {
                exact.append(deviation.law)
                continue
            }
            let score = moved.reduce(0.0) { score, place in
                guard wrong.contains(place) else {
                    // A part that is right everywhere speaks more against a law than one that is wrong elsewhere.
                    return score - (wrongParts.contains(Leaves.pattern(of: place)) ? 0.5 : 2)
                }
                return score + (Leaves.agree(leaves[place], given[place], at: place, tolerances) ? 1 : 0.5)
            }
            scores[deviation.law] = max(scores[deviation.law] ?? -.infinity, score)
        }
        if !exact.isEmpty { return exact.unique.map { ($0, .likely) } }
        if let path = path(trial, given, wrong.count, omitted) {
            return path.map(\.place.law).unique.enumerated().map { ($1, $0 == 0 ? .likely : .possible) }
        }
        let best = scores.values.max() ?? 0
        return scores.filter { $0.value == best }.keys.sorted().map { ($0, .possible) }
    }

    /// The fewest single slips, found one after the other, that lead to an outcome; nil if a few do not.
    ///
    /// The derivation goes on from each slip, so that one mistake in a long walk is one slip.
    private static func path(_ trial: Trial<Self>, _ given: Leaves, _ wrong: Int, _ omitted: Set<String>)
        -> [Slip]?
    {
        var path: [Slip] = []
        var left = wrong
        while left > 0 {
            if path.count == slips { return nil }
            let recording = Rehearsal(slips: path, keeping: .everything)
            _ = outcome(trial.input, trial.readings, in: recording)
            var best: (slip: Slip, left: Int)?
            for slip in recording.occasions.prefix(patience) {
                if path.contains(where: { $0.place == slip.place && $0.count == slip.count }) { continue }
                let turned = outcome(trial.input, trial.readings, in: Rehearsal(slips: path + [slip]))
                guard turned.output != nil else { continue }
                let now = Leaves(turned, without: omitted).differences(from: given, tolerances).count
                if now < best?.left ?? left { best = (slip, now) }
            }
            guard let best else { return nil }
            path.append(best.slip)
            left = best.left
        }
        return path
    }
}

extension Array where Element: Hashable {
    /// The elements without those that came before.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
