import Corpus
import Gallery
import Reference
import Specs
import Testing

@testable import Harness

/// The wrong implementations of learning and platform: the corpus finds each, and so do generated inputs.
struct GalleryLearningTests {
    private static let subsystems: [any (Mistaken & Referenced).Type] = [
        CourseCatalogue.self, Response.self, Question.self, Profile.self, Download.self, Archive.self,
        Lifecycle.self,
    ]
    private static let ids = subsystems.map { $0.id }

    private static let careful: [any Implementation] = [
        CarefulCourseCatalogue(), CarefulResponse(), CarefulQuestion(), CarefulProfile(), CarefulDownload(),
        CarefulArchive(), CarefulLifecycle(),
    ]

    private func subsystem(_ id: SubsystemID) throws -> any (Mistaken & Referenced).Type {
        try #require(Self.subsystems.first { $0.id == id })
    }

    // MARK: Without a mistake

    @Test func `without a mistake the careful programs pass every case by every reading`() async throws {
        let candidate = InProcess(name: "careful", version: "1", implementations: Self.careful)
        let cases = try Corpus.bundled.cases.filter { Self.ids.contains($0.subsystem) }
        let run = try await Run(cases, with: candidate)
        for verdict in run.verdicts where verdict.kind != .pass {
            Issue.record("\(verdict.id): \(verdict.reason)")
        }
        #expect(run.conforms)
    }

    @Test func `on settled inputs they agree with the references`() throws {
        func check<S: Referenced>(_ careful: some Implementation<S>) {
            for (number, input) in S.settledSamples(500) {
                let pair = (careful.outcome(of: input), S.reference.outcome(of: input))
                var comparison = Comparison(shape: S.Output.shape, tolerances: S.tolerances)
                switch pair {
                case (.output(let output), .output(let expected)):
                    comparison.compare(expected.value, output.value)
                case (.rejection(let rejection), .rejection(let expected)): #expect(rejection == expected)
                default: Issue.record("\(S.id), sample \(number): one rejects it and the other does not")
                }
                for difference in comparison.differences {
                    Issue.record("\(S.id), sample \(number): \(difference.sentence)")
                }
            }
        }
        check(CarefulCourseCatalogue())
        check(CarefulResponse())
        check(CarefulQuestion())
        check(CarefulProfile())
        check(CarefulDownload())
        check(CarefulArchive())
        check(CarefulLifecycle())
    }

    // MARK: The corpus

    @Test(arguments: ids)
    func `the corpus finds every mistake and blames no other clause`(id: SubsystemID) async throws {
        let cases = try Corpus.bundled.cases(of: id)
        func check<S: Mistaken>(_: S.Type) async throws {
            for mistake in S.mistakes {
                let candidate = InProcess(
                    name: mistake.name, version: "1", implementations: [mistake.implementation])
                let run = try await Run(cases, with: candidate)
                #expect(!run.conforms, "\(mistake.name) passes")
                let blamed = run.brokenClauses
                #expect(!blamed.isEmpty, "\(mistake.name) is told no clause")
                for (clause, count) in blamed where !mistake.clauses.contains(clause) {
                    let first = run.verdicts.first { $0.breaches.contains { $0.clause == clause } }
                    Issue.record(
                        "\(mistake.name) is told \(clause) in \(count) cases: \(first?.id ?? "") \(first?.reason ?? "")"
                    )
                }
            }
        }
        try await check(subsystem(id))
    }

    // MARK: Generated inputs

    @Test(arguments: ids)
    func `the smallest input of every mistake shows it`(id: SubsystemID) throws {
        func check<S: Mistaken>(_: S.Type) throws {
            for mistake in S.mistakes {
                let input = try S.Input(JSONReader.value(of: mistake.smallest))
                #expect(S.isSettled(input), "\(mistake.name)")
                #expect(try Suspect(mistake).brokenClause(on: input) != nil, "\(mistake.name)")
            }
        }
        try check(subsystem(id))
    }

    @Test(arguments: ids)
    func `a thousand samples show every mistake, and each becomes small`(id: SubsystemID) throws {
        func check<S: Mistaken>(_: S.Type) throws {
            let samples = S.settledSamples(1_000)
            for mistake in S.mistakes {
                let suspect = try Suspect(mistake)
                let smallest = try S.Input(JSONReader.value(of: mistake.smallest))
                var found = 0
                for (number, input) in samples where found < 2 {
                    guard let clause = suspect.brokenClause(on: input) else { continue }
                    found += 1
                    guard suspect.brokenClause(on: smallest, among: [clause]) != nil else { continue }
                    let small = suspect.simplified(input, breaking: clause)
                    let text = JSONWriter.text(of: small.value)
                    let isSmall =
                        2 * text.count <= 3 * mistake.smallest.count + 20
                        || Simplicity(of: small.value) <= Simplicity(of: smallest.value)
                    #expect(isSmall, "\(mistake.name), sample \(number), becomes \(text)")
                }
                #expect(found > 0, "\(mistake.name) is not found")
            }
        }
        try check(subsystem(id))
    }
}
