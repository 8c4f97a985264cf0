import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import VoiceSpecs

/// Tests that generated inputs of the voice family are valid and cover the clauses and the readings.
struct VoiceGeneratorTests {
    private static func sample<S: Specification>(_ number: Int, _: S.Type) -> S.Input {
        var entropy = Entropy(seed: 1, for: S.id.rawValue, number: number)
        return S.generate(from: &entropy)
    }

    private func samples<S: Specification>(_ count: Int, _: S.Type) -> [S.Input] {
        (0..<count).map { Self.sample($0, S.self) }
    }

    // MARK: Every sample

    @Test func `samples of voice.notation are valid and repeatable, and most allow only one outcome`() throws
    {
        try expectSound(Notation.self)
    }

    @Test func `samples of voice.conversion are valid and repeatable, and most allow only one outcome`()
        throws
    {
        try expectSound(Conversion.self)
    }

    private func expectSound<S: Specification>(_: S.Type) throws {
        let inputs = samples(2_000, S.self)
        for (number, input) in inputs.enumerated() {
            let value = input.value
            #expect(try S.Input(value).value == value, "sample \(number) cannot be read back")
            #expect(Self.sample(number, S.self).value == value, "sample \(number) is not repeatable")
        }
        #expect(inputs.count(where: S.isSettled) >= 1_900)
        // Only a few samples may be duplicates.
        #expect(Set(inputs.map { "\($0.value)" }).count >= 1_500)
    }

    // MARK: Coverage

    @Test func `samples of voice.notation touch every clause, and the reference breaks no clause`() {
        expectTouched(by: samples(2_000, Notation.self), atLeast: 150, Notation.self)
    }

    @Test func `samples of voice.conversion touch every clause, and the reference breaks no clause`() {
        expectTouched(by: samples(300, Conversion.self), atLeast: 30, Conversion.self)
    }

    private func expectTouched<S: Referenced>(by inputs: [S.Input], atLeast least: Int, _: S.Type) {
        var counts: [ClauseID: Int] = [:]
        for input in inputs where S.isSettled(input) {
            for (clause, finding) in Examination<S>(input, by: S.reference).findings {
                if finding.isTouched { counts[clause, default: 0] += 1 }
                if let violation = finding.violation { Issue.record("\(clause): \(violation)") }
            }
        }
        for clause in S.clauses {
            #expect(counts[clause.id, default: 0] >= least, "\(clause.id)")
        }
    }

    @Test func `for each reading of voice.notation, the outcomes of some samples depend on the option`()
        throws
    {
        try expectOptionsShown(by: samples(2_000, Notation.self), atLeast: 50, Notation.self)
    }

    @Test func `for each reading of voice.conversion, the outcomes of some samples depend on the option`()
        throws
    {
        try expectOptionsShown(by: samples(2_000, Conversion.self), atLeast: 10, Conversion.self)
    }

    private func expectOptionsShown<S: Referenced>(
        by inputs: [S.Input], atLeast least: Int, _: S.Type
    ) throws {
        for reading in S.readings {
            let choices = try reading.options.map { option in
                try Readings([reading.id: option.name], known: S.readings)
            }
            let showing = inputs.count { input in
                let outputs = choices.map { S.reference.outcome(of: input, readings: $0).output?.value }
                return outputs.dropFirst().contains { $0 != outputs[0] }
            }
            #expect(showing >= least, "\(reading.id)")
        }
    }

    @Test(arguments: NotationName.allCases)
    func `every notation has samples with no words, with one word and with several words`(
        notation: NotationName
    ) {
        let counts = samples(2_000, Notation.self).filter { $0.notation == notation.rawValue }.map(
            \.words.count)
        for count in 0...2 {
            #expect(counts.count { min($0, 2) == count } >= 5, "\(count)")
        }
    }
}
