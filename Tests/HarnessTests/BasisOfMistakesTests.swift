import Catalogue
import Corpus
import Gallery
import Harness
import Reference
import Specification
import TestSupport
import Testing

/// Tests that an implementation that is judged only by the sources may depart from decisions of the kit, but not break
/// laws of a source.
@Suite(.heavy) struct BasisOfMistakesTests {
    private func run(_ title: String) async throws -> Run {
        let exhibit = try #require(Exhibit.all.first { $0.title == title }, "\(title)")
        return try await Run(Corpus.bundled.cases(of: exhibit.subsystem), with: exhibit.candidate)
    }

    /// The bases of the laws that an implementation is allowed to break if `--basis source` is given.
    private static let others: Set<Basis> = [.decision, .standard]

    @Test(arguments: [
        "voice.conversion/commands-by-case", "voice.guide/edits-beneath", "voice.documents/keeps-capitals",
        "mobility.records/in-the-order-of-arrival", "mobility.trip/under-way-at-once",
        "scholar.store/titles-as-seen", "scholar.homepage/compares-leaves-only",
        "health.entry/whole-numbers-with-decimals", "learning.question/compares-doubles",
        "platform.lifecycle/suspends-after-accepting",
    ])
    func `an implementation that departs only from decisions conforms to the sources`(title: String)
        async throws
    {
        var run = try await run(title)
        #expect(!run.conforms)
        #expect(run.verdicts(of: .fail).allSatisfy { $0.basis == .decision })
        run.advisory = Self.others
        #expect(run.conforms && run.departures == run.count(.fail))
    }

    @Test(arguments: [
        "voice.conversion/lowers-the-transcript", "voice.guide/never-fills",
        "voice.documents/joins-with-hyphens",
        "mobility.records/never-closes", "mobility.trip/takes-any-fix", "scholar.store/keeps-the-last",
        "scholar.homepage/any-two-hits", "health.entry/knows-no-comma", "learning.question/trusts-the-server",
        "platform.lifecycle/stays-in-background",
    ])
    func `an implementation that breaks a law of a source never conforms`(title: String) async throws {
        var run = try await run(title)
        #expect(!run.conforms)
        #expect(run.verdicts(of: .fail).contains { $0.basis == .source })
        run.advisory = Self.others
        #expect(!run.conforms)
    }

    /// An implementation that lists each id once, although the decision FIL-1g says otherwise.
    private struct ListsIDsOnce: Implementation {
        typealias Subsystem = Filter
        func run(_ input: Filter.Input, readings: Readings) throws(Rejection) -> Filter.Output {
            Filter.Output(ids: try Filter.reference.run(input, readings: readings).ids.unique)
        }
    }

    @Test(arguments: [
        ["health.filter/none-keeps-equal-ids"],
        ["health.filter/none-keeps-equal-ids", "health.filter/equal-ids-are-kept-as-often"],
    ])
    func `if a law of the source and a decision both explain a failure, the decision is named`(
        ids: [String]
    ) async throws {
        let cases = try Corpus.bundled.cases(of: Filter.id).filter { ids.contains($0.id) }
        let candidate = InProcess(name: "once", version: "1", implementations: [ListsIDsOnce()])
        let run = try await Run(cases, with: candidate)
        #expect(run.count(.fail) == ids.count)
        #expect(run.brokenLaws.map(\.law) == ["FIL-1g"])
        #expect(run.verdicts.allSatisfy { $0.basis == .decision })
    }
}
