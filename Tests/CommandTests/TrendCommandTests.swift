import Foundation
import JSON
import Specification
import TestSupport
import Testing

/// Tests the verb `trend`, which shows how the results in saved reports change over time.
struct TrendCommandTests {
    private static let check = ["check", "--subsystem", "scholar.hindex", "--format", "json"]

    private func report(_ misbehaviour: String, _ more: String...) throws -> String {
        try Program.run(Self.check + ["--adapter", "'\(Program.miniature)' \(misbehaviour)"] + more).output
    }

    @Test func `the line of each run names the clauses that this run broke or fixed`() throws {
        let scratch = try Scratch()
        let folder = scratch["runs"]
        let right = try report("none")
        try scratch.write(right, to: "runs/b-2026-11-01.jsonl")
        try scratch.write(try report("one-too-few"), to: "runs/a-2026-11-02T0815.jsonl")
        try scratch.write(right, to: "runs/deep/2026-11-03.jsonl")
        try scratch.write(try report("one-too-few", "--fail-fast"), to: "runs/deep/2026-11-04.jsonl")
        let reference = try Program.run(Self.check)
        try scratch.write(reference.output, to: "runs/2026-11-01 reference.json")
        try scratch.write("{\"kind\":\"other\"}\n", to: "runs/other.jsonl")
        let files = ["html", "markdown", "json"].map { "\($0)=\(scratch[$0])" }.joined(separator: ",")
        let result = try Program.run([
            "trend", folder, "--format", "json", "--report", files, "--book", "https://example.org/book",
        ])
        #expect(result.status == 0)
        #expect(result.errors.contains("other.jsonl is left out: "))
        let lines = try result.values
        let own = lines.filter { $0["implementation"] == "miniature".value }
        #expect(
            own.map { $0["date"] }
                == ["2026-11-01", "2026-11-02 08:15", "2026-11-03", "2026-11-04"].map(\.value))
        #expect(own.map { $0["conforms"] } == [true, false, true, false].map(\.value))
        #expect(
            own.map { $0["newlyBroken"] } == [[], ["HIX-1"], [], ["HIX-1"]].map { ($0 as [String]).value })
        #expect(own.map { $0["mended"] } == [[], [], ["HIX-1"], []].map { ($0 as [String]).value })
        #expect(try Int(try #require(own[3]["leftOut"])) > 100)
        #expect(lines.count == 5)
        let page = try scratch.read("html")
        #expect(page.contains("<a href=\"https://example.org/book/scholar.hindex.html#HIX-1\">HIX-1</a>"))
        #expect(!page.contains("<script"))
        // The four runs of the miniature have a chart, and the single run of the reference has none.
        #expect(page.ranges(of: "<figure>").count == 1)
        #expect(
            page.contains("<img alt=\"Cases by verdict in 4 runs, from the first to the last: pass 169 to "))
        #expect(page.ranges(of: "<th scope=\"row\" class=\"date\">").count == 5)
        #expect(try scratch.read("markdown").contains("## miniature\n"))
        #expect(try scratch.read("json") == result.output)
        let text = try Program.run(["trend", folder])
        #expect(text.output.contains(/\n2026-11-02 08:15 +1 +[0-9a-f]{8} +19 +150 +0 +0 +HIX-1\n/))
        #expect(text.output.contains("(partial)"))
        #expect(text.output.contains(/\n2026-11-04: partial: \d+ cases were left out\n/), "\(text.output)")
    }

    @Test(arguments: [
        ["/no/such/folder"], ["."], [".", "--report", "junit=x"], [".", "--book", "javascript:x"],
    ])
    func `a folder without a report is reported in one sentence, with exit code 2`(arguments: [String]) throws
    {
        let scratch = try Scratch()
        let given = arguments.map { $0 == "." ? scratch["."] : $0 }
        let result = try Program.run(["trend"] + given)
        #expect(result.status == 2 && !result.errors.isEmpty && result.output.isEmpty)
    }
}
