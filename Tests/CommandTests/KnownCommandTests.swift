import Foundation
import TestSupport
import Testing

/// Tests that the last line and the exit code of `check --known` agree.
struct KnownCommandTests {
    private func check(_ list: String, _ more: String...) throws -> Program.Result {
        try Program.run(
            ["check", "--subsystem", "scholar.hindex", "--adapter", "'\(Program.miniature)' one-too-few"]
                + ["--known", list] + more)
    }

    @Test func `a known failure that now passes is reported, and a list that is not UTF-8 is refused`()
        throws
    {
        let scratch = try Scratch()
        let id = "scholar.hindex/no-publications"
        try scratch.write(id + "\n", to: "known")
        let words = ["check", "--subsystem", "scholar.hindex", "--known"]
        let passing = try Program.run(words + [scratch["known"]])
        #expect(passing.status == 1)
        #expect(
            passing.output.contains("passes, though listed as a known failure: \(id)\n"), "\(passing.output)")
        try Data([0xFF]).write(to: scratch.place("bytes"))
        let bytes = try Program.run(words + [scratch["bytes"]])
        #expect(bytes.status == 2 && bytes.output.isEmpty)
        #expect(bytes.errors.hasSuffix("bytes is not UTF-8\n"), "\(bytes.errors)")
    }

    @Test
    func
        `known failures are listed briefly, new failures in full, and a missing list prevents the run`()
        throws
    {
        let scratch = try Scratch()
        let list = scratch["known"]
        let missing = try check(list)
        #expect(missing.status == 2 && missing.output.isEmpty && missing.errors.contains("--update-known"))
        let made = try check(list, "--update-known")
        #expect(made.status == 0 && made.errors.contains("is up to date"))
        #expect(made.output.contains("has only known failures") && !made.output.contains("does not conform"))
        let known = try check(list)
        #expect(known.status == 0)
        #expect(!known.output.contains("does not conform") && !known.output.contains("again:"))
        let ids = try scratch.read("known").split(separator: "\n")
        #expect(known.lines.last == "\(ids.count) known failures")
        try scratch.write(ids.dropFirst().map { $0 + "\n" }.joined(), to: "known")
        let new = try check(list)
        #expect(new.status == 1 && new.output.contains("does not conform"))
        #expect(new.output.contains("    again: assay check --adapter"))
        #expect(new.output.contains("--case \(ids[0]) --law HIX-1a\n"))
        #expect(new.lines.last == "\(ids.count - 1) known failures, 1 new")
    }

    @Test func `merge compares the merged run with a list of known failures`() throws {
        let scratch = try Scratch()
        let list = scratch["known"]
        #expect(try check(list, "--update-known").status == 0)
        let whole = try check(list, "--format", "json")
        for index in 1...2 {
            let shard = try check(list, "--format", "json", "--shard", "\(index)/2")
            #expect(shard.status == 0)
            try scratch.write(shard.output, to: "\(index)")
        }
        let files = [scratch["1"], scratch["2"]]
        let merged = try Program.run(["merge", "--known", list] + files)
        #expect(merged.status == 0 && merged.output == whole.output, "\(merged.errors)")
        #expect(try Program.run(["merge"] + files).status == 1)
        try scratch.write("scholar.hindex/no-publications\n" + scratch.read("known"), to: "known")
        let changed = try Program.run(["merge", "--known", list] + files)
        #expect(changed.status == 1)
        #expect(changed.errors.contains("passes, though listed as a known failure: scholar.hindex/no-pub"))
    }

    @Test func `every report of check and merge says if the list of known failures is out of date`() throws {
        let scratch = try Scratch()
        try scratch.write("scholar.hindex/no-publications\nscholar.hindex/no-such\n", to: "known")
        let remarks = [
            "passes, though listed as a known failure: scholar.hindex/no-publications",
            "known:2: matches no case: scholar.hindex/no-such",
        ]
        let kinds = ["html", "junit", "tap", "markdown", "json"]
        let reports = ["--report", kinds.map { "\($0)=\(scratch[$0])" }.joined(separator: ",")]
        let list = ["--known", scratch["known"]]
        let check = ["check", "--subsystem", "scholar.hindex"]
        try scratch.write(try Program.run(check + ["--format", "json"]).output, to: "saved")
        for verb in [check, ["merge", scratch["saved"]]] {
            #expect(try Program.run(verb + list + reports).status == 1)
            for kind in kinds.dropLast() {
                let text = try scratch.read(kind)
                for remark in remarks { #expect(text.contains(remark), "\(verb[0]), \(kind)") }
            }
            let outdated =
                #""outdated":{"passing":["scholar.hindex/no-publications"],"unmatched":["scholar.hindex/no-such"]}"#
            #expect(try scratch.read("json").contains(outdated))
        }
    }
}
