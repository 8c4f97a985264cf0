import Catalogue
import Corpus
import Foundation
import Harness
import JSON
import Specification
import TestSupport
import Testing

@testable import MobilitySpecs

/// Tests how `Strength` finds the mutants that a corpus kills, and how a search finds inputs that kill the others.
struct StrengthTests {
    private func strength(_ corpus: GoldenCorpus) -> Strength { Strength(of: BoundCases<Sum>(corpus.cases)) }

    private func fates(_ strength: Strength, of law: String) -> [Strength.Fate] {
        strength.fates.filter { $0.mutant.law == LawID(law) }
    }

    private func withoutTheGreatest() throws -> GoldenCorpus {
        try Sum.corpus(
            Sum.line("two", #"["SUM-1"]"#, input: #"{"a":1,"b":2}"#, sum: 3),
            Sum.line("one", #"["SUM-2"]"#, input: #"{"a":1}"#, sum: 1))
    }

    @Test func `a case kills a mutant if the outcome of the mutant is not the expected outcome`() throws {
        let strength = strength(try Sum.corpus())
        let most = try #require(fates(strength, of: "SUM-3a").first)
        #expect(most.killers == ["test.sum/most"] && most.kills == 1 && most.reached == 1)
        #expect(fates(strength, of: "SUM-2b").map(\.killers) == [["test.sum/one"]])
        #expect(strength.unasked.isEmpty)
    }

    @Test func `a mutant survives if its outcomes agree with all cases`() throws {
        // With this law or without it, an absent number counts as 0.
        let alive = strength(try Sum.corpus()).alive
        #expect(alive.map(\.mutant.description) == ["SUM-2a: it never holds"])
        #expect(alive.first?.killers.isEmpty == true)
    }

    @Test func `a law has a mutant only if a case reaches the law`() throws {
        #expect(fates(strength(try withoutTheGreatest()), of: "SUM-3a").isEmpty)
    }

    @Test func `if laws are named, only these laws have mutants`() throws {
        let strength = Strength(of: BoundCases<Sum>(try Sum.corpus().cases), laws: [LawID("SUM-2b")])
        #expect(Set(strength.fates.map(\.mutant.law)) == [LawID("SUM-2b")])
    }

    @Test func `a property can reveal a mutant even if the expected outcome is unknown`() throws {
        let strength = strength(try Sum.corpus())
        // Without its hundreds, the sum of 100 and 0 is less than 100, which the property does not allow.
        #expect(fates(strength, of: "SUM-3b").map(\.isCaughtByProperty) == [true])
        #expect(fates(strength, of: "SUM-2b").map(\.isCaughtByProperty) == [false])
    }

    @Test func `if a case names no option of a reading, it applies to every option of this reading`() throws {
        let cases = try Corpus.bundled.cases(of: Debounce.id).filter {
            $0.id.hasPrefix("mobility.debounce/tells-deb-1l")
        }
        #expect(!cases.isEmpty && cases.allSatisfy(\.readings.isEmpty))
        let strength = Strength(of: BoundCases<Debounce>(cases), laws: [LawID("DEB-1l")])
        #expect(strength.fates.contains { $0.kills > 0 })
    }

    @Test func `a kill under one option of a reading does not count for another option`() throws {
        let cases = try Corpus.bundled.cases(of: Documents.id)
        let law: Set<LawID> = [LawID("DOC-3a")]
        #expect(Strength(of: BoundCases<Documents>(cases), laws: law).fates.map(\.survivesUnder) == [[:]])
        let others = cases.filter { $0.id != "voice.documents/digit-of-another-script-named-only" }
        let under = Strength(of: BoundCases<Documents>(others), laws: law).fates.map(\.survivesUnder)
        #expect(under == [[DocumentsRename.reading.id: ["nameOnly"]]])
    }

    @Test func `a mutant that is killed once is tried with all other cases under all options`() throws {
        // A wrong cap of 8 or 3 changes 9, but only a cap of 3 changes 5.
        let lines = [9, 5].map {
            #"""
            {"id":"test.cap/\#($0)","clauses":["CAP-1"],"origin":{"kind":"worked","by":"a test"},"readings":{},"input":{"n":\#($0)},"output":{"n":\#($0)}}
            """# + "\n"
        }
        let scratch = try Scratch()
        try scratch.write(lines.joined(), to: "test/cap/all.jsonl")
        let corpus = try GoldenCorpus(folder: URL(filePath: scratch["."]), catalogue: Catalogue([Cap.self]))
        let fates = Strength(of: BoundCases<Cap>(corpus.cases)).fates
        #expect(fates.map(\.killers) == [["test.cap/9", "test.cap/5"]] && fates.map(\.kills) == [2])
    }

    @Test
    func
        `skipping needless attempts does not change which mutants survive or are killed by only one case`()
        throws
    {
        let all = try Corpus.bundled.cases(of: Edit.id)
        for number in 0..<3 {
            let cases = all.enumerated().filter { $0.offset % 3 == number }.map(\.element)
            let fates = Strength(of: BoundCases<Edit>(cases)).fates
            let complete = Strength(of: BoundCases<Edit>(cases), isComplete: true).fates
            #expect(fates.map(\.mutant) == complete.map(\.mutant))
            #expect(fates.map { min($0.kills, 2) } == complete.map { min($0.kills, 2) })
            #expect(fates.map(\.survivesUnder) == complete.map(\.survivesUnder))
        }
    }

    @Test func `if only one case kills mutants of a law, the law is named with this case`() throws {
        let alone = strength(try Sum.corpus()).killedByOneCase
        #expect(alone.contains { $0 == (LawID("SUM-3a"), "test.sum/most") })
        let both = try Sum.corpus(
            Sum.line("most", #"["SUM-3"]"#, input: #"{"a":100,"b":0}"#, sum: 100),
            Sum.line("more", #"["SUM-3"]"#, input: #"{"a":100,"b":1}"#, sum: 101))
        #expect(!strength(both).killedByOneCase.contains { $0.law == LawID("SUM-3a") })
    }

    @Test func `if the mutants of two laws give the same wrong outcomes, both laws are named`() throws {
        let line =
            #"{"id":"test.twins/one","clauses":["TWI-1"],"origin":{"kind":"worked","by":"a test"},"readings":{},"input":{"n":1},"output":{"n":1}}"#
        let scratch = try Scratch()
        try scratch.write(line + "\n", to: "test/twins/all.jsonl")
        let corpus = try GoldenCorpus(folder: URL(filePath: scratch["."]), catalogue: Catalogue([Twins.self]))
        let alike = Strength(of: BoundCases<Twins>(corpus.cases)).indistinct
        #expect(alike.map { "\($0.law) \($0.other)" } == ["TWI-1a TWI-1b", "TWI-1b TWI-1a"])
        #expect(strength(try Sum.corpus()).indistinct.isEmpty)
    }

    @Test
    func
        `the cases decide a condition both ways only if it is true in one case and false in another`()
        throws
    {
        func absence(_ corpus: GoldenCorpus) -> [Decision] {
            KillerSearch(BoundCases<Sum>(corpus.cases), seed: 1).search(
                besides: strength(corpus), budget: 100
            ).decisions
        }
        let both = absence(try Sum.corpus())
        #expect(both.map(\.law) == [LawID("SUM-2a")])
        #expect(both.allSatisfy { $0.isMadeByCases && $0.isMadeBySamples })
        let present = try Sum.corpus(Sum.line("two", #"["SUM-1"]"#, input: #"{"a":1,"b":2}"#, sum: 3))
        #expect(absence(present).allSatisfy { !$0.isMadeByCases && $0.isMadeBySamples })
    }

    // MARK: The search

    private func search(_ reference: Sum.Adder) throws -> FoundKillers {
        let corpus = try withoutTheGreatest()
        return KillerSearch(BoundCases<Sum>(corpus.cases), seed: 1, reference: reference).search(
            besides: strength(corpus), budget: 2_000)
    }

    @Test func `the search finds the smallest input that kills a living mutant`() throws {
        let result = try search(Sum.Adder())
        let killer = try #require(result.killers.first { $0.key.law == LawID("SUM-3a") }?.value)
        #expect(killer.sample.input["a"] == 100.value)
        #expect(killer.demanded["sum"] == killer.sample.input["a"])
        #expect(result.unreached.contains { $0.mutant.law == LawID("SUM-3a") })
        #expect(Set(result.killers.keys.map(\.law)) == [LawID("SUM-3a"), LawID("SUM-3b")])
    }

    @Test func `if the laws and the reference differ on an input, this input kills no mutant`() throws {
        #expect(try search(Sum.Adder { _, _ in 1 }).killers.isEmpty)
    }

    @Test func `the search skips killed mutants, even if samples reach their laws`() throws {
        let cases = try Corpus.bundled.cases(of: Energy.id)
        let measured = Strength(of: BoundCases<Energy>(cases))
        #expect(measured.alive.isEmpty)
        let result = KillerSearch(BoundCases<Energy>(cases), seed: 9).search(besides: measured, budget: 800)
        #expect(result.killers.isEmpty && result.unreached.isEmpty)
    }

    // MARK: The record

    private func record(_ kills: String, equivalents: String = "") throws -> StrengthRecord {
        let scratch = try Scratch()
        try scratch.write(kills, to: CorpusNotes.files.kills)
        try scratch.write(equivalents, to: CorpusNotes.files.equivalents)
        return try StrengthRecord(folder: URL(filePath: scratch["."]))
    }

    /// The line for the only mutant that no case of `Sum` kills; this mutant is equivalent.
    private let neverAbsent =
        #"{"subsystem":"test.sum","mutant":"SUM-2a: it never holds","why":"Nothing depends on it."}"# + "\n"

    private func kills(_ strength: Strength) -> [StrengthRecord.Kill] {
        strength.fates.compactMap { StrengthRecord.Kill($0, in: Sum.id) }
    }

    @Test func `a record of kills can be read back, and its kills are still valid`() throws {
        let corpus = try Sum.corpus()
        let record = try record(
            kills(strength(corpus)).map { $0.line + "\n" }.joined(), equivalents: neverAbsent)
        #expect(record.kills.count == strength(corpus).fates.count - 1)
        #expect(record.lapses(in: corpus).isEmpty)
        #expect(record.killedOnly(by: "test.sum/most").contains { $0.hasPrefix("SUM-3a") })
    }

    @Test func `a kill lapses if its case is gone or no longer kills the mutant`() throws {
        let all = try kills(strength(Sum.corpus())).map { $0.line + "\n" }.joined()
        let gone = try record(all, equivalents: neverAbsent).lapses(in: withoutTheGreatest())
        #expect(!gone.isEmpty && gone.allSatisfy { $0.contains("test.sum/most, is gone") })
        let other = all.replacing("test.sum/most", with: "test.sum/two")
        let lapsed = try record(other, equivalents: neverAbsent).lapses(in: Sum.corpus())
        #expect(!lapsed.isEmpty && lapsed.allSatisfy { $0.contains("test.sum/two no longer kills it") })
    }

    @Test func `a mutant is reported if it has neither a recorded kill nor a reason why it is equivalent`()
        throws
    {
        let all = try kills(strength(Sum.corpus())).map { $0.line + "\n" }.joined()
        let lapses = try record(all).lapses(in: Sum.corpus())
        #expect(lapses == ["SUM-2a: it never holds: \(CorpusNotes.files.kills) has no line for it"])
    }

    @Test
    func
        `the entry of an equivalent mutant is outdated if a case kills the mutant, or if the mutant does not exist`()
        throws
    {
        func line(_ mutant: String) -> String {
            #"{"subsystem":"test.sum","mutant":"\#(mutant)","why":"Nothing depends on it."}"# + "\n"
        }
        let corpus = try Sum.corpus()
        let fate = try #require(fates(strength(corpus), of: "SUM-3a").first)
        let wrong = try record(
            "", equivalents: line(fate.mutant.description) + line("SUM-9a: it never holds"))
        let lapses = wrong.lapses(in: corpus)
        #expect(lapses.count == 2 && lapses.first?.hasSuffix("test.sum/most kills it") == true)
        #expect(lapses.last?.hasSuffix("no case reaches this mutant") == true)
        #expect(try record("", equivalents: line("SUM-2a: it never holds")).lapses(in: corpus).isEmpty)
    }

    @Test
    func `equivalent mutants are listed by subsystem, and an invalid line is reported with its place`()
        throws
    {
        let line =
            #"{"subsystem":"test.sum","mutant":"SUM-9a: it never holds","why":"Nothing depends on it."}"#
        let record = try record("", equivalents: line + "\n")
        #expect(record.equivalents(of: Sum.id) == ["SUM-9a: it never holds"])
        #expect(record.equivalents(of: "test.other").isEmpty)
        #expect {
            try self.record("", equivalents: line + "\n{}\n")
        } throws: { "\($0)".contains("EQUIVALENT.jsonl:2") }
    }
}
