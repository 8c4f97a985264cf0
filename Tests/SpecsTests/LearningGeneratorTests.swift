import Catalogue
import JSON
import Reference
import Specification
import Testing

@testable import LearningSpecs
@testable import PlatformSpecs

/// Tests that the generated inputs of the learning and platform families are varied: each important kind of input or
/// outcome occurs often.
struct LearningGeneratorTests {
    // MARK: The limits of the rules

    @Test func `some generated taps are inside each section, some at the edges, and some outside`() {
        let inputs = GeneratorExamination<LearningCatalogue>().inputs
        let outcomes = inputs.map { LearningCatalogue.reference.outcome(of: $0) }
        #expect(outcomes.count { $0.output?.highlighted == true } >= 50)
        #expect(outcomes.count { $0.output?.highlighted == false } >= 50)
        #expect(outcomes.count { $0.rejection != nil } >= 50)
        #expect(inputs.count { $0.select == nil } >= 30)
    }

    @Test func `generated replies are absent, no list, well-formed or partly malformed; some scores tie`() {
        let inputs = GeneratorExamination<Question>().inputs
        let outcomes = inputs.map { Question.reference.outcome(of: $0) }
        #expect(inputs.count { $0.reply == nil } >= 100)
        #expect(outcomes.count { $0.rejection != nil } >= 30)
        #expect(outcomes.count { $0.output?.dropped ?? 0 > 0 } >= 80)
        let tied = outcomes.count { outcome in
            let scores = outcome.output?.answers.map(\.score) ?? []
            return zip(scores, scores.dropFirst()).contains { $0 == $1 }
        }
        #expect(tied >= 40, "\(tied)")
    }

    @Test func `generated downloads have every possible ending, and some are restarted`() {
        let outputs = GeneratorExamination<Download>().inputs.compactMap {
            Download.reference.outcome(of: $0).output
        }
        for phase in Download.State.allCases where phase != .idle {
            let count = outputs.count { $0.states.last?.phase == phase }
            #expect(count >= 20, "\(phase): \(count)")
        }
        #expect(outputs.count { $0.authorizations.count > 1 } >= 100)
    }

    @Test func `some generated archives are unpacked, and others are rejected for each possible reason`() {
        let outcomes = GeneratorExamination<Archive>().inputs.map { Archive.reference.outcome(of: $0) }
        #expect(outcomes.count { $0.output?.files.isEmpty == false } >= 70)
        for rejection in Archive.rejections {
            let count = outcomes.count { $0.rejection?.code == rejection.code }
            #expect(count >= 50, "\(rejection.code): \(count)")
        }
    }

    @Test func `generated apps reach every state, get held events, and get impossible events`() {
        let outputs = GeneratorExamination<Lifecycle>().inputs.compactMap {
            Lifecycle.reference.outcome(of: $0).output
        }
        let steps = outputs.flatMap(\.steps)
        for state in Lifecycle.State.allCases {
            #expect(steps.count { $0.state == state } >= 60, "\(state)")
        }
        #expect(steps.count { $0.error != nil } >= 100)
        #expect(steps.count { $0.callbacks.count > 3 } >= 5)
    }
}
