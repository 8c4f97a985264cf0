import Specification

/// Makes trials of each case: one under the readings that the case names, and one for each combination of options of
/// the other readings.
public struct BoundCases<S: Specification>: Sendable {
    let cases: [GoldenCase]
    /// The index of each case in `cases`, by the id of the case.
    let places: [String: Int]
    /// The trials of each case, the first under the readings that the case names; empty for a case that cannot be read.
    let trials: [[Trial<S>]]

    /// Makes the trials of the cases of a subsystem.
    public init(_ cases: [GoldenCase]) {
        self.cases = cases
        places = Dictionary(zip(cases.map(\.id), cases.indices)) { first, _ in first }
        let combinations = S.readingCombinations.map(\.declarations)
        trials = Parallel.map(cases) { golden in
            guard let trial = Trial<S>(golden) else { return [] }
            let others = combinations.map { $0.merging(golden.readings) { $1 } }.unique
            return [trial]
                + others.filter { $0 != golden.readings }.compactMap { declared in
                    (try? Readings(declared, known: S.readings)).map {
                        Trial(input: trial.input, outcome: trial.outcome, readings: $0)
                    }
                }
        }
    }

    /// The deviation of each mutant that the cases reach; the key is the description of the mutant.
    var mutants: [String: Deviation] {
        var mutants = Mutants<S>()
        let found = Parallel.map(trials) { trials in
            trials.flatMap { Mutants<S>.deviations(on: $0.input, $0.readings) }.unique
        }
        for deviations in found { mutants.add(deviations) }
        return Dictionary(uniqueKeysWithValues: mutants.all.map { ("\($0.mutant)", $0.deviation) })
    }

    /// Returns whether a case kills a mutant of the specification that has all these deviations at once.
    func isKilled(_ deviations: [Deviation], byCaseAt place: Int) -> Bool {
        trials[place].contains {
            S.isKilled(deviations, on: $0.input, $0.readings, demanding: $0.outcome)
        }
    }
}
