import Catalogue
import Foundation
import Gallery
import JSON
import Reference
import Specification
import TestSupport
import Testing

@testable import Harness

/// Tests that a finding of fuzzing becomes a case of the corpus.
struct FoundCaseTests {
    /// An implementation of the h-index that also counts unchecked publications.
    static let greedy = InProcess(
        name: "greedy", version: "1",
        implementations: Exhibit.all.filter { $0.title == "scholar.hindex/counts-unchecked-ones" }.map(
            \.implementation))
    private static let reference = RunTests.reference

    /// An implementation of the geofence that, under the option `elapsed`, finds no events on Android if the first hour
    /// has no fix.
    ///
    /// By the laws, the option `elapsed` has an effect only on iOS.
    private struct Confused: Implementation {
        typealias Subsystem = Geofence
        func run(_ input: Geofence.Input, readings: Readings) throws(Rejection) -> Geofence.Output {
            let output = try Geofence.reference.run(input, readings: readings)
            let isLost =
                input.platform == .android && readings[GeofenceClock.self] == .elapsed
                && input.fixes.allSatisfy { $0.t >= 3_600 }
            return isLost ? Geofence.Output(events: []) : output
        }
    }
    private static let confused = InProcess(name: "confused", version: "1", implementations: [Confused()])

    /// A subsystem whose only law leaves the outcome open.
    private enum Ceiling: Specification {
        static let id: SubsystemID = "loose.ceiling"
        static let summary = "Gives a number that is not less than the input."
        enum Law: LawName {
            typealias Subsystem = Ceiling
            case notLess
        }
        static let laws: Laws<Ceiling> = [
            ("CEI-1a", .notLess, .source(.hIndexCalculate, "1")): "Not less than n."
        ]
        static func derive(_ input: Figure, by law: Ruling<Law>) throws(Rejection) -> Figure {
            law.leavesOpen()
            return Figure(n: law.shows(.notLess, input.n))
        }
        static let properties = [
            Property<Ceiling>("The output is not less than the input.", from: .notLess) { trial in
                guard let output = trial.outcome.output else { return .violated("rejected") }
                return output.n >= trial.input.n ? .holds : .violated("\(output.n) is less")
            }
        ]
        struct Figure: Record {
            let n: Int
            static let form = Form(Figure.init(n:), Member("n", { $0.n }, "A number."))
        }
        typealias Input = Figure
        typealias Output = Figure
        static func generate(from entropy: inout Entropy) -> Figure { Figure(n: entropy.integer(in: 0...9)) }

        struct Adding: Implementation {
            typealias Subsystem = Ceiling
            let summand: Int
            func run(_ input: Figure, readings: Readings) throws(Rejection) -> Figure {
                Figure(n: input.n + summand)
            }
        }
    }

    private func adding(_ summand: Int, _ name: String) -> InProcess {
        InProcess(name: name, version: "1", implementations: [Ceiling.Adding(summand: summand)])
    }

    private func discovery(
        _ candidate: InProcess, _ specification: any Specification.Type, against rival: InProcess? = nil
    ) async throws -> Discovery {
        var fuzzing = Fuzzing(candidate, seed: 7, subsystems: [specification], rival: rival)
        var found: [Discovery] = []
        while found.isEmpty, fuzzing.tally.samplesOfEach < 1_500 { found = try await fuzzing.runRound() }
        return try #require(found.first)
    }

    private func golden(
        _ discovery: Discovery, failedBy candidate: InProcess,
        settledBy reference: InProcess = Self.reference,
        in catalogue: Catalogue = .assay
    ) async throws(CaseRefusal) -> Value {
        try await discovery.goldenCase(
            settledBy: reference, in: catalogue, finder: "assay fuzz --seed 7", version: "1",
            failedBy: candidate)
    }

    private func read(_ golden: Value, _ file: String) throws -> [GoldenCase] {
        try CorpusReader.cases(
            in: Array((JSONWriter.text(of: golden) + "\n").utf8), file: file, catalogue: .assay)
    }

    @Test
    func
        `a discovery becomes a case that the corpus accepts, with only the readings that affect its outcome`()
        async throws
    {
        let found = try await discovery(Self.greedy, HIndex.self)
        let cases = try read(try await golden(found, failedBy: Self.greedy), "scholar/hindex/found.jsonl")
        #expect(cases.count == 1)
        #expect(cases[0].origin.kind == "found")
        #expect(cases[0].readings.isEmpty, "no reading affects an h-index")
        #expect(cases[0].clauses == ["HIX-1"])
        #expect(try await !Run(cases, with: Self.greedy).conforms, "check must catch the mistake")
        #expect(try await Run(cases, with: Self.reference).conforms)
    }

    @Test
    func `if the fuzzed implementation fails a case under only one option, the case names this option`()
        async throws
    {
        let found = try await discovery(Self.confused, Geofence.self)
        #expect(found.readings == [GeofenceClock.reading.id: "elapsed"])
        let golden = try await golden(found, failedBy: Self.confused)
        let cases = try read(golden, "mobility/geofence/found.jsonl")
        #expect(cases[0].readings[GeofenceClock.reading.id] == "elapsed")
        #expect(try await Run(cases, with: Self.confused).count(.fail) == 1)
        #expect(try await Run(cases, with: Self.reference).conforms)

        let scratch = try Scratch()
        try FileManager.default.createDirectory(
            at: scratch.place("mobility/geofence"), withIntermediateDirectories: true)
        try scratch.write(JSONWriter.text(of: golden) + "\n", to: "mobility/geofence/found.jsonl")
        let audit = CorpusAudit(try GoldenCorpus(folder: scratch.folder, catalogue: .assay))
        #expect(audit.readingProblems(by: Self.reference).isEmpty)
        #expect(audit.problems().filter { $0.problem.contains("found-") }.isEmpty)
    }

    @Test func `if the reference is wrong about a finding's input, no case is made`() async throws {
        let found = try await discovery(Self.greedy, HIndex.self)
        await #expect(throws: CaseRefusal.unsettled) {
            try await golden(found, failedBy: Self.greedy, settledBy: Self.greedy)
        }
    }

    @Test func `if the program answers a finding's input correctly, no case is made`() async throws {
        let found = try await discovery(Self.greedy, HIndex.self)
        await #expect(throws: CaseRefusal.passed) { try await golden(found, failedBy: Self.reference) }
    }

    @Test func `if the laws leave an outcome open, a difference in the outcome is not reported`()
        async throws
    {
        var fuzzing = Fuzzing(
            adding(1, "candidate"), seed: 7, subsystems: [Ceiling.self], rival: adding(0, "reference"))
        while fuzzing.tally.samplesOfEach < 300 { #expect(try await fuzzing.runRound().isEmpty) }
    }

    @Test func `an outcome that the laws leave open is not taken from the reference alone`() async throws {
        let (candidate, reference) = (adding(-1, "candidate"), adding(0, "reference"))
        let found = try await discovery(candidate, Ceiling.self, against: reference)
        #expect(found.law?.rawValue == "CEI-1a")
        await #expect(throws: CaseRefusal.unconfirmed) {
            try await golden(found, failedBy: candidate, settledBy: reference, in: Catalogue([Ceiling.self]))
        }
    }

    @Test func `if another implementation agrees on the outcome, the origin is 'agreed'`() async throws {
        let (candidate, reference) = (adding(-1, "candidate"), adding(0, "reference"))
        let found = try await discovery(candidate, Ceiling.self, against: adding(0, "second"))
        let agreed = try await golden(
            found, failedBy: candidate, settledBy: reference, in: Catalogue([Ceiling.self]))
        #expect(agreed["origin"] == Origin.agreed(by: ["reference 1", "second 1"]).value)
    }

    @Test func `if the rival is the reference and the laws determine the outcome, the origin is 'found'`()
        async throws
    {
        let found = try await discovery(Self.greedy, HIndex.self, against: Self.reference)
        let golden = try await golden(found, failedBy: Self.greedy)
        #expect(golden["origin"]?["kind"] == "found".value)
    }
}
