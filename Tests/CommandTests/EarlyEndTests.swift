import Foundation
import JSON
import Specification
import TestSupport
import Testing

/// Tests the option `check --max-failures`, which ends a run early.
///
/// The report must list the cases that are left out.
struct EarlyEndTests {
    private static let check = ["check", "--subsystem", "scholar.hindex", "--jobs", "1", "--adapter"]
    private static let wrong = "'\(Program.miniature)' one-too-few"

    private func check(_ more: String...) throws -> Program.Result {
        try Program.run(Self.check + [Self.wrong] + more)
    }

    private func count(_ value: Value?, _ member: String) throws -> Int {
        try Int(try #require(value?[member]))
    }

    @Test(arguments: [["--max-failures", "3"], ["--max-failures", "3", "--batch", "20"]])
    func `the run ends after the given number of failures, and its report has a line for every case`(
        arguments: [String]
    ) throws {
        let result = try Program.run(Self.check + [Self.wrong, "--format", "json"] + arguments)
        #expect(result.status == 1)
        let lines = try result.values
        let footer = lines.last
        let leftOut = try count(footer, "leftOut")
        #expect(try count(footer, "fail") == 3)
        #expect(leftOut > 100)
        #expect(try count(footer, "skip") == leftOut)
        #expect(try count(lines.first, "cases") == lines.count - 2)
        #expect(lines.count { $0["leftOut"] == true.value } == leftOut)
        let scratch = try Scratch()
        try scratch.write(result.output, to: "saved.jsonl")
        let merged = try Program.run(["merge", scratch["saved.jsonl"]])
        #expect(merged.status == 1)
        #expect(merged.output == result.output, "a merged report must say that it is partial")
    }

    @Test func `the report says that the run is partial, and lists the cases that were left out`() throws {
        let scratch = try Scratch()
        let files = ["html", "junit", "tap", "markdown", "badge"]
        let wanted = files.map { "\($0)=\(scratch[$0])" }.joined(separator: ",")
        let result = try check("--fail-fast", "--report", wanted)
        #expect(result.status == 1)
        let partial = /1 fail, \d+ skip, 0 error; partial: \d+ cases were left out/
        #expect(result.output.contains(partial))
        #expect(result.output.contains(/\d+ cases: left out: the run ends after 1 failing case\n/))
        #expect(try scratch.read("html").contains(/partial: \d+ cases were left out/))
        #expect(try scratch.read("markdown").contains(partial))
        #expect(try scratch.read("badge").contains(", partial"))
        for file in ["junit", "tap"] {
            #expect(try scratch.read(file).contains("left out: the run ends after 1 failing case"))
        }
    }

    @Test func `known failures and allowed departures do not count towards the limit`() throws {
        let scratch = try Scratch()
        let list = scratch["known"]
        #expect(try check("--known", list, "--update-known").status == 0)
        let all = try scratch.read("known")
        let known = try check("--known", list, "--fail-fast")
        #expect(known.status == 0)
        #expect(!known.output.contains("left out"))
        let ids = all.split(separator: "\n")
        try scratch.write(ids.dropLast().map { $0 + "\n" }.joined(), to: "known")
        let new = try check("--known", list, "--fail-fast")
        #expect(new.status == 1)
        #expect(new.output.contains("--case \(ids[ids.count - 1])"))
        let allowed = try check("--fail-fast", "--basis", "standard")
        #expect(!allowed.output.contains("left out"))
    }

    @Test func `a run that reaches its last case is complete`() throws {
        let right = try Program.run(Self.check + ["'\(Program.miniature)' none", "--max-failures", "1"])
        #expect(right.status == 0)
        #expect(!right.output.contains("partial"))
    }

    @Test(arguments: [
        ["--max-failures", "0"], ["--max-failures", "2", "--fail-fast"],
        ["--fail-fast", "--known", "x", "--update-known"], ["--slowest", "0"],
        ["--slowest", "2", "--format", "json"], ["--quiet", "--watch", "x"], ["--color", "blue"],
    ])
    func `invalid arguments are a usage error`(arguments: [String]) throws {
        #expect(try Program.run(["check"] + arguments).status == 2)
    }
}
