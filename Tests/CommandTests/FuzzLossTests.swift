import Foundation
import JSON
import TestSupport
import Testing

/// Tests that the findings which `fuzz --state --add` has reported are in the corpus, even if a signal ends the run.
struct FuzzLossTests {
    private func corpus() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.copy(
            Program.project.appending(path: "Corpus/scholar/hindex/basics.jsonl"),
            to: "corpus/scholar/hindex/basics.jsonl")
        try #require(try Program.run(["corpus", "record", "--corpus", scratch["corpus"]]).status == 0)
        return scratch
    }

    private func fuzz(_ scratch: Scratch, _ more: String...) throws -> Process {
        try Program.start(
            [
                "fuzz", "--adapter", "exec '\(Program.miniature)' one-too-few", "--subsystem",
                "scholar.hindex", "--corpus", scratch["corpus"], "--add", "--state", scratch["state"],
                "--format", "json",
            ] + more, in: scratch)
    }

    private func said(_ scratch: Scratch) throws -> [Value] {
        try scratch.read("out").split(separator: "\n").compactMap { try? JSONReader.value(of: String($0)) }
            .filter { $0["kind"] == "discovery".value }.compactMap { $0["case"] }
    }

    @Test(arguments: [SIGKILL, SIGHUP, SIGTERM])
    func `reported findings are in the corpus, however the run ends`(signal: Int32) throws {
        let scratch = try corpus()
        let process = try fuzz(scratch, "--minutes", "2", "--seed", "5")
        // Only the file `out` shows whether the program has reported a finding.
        while process.isRunning, try said(scratch).isEmpty { usleep(2_000) }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        if signal == SIGKILL {
            #expect(process.terminationReason == .uncaughtSignal)
        } else {
            #expect(process.terminationStatus == 130)
        }
        let added = (try? scratch.read("corpus/scholar/hindex/found.jsonl")) ?? ""
        let history = try scratch.read("corpus/CHANGES.jsonl")
        for golden in try said(scratch) {
            #expect(added.contains(JSONWriter.text(of: golden)))
            let id = try #require(golden["id"])
            #expect(history.contains(JSONWriter.text(of: id)))
        }
        // The next run continues the session. It is not an error if the next run finds the same failure again.
        let next = try fuzz(scratch, "--samples", "20")
        next.waitUntilExit()
        let errors = try scratch.read("err")
        #expect(next.terminationStatus == 1, "\(errors)")
        let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.folder.path)
        #expect(!names.contains { $0.contains(".writing") }, "\(names)")
    }

    @Test func `a finding that is already in the corpus is reported as such, not added again`() throws {
        let scratch = try corpus()
        for remark in ["added to", "already"] {
            let process = try fuzz(scratch, "--samples", "20", "--seed", "5")
            process.waitUntilExit()
            #expect(process.terminationStatus == 1)
            #expect(try scratch.read("err").contains(remark))
            try FileManager.default.removeItem(atPath: scratch["state"])
        }
        let found = try scratch.read("corpus/scholar/hindex/found.jsonl").split(separator: "\n")
        #expect(Set(found).count == found.count)
    }
}
