import Corpus
import Reference
import Specification
import TestSupport
import Testing

@testable import Harness
@testable import ScholarSpecs

/// Tests the search for the options that explain an implementation's answers, and the questions that tell options
/// apart.
struct ReadingFitTests {
    /// An implementation that always follows the same option of the threshold, even if a request names another option.
    private struct Fixed: Implementation {
        typealias Subsystem = Similarity
        let option: String
        /// Whether the answers to requests with a percentage of 50 are wrong in a way that no option explains.
        var isWrongAt50 = false

        func run(_ input: Similarity.Input, readings: Readings) throws(Rejection) -> Similarity.Output {
            let own = (try? Readings(["scholar.similarity.threshold": option], known: Similarity.readings))
            let output = try Similarity.reference.run(input, readings: own ?? .standard)
            guard isWrongAt50, Similarity.percentage(of: input.percent) == 50 else { return output }
            return Similarity.Output(similarity: output.similarity, similar: !output.similar)
        }
    }

    private func fit(_ implementation: Fixed) async throws -> ReadingFit {
        let candidate = InProcess(name: "fixed", version: "1", implementations: [implementation])
        let cases = try Corpus.bundled.cases(of: Similarity.id)
        return try #require(try await ReadingFit.measure(cases, of: candidate, Similarity.self))
    }

    @Test(arguments: ["inclusive", "strict"])
    func `the option that an implementation follows is found, and this option explains all answers`(
        option: String
    )
        async throws
    {
        let fit = try await fit(Fixed(option: option))
        #expect(fit.rows.first { $0.reading == "scholar.similarity.threshold" }?.best == option)
        #expect(fit.differing.isEmpty && fit.answered > 200)
    }

    @Test
    func
        `if no option explains an answer, its case is named, and the best option is still found`()
        async throws
    {
        let fit = try await fit(Fixed(option: "strict", isWrongAt50: true))
        #expect(fit.rows.first { $0.reading == "scholar.similarity.threshold" }?.best == "strict")
        #expect(!fit.differing.isEmpty && fit.agreeing == fit.answered - fit.differing.count)
    }

    @Test func `a fit is measured only for a subsystem that the implementation supports`() async throws {
        let other = InProcess(name: "other", version: "1", implementations: [HIndex.reference])
        let cases = try Corpus.bundled.cases(of: Similarity.id)
        let fit = try await ReadingFit.measure(cases, of: other, Similarity.self)
        #expect(fit == nil)
    }

    @Test func `the questions distinguish all combinations of options that the cases distinguish`() throws {
        let questionnaire = Questionnaire(try Corpus.bundled.cases(of: Similarity.id), Similarity.self)
        #expect(questionnaire.combinations == Similarity.allReadingCombinations.count)
        #expect(questionnaire.questions.count <= 3)
        #expect(questionnaire.questions.allSatisfy { $0.outcomes.count > 1 })
    }
}
