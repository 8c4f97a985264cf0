import JSON
import Misbehaviours
import Specification
import Specs
import Testing

@testable import Harness
@testable import Reports

/// Saved reports: read back, known to be cut short, and compared.
struct SavedReportTests {
    private func report(_ verdicts: [(Int, String)], footer: Bool = true) throws -> SavedReport {
        var lines = [#"{"kind":"header","report":1,"implementation":{"name":"x","version":"1"},"cases":9}"#]
        lines += verdicts.map { #"{"kind":"verdict","case":"scholar.hindex/\#($0)","verdict":"\#($1)"}"# }
        lines.append(#"{"kind":"remark","of":"a later version"}"#)
        if footer { lines.append(#"{"kind":"footer","conforms":true}"#) }
        return try SavedReport(Array(lines.joined(separator: "\n").utf8), file: "r.jsonl")
    }

    @Test func `a run is read back as it was written`() async throws {
        let cases = try [1, 0].enumerated().map(Miniature.golden)
        let zero = InProcess(
            name: "zero", version: "7", implementations: [Zero()])
        let run = try await Run(cases, with: zero)
        let saved = try SavedReport(Array(LineReport(run).text.utf8), file: "r.jsonl")
        #expect(saved.implementation == "zero 7")
        #expect(saved.verdicts.map(\.id) == run.verdicts.map(\.id))
        #expect(saved.verdicts.map(\.kind) == run.verdicts.map(\.kind))
    }

    @Test func `a report without its footer was cut short`() {
        let error = #expect(throws: CorpusError.self) { try report([(1, "pass")], footer: false) }
        #expect(error?.description == "r.jsonl:2: the report was cut short after this line: it has no footer")
    }

    @Test(arguments: ["", "{}\n", "%\n", #"{"kind":"header","report":2}"#])
    func `what is no report is told`(text: String) {
        #expect(throws: CorpusError.self) { try SavedReport(Array(text.utf8), file: "r.jsonl") }
    }

    @Test func `every kind of change is told`() throws {
        let old = try report([(1, "pass"), (2, "fail"), (3, "fail"), (4, "pass"), (5, "skip"), (6, "error")])
        let new = try report([(1, "error"), (2, "pass"), (3, "fail"), (5, "fail"), (6, "skip"), (7, "pass")])
        let difference = ReportDifference(from: old, to: new)
        #expect(difference.newlyFailing == ["scholar.hindex/1", "scholar.hindex/5"])
        #expect(difference.newlyPassing == ["scholar.hindex/2"])
        #expect(difference.gone == ["scholar.hindex/4"])
        #expect(difference.new.map(\.id) == ["scholar.hindex/7"])
        #expect(difference.otherwise.map(\.id) == ["scholar.hindex/6"])
        #expect(difference.isRegression)
    }

    @Test func `better is no regression, and a new failing case is one`() throws {
        let old = try report([(1, "fail")])
        #expect(!ReportDifference(from: old, to: try report([(1, "pass"), (2, "pass")])).isRegression)
        #expect(ReportDifference(from: old, to: try report([(1, "fail"), (2, "fail")])).isRegression)
        #expect(!ReportDifference(from: old, to: old).isRegression)
    }
}
