import Catalogue
import Foundation
import JSON
import Misbehaviours
import Specification
import TestSupport
import Testing

@testable import Harness
@testable import Reports

/// Tests that saved reports are read back, that a truncated report is noticed, and that reports are compared.
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

    @Test func `a report that has no footer is reported as cut short`() {
        let error = #expect(throws: CorpusError.self) { try report([(1, "pass")], footer: false) }
        #expect(error?.description == "r.jsonl:2: the report was cut short after this line: it has no footer")
    }

    @Test(arguments: ["", "{}\n", "%\n", #"{"kind":"header","report":2}"#])
    func `an invalid report is rejected`(text: String) {
        #expect(throws: CorpusError.self) { try SavedReport(Array(text.utf8), file: "r.jsonl") }
    }

    @Test(arguments: [1, 7, 64, 8 << 20])
    func `a report can be read in blocks of any size, and empty lines are counted`(_ size: Int) throws {
        let scratch = try Scratch()
        let blank = String(repeating: "\n", count: 500)
        let header = #"{"kind":"header","report":1,"implementation":{"name":"x","version":"1"}}"#
        let verdict = #"{"kind":"verdict","case":"scholar.hindex/1","verdict":"pass"}"#
        try scratch.write("\n\(header)\(blank)\(verdict)\(blank){\n", to: "r")
        let error = #expect(throws: CorpusError.self) {
            try SavedReport(LineBlocks(FileHandle(forReadingFrom: scratch.place("r")), of: size), file: "r")
        }
        #expect(error?.description.hasPrefix("r:1002: the line is not JSON") == true)
        try scratch.write("\n\(header)\(blank)\(verdict)\(blank)\(#"{"kind":"footer","pass":1}"#)", to: "r")
        let saved = try SavedReport(
            LineBlocks(FileHandle(forReadingFrom: scratch.place("r")), of: size), file: "r")
        #expect(saved.verdicts.map(\.place) == [CorpusPlace(file: "r", line: 502)])
    }

    @Test func `a report may begin with a byte order mark, and may have CRLF and blank lines`() throws {
        let lines = [
            #"{"kind":"header","report":1,"implementation":{"name":"x","version":"1"}}"#, "", " \t",
            #"{"kind":"verdict","case":"scholar.hindex/1","verdict":"pass"}"#,
            #"{"kind":"footer","pass":1}"#, "",
        ]
        let text = "\u{FEFF}" + lines.map { $0 + "\r\n" }.joined()
        let saved = try SavedReport(Array(text.utf8), file: "r")
        #expect(saved.verdicts.map(\.place) == [CorpusPlace(file: "r", line: 4)])
        // A byte order mark is allowed only at the beginning of the file, not in a later line.
        #expect(throws: CorpusError.self) {
            try SavedReport(Array((lines[0] + "\n\u{FEFF}" + lines[4]).utf8), file: "r")
        }
    }

    @Test func `an error message shortens an id of one megabyte`() throws {
        let id = String(repeating: "x", count: 1 << 20)
        var twice = VerdictIndex()
        for line in 2...3 {
            twice.add(
                SavedVerdict(
                    id: id, kind: .pass, value: .object([]), place: CorpusPlace(file: "r", line: line)))
        }
        let error = #expect(throws: CorpusError.self) { try twice.checkOnce() }
        #expect(error?.problem.hasSuffix("has a verdict already, at r:2") == true)
        #expect(error?.description.utf8.count ?? 0 < 2000)
        #expect(error?.problem.contains("more characters") == true)
        #expect("short".shortened == "short")
    }

    @Test func `every kind of change between two reports is reported`() throws {
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

    @Test func `breaking a decision is no regression if decisions do not count in the later report`() throws {
        func report(_ verdict: String, _ footer: String = "") throws -> SavedReport {
            let lines = [
                #"{"kind":"header","report":1,"implementation":{"name":"x"}}"#,
                #"{"kind":"verdict","case":"scholar.hindex/1",\#(verdict)}"#, #"{"kind":"footer"\#(footer)}"#,
            ]
            return try SavedReport(Array(lines.joined(separator: "\n").utf8), file: "r.jsonl")
        }
        let pass = try report(#""verdict":"pass""#)
        let departure = #""verdict":"fail","basis":"decision""#
        let allowed = try report(departure, #","advisory":["standard","decision"]"#)
        let difference = ReportDifference(from: pass, to: allowed)
        #expect(!difference.isRegression && difference.newlyFailing.isEmpty)
        #expect(difference.otherwise.map(\.id) == ["scholar.hindex/1"])
        #expect(ReportDifference(from: pass, to: try report(departure)).isRegression)
        #expect(ReportDifference(from: allowed, to: try report(departure)).isRegression)
        let other = try report(#""verdict":"fail","basis":"source""#, #","advisory":["decision"]"#)
        #expect(ReportDifference(from: pass, to: other).isRegression)
    }

    @Test func `in a trend, the footer of a report decides whether the run conforms`() throws {
        func run(_ footer: String) throws -> Trend.Run {
            let lines = [
                #"{"kind":"header","report":1,"implementation":{"name":"x"}}"#,
                #"{"kind":"verdict","case":"scholar.hindex/1","verdict":"fail"}"#, footer,
            ]
            let bytes = Data(lines.joined(separator: "\n").utf8)
            return try Trend.Run(LineBlocks(bytes), file: "r.jsonl", date: "2026-11-01")
        }
        #expect(try run(#"{"kind":"footer","conforms":true,"departures":1}"#).conforms)
        #expect(try !run(#"{"kind":"footer","conforms":false}"#).conforms)
        #expect(try !run(#"{"kind":"footer"}"#).conforms)
    }

    @Test func `lines for malformed inputs may come after the footer, as in earlier versions`() throws {
        let malformed = #"{"kind":"malformed","subsystem":"a.b","about":"$: null","verdict":"pass"}"#
        let old = [
            #"{"kind":"header","report":1,"implementation":{"name":"x"}}"#, #"{"kind":"footer"}"#, malformed,
        ]
        let saved = try SavedReport(Array(old.joined(separator: "\n").utf8), file: "r.jsonl")
        #expect(saved.malformed.isEmpty)
        let wrong = malformed.replacing("pass", with: "skip")
        #expect(throws: CorpusError.self) {
            try SavedReport(Array(([old[0], wrong, old[1]]).joined(separator: "\n").utf8), file: "r")
        }
    }

    @Test func `a new passing case is not a regression, but a new failing case is`() throws {
        let old = try report([(1, "fail")])
        #expect(!ReportDifference(from: old, to: try report([(1, "pass"), (2, "pass")])).isRegression)
        #expect(ReportDifference(from: old, to: try report([(1, "fail"), (2, "fail")])).isRegression)
        #expect(!ReportDifference(from: old, to: old).isRegression)
    }
}
