import Catalogue
import Corpus
import Harness
import JSON
import Reference
import Reports
import Specification
import TestSupport
import Testing

@testable import VoiceSpecs

/// Compares the derivations and the references, which were written independently, on every input of the corpus.
struct PurityTests {
    private static let ids = Catalogue.assay.all.map { $0.id }

    @Test(arguments: ids)
    func `each property that compares outcomes applies to at least one case, and the reference satisfies it`(
        id: SubsystemID
    ) throws {
        func check<S: Referenced>(_: S.Type) throws {
            var touched: Set<String> = []
            for golden in try Corpus.bundled.cases(of: S.id) {
                let input = try S.Input(golden.input)
                let readings = try Readings(golden.readings, known: S.readings)
                let outcome = S.reference.outcome(of: input, readings: readings)
                for property in S.properties {
                    guard let probes = property.probes?(input, readings) else { continue }
                    let finding = property.judge(
                        Trial<S>(
                            input: input, outcome: outcome, readings: readings,
                            probes: probes.map { S.reference.outcome(of: $0, readings: readings) }))
                    if finding.isTouched { touched.insert(property.sentence) }
                    if let sentence = finding.violation { Issue.record("\(golden.id): \(sentence)") }
                }
            }
            #expect(touched == Set(S.properties.filter { $0.probes != nil }.map(\.sentence)))
        }
        let referenced = try #require(References.assay.subsystem(id))
        try check(referenced)
    }

    @Test(.heavy, arguments: ids)
    func `the reference breaks no clause on the corpus, whatever the readings`(id: SubsystemID) throws {
        func check<S: Referenced>(_: S.Type) throws {
            let combinations = S.readingCombinations
            for golden in try Corpus.bundled.cases(of: S.id) {
                let input = try S.Input(golden.input)
                for readings in combinations {
                    let outcome = S.reference.outcome(of: input, readings: readings)
                    let trial = Trial<S>(input: input, outcome: outcome, readings: readings)
                    for (clause, finding) in S.findings(in: trial) {
                        guard let sentence = finding.violation else { continue }
                        Issue.record("\(golden.id), \(readings.declarations): \(clause): \(sentence)")
                    }
                }
            }
        }
        let referenced = try #require(References.assay.subsystem(id))
        try check(referenced)
    }

    @Test func `the derivation and the reference of voice.conversion agree, whatever the readings`() throws {
        for golden in try Corpus.bundled.cases(of: Conversion.id) {
            let input = try Conversion.Input(golden.input)
            for readings in Conversion.readingCombinations {
                let derived = Conversion.expected(input, readings).output
                let reference = try Conversion.reference.run(input, readings: readings)
                #expect(derived?.value == reference.value, "\(golden.id), \(readings.declarations)")
            }
        }
    }
}
