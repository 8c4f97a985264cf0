import Catalogue
import Foundation
import Harness
import JSON
import Reports
import Specification
import TestSupport
import Testing

/// Tests the verb `fuzz` by running the program `assay`.
struct FuzzCommandTests {
    private static let wrong = [
        "--adapter", "'\(Program.miniature)' one-too-few", "--subsystem", "scholar.hindex",
    ]

    private func fuzz(_ arguments: String...) throws -> Program.Result {
        try Program.run(["fuzz"] + Self.wrong + arguments)
    }

    private func discoveries(_ result: Program.Result) throws -> [Value] {
        try result.values.filter { $0["kind"] == "discovery".value }
    }

    private func laws(_ result: Program.Result) throws -> [String] {
        try discoveries(result).map { try String(try #require($0["law"])) }
    }

    @Test
    func
        `two runs with the same seed give the same output, and --number repeats only the sample of one finding`()
        throws
    {
        let first = try fuzz("--seed", "5", "--samples", "50", "--format", "json")
        let second = try fuzz("--seed", "5", "--samples", "50", "--format", "json")
        #expect(first.status == 1)
        #expect(first.output == second.output)
        let found = try #require(try discoveries(first).first)
        #expect(found["clause"] == "HIX-1".value)
        let number = try Int(try #require(found["number"]))
        let again = try fuzz("--seed", "5", "--number", "\(number)", "--format", "json")
        let repeated = try #require(try discoveries(again).first)
        #expect(repeated["input"] == found["input"])
        #expect(repeated["case"] == found["case"])
    }

    @Test func `a rate below 10 has one decimal place, and no rate is shown if no sample was judged`()
        throws
    {
        let fuzz = ["fuzz", "--subsystem", "scholar.hindex", "--samples", "1", "--seed", "1", "--adapter"]
        let slow = try Program.run(fuzz + ["sleep 6; " + Program.miniature("none")])
        #expect(slow.output.contains(/\n\d+ samples in \d+\.\d s, \d\.\d per second\n/), "\(slow.output)")
        let none = try Program.run(fuzz + [Program.miniature("skips-all")])
        #expect(none.output.contains(/\n0 samples in \d+\.\d s\n/), "\(none.output)")
    }

    @Test func `a failing input is added to a corpus as a case, and check then fails on this case`() throws {
        let scratch = try Scratch()
        let corpus = scratch["corpus"]
        try scratch.copy(
            Program.project.appending(path: "Corpus/scholar/hindex"), to: "corpus/scholar/hindex")
        try #require(try Program.run(["corpus", "record", "--corpus", corpus]).status == 0)
        let found = try fuzz("--seed", "5", "--samples", "50", "--corpus", corpus, "--add")
        #expect(found.status == 1, "\(found.errors)")
        let text = try scratch.read("corpus/scholar/hindex/found.jsonl")
        let golden = try JSONReader.value(of: String(text.dropLast()))
        let id = try String(try #require(golden["id"]))
        let check = try Program.run(
            ["check"] + Self.wrong.prefix(2) + ["--corpus", corpus, "--case", id])
        #expect(check.status == 1)
        #expect(check.output.contains("HIX-1"))
        // The verb `corpus verify` may report only that the corpus lacks the other subsystems, since the new
        // case is valid.
        let verify = try Program.run(["corpus", "verify", "--corpus", corpus])
        #expect(!verify.output.contains("found") && verify.errors.contains("cases\n"), "\(verify.output)")
    }

    @Test func `a session continues where the previous session ended`() throws {
        let scratch = try Scratch()
        let state = scratch["state.json"]
        let first = try fuzz("--seed", "5", "--samples", "50", "--state", state, "--format", "json")
        let second = try fuzz("--samples", "50", "--state", state, "--format", "json")
        #expect(first.status == 1)
        #expect(second.status == 1)
        let laws = try self.laws(second)
        #expect(try Set(laws).isSuperset(of: self.laws(first)), "each session reports what it finds")
        #expect(Set(laws).count == laws.count, "no law is reported twice in a session")
        let header = try JSONReader.value(of: try #require(second.lines.first))
        #expect(header["seed"] == "5".value)
        #expect(header["from"] == 50.value)
        let other = try fuzz("--seed", "6", "--state", state)
        #expect(other.status == 2)
        #expect(other.errors.contains("seed 5"))
        try scratch.write("{}", to: "state.json")
        #expect(try fuzz("--state", state).status == 2)
    }

    @Test
    func `a session's last lines describe only that session's samples, even after a session with failures`()
        throws
    {
        let scratch = try Scratch()
        defer { withExtendedLifetime(scratch) {} }
        let state = scratch["state.json"]
        func fuzz(_ misbehaviour: String) throws -> Program.Result {
            try Program.run([
                "fuzz", "--adapter", Program.miniature(misbehaviour), "--subsystem", "scholar.hindex",
                "--samples", "50", "--seed", "5", "--state", state,
            ])
        }
        let broken = try fuzz("one-too-few")
        #expect(broken.status == 1 && broken.output.contains("broken: scholar.hindex HIX-1a in "))
        let mended = try fuzz("none")
        #expect(mended.status == 0, "\(mended.output)")
        #expect(mended.output.contains("\nno law broken\n") && mended.output.contains("; 50 before\n"))
        let counts = try #require(
            mended.output.firstMatch(of: /(\d+) samples in .*\n(\d+) compared with the reference\n$/))
        #expect(counts.1 == counts.2)
        let skipped = try fuzz("skips-all")
        #expect(skipped.status == 1 && skipped.errors.contains("nothing was judged"))
        #expect(try fuzz("one-too-few").output.contains("\nbroken HIX-1a"))
    }

    @Test func `fuzz gives exit code 0 for a conforming adapter, and 3 for an adapter that cannot start`()
        throws
    {
        let right = try Program.run([
            "fuzz", "--adapter", "'\(Program.miniature)' none", "--subsystem", "scholar.hindex", "--seed",
            "1",
            "--samples", "50",
        ])
        #expect(right.status == 0, "\(right.output)")
        #expect(right.output.contains("no law broken"))
        let dead = try Program.run(["fuzz", "--adapter", "exit 7", "--seed", "1"])
        #expect(dead.status == 3)
    }

    @Test(arguments: [
        ["--samples", "0"], ["--minutes", "0"], ["--number", "3"], ["--add"],
        ["--subsystem", "scholar.nothing"],
        ["--number", "3", "--seed", "1", "--state", "x"],
    ])
    func `invalid arguments are a usage error`(arguments: [String]) throws {
        #expect(try Program.run(["fuzz"] + arguments).status == 2)
    }

    @Test func `an input that makes an adapter hang is reported as a finding, and is shrunk`() throws {
        let scratch = try Scratch()
        let hello = #"{"op":"hello","protocol":1,"name":"deaf","subsystems":["scholar.hindex"]}"#
        try scratch.write("echo '\(hello)'; exec sleep 60", to: "adapter.sh")
        let result = try Program.run([
            "fuzz", "--adapter", "exec sh '\(scratch["adapter.sh"])'", "--subsystem", "scholar.hindex",
            "--hang", "0.2", "--seed", "5", "--number", "3", "--format", "json",
        ])
        #expect(result.status == 1, "\(result.errors)")
        let found = try #require(try discoveries(result).first)
        #expect("\(found)".contains("timeout"), "\(found)")
        #expect(found["input"]?["publications"] == .array([]))
    }

    @Test func `samples that were never sent count as abandoned, not as skipped`() throws {
        let words = ["fuzz", "--subsystem", "scholar.hindex", "--samples", "50", "--seed", "1"]
        let dying = words + ["--adapter", Program.miniature("dies-every-time")]
        let some = try Program.run(dying + ["--restarts", "3"])
        #expect(some.status == 1)
        #expect(some.output.contains(/subsystem +samples +skipped +abandoned +laws asked/))
        let row = try #require(some.output.firstMatch(of: #/(?m)^scholar\.hindex +(\d+) +0 +(\d+) /#))
        let (judged, abandoned) = (Int(row.1) ?? 0, Int(row.2) ?? 0)
        #expect(judged > 0 && judged + abandoned == 50, "\(some.output)")
        let reason = "the adapter had reached the limit of restarts"
        #expect(some.output.contains("\n\(abandoned) samples abandoned: \(reason) (3)\n"), "\(some.output)")
        let none = try Program.run(dying + ["--restarts", "0"])
        #expect(none.status == 1)
        #expect(none.errors == "assay: nothing was judged: \(reason) (0)\n")
        let right = try Program.run(words + ["--adapter", Program.miniature("none")])
        #expect(!right.output.contains("abandoned"))
    }

    @Test(arguments: [[], ["--variant", "two-rows"]])
    func `if there is a time limit, the reference or a variant is fuzzed in a separate process`(
        words: [String]
    )
        throws
    {
        let result = try Program.run(
            ["fuzz", "--subsystem", "scholar.distance", "--hang", "20", "--seed", "5", "--samples", "50"]
                + words)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("scholar.distance"))
    }
}
