import Foundation
import JSON
import Reports
import Specification
import TestSupport
import Testing

@testable import Harness

/// Each outcome says on what it rests, and runs keep what the sources say apart from what the kit decided.
struct BasisTests {
    private func run(_ adder: Sum.Adder, _ cases: [GoldenCase]) async throws -> Run {
        try await Run(cases, with: InProcess(name: "adder", version: "1", implementations: [adder]))
    }

    @Test func `a clause says what each of its sentences rests on`() {
        let bases = Sum.clauses.map(\.bases)
        #expect(bases == [[.source], [.source, .decision], [.standard, .decision]])
        #expect(Sum.clauses[1].sentence == "b may be absent.")
        #expect(Sum.clauses[1].decisions == ["It is 0 then."])
        #expect(Sum.clauses[2].standards.map(\.standard.name) == ["ISO 0"])
        #expect(Sum.clauses[2].sentence == "A number is at most 100. Nothing is carried.")
        #expect(Sum.clauses.map { Sum.clauses.check($0.id)?.kind } == [.derivation, .property, .model])
    }

    @Test func `the basis of a case is stated, or follows from its clauses`() throws {
        let cases = try Sum.corpus().cases
        #expect(cases.map(\.basis) == [.source, .decision, .standard])
        #expect(cases.map(\.statedBasis) == [nil, .decision, .standard])
        #expect(cases.map { $0.value["basis"] } == [nil, "decision".value, "standard".value])
    }

    @Test func `lines are read quickly and with care alike`() throws {
        for golden in try Sum.corpus().cases {
            let careful = try GoldenCase(golden.value, at: golden.place, in: golden.catalogue)
            #expect(careful.statedBasis == golden.statedBasis)
        }
    }

    @Test(arguments: [
        (#"["SUM-1"]"#, "source", "need not be stated"),
        (#"["SUM-1"]"#, "decision", "is source by its clauses"),
        (#"["SUM-2"]"#, nil, "rest on several things"), (#"["SUM-2"]"#, "standard", "rests on a standard"),
        (#"["SUM-1","SUM-2"]"#, nil, "rest on several things"),
    ]) func `an audit finds a basis that is missing or wrong`(
        clauses: String, basis: String?, problem: String
    ) throws {
        let corpus = try Sum.corpus(Sum.line("x", clauses, basis: basis, input: #"{"a":1}"#, sum: 1))
        let problems = CorpusAudit(corpus).problems().map(\.problem).filter {
            $0.contains("basis") || $0.contains("rest")
        }
        #expect(problems.count == 1 && problems[0].contains(problem), "\(problems)")
    }

    @Test func `an audit accepts each basis where it belongs`() throws {
        #expect(CorpusAudit(try Sum.corpus()).problems().isEmpty)
    }

    @Test func `a filter selects by basis`() throws {
        let corpus = try Sum.corpus()
        var filter = CaseFilter()
        filter.bases = [.decision, .standard]
        #expect(try filter.select(from: corpus).map(\.id) == ["test.sum/one", "test.sum/most"])
        #expect(filter.subsystemsToRead(in: corpus.catalogue) == nil)
    }

    @Test func `a summary tells broken rules from departures`() async throws {
        let cases = try Sum.corpus().cases
        let run = try await run(Sum.Adder { _, _ in 1 }, cases)
        #expect(run.brokenClauses.map(\.clause) == ["SUM-1", "SUM-2", "SUM-3"])
        #expect(run.brokenClauses.map(\.basis) == [.source, .decision, .source])
        let summary = HumanReport(run, of: cases, command: "", style: Style(hasColour: false)).brief
        #expect(
            summary.contains(
                "breaks 2 rules of the source: SUM-1, SUM-3; departs from 1 decision of the kit: SUM-2"))
    }

    @Test func `an advisory basis is reported without failing the run`() async throws {
        let cases = try Sum.corpus().cases
        var run = try await run(Sum.Adder { input, _ in input.b == nil ? 1 : 0 }, cases)
        #expect(!run.conforms && run.departures == 0)
        run.advisory = [.decision]
        #expect(run.conforms && run.departures == 1 && run.count(.fail) == 1)
        run.advisory = [.standard]
        #expect(!run.conforms)
        #expect(LineReport(run).text.contains(#""basis":"decision""#))
    }

    @Test func `a run conforms if all its failures are advisory`() async throws {
        let cases = try Sum.corpus().cases.filter { $0.basis == .decision }
        var run = try await run(Sum.Adder { _, _ in 1 }, cases)
        run.advisory = [.decision]
        #expect(run.conforms)
    }

    @Test func `a derived origin names who derived and the script`() throws {
        let origin = Origin.derived(by: "a test", script: "Corpus/origins/x.py")
        #expect(try Origin(origin.value).value == origin.value)
        #expect(Origin.kinds.contains(origin.kind))
    }
}
