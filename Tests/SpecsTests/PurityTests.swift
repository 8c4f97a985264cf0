import Catalogue
import Harness
import JSON
import Reference
import Reports
import Specification
import TestSupport
import Testing

@testable import VoiceSpecs

/// The checks and the references, written independently, agree on every input of the corpus.
struct PurityTests {
    private static let ids = Catalogue.assay.all.map { $0.id }

    @Test(arguments: ids)
    func `relational clauses hold for the reference on the cases that name them`(id: SubsystemID) throws {
        func check<S: Referenced>(_: S.Type) throws {
            let cases = try Bundled.corpus.cases(of: S.id)
            for id in S.clauses.probing {
                let named = cases.filter { $0.clauses.contains(id) }
                #expect(!named.isEmpty, "\(id)")
                for golden in named {
                    let input = try S.Input(golden.input)
                    let readings = try Readings(golden.readings, known: S.readings)
                    let examination = Examination(input, by: S.reference, readings)
                    #expect(examination[id] == .holds, "\(golden.id): \(id)")
                }
            }
        }
        let referenced = try #require(References.assay.subsystem(id))
        try check(referenced)
    }

    @Test(.heavy, arguments: ids)
    func `no clause finds fault with the reference, whatever the readings`(id: SubsystemID) throws {
        func check<S: Referenced>(_: S.Type) throws {
            let combinations = S.readingCombinations
            for golden in try Bundled.corpus.cases(of: S.id) {
                let input = try S.Input(golden.input)
                for readings in combinations {
                    let outcome = S.reference.outcome(of: input, readings: readings)
                    let trial = Trial<S>(input: input, outcome: outcome, readings: readings)
                    for (clause, finding) in S.findings(in: trial) {
                        guard let sentence = finding.violation?.sentence(of: clause) else { continue }
                        Issue.record("\(golden.id), \(readings.declarations): \(sentence)")
                    }
                }
            }
        }
        let referenced = try #require(References.assay.subsystem(id))
        try check(referenced)
    }

    @Test func `the derivation converts as the reference does, whatever the readings`() throws {
        for golden in try Bundled.corpus.cases(of: Conversion.id) {
            let input = try Conversion.Input(golden.input)
            for readings in Conversion.readingCombinations {
                let derived = Conversion.expected(input, readings).output
                let reference = try Conversion.reference.run(input, readings: readings)
                #expect(derived?.value == reference.value, "\(golden.id), \(readings.declarations)")
            }
        }
    }
}
