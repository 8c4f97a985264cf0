import Catalogue
import Corpus
import Foundation
import JSON
import Specification
import TestSupport
import Testing

@testable import Harness
@testable import Reports

/// Tests the HTML report in a real browser, if one is installed.
///
/// A script uses the page over the DevTools protocol.
struct BrowserTests {
    static let hasBrowser =
        ReportTests.output(["python3", ReportSchemaTests.reader("browse_report.py"), "--can"]) != nil

    /// Returns a run of two subsystems with every kind of verdict, and with hostile strings in answers, reasons
    /// and logs.
    private static func run() async throws -> (run: Run, cases: [GoldenCase]) {
        let cases = try Corpus.bundled.cases(of: Similarity.id) + Corpus.bundled.cases(of: HIndex.id)
        let hello = Hello(
            name: ReportTests.hostile, language: "swift", version: "1",
            subsystems: [Similarity.id, HIndex.id])
        let count = Plan(cases, for: hello).entries.map(\.requests.count)
        var replies: [Reply] = []
        for (number, golden) in cases.enumerated() {
            for _ in 0..<count[number] { replies.append(reply(number, golden)) }
        }
        return (
            try await Run(cases, with: ReportTests.Scripted(name: ReportTests.hostile, replies: replies)),
            cases
        )
    }

    private static func reply(_ number: Int, _ golden: GoldenCase) -> Reply {
        let hostile = ReportTests.hostile + "</script><img src=x onerror=hit=1>\u{202E}"
        switch number {
        case _ where number % 17 == 0: return .answer(.skip(hostile))
        case _ where number % 23 == 1: return .fault(Fault(.crash, hostile, log: "a\n" + hostile))
        case _ where number % 3 == 2: return .answer(.output(wrong(golden)))
        case _ where number % 19 == 3: return .answer(.output(.record((hostile, hostile.value))))
        default:
            switch golden.expectation {
            case .output(let value): return .answer(.output(value))
            case .rejection(let value): return .answer(.rejection(value))
            }
        }
    }

    /// Returns a wrong output: usually the expected output, with `similar` reversed or with `h` one too large.
    private static func wrong(_ golden: GoldenCase) -> Value {
        guard case .output(let output) = golden.expectation else { return .record(("h", 0.value)) }
        if case .bool(let similar)? = output["similar"] {
            return output.replacing("similar", with: .bool(!similar))
        }
        guard case .number(let h)? = output["h"], let integer = h.integer else { return .null }
        return output.replacing("h", with: (integer + 1).value)
    }

    @Test(.enabled(if: hasBrowser, "Chromium or python3 is not installed"))
    func `the HTML report can be used in a browser`() async throws {
        let (run, cases) = try await Self.run()
        for kind in Verdict.Kind.allCases { #expect(run.count(kind) > 10) }
        #expect(run.count(.fail) > 100, "the page must show the failing cases in several portions")
        let page = FileManager.default.temporaryDirectory.appending(path: "assay-\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: page) }
        try Data(HTMLReport(run, cases: cases, command: "assay check").text.utf8).write(to: page)
        let skipped = run.verdicts.filter { $0.kind == .skip }
        // Each button for a law or a kind of error shows as many cases as its label says.
        let broken = run.broken(in: run.verdicts(of: .fail)).map { ($0.law.rawValue, $0.verdicts.count) }
        let errors = run.faults.map { ($0.kind.rawValue, $0.verdicts.count) }
        func counts(_ cases: [(String, Int)]) -> Value { .object(cases.map { .init($0, $1.value) }) }
        let facts = Value.record(
            ("cases", cases.count.value),
            ("counts", .object(Verdict.Kind.allCases.map { .init($0.rawValue, run.count($0).value) })),
            ("failing", run.failing(smallestFirst: cases.byID).map(\.id).value),
            ("skipped", skipped.filter { $0.reason == skipped.first?.reason }.map(\.id).value),
            ("broken", counts(broken)), ("errors", counts(errors)))
        let browse = ["python3", ReportSchemaTests.reader("browse_report.py"), page.path]
        let told = ReportTests.output(browse, reading: JSONWriter.text(of: facts), takesFailure: true)
        #expect(told == "the page can be used\n")
    }
}
