import Gallery
import Harness
import Specs

/// A wrong implementation, held to the clauses that it breaks and to nothing else.
struct Suspect<S: Mistaken> {
    let mistake: Mistake<S>
    let readings: Readings

    /// - Throws: where the mistake names readings that there are not.
    init(_ mistake: Mistake<S>) throws {
        self.mistake = mistake
        readings = try Readings(mistake.readings, known: S.readings)
    }

    /// The first of the mistake's clauses, or of these, that what it does with the input breaks.
    func brokenClause(on input: S.Input, among clauses: [ClauseID]? = nil) -> ClauseID? {
        let outcome = mistake.implementation.outcome(of: input, readings: readings)
        return (clauses ?? mistake.clauses).first { id in
            guard let check = S.clauses[id: id]?.check else { return false }
            let probes = check.probes?(input, readings) ?? []
            let trial = Trial<S>(
                input: input, outcome: outcome, readings: readings,
                probes: probes.map { mistake.implementation.outcome(of: $0, readings: readings) })
            return check.judge(trial).violation.map { $0.weight >= .likely } ?? false
        }
    }

    /// What is left of a failing input when every simpler one that fails too has been taken.
    func simplified(_ input: S.Input, breaking clause: ClauseID) -> S.Input {
        var simplest = input
        while let next = simpler(than: simplest, breaking: clause) { simplest = next }
        return simplest
    }

    private func simpler(than input: S.Input, breaking clause: ClauseID) -> S.Input? {
        let bar = Simplicity(of: input.value)
        func isBetter(_ candidate: S.Input) -> Bool {
            Simplicity(of: candidate.value) < bar && brokenClause(on: candidate, among: [clause]) != nil
                && S.isSettled(candidate)
        }
        return S.simpler(than: input).first(where: isBetter)
            ?? S.Input.shape.simpler(than: input.value).lazy.compactMap { try? S.Input($0) }
            .first(where: isBetter)
    }
}

extension Specification {
    /// The settled inputs among the first samples, with their numbers.
    static func settledSamples(_ count: Int) -> [(number: Int, input: Input)] {
        (0..<count).compactMap { number in
            var entropy = Entropy(seed: 1, for: id.rawValue, number: number)
            let input = generate(from: &entropy)
            return isSettled(input) ? (number, input) : nil
        }
    }
}
