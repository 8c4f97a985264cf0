import Catalogue
import Corpus
import Gallery
import Reports
import Specification
import TestSupport
import Testing

@testable import Harness

/// What a whole run says of the laws that a wrong implementation does not keep.
@Suite(.heavy) struct RunDiagnosisTests {
    /// Without the geofence's 36 beyond the first six: each takes seconds.
    private static let exhibits =
        Exhibit.all.filter {
            Catalogue.assay.specification($0.subsystem) is any Derived.Type
                && $0.subsystem != "mobility.geofence"
        } + Exhibit.all.filter { $0.subsystem == "mobility.geofence" }.prefix(6)
    /// Its sentence says that negative citations come first, which is a law of TAB-1 and not of HIX-1.
    private static let otherwise = ["scholar.table/row-before-citations"]

    private func run(_ exhibit: Exhibit) async throws -> Run {
        let candidate = InProcess(
            name: exhibit.name, version: "1", implementations: [exhibit.implementation],
            readings: exhibit.declared)
        return try await Run(Corpus.bundled.cases(of: exhibit.subsystem), with: candidate)
    }

    @Test func `what explains all answers of a wrong implementation is the clause that it breaks`()
        async throws
    {
        var complete = 0
        for exhibit in Self.exhibits {
            let run = try await run(exhibit)
            #expect(run.diagnoses.allSatisfy { $0.subsystem == exhibit.subsystem })
            guard let laws = run.diagnoses.first?.laws else { continue }
            #expect(laws.failing + laws.passing <= run.caseCount && laws.failing >= laws.explained)
            // Several laws together may explain by chance what another one explains alone.
            guard laws.isComplete, laws.deviations.count == 1, let law = laws.laws.first,
                !Self.otherwise.contains(exhibit.title)
            else { continue }
            complete += 1
            #expect(exhibit.clauses.contains(law.clause), "\(exhibit.title): \(laws.deviations)")
        }
        #expect(complete * 3 >= Self.exhibits.count, "\(complete) of \(Self.exhibits.count) are explained")
    }

    @Test func `a boundary on the wrong side is named with its law, in the first lines of the report`()
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
        #expect(text.hasPrefix("health.fever behaves in all 58 cases as if one law were broken:\n  FEV-1"))
    }

    @Test func `of a run that conforms there is nothing to say`() async throws {
        let candidate = InProcess(
            name: "careful", version: "1", implementations: [CarefulFever()])
        let run = try await Run(Corpus.bundled.cases(of: "health.fever"), with: candidate)
        #expect(run.conforms && run.diagnoses.isEmpty)
    }
}
