import Foundation
import JSON
import Reports
import TestSupport
import Testing

@testable import Harness
@testable import Specification

/// Tests that each law states its basis, and that runs distinguish laws of the sources from decisions of the
/// kit.
struct BasisTests {
    private func run(_ adder: Sum.Adder, _ cases: [GoldenCase]? = nil) async throws -> Run {
        try await Run(
            cases ?? Sum.corpus().cases,
            with: InProcess(name: "adder", version: "1", implementations: [adder]))
    }

    /// An implementation that treats an absent number as 1, which a decision of the kit excludes.
    private let departing = Sum.Adder { input, _ in input.b == nil ? 1 : 0 }
    /// An implementation in which every sum is 1 too large.
    private let wrong = Sum.Adder { _, _ in 1 }

    @Test func `a clause consists of laws, and each law states its basis`() {
        #expect(Sum.clauses.map(\.id) == ["SUM-1", "SUM-2", "SUM-3"])
        #expect(Sum.clauses.map(\.bases) == [[.source], [.source, .decision], [.standard, .decision]])
        #expect(Sum.clauses[1].sentence == "b may be absent.")
        #expect(Sum.clauses[1].laws.map(\.id.rawValue) == ["SUM-2a", "SUM-2b"])
        #expect(
            Sum.clauses[2].laws.map(\.statement.groundInWords) == ["ISO 0", "decision, near tests §1"])
        #expect(Sum.clauses[2].source == Sum.clauses[0].source)
    }

    @Test func `a law that is based on a standard may name a section of the standard`() {
        let law = Statement(
            text: "A sum has no limit.", ground: .standard(Standard("ISO 0", about: "tests"), "3"))
        #expect(law.basis == .standard && law.standard?.name == "ISO 0")
        #expect(law.section?.description == "ISO 0 §3" && law.groundInWords == "ISO 0 §3")
    }

    @Test func `if a corpus line states a basis, the basis must be valid, but has no effect`() throws {
        let line = Sum.line("x", #"["SUM-2"]"#, input: #"{"a":1}"#, sum: 1)
        let stated = line.replacing(#""readings""#, with: #""basis":"decision","readings""#)
        let golden = try #require(try Sum.corpus(stated).cases.first)
        #expect(golden.value["basis"] == nil)
        #expect(CorpusAudit(try Sum.corpus(stated)).problems().count == 2, "two clauses have no case")
        #expect(throws: CorpusError.self) {
            try Sum.corpus(stated.replacing(#""decision""#, with: #""rumour""#))
        }
    }

    @Test func `a summary groups the broken laws by basis`() async throws {
        func summary(_ run: Run) throws -> String {
            HumanReport(run, of: try Sum.corpus().cases, command: "", style: Style(hasColour: false)).brief
        }
        let wrong = try await run(wrong)
        #expect(wrong.brokenLaws == [BrokenLaw(law: LawID("SUM-1a"), cases: 3, basis: .source)])
        #expect(try summary(wrong).contains("breaks 1 law of the source: SUM-1a"))
        let departing = try await run(departing)
        #expect(departing.brokenLaws.map(\.basis) == [.decision])
        #expect(try summary(departing).contains("departs from 1 decision of the kit: SUM-2b"))
    }

    @Test func `if decisions are advisory, a run reports a departure from a decision, but does not fail`()
        async throws
    {
        var run = try await run(departing)
        #expect(!run.conforms && run.departures == 0)
        run.advisory = [.decision]
        #expect(run.conforms && run.departures == 1 && run.count(.fail) == 1)
        run.advisory = [.standard]
        #expect(!run.conforms)
        #expect(LineReport(run).text.contains(#""basis":"decision""#))
    }

    @Test func `a run fails if a law of the source is broken, even if decisions and standards are advisory`()
        async throws
    {
        var run = try await run(wrong)
        run.advisory = [.decision, .standard]
        #expect(!run.conforms && run.departures == 0)
    }

    @Test func `a failure that no law explains has the source as its basis`() async throws {
        let odd = Sum.Adder { input, _ in input.b == nil ? 29 : input.a == 1 ? 17 : 0 }
        let run = try await run(odd)
        #expect(run.verdicts(of: .fail).count == 2)
        #expect(run.verdicts(of: .fail).allSatisfy { $0.basis == .source })
    }

    @Test func `the origin of a derived case names the author and the script`() throws {
        let origin = Origin.derived(by: "a test", script: "Corpus/origins/x.py")
        #expect(try Origin(origin.value).value == origin.value)
        #expect(Origin.kinds.contains(origin.kind))
    }
}
