import Foundation
import TestSupport
import Testing

/// Tests that if any system call fails, the failure is reported, and each output file is in its old or its new state.
@Suite(.enabled(if: Faults.isPossible, "these tests need Linux and the C compiler cc"))
struct FaultTests {
    private static let (one, two) = (Program.goldenLine("one"), Program.goldenLine("two"))

    /// A command that writes files; the test runs the command in a separate folder.
    struct Deed: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let words: [String]
        var input = ""
    }

    static let deeds = [
        Deed(
            testDescription: "corpus add",
            words: ["corpus", "add", "scholar/hindex/a", "--corpus", "{}/corpus"],
            input: two),
        Deed(
            testDescription: "corpus add, to a new file",
            words: ["corpus", "add", "scholar/hindex/b", "--corpus", "{}/corpus"], input: two),
        Deed(testDescription: "corpus record", words: ["corpus", "record", "--corpus", "{}/unrecorded"]),
        Deed(
            testDescription: "corpus release",
            words: [
                "corpus", "release", "1.0.0", "--about", "x", "--date", "2026-01-01", "--corpus", "{}/corpus",
            ]),
        Deed(
            testDescription: "check --update-known",
            words: ["check", "--corpus", "{}/corpus", "--known", "{}/known.txt", "--update-known"]),
        Deed(
            testDescription: "check --report",
            words: ["check", "--corpus", "{}/corpus", "--report", "tap={}/report.tap,badge={}/badge.json"]),
        Deed(
            testDescription: "fuzz --state",
            words: [
                "fuzz", "--subsystem", "scholar.hindex", "--samples", "3", "--seed", "1", "--corpus",
                "{}/corpus", "--state", "{}/state.json",
            ]),
    ]

    private func prepare() throws -> Scratch {
        let scratch = try Scratch()
        for corpus in ["corpus", "unrecorded"] {
            try scratch.write(Self.one, to: "\(corpus)/scholar/hindex/a.jsonl")
            try scratch.write("", to: "\(corpus)/CHANGES.jsonl")
        }
        try scratch.write(Self.changes.get(), to: "corpus/CHANGES.jsonl")
        for name in ["report.tap", "badge.json"] { try scratch.write("", to: name) }
        try scratch.write("scholar.hindex/one # wrong\n", to: "known.txt")
        return scratch
    }

    /// The history file that the program writes for a corpus of one case.
    private static let changes = Result {
        let scratch = try Scratch()
        try scratch.write(one, to: "scholar/hindex/a.jsonl")
        _ = try Program.run(["corpus", "record", "--corpus", scratch.folder.path])
        return try scratch.read("CHANGES.jsonl")
    }

    @Test(arguments: deeds) func `a failing system call is reported, and each file has its old or new state`(
        deed: Deed
    ) throws {
        let faults = try Faults(source: Program.project.appending(path: "Tests/Readers/failing_calls.c"))
        let whole = try prepare()
        let before = try Faults.state(whole)
        let good = try faults.run(
            Program.assay, deed.words, input: deed.input, environment: Program.environment, in: whole,
            failing: 0)
        #expect(good.status == 0, "\(good.errors)")
        let after = try Faults.state(whole)
        #expect(after != before)
        #expect(good.calls > 5)
        for call in 1...max(1, good.calls) {
            let scratch = try prepare()
            let run = try faults.run(
                Program.assay, deed.words, input: deed.input, environment: Program.environment, in: scratch,
                failing: call)
            let state = try Faults.state(scratch)
            let what = "call \(call) of \(good.calls): status \(run.status), \(run.errors), files \(state)"
            if run.status == 0 {
                #expect(state == after, "\(what)")
            } else {
                #expect(run.errors.contains("assay: "), "\(what)")
                // If the command writes several files, each file must be in either its old or its new state.
                let isOneOfBoth = Set(state.keys).union(before.keys).allSatisfy { name in
                    state[name] == before[name] || state[name] == after[name]
                }
                #expect(isOneOfBoth, "\(what)")
                if deed.words[0] != "check" { #expect(state == before || state == after, "\(what)") }
            }
        }
    }
}
