import Catalogue
import Corpus
import Reports
import Specification
import TestSupport
import Testing

@testable import Gallery
@testable import Harness

/// Tests how a run of a wrong implementation is diagnosed as a whole.
@Suite(.heavy) struct RunDiagnosisTests {
    /// Every forty-seventh mistake of the gallery; the command `gallery --blame` runs all of them.
    private static let exhibits = Exhibit.all.enumerated().filter { $0.offset % 47 == 0 }.map(\.element)

    private func run(_ exhibit: Exhibit) async throws -> Run {
        return try await Run(Corpus.bundled.cases(of: exhibit.subsystem), with: exhibit.candidate)
    }

    @Test
    func `if one broken law explains all failures, it belongs to a clause that the implementation breaks`()
        async throws
    {
        var complete = 0
        for exhibit in Self.exhibits {
            let run = try await run(exhibit)
            #expect(run.diagnoses.allSatisfy { $0.subsystem == exhibit.subsystem })
            guard let laws = run.diagnoses.first?.laws else { continue }
            #expect(laws.failing + laws.passing <= run.caseCount && laws.failing >= laws.explained)
            // Several laws together may explain the failures by chance, although the implementation breaks a different
            // law.
            guard laws.isComplete, laws.suspects.count == 1 else { continue }
            complete += 1
            #expect(
                laws.laws.contains { exhibit.clauses.contains($0.clause) },
                "\(exhibit.title): \(laws.deviations)")
        }
        let count = Self.exhibits.count
        #expect(complete * 3 >= count, "\(complete) of \(count) mistakes are explained by one law")
    }

    @Test
    func
        `if a value at the bound is treated wrongly, the report begins with the one law that explains all failures`()
        async throws
    {
        let exhibit = try #require(
            Exhibit.all.first {
                $0.title == "health.fever/highlights-the-bound"
            })
        let run = try await run(exhibit)
        let text = HumanReport(
            run, of: try Corpus.bundled.cases(of: exhibit.subsystem), command: "assay check",
            style: Style(hasColour: false)
        ).text
        let laws = try #require(run.diagnoses.first?.laws)
        let answers = "all \(laws.failing) wrong answers and all \(laws.passing) right ones"
        #expect(
            text.hasPrefix("health.fever behaves as if one law were broken, which explains \(answers)\n"))
    }

    @Test(arguments: ["mobility.track/trusts-its-records", "mobility.trip/trusts-its-fixes"])
    func `if invalid places are accepted, no law about the order of rejections is named`(title: String)
        async throws
    {
        let exhibit = try #require(Exhibit.all.first { $0.title == title })
        #expect(try await run(exhibit).brokenClauses == ["FIX-1"])
    }

    @Test
    func `a diagnosis that explains only some of the failures does not count as the diagnosis of the run`()
        async throws
    {
        var wrong = CarefulTrip()
        (wrong.looksAtAllFixes, wrong.looksAtAccuracy) = (false, false)
        let candidate = InProcess(name: "wrong", version: "1", implementations: [wrong])
        let run = try await Run(Corpus.bundled.cases(of: "mobility.trip"), with: candidate)
        #expect(run.diagnoses.isEmpty)
        #expect(run.brokenClauses.contains("FIX-1") && run.brokenClauses.count > 1)
    }

    @Test func `a run that conforms has no diagnosis`() async throws {
        let candidate = InProcess(
            name: "careful", version: "1", implementations: [CarefulFever()])
        let run = try await Run(Corpus.bundled.cases(of: "health.fever"), with: candidate)
        #expect(run.conforms && run.diagnoses.isEmpty)
    }

    /// An implementation that gives the same answer to every request.
    private struct Same<S: Specification>: Implementation {
        typealias Subsystem = S
        let output: S.Output

        func run(_ input: S.Input, readings: Readings) throws(Rejection) -> S.Output { output }
    }

    @Test(arguments: Catalogue.assay.all.map { $0.id })
    func `if an implementation gives the same answer to every case, no single law is named`(id: SubsystemID)
        async throws
    {
        func check<S: Specification>(_: S.Type) async throws {
            let cases = try Corpus.bundled.cases(of: S.id)
            let output = try #require(
                cases.lazy.compactMap { golden -> S.Output? in
                    if case .output(let value) = golden.expectation { try? S.Output(value) } else { nil }
                }.first)
            let candidate = InProcess(
                name: "same", version: "1", implementations: [Same<S>(output: output)])
            let run = try await Run(cases, with: candidate)
            #expect(!run.conforms)
            #expect(run.brokenLaws.allSatisfy { $0.cases < run.count(.fail) } || run.brokenLaws.count > 1)
            #expect(run.diagnoses.allSatisfy { $0.laws?.isComplete != true })
            if run.brokenLaws.isEmpty {
                #expect(run.diagnoses.first?.lines.first?.contains(" answers ") == true)
            }
        }
        let specification = try #require(Catalogue.assay.specification(id))
        try await check(specification)
    }
}
