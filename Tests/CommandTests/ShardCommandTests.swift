import Foundation
import TestSupport
import Testing

/// `check --shard` and `merge`, as they are run on the machines of a CI.
struct ShardCommandTests {
    private func check(_ more: String..., environment: [String: String] = [:]) throws -> Program.Result {
        try Program.run(
            ["check", "--subsystem", "scholar.hindex", "--format", "json"] + more, environment: environment)
    }

    @Test func `shards of an adapter are merged to the report of one machine`() throws {
        let scratch = try Scratch()
        let adapter = "'\(Program.miniature)' always-zero"
        let whole = try check("--adapter", adapter)
        #expect(whole.status == 1)
        for index in 1...3 {
            let shard = try check("--adapter", adapter, "--shard", "\(index)/3")
            #expect(shard.status == 1)
            #expect(shard.errors.contains("shard \(index)/3 (--shard): "))
            try scratch.write(shard.output, to: "\(index).jsonl")
        }
        let files = (1...3).map { scratch["\($0).jsonl"] }
        let merged = try Program.run(["merge"] + files)
        #expect(merged.status == 1)
        #expect(merged.output == whole.output)
        let told = try Program.run(
            ["merge", "--output", scratch["whole.jsonl"], "--report", "tap=\(scratch["whole.tap"])"] + files)
        #expect(told.status == 1)
        #expect(try scratch.read("whole.jsonl") == whole.output)
        #expect(told.output.contains("does not conform"))
        #expect(try scratch.read("whole.tap").hasPrefix("TAP version 14\n1..169\n"))
    }

    @Test func `what conforms in its shards conforms when merged`() throws {
        let scratch = try Scratch()
        for index in 1...2 {
            let shard = try check("--shard", "\(index)/2")
            #expect(shard.status == 0)
            try scratch.write(shard.output, to: "\(index)")
        }
        #expect(try Program.run(["merge", scratch["1"], scratch["2"]]).status == 0)
        let alone = try Program.run(["merge", "-", scratch["2"]], input: try scratch.read("1"))
        #expect(alone.status == 0)
        let cut = try Program.run(["merge", scratch["2"], "--output", scratch["no"]])
        #expect(cut.status == 2)
        #expect(cut.errors == "assay: shard 1/2 is missing; no file has it\n")
        #expect(!FileManager.default.fileExists(atPath: scratch["no"]))
        #expect(try Program.run(["merge", scratch["3"]]).status == 2)
    }

    @Test func `an empty shard is legal, says so, and can be merged`() throws {
        let scratch = try Scratch()
        let arguments = ["check", "--case", "scholar.hindex/*zero*", "--adapter", "'\(Program.miniature)'"]
        let whole = try Program.run(arguments + ["--format", "json"])
        let count = whole.lines.count - 2
        try #require((1..<20).contains(count))
        let shards = count + 1
        for index in 1...shards {
            let shard = try Program.run(arguments + ["--shard", "\(index)/\(shards)", "--format", "json"])
            #expect(shard.status == 0)
            try scratch.write(shard.output, to: "\(index)")
        }
        let merged = try Program.run(["merge"] + (1...shards).map { scratch["\($0)"] })
        #expect(merged.output == whole.output)
        let empty = try Program.run(arguments + ["--shard", "\(shards)/\(shards)"])
        #expect(empty.status == 0)
        #expect(empty.output == "an empty shard: nothing to do\n")
        #expect(empty.errors == "assay: shard \(shards)/\(shards) (--shard): none of \(count) cases\n")
    }

    @Test func `a shard in which all is skipped is no failure, a run in which all is skipped is one`() throws
    {
        let scratch = try Scratch()
        let adapter = ["--adapter", "'\(Program.miniature)' skips-all"]
        for index in 1...2 {
            let shard = try Program.run(
                ["check", "--subsystem", "scholar.hindex", "--format", "json", "--shard", "\(index)/2"]
                    + adapter)
            #expect(shard.status == 0)
            try scratch.write(shard.output, to: "\(index)")
        }
        #expect(try Program.run(["merge", scratch["1"], scratch["2"]]).status == 1)
    }

    @Test func `the environment names the shard, the option wins over it`() throws {
        let gitlab = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"]
        let shard = try check(environment: gitlab)
        #expect(shard.output == (try check("--shard", "2/3").output))
        #expect(shard.errors.hasPrefix("assay: shard 2/3 (CI_NODE_INDEX=2, CI_NODE_TOTAL=3): "))
        #expect(try check("--shard", "1/1", environment: gitlab).lines.count == 171)
        let half = try check(environment: ["CI_NODE_INDEX": "2"])
        #expect(half.status == 2)
        #expect(half.errors.hasPrefix("assay: CI_NODE_INDEX=2 is set and CI_NODE_TOTAL is not"))
    }

    @Test func `Bazel's status file is touched where Bazel names the shard`() throws {
        let scratch = try Scratch()
        let bazel = [
            "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": scratch["status"],
        ]
        _ = try check("--shard", "1/1", environment: bazel)
        #expect(!FileManager.default.fileExists(atPath: scratch["status"]))
        #expect(try check(environment: bazel).output == (try check("--shard", "2/2").output))
        #expect(FileManager.default.fileExists(atPath: scratch["status"]))
    }
}
