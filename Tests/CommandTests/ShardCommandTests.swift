import Corpus
import Foundation
import TestSupport
import Testing

/// Tests `check --shard` and `merge`, as a CI system runs them on several machines.
struct ShardCommandTests {
    private func check(_ more: String..., environment: [String: String] = [:]) throws -> Program.Result {
        try Program.run(
            ["check", "--subsystem", "scholar.hindex", "--format", "json"] + more, environment: environment)
    }

    @Test func `merging the shards of a run gives the same report as a run on one machine`() throws {
        let scratch = try Scratch()
        let adapter = "'\(Program.miniature)' one-too-few"
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

    private static let wrong = ["--adapter", Program.miniature("one-too-few")]

    @Test func `check gives the same results with and without batches`() throws {
        let scratch = try Scratch()
        let batched = try check(Self.wrong[0], Self.wrong[1], "--batch", "50")
        #expect(batched.status == 1)
        #expect(try batched.output == check(Self.wrong[0], Self.wrong[1]).output)
        let human = ["check", "--subsystem", "scholar", "--all"]
        let whole = try Program.run(human).lines
        let reports = "json=\(scratch["r"]),markdown=\(scratch["m"])"
        let shown = try Program.run(human + ["--batch", "30", "--report", reports]).lines
        // The last lines differ, since they contain the times of the runs.
        #expect(shown.dropLast() == whole.dropLast())
        // The report has one line for each case, one for the run and one for the sums.
        let cases = try Program.run(["list", "--cases", "--subsystem", "scholar"]).lines.count
        #expect(try scratch.read("r").split(separator: "\n").count == cases + 2)
        #expect(try scratch.names == ["m", "r"])
    }

    @Test func `merge gives the same results with and without batches`() throws {
        let scratch = try Scratch()
        let whole = try check(Self.wrong[0], Self.wrong[1])
        for index in 1...2 {
            let shard = try check(Self.wrong[0], Self.wrong[1], "--shard", "\(index)/2")
            try scratch.write(shard.output, to: "\(index)")
        }
        let merge = ["merge", "--batch", "20"]
        let merged = try Program.run(merge + [scratch["2"], scratch["1"]])
        #expect(merged.status == 1)
        #expect(merged.output == whole.output)
        let shown = try ["--all", "--batch=9"].map {
            try Program.run(["merge", "--all", $0, "--output", scratch["o"], scratch["1"], scratch["2"]])
        }
        #expect(shown[0].output == shown[1].output && shown[0].status == 1)
        #expect(try scratch.read("o") == whole.output)
        // Errors are reported as they would be without batches.
        var lines = whole.lines
        let other = lines[5].replacingOccurrences(of: "scholar.hindex/", with: "scholar.hindex/no-")
        var (lost, replaced, repeated) = (lines, lines, lines)
        lost.remove(at: 1)
        replaced[5] = other
        repeated.insert(lines[5], at: 5)
        let cut: [String] = lines.dropLast()
        let long: [String] = lines + [lines[1]]
        for wrong in [cut, long, lost, replaced, repeated] {
            try scratch.write(wrong.joined(separator: "\n") + "\n", to: "w")
            let plain = try Program.run(["merge", scratch["w"]])
            let batched = try Program.run(merge + [scratch["w"]])
            #expect(plain.status == 2 && batched.status == 2)
            #expect(batched.output.isEmpty && batched.errors == plain.errors)
        }
        lines.insert(other, at: 6)
        lines[0] = lines[0].replacingOccurrences(of: #""cases":169"#, with: #""cases":170"#)
        for batch in [[], ["--batch", "9"]] {
            let text = lines.joined(separator: "\n").replacingOccurrences(of: #""pass":"#, with: #""past":"#)
                .replacingOccurrences(of: #""fail":"#, with: #""fails":"#)
            try scratch.write(text + "\n", to: "w")
            let wrong = try Program.run(["merge", scratch["w"]] + batch)
            #expect(wrong.status == 2)
            #expect(wrong.errors.contains("is not a selected case"), "\(wrong.errors)")
        }
    }

    @Test func `merge uses the basis of the shards, and refuses shards with different bases`() throws {
        let scratch = try Scratch()
        let whole = try check(Self.wrong[0], Self.wrong[1], "--basis", "standard")
        #expect(whole.status == 0)
        for index in 1...2 {
            let shard = try check(
                Self.wrong[0], Self.wrong[1], "--basis", "standard", "--shard", "\(index)/2")
            #expect(shard.status == 0)
            try scratch.write(shard.output, to: "\(index)")
        }
        let files = [scratch["1"], scratch["2"]]
        for more in [[], ["--batch", "20"]] {
            let merged = try Program.run(["merge"] + more + files)
            #expect(merged.status == 0 && merged.output == whole.output)
            let strict = try Program.run(["merge", "--basis", "source"] + more + files)
            #expect(strict.status == 1)
            #expect(strict.lines.last?.contains(#""conforms":false"#) == true)
        }
        try scratch.write(try check(Self.wrong[0], Self.wrong[1], "--shard", "2/2").output, to: "2")
        for more in [[], ["--batch", "20"]] {
            let refused = try Program.run(["merge", "--output", scratch["no"]] + more + files)
            #expect(refused.status == 2 && refused.errors.contains("--basis"), "\(refused.errors)")
            #expect(!FileManager.default.fileExists(atPath: scratch["no"]))
            #expect(try Program.run(["merge", "--basis", "standard"] + more + files).status == 0)
        }
        try scratch.write(whole.output, to: "whole")
        let compared = try Program.run(["compare", "--subsystem", "scholar.hindex", scratch["whole"]])
        #expect(compared.status == 0 && compared.output.contains("miniature 1 conforms: "))
    }

    @Test func `batches cannot be combined with options that need all cases at once`() throws {
        for more in [
            ["--known", "x"], ["--malformed"], ["--shard", "1/2"], ["--report", "html=x"],
            ["--report", "junit=x"],
        ] {
            let refused = try Program.run(["check", "--batch", "10"] + more)
            #expect(refused.status == 2)
            #expect(refused.errors.contains("--batch cannot be combined with"))
        }
        #expect(try Program.run(["check", "--batch", "0"]).status == 2)
        #expect(try Program.run(["merge", "--batch", "3", "--report", "tap=x", "-"]).status == 2)
        #expect(try Program.run(["merge", "--batch", "3", "--known", "x", "-"]).status == 2)
    }

    @Test func `a report or a list may be read from a pipe`() throws {
        let scratch = try Scratch()
        try scratch.write(try check().output, to: "whole")
        try scratch.write("scholar.hindex/no-such\n", to: "known")
        func piped(_ arguments: [String], _ file: String) throws -> Program.Result {
            let pipe = scratch["pipe-\(UUID().uuidString)"]
            try #require(mkfifo(pipe, 0o600) == 0)
            let bytes = try Data(contentsOf: scratch.place(file))
            Thread { try? FileHandle(forWritingTo: URL(filePath: pipe)).write(contentsOf: bytes) }.start()
            return try Program.run(arguments + [pipe])
        }
        let merged = try piped(["merge"], "whole")
        #expect(merged.status == 0)
        #expect(merged.output == (try scratch.read("whole")))
        let differing = try piped(["diff", scratch["whole"]], "whole")
        #expect(differing.status == 0)
        #expect(differing.output.hasSuffix("nothing changed\n"))
        let known = try piped(["check", "--subsystem", "scholar.hindex", "--known"], "known")
        #expect(known.status == 1)
        #expect(known.output.contains(":1: matches no case: scholar.hindex/no-such"))
    }

    @Test func `an adapter that conforms in each shard conforms in the merged report`() throws {
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

    @Test func `an empty shard is allowed, is reported as empty, and can be merged`() throws {
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

    @Test func `a shard may skip all of its cases, but a complete run may not`() throws {
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

    @Test func `the environment can name the shard, but the option overrides it`() throws {
        let gitlab = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"]
        let shard = try check(environment: gitlab)
        #expect(shard.output == (try check("--shard", "2/3").output))
        #expect(shard.errors.hasPrefix("assay: shard 2/3 (CI_NODE_INDEX=2, CI_NODE_TOTAL=3): "))
        #expect(try check("--shard", "1/1", environment: gitlab).lines.count == 171)
        let half = try check(environment: ["CI_NODE_INDEX": "2"])
        #expect(half.status == 2)
        #expect(half.errors.hasPrefix("assay: CI_NODE_INDEX=2 is set and CI_NODE_TOTAL is not"))
        let batched = try check("--batch", "50", environment: ["CI_NODE_INDEX": "2"])
        #expect(batched.status == 2 && batched.output.isEmpty && batched.errors == half.errors)
    }

    @Test func `if Bazel names the shard, Bazel's status file is created`() throws {
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
