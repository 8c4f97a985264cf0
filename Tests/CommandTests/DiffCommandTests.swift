import JSON
import Specification
import TestSupport
import Testing

/// Tests what the verb `diff` says about saved reports of runs that left out cases, did not count some failures, or
/// sent no malformed inputs.
struct DiffCommandTests {
    private static let check = [
        "check", "--subsystem", "scholar.hindex", "--jobs", "1", "--format", "json", "--adapter",
    ]
    private static let wrong = check + [Program.miniature("one-too-few")]

    /// Saves the reports of two runs in a folder, as the files `old` and `new`, and returns the arguments for comparing
    /// them with `diff`.
    private static func saved(_ old: [String], _ new: [String], in scratch: Scratch) throws -> [String] {
        for (file, words) in [("old", old), ("new", new)] {
            try scratch.write(try Program.run(words).output, to: file)
        }
        return ["diff", scratch["old"], scratch["new"]]
    }

    @Test func `diff reports that failures no longer count, although no verdict has changed`() throws {
        let scratch = try Scratch()
        let diff = try Self.saved(Self.wrong, Self.wrong + ["--basis", "standard"], in: scratch)
        let result = try Program.run(diff)
        #expect(result.status == 0)
        #expect(
            result.output == """
                miniature 1, 169 cases → miniature 1, 169 cases
                later: 150 departures, which --basis allows
                no verdict changed

                """)
        let value = try #require(try Program.run(diff + ["--format", "json"]).values.first)
        #expect(value["later"]?["departures"] == 150.value && value["earlier"]?["departures"] == nil)
        #expect(value["later"]?["advisory"] == ["source", "decision"].value)
    }

    @Test func `diff says that a report is partial`() throws {
        let scratch = try Scratch()
        let early = try Program.run(try Self.saved(Self.wrong, Self.wrong + ["--fail-fast"], in: scratch))
        #expect(early.output.contains(/\nlater: partial: \d+ cases were left out\n/), "\(early.output)")
        let diff = try Self.saved(Self.wrong, Self.wrong + ["--shard", "1/2"], in: scratch)
        let shard = try Program.run(diff)
        let cases = "the cases that match --subsystem scholar.hindex\n"
        #expect(
            shard.output.contains(
                "\nearlier: partial: only \(cases)later: partial: only shard 1/2 of \(cases)"),
            "\(shard.output)")
        let value = try #require(try Program.run(diff + ["--format", "json"]).values.first)
        #expect(value["later"]?["shard"] == .record(("index", 1.value), ("count", 2.value)))
        #expect(value["earlier"] == .record(("selection", .record(("subsystems", ["scholar.hindex"].value)))))
    }

    @Test func `diff reports malformed inputs that are no longer refused, with exit code 1`() throws {
        let scratch = try Scratch()
        let careless = Self.check + [SelectionCommandTests.careless]
        let unsent = try Program.run(try Self.saved(careless, careless + ["--malformed"], in: scratch))
        #expect(unsent.status == 0)
        #expect(unsent.output.contains("\nearlier: no malformed inputs were sent\n"), "\(unsent.output)")
        let right = Self.check + [Program.miniature("none"), "--malformed"]
        let diff = try Self.saved(right, careless + ["--malformed"], in: scratch)
        let worse = try Program.run(diff)
        #expect(worse.status == 1)
        let sentence = /\nlater: (\d+) malformed inputs: (\d+) not answered with an error\n/
        let count = try #require(worse.output.firstMatch(of: sentence)?.output.2)
        #expect(worse.output.ranges(of: "\nno longer refused: scholar.hindex: ").count == Int(count))
        #expect(worse.output.hasSuffix(" 0 new, \(count) no longer refused\n"))
        let value = try #require(try Program.run(diff + ["--format", "json"]).values.first)
        #expect(value["regression"] == true.value)
        #expect(value["later"]?["malformed"]?["notRefused"] == Int(count)?.value)
        let same = try Program.run(["diff", scratch["new"], scratch["new"]])
        #expect(same.status == 0 && same.output.hasSuffix("\nno verdict changed\n"), "\(same.output)")
    }
}
