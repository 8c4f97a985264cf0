import Foundation
import TestSupport
import Testing

/// Tests how the cases of a run are selected.
///
/// Filters that match no case are refused, and `--failed` selects the cases that failed last time.
struct SelectionCommandTests {
    @Test(arguments: [
        ["check", "--tag", "no-such"], ["check", "--case", "no/such"], ["check", "--clause", "ZZZ-9"],
        ["check", "--subsystem", "no.such"],
        ["check", "--subsystem", "scholar.hindex", "--clause", "GEO-1"],
        ["check", "--malformed", "--tag", "no-such"], ["compare", "--variant", "myers", "--tag", "no-such"],
        ["list", "--cases", "--tag", "no-such"], ["trace", "--tag", "no-such"],
        ["fuzz", "--subsystem", "no.such"], ["bench", "--subsystem", "no.such"],
    ])
    func `filters that select nothing are refused`(words: [String]) throws {
        let result = try Program.run(words)
        #expect(result.status == 2 && result.output == "", "\(result.output)")
        #expect(result.errors.hasPrefix("assay: "), "\(result.errors)")
    }

    @Test func `with --failed, only the cases that failed last time are run`() throws {
        let scratch = try Scratch()
        let words = ["check", "--subsystem", "scholar.hindex"]
        let wrong = ["--adapter", Program.miniature("one-too-few")]
        let first = try Program.run(words + wrong + ["--report", "json=\(scratch["report"])"])
        let failed = try scratch.read("report").matches(of: /"verdict":"fail"/).count
        #expect(first.status == 1 && failed > 0)
        let again = try Program.run(
            words + wrong + ["--failed", scratch["report"], "--report", "json=\(scratch["again"])"])
        #expect(again.status == 1)
        #expect(again.output.contains("0 pass, \(failed) fail, 0 skip, 0 error\n"), "\(again.output)")
        let merged = try Program.run(["merge", scratch["again"]])
        #expect(merged.status == 1, "\(merged.errors)")
        #expect(try merged.output == scratch.read("again"))
        #expect(try Program.run(words + ["--failed", scratch["report"]]).status == 0)
        _ = try Program.run(words + ["--report", "json=\(scratch["good"])"])
        let nothing = try Program.run(words + ["--failed", scratch["good"]])
        #expect(nothing.status == 2)
        #expect(nothing.errors.contains("there is nothing to run again"), "\(nothing.errors)")
    }

    @Test func `the number of malformed inputs is shown for each subsystem`() throws {
        let words = ["check", "--malformed", "--subsystem", "scholar"]
        let result = try Program.run(words)
        #expect(result.status == 0, "\(result.output)")
        let counts = result.output.matches(of: /\n  scholar\.\w+: (\d+)/).compactMap { Int($0.1) }
        #expect(counts.count > 1)
        let sum = "\n\(counts.reduce(0, +)) malformed inputs: each answered with an error\n"
        #expect(result.output.contains(sum), "\(result.output)")
    }
}
