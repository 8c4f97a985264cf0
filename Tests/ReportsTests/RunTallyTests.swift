import Catalogue
import Corpus
import JSON
import Specification
import TestSupport
import Testing

@testable import Harness
@testable import Reports

/// Tests how the verdicts of a run are counted by subsystem.
struct RunTallyTests {
    @Test func `a tally gives the same counts as counting the verdicts one by one`() throws {
        // There are enough cases for several processors. The list repeats the corpus, so each subsystem has cases in
        // both halves of the list. The verdicts of the first half are skips.
        let all = try Corpus.bundled.cases
        let cases = all + all.reversed()
        let kinds = Verdict.Kind.allCases
        let verdicts = cases.enumerated().map { place, golden in
            Verdict(golden, place < all.count ? .skip : kinds[place * place / 7 % kinds.count], reason: "")
        }
        let tallies = RunTally.bySubsystem(verdicts)
        #expect(Set(tallies.keys) == Set(cases.map(\.subsystem)))
        for (subsystem, tally) in tallies {
            let own = verdicts.filter { $0.subsystem == subsystem }
            for kind in kinds { #expect(tally.counts[kind] ?? 0 == own.count { $0.kind == kind }) }
            let held = own.filter { $0.kind == .pass || $0.kind == .fail }
            #expect(tally.exercised == Set(held.flatMap(\.exercised)))
        }
    }

    @Test func `if every case is skipped, a tally has no exercised clauses`() throws {
        let verdicts = try Corpus.bundled.cases(of: "voice.notation").map { Verdict($0, .skip, reason: "") }
        let tally = try #require(RunTally.bySubsystem(verdicts)["voice.notation"])
        #expect(tally.exercised.isEmpty)
        #expect(tally.counts == [.skip: verdicts.count])
        #expect(RunTally.bySubsystem([]).isEmpty)
    }
}
