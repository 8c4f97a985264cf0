import Foundation
import JSON
import Specification
import TestSupport
import Testing

/// Tests the verb `bench`, which measures the times of variants and adapters, and reports them.
struct BenchCommandTests {
    private static let miniature = "'\(Program.miniature)'"

    private func integer(_ value: Value, _ member: String) throws -> Int {
        try Int(try #require(value[member], "\(member)"))
    }

    /// The command of an adapter that sends each reply 0.02 s late.
    private static let slow =
        "\(miniature) none | while IFS= read -r line; do sleep 0.02; printf '%s\\n' \"$line\"; done"

    @Test
    func `an adapter is timed on each case of the subsystems that it implements, and on no other case`()
        throws
    {
        let scratch = try Scratch()
        let files = ["html", "csv", "json"].flatMap { ["--report", "\($0)=\(scratch[$0])"] }
        let result = try Program.run(
            [
                "bench", "--adapter", Self.slow, "--subsystem", "scholar.hindex", "--subsystem",
                "mobility.accuracy", "--repetitions", "3", "--format", "json",
            ] + files)
        #expect(result.status == 0, "\(result.errors)")
        let lines = try result.values
        #expect(
            lines.map { $0["subsystem"] } == ["scholar.hindex".value],
            "it does not implement mobility.accuracy")
        let row = try #require(lines.first)
        let (p50, p95, most) = (
            try integer(row, "p50"), try integer(row, "p95"), try integer(row, "max")
        )
        // The time of a case covers one request and its answer, without the probes of the properties.
        #expect(p50 >= 20_000_000 && p50 < 500_000_000)
        #expect(p95 >= p50 && most >= p95)
        #expect(try integer(row, "cases") == 169)
        #expect(try integer(row, "errors") == 0)
        #if os(Linux)
            #expect(try integer(row, "memory") > 100_000)
        #endif
        #expect(try scratch.read("json") == result.output)
        let table = try scratch.read("csv").components(separatedBy: "\r\n")
        #expect(table[0].hasPrefix("adapter,subsystem,cases,errors,p50,p95,max,"))
        #expect(table[1].hasPrefix("miniature,scholar.hindex,169,0,\(p50),\(p95),\(most),"))
        let page = try scratch.read("html")
        #expect(page.contains("<h1>Times of miniature 1 (swift)</h1>"))
        #expect(page.contains("<img alt=\"Time per case, by the size of the input: scholar.\""))
        #expect(!page.contains("<script"))
    }

    @Test func `an unanswered case is counted as an error and is not timed`() throws {
        let result = try Program.run([
            "bench", "--adapter", "\(Self.miniature) answers-twice", "--subsystem", "scholar.hindex",
            "--repetitions", "3", "--restarts", "1", "--format", "json",
        ])
        #expect(result.status == 0, "\(result.errors)")
        let row = try JSONReader.value(of: try #require(result.lines.first))
        #expect(try integer(row, "errors") > 0)
        #expect(try integer(row, "errors") + integer(row, "cases") == 169)
        let dead = try Program.run(["bench", "--adapter", "exit 3"])
        #expect(dead.status == 3)
        let none = try Program.run([
            "bench", "--adapter", "\(Self.miniature) none", "--subsystem", "mobility.accuracy",
        ])
        #expect(none.status == 2 && none.errors.contains("answers none of the selected cases"))
    }

    @Test func `the times of variants are reported as JSON, as CSV and as a page with curves`() throws {
        let scratch = try Scratch()
        let files = ["html", "csv", "json"].map { "\($0)=\(scratch[$0])" }.joined(separator: ",")
        let result = try Program.run([
            "bench", "--subsystem", "scholar.hindex", "--variant", "counting", "--repetitions", "1",
            "--least", "0", "--format", "json", "--report", files,
        ])
        #expect(result.status == 0, "\(result.errors)")
        #expect(try scratch.read("json") == result.output)
        let rows = try result.values
        #expect(try scratch.read("csv").split(separator: "\r\n").count == rows.count + 1)
        let page = try scratch.read("html")
        #expect(page.contains("<img alt=\"Time by size: scholar.hindex: in any order.\""))
        #expect(page.contains("data:image/svg+xml,"))
        for name in ["reference", "counting"] { #expect(page.contains("<td>\(name)</td>")) }
    }

    #if os(Linux)
        @Test func `bench measures more memory for a full matrix than for two rows`() throws {
            let scratch = try Scratch()
            let result = try Program.run([
                "bench", "--subsystem", "scholar.distance", "--variant", "two-rows", "--repetitions", "1",
                "--least", "0", "--format", "json", "--report", "html=\(scratch["html"])",
            ])
            #expect(result.status == 0, "\(result.errors)")
            // The memory axis begins near the smallest measured value.
            let page = try scratch.read("html")
            #expect(page.contains("%3E100 kB%3C") && !page.contains("%3E1 B%3C"))
            let rows = try result.values
            let large = rows.filter { $0["size"] == 1_000.value }
            #expect(large.count == 4)
            for row in large {
                let memory = try integer(row, "memory")
                // The full matrix has 1001 rows of 1001 numbers, and each number has four bytes.
                if row["variant"] == "reference".value {
                    #expect(memory > 3_000_000 && memory < 8_000_000)
                } else {
                    #expect(memory < 1_000_000)
                }
            }
        }
    #endif

    @Test(arguments: [
        ["--adapter", "x", "--variant", "myers"], ["--adapter", "x", "--jobs", "2"], ["--report", "junit=x"],
        ["--report", "html=/no/such/folder/x"], ["--report", "html=x,junit=y"],
    ])
    func `invalid arguments are a usage error`(arguments: [String]) throws {
        #expect(try Program.run(["bench"] + arguments).status == 2)
    }
}
