import Catalogue
import Corpus
import JSON
import Reference
import TestSupport
import Testing

@testable import Harness
@testable import Specification

/// Tests of the derivations: they agree with the references, and give an outcome even if a law is broken.
struct DerivationTests {
    private static let subsystems = Catalogue.assay.all
    private static let ids = subsystems.map { $0.id }

    private func subsystem(_ id: SubsystemID) throws -> any Specification.Type {
        try #require(Self.subsystems.first { $0.id == id })
    }

    private func questions<S: Specification>(_: S.Type) throws -> [(input: S.Input, readings: Readings)] {
        try Corpus.bundled.cases(of: S.self).map {
            (try S.Input($0.golden.input), try Readings($0.golden.readings, known: S.readings))
        }
    }

    @Test(arguments: ids)
    func `the derivation gives the expected outcome of every case`(id: SubsystemID) throws {
        func hold<S: Specification>(_: S.Type) throws {
            for golden in try Corpus.bundled.cases(of: S.self).map(\.golden) {
                let readings = try Readings(golden.readings, known: S.readings)
                let due = S.expected(try S.Input(golden.input), readings)
                let given: Outcome<S.Output> =
                    switch golden.expectation {
                    case .output(let output): .output(try S.Output(output))
                    case .rejection(let error): .rejection(RejectionForm.rejection(error))
                    }
                #expect(S.agree(due, given), "\(golden.id)")
            }
        }
        try hold(subsystem(id))
    }

    @Test(arguments: ids)
    func `for samples, the derivation and the reference give the same outcome`(id: SubsystemID) throws {
        func hold<S: Referenced>(_: S.Type) {
            for number in 0..<600 {
                var entropy = Entropy(seed: 7, for: S.id.rawValue, number: number)
                let input = S.generate(from: &entropy)
                guard S.isSettled(input), !S.demand(input).isOpen else { continue }
                let outcome = S.reference.outcome(of: input, readings: .standard)
                #expect(
                    S.agree(S.expected(input), outcome),
                    "sample \(number): \(JSONWriter.text(of: input.value))")
            }
        }
        let referenced = try #require(References.assay.subsystem(id))
        hold(referenced)
    }

    @Test(arguments: ids)
    func `a derivation ends with a well-formed outcome, whichever law is broken`(id: SubsystemID)
        throws
    {
        func hold<S: Specification>(_: S.Type) throws {
            for (input, readings) in try questions(S.self).prefix(40) {
                let recording = DerivationRun(keeping: .occasions)
                _ = S.outcome(input, readings, in: recording)
                for deviation in recording.deviations {
                    if case .output(let output) = S.outcome(
                        input, readings, in: DerivationRun(breaking: [deviation]))
                    {
                        #expect((try? S.Output(output.value)) != nil, "\(deviation)")
                    }
                }
            }
        }
        try hold(subsystem(id))
    }

    @Test(arguments: ids)
    func `the inputs of the corpus reveal each way to break a law`(id: SubsystemID) throws {
        func hold<S: Specification>(_: S.Type) throws {
            let questions = try Array(questions(S.self).prefix(30))
            let recorded = questions.flatMap { input, readings in
                let recording = DerivationRun(keeping: .occasions)
                _ = S.outcome(input, readings, in: recording)
                return recording.deviations
            }
            for deviation in Set(recorded).sorted(by: { $0.description < $1.description }).prefix(6) {
                let trials = questions.map { input, readings in
                    let outcome = S.outcome(input, readings, in: DerivationRun(breaking: [deviation]))
                    return Trial<S>(input: input, outcome: outcome, readings: readings)
                }
                // A deviation that changes no outcome of the trials cannot be diagnosed.
                guard trials.contains(where: { !S.isExplained($0, by: []) }) else { continue }
                let diagnosis = try #require(S.diagnosis(of: trials), "\(deviation)")
                #expect(diagnosis.isComplete, "incomplete diagnosis of \(deviation): \(diagnosis.deviations)")
            }
        }
        try hold(subsystem(id))
    }

    @Test(arguments: ids)
    func `each law is tested by a case of the corpus or judged by a property`(id: SubsystemID) throws {
        func hold<S: Specification>(_: S.Type) throws {
            let asked = try questions(S.self).reduce(into: Set<LawID>()) {
                $0.formUnion(S.demand($1.input, $1.readings).laws)
            }
            let cited = Set(S.properties.flatMap(\.laws).map(\.id))
            for law in S.Law.allCases.map(\.id) {
                #expect(asked.contains(law) || cited.contains(law), "\(law)")
            }
        }
        try hold(subsystem(id))
    }

    @Test(arguments: ids)
    func `each subsystem has at least two properties, and its reference satisfies them`(id: SubsystemID)
        throws
    {
        func hold<S: Referenced>(_: S.Type) {
            #expect(S.properties.count >= 2)
            var touched: Set<Int> = []
            for number in 0..<400 {
                var entropy = Entropy(seed: 5, for: S.id.rawValue, number: number)
                let input = S.generate(from: &entropy)
                let outcome = S.reference.outcome(of: input)
                for (place, property) in S.properties.enumerated() {
                    let probes = (property.probes?(input, .standard) ?? []).map {
                        S.reference.outcome(of: $0)
                    }
                    let finding = property.judge(Trial<S>(input: input, outcome: outcome, probes: probes))
                    if finding.isTouched { touched.insert(place) }
                    if let violation = finding.violation { Issue.record("sample \(number): \(violation)") }
                }
            }
            #expect(touched.count == S.properties.count, "\(touched)")
        }
        let referenced = try #require(References.assay.subsystem(id))
        hold(referenced)
    }
}
