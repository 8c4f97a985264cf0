import Catalogue
import Foundation
import JSON
import Misbehaviours
import Specification
import Testing

@testable import Harness
@testable import Reports

/// Tests that reports leave out unneeded rows, but show failing rows, new failures and missing subsystems.
struct BriefReportTests {
    /// Returns a case of the given subsystem.
    ///
    /// The input of the case does not matter to these tests.
    private static func golden(_ subsystem: SubsystemID) throws -> GoldenCase {
        let model = try Miniature.golden(1, 1)
        guard case .object(var members) = model.value else { return model }
        members[0] = Value.Member("id", "\(subsystem)/a".value)
        return try GoldenCase(.object(members), at: model.place, in: .assay)
    }

    private static let hello = Hello(name: "some", language: "", version: "", subsystems: ["scholar.hindex"])

    private static func run(_ verdicts: [Verdict]) -> Run { Run(verdicts, of: hello) }

    /// Returns a run in which the last subsystem of the catalogue fails and all others pass.
    private static func lastFails() throws -> Run {
        let ids = Catalogue.assay.all.map { $0.id }
        return try run(
            ids.map { id in
                let golden = try golden(id)
                return id == ids.last
                    ? Verdict(golden, .fail, reason: "wrong") : Verdict(golden, .pass, reason: "")
            })
    }

    @Test func `Markdown shows the failing rows first, however many there are`() throws {
        let ids = Catalogue.assay.all.map { $0.id.rawValue }
        try #require(ids.count > 20)
        let text = MarkdownReport(try Self.lastFails(), cases: []).text
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
        #expect(rows.dropFirst().first?.hasPrefix("| \(try #require(ids.last)) |") == true)
        #expect(rows.count == 21 && text.contains("\nAnd \(ids.count - 20) more.\n"))
        let all = try Catalogue.assay.all.map { Verdict(try Self.golden($0.id), .fail, reason: "wrong") }
        let bad = MarkdownReport(Self.run(all), cases: []).text
        for id in ids { #expect(bad.contains("\n| \(id) |")) }
    }

    @Test func `subsystems that are not implemented are listed on one line, and have no rows`() throws {
        let verdicts = try Catalogue.assay.all.map { specification in
            let golden = try Self.golden(specification.id)
            return specification.id == "scholar.hindex"
                ? Verdict(golden, .pass, reason: "")
                : Verdict(golden, .skip, reason: Self.hello.lack(of: specification.id))
        }
        let run = Self.run(verdicts)
        let count = verdicts.count - 1
        #expect(run.rows.map { $0[0] } == ["scholar.hindex"])
        #expect(run.skipReasons.count == 1 && run.skipReasons[0].cases == count)
        #expect(run.skipReasons[0].reason.hasPrefix("some does not implement \(count) subsystems: "))
        #expect(run.skipReasons[0].reason.hasSuffix(" and \(count - 4) more"))
        let text = HumanReport(run, of: [], command: "c", style: Style(hasColour: false)).text
        #expect(text.split(separator: "\n").count { $0.contains("does not implement") } == 1)
        #expect(text.split(separator: "\n").count < 10)
        #expect(run.count(.skip) == count, "the skipped cases must still be counted")
    }

    @Test func `cases skipped for reasons other than a missing subsystem have rows and reasons`() throws {
        let verdicts = try ["health.merge", "scholar.hindex"].map {
            Verdict(try Self.golden($0), .skip, reason: "no")
        }
        #expect(Self.run(verdicts).skipReasons.map(\.reason) == ["no"])
        #expect(Self.run(verdicts).rows.count == 2)
    }

    @Test
    func
        `the reason for a failure names the first broken law with the failure's basis, and that law's finding`()
        throws
    {
        let breaches = [
            Breach(law: LawID("HIX-1a"), sentence: "One.", basis: .source),
            Breach(law: LawID("HIX-2a"), sentence: "Two.", finding: "three", basis: .decision),
            Breach(law: LawID("HIX-3a"), sentence: "Four.", basis: .decision),
        ]
        let verdict = Verdict(try Miniature.golden(1, 1), .fail, reason: "other", breaches: breaches)
        let shown = try #require(Self.run([verdict]).verdicts.first)
        #expect(shown.reason == "HIX-2a: Two. Yet three.")
        #expect(LineReport.line(shown)["reason"] == shown.reason.value)
        #expect(shown.basis == .decision, "a breach of the decision explains the answer equally well")
    }

    // MARK: Known failures

    private static func known(_ list: String) throws -> Run {
        let cases = try (1...3).map { try Miniature.golden($0, $0) }
        var run = run(
            [Verdict(cases[0], .pass, reason: "")]
                + cases.dropFirst().map { Verdict($0, .fail, reason: "\($0.id) is wrong") })
        run.known = KnownFailures(list).compare(run, among: cases.map(\.id))
        return run
    }

    private static func text(_ run: Run) -> String {
        HumanReport(run, of: [], command: "c", style: Style(hasColour: false)).text
    }

    @Test
    func `known failures are listed only by id, and a run without new failures counts as expected`()
        throws
    {
        let run = try Self.known("*/case-2\n*/case-3\n")
        #expect(run.isAsExpected && !run.conforms)
        let text = Self.text(run)
        #expect(
            text.contains("known failures in 2 cases\n  scholar.hindex/case-2\n  scholar.hindex/case-3\n"))
        #expect(!text.contains("is wrong") && !text.contains("does not conform"))
        #expect(text.contains(" has only known failures\n"))
        #expect(run.knownInWords == "2 known failures")
        #expect(
            MarkdownReport(run, cases: []).text.split(separator: "\n")[0].hasSuffix("only known failures"))
    }

    @Test func `new failures are reported in full`() throws {
        let run = try Self.known("*/case-2\n")
        #expect(!run.isAsExpected)
        let text = Self.text(run)
        #expect(text.contains("    scholar.hindex/case-3 is wrong\n"))
        #expect(!text.contains("case-2 is wrong") && text.contains("  scholar.hindex/case-2\n"))
        #expect(text.contains("does not conform"))
        #expect(run.knownInWords == "1 known failure, 1 new")
    }

    @Test func `a run is reported as wrong if its list of known failures is out of date`() throws {
        let run = try Self.known("*/case-*\nno/such\n")
        #expect(!run.isAsExpected)
        #expect(run.conclusion == "does not match its list of known failures")
        #expect(run.knownInWords == "2 known failures, 1 listed but passing, 1 listed but not a case")
    }

    @Test func `a run in which all cases are skipped does not count as expected`() throws {
        var run = Self.run([Verdict(try Miniature.golden(1, 1), .skip, reason: "no")])
        run.known = KnownFailures("").compare(run, among: [])
        #expect(!run.isAsExpected && run.conclusion == "was not judged on any case")
    }

    @Test func `a failing run is shown in red, but a run in which all cases are skipped is not`() throws {
        func text(_ kind: Verdict.Kind) throws -> String {
            let run = Self.run([Verdict(try Miniature.golden(1, 1), kind, reason: "no")])
            return HumanReport(run, of: [], command: "c", style: Style(hasColour: true)).text
        }
        #expect(try text(.skip).contains(" was not judged on any case: every case was skipped\n"))
        #expect(try text(.fail).contains("\u{1B}[31mdoes not conform"))
    }
}
