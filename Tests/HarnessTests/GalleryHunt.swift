import Gallery
import Harness
import Reference
import Specs

/// A mistake of the gallery, hunted by generated inputs and the checks of the clauses alone.
struct Hunt<S: Mistaken & Referenced> {
    let mistake: Mistake<S>
    let readings: Readings

    init(_ mistake: Mistake<S>) throws {
        self.mistake = mistake
        readings = try Readings(mistake.readings, known: S.readings)
    }

    /// One of the mistake's clauses that is at the least likely broken on this input, or nil.
    ///
    /// - Parameter clause: the only one to ask.
    func breach(on input: S.Input, of clause: ClauseID? = nil) -> ClauseID? {
        mistake.clauses.first { (clause ?? $0) == $0 && isBroken($0, on: input) }
    }

    private func isBroken(_ id: ClauseID, on input: S.Input) -> Bool {
        guard let clause = S.clauses[id: id] else { return false }
        let inputs = [input] + (clause.check.probes?(input, readings) ?? [])
        let implementation = mistake.implementation
        let outcomes = inputs.map { implementation.outcome(of: $0, readings: readings) }
        // What the reference does holds to every clause, as other tests see to; no need to judge it anew.
        if zip(inputs, outcomes).allSatisfy({ isReference($1, on: $0) }) { return false }
        let trial = Trial<S>(
            input: input, outcome: outcomes[0], readings: readings, probes: Array(outcomes.dropFirst()))
        return clause.check.judge(trial).violation.map { $0.weight >= .likely } ?? false
    }

    private func isReference(_ outcome: Outcome<S.Output>, on input: S.Input) -> Bool {
        switch (outcome, S.reference.outcome(of: input, readings: readings)) {
        case (.output(let left), .output(let right)): left.value == right.value
        case (.rejection(let left), .rejection(let right)): left == right
        default: false
        }
    }

    /// The sample of that number, where it is settled.
    static func sample(_ number: Int) -> S.Input? {
        var entropy = Entropy(seed: 1, for: S.id.rawValue, number: number)
        let input = S.generate(from: &entropy)
        return S.isSettled(input) ? input : nil
    }

    /// The first samples on which the mistake shows, with their numbers and the clauses broken.
    func findings(_ count: Int, within samples: Int) -> [(number: Int, input: S.Input, clause: ClauseID)] {
        var found: [(number: Int, input: S.Input, clause: ClauseID)] = []
        for number in 0..<samples where found.count < count {
            guard let input = Self.sample(number), let clause = breach(on: input) else { continue }
            found.append((number, input, clause))
        }
        return found
    }

    /// The input that no step makes simpler any more: each takes the first simpler one that breaks the clause too.
    func simplified(_ input: S.Input, breaking clause: ClauseID) -> S.Input {
        var input = input
        while let simpler = step(from: input, breaking: clause) { input = simpler }
        return input
    }

    private func step(from input: S.Input, breaking clause: ClauseID) -> S.Input? {
        let bar = Simplicity(of: input.value)
        let own = S.simpler(than: input)
        let shaped = S.Input.shape.simpler(than: input.value).lazy.compactMap { try? S.Input($0) }
        func isBetter(_ simpler: S.Input) -> Bool {
            Simplicity(of: simpler.value) < bar && S.isSettled(simpler)
                && breach(on: simpler, of: clause) != nil
        }
        return own.first(where: isBetter) ?? shaped.first(where: isBetter)
    }

    /// The input as JSON.
    static func text(_ input: S.Input) -> String { JSONWriter.text(of: input.value) }
}
