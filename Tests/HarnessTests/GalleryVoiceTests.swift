import Corpus
import Gallery
import Harness
import Reference
import Specs
import Testing

/// The wrong implementations of the voice family: the corpus finds each, and so do generated inputs.
struct GalleryVoiceTests {
    @Test func `without a slip the gallery's notation is right`() async throws {
        try await expectConforming(Notation.careful)
    }

    @Test func `without a slip the gallery's conversion is right`() async throws {
        try await expectConforming(Conversion.careful)
    }

    private func expectConforming<S: Specification>(_ careful: any Implementation<S>) async throws {
        let run = try await run(careful)
        for verdict in run.verdicts where verdict.kind != .pass {
            Issue.record("\(verdict.id): \(verdict.reason)")
        }
        #expect(run.conforms)
    }

    private func run<S: Specification>(_ implementation: any Implementation<S>) async throws -> Run {
        let candidate = InProcess(name: "gallery", version: "1", implementations: [implementation])
        return try await Run(Corpus.bundled.cases(of: S.id), with: candidate)
    }

    // MARK: The corpus

    @Test(arguments: Notation.mistakes.map(\.name))
    func `the corpus finds a mistake of notation and blames its clause`(mistake: String) async throws {
        try await expectFound(Notation.mistake(mistake))
    }

    @Test(arguments: Conversion.mistakes.map(\.name))
    func `the corpus finds a mistake of conversion and blames its clause`(mistake: String) async throws {
        try await expectFound(Conversion.mistake(mistake))
    }

    private func expectFound<S: Mistaken & Referenced>(_ mistake: Mistake<S>) async throws {
        let run = try await run(mistake.implementation)
        #expect(!run.conforms, "the corpus lets \(mistake.name) through")
        let blamed = run.brokenClauses.map(\.clause)
        #expect(!blamed.isEmpty)
        #expect(
            blamed.allSatisfy(mistake.clauses.contains), "\(mistake.name) is told as \(run.brokenClauses)")
    }

    // MARK: The smallest input

    @Test(arguments: Notation.mistakes.map(\.name))
    func `the smallest input shows a mistake of notation`(mistake: String) throws {
        try expectShown(Notation.mistake(mistake))
    }

    @Test(arguments: Conversion.mistakes.map(\.name))
    func `the smallest input shows a mistake of conversion`(mistake: String) throws {
        try expectShown(Conversion.mistake(mistake))
    }

    private func expectShown<S: Mistaken & Referenced>(_ mistake: Mistake<S>) throws {
        let input = try S.Input(JSONReader.value(of: mistake.smallest))
        #expect(S.isSettled(input))
        #expect(try Hunt(mistake).breach(on: input) != nil, "\(mistake.name): \(mistake.smallest)")
    }

    // MARK: Generated inputs

    @Test(arguments: Notation.mistakes.map(\.name))
    func `generated inputs find a mistake of notation, and are made small`(mistake: String) throws {
        try expectHunted(Notation.mistake(mistake))
    }

    @Test(arguments: Conversion.mistakes.map(\.name))
    func `generated inputs find a mistake of conversion, and are made small`(mistake: String) throws {
        try expectHunted(Conversion.mistake(mistake))
    }

    private func expectHunted<S: Mistaken & Referenced>(_ mistake: Mistake<S>) throws {
        let hunt = try Hunt(mistake)
        let findings = hunt.findings(4, within: 1_000)
        #expect(!findings.isEmpty, "1000 samples do not show \(mistake.name)")
        let smallest = try S.Input(JSONReader.value(of: mistake.smallest))
        for finding in findings {
            let simplified = hunt.simplified(finding.input, breaking: finding.clause)
            let text = Hunt<S>.text(simplified)
            let isSmall =
                2 * text.count <= 3 * mistake.smallest.count + 20
                || Simplicity(of: simplified.value) <= Simplicity(of: smallest.value)
            #expect(isSmall, "\(mistake.name), sample \(finding.number), becomes \(text)")
        }
    }
}

extension Mistaken {
    fileprivate static func mistake(_ name: String) throws -> Mistake<Self> {
        try #require(mistakes.first { $0.name == name })
    }
}
