import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import HealthSpecs
@testable import LearningSpecs
@testable import MobilitySpecs
@testable import PlatformSpecs
@testable import ScholarSpecs
@testable import VoiceSpecs

/// Expectations for the inputs that a subsystem generates.
struct GeneratorExamination<S: Referenced> {
    let inputs: [S.Input]

    init(_ count: Int = 600) {
        inputs = (0..<count).map { GeneratorExamination.sample($0) }
    }

    static func sample(_ number: Int) -> S.Input {
        var entropy = Entropy(seed: 1, for: S.id.rawValue, number: number)
        return S.generate(from: &entropy)
    }

    /// Expects that each input can be read back from its JSON, and that the same seed generates the same input again.
    func expectRepeatable() throws {
        for (number, input) in inputs.enumerated() {
            let value = input.value
            #expect(try S.Input(value).value == value, "sample \(number)")
            #expect(GeneratorExamination.sample(number).value == value, "sample \(number)")
            #expect(S.Input.shape.admits(value), "sample \(number)")
        }
    }

    /// Expects that the laws allow only one outcome for at least this percentage of the inputs.
    func expectMostlySettled(percent: Int) {
        let settled = inputs.count { S.isSettled($0) }
        #expect(settled * 100 >= inputs.count * percent, "\(settled) of \(inputs.count) are settled")
    }

    /// Expects that the reference breaks no clause, and that each clause is touched by at least the required number
    /// of inputs.
    func expectClausesTouched(atLeast least: (ClauseID) -> Int) {
        let all = S.readingCombinations
        var touched: [ClauseID: Int] = [:]
        for (number, input) in inputs.enumerated() {
            for (clause, finding) in Examination(input, by: S.reference, all[number % all.count]).findings {
                if finding.isTouched { touched[clause, default: 0] += 1 }
                if let violation = finding.violation {
                    Issue.record("sample \(number): \(clause): \(violation)")
                }
            }
        }
        for clause in S.clauses {
            #expect(touched[clause.id] ?? 0 >= least(clause.id), "\(clause.id): \(touched[clause.id] ?? 0)")
        }
    }

    /// Expects that each option other than the default changes the outcomes of at least the required number of
    /// inputs.
    func expectReadingsToMatter(atLeast least: (String) -> Int) throws {
        for reading in S.readings {
            for option in reading.options.dropFirst() {
                let other = try Readings([reading.id: option.name], known: S.readings)
                let differing = inputs.count { input in
                    S.reference.outcome(of: input).output?.value
                        != S.reference.outcome(of: input, readings: other).output?.value
                }
                #expect(differing >= least(reading.id), "outcomes that \(option.name) changes: \(differing)")
            }
        }
    }

    /// Expects that the simplifications of an input can be read back from their JSON.
    func expectSimplerOnes() throws {
        for input in inputs.prefix(200) {
            for simpler in S.simpler(than: input) {
                #expect(try S.Input(simpler.value).value == simpler.value)
            }
        }
    }
}
