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

    /// The command of an adapter that passes every case, but answers malformed inputs with an output.
    static let careless = #"""
        '\#(Program.miniature)' none | while IFS= read -r line; do case $line in
        *input.malformed*) printf '%s"output":{"h":0}}\n' "${line%%\"error\"*}" ;;
        *) printf '%s\n' "$line" ;; esac; done
        """#

    @Test func `in every report, an implementation that accepts malformed inputs does not conform`() throws {
        let scratch = try Scratch()
        let kinds = ["json", "junit", "badge", "markdown"]
        let reports = kinds.map { "\($0)=\(scratch[$0])" }.joined(separator: ",")
        let check = ["check", "--subsystem", "scholar.hindex", "--adapter", Self.careless]
        #expect(try Program.run(check).status == 0)
        let result = try Program.run(check + ["--malformed", "--report", reports])
        #expect(result.status == 1)
        let summary = /\(swift\) does not conform; does not refuse (\d+) of \d+ malformed inputs\n/
        let count = try #require(result.output.firstMatch(of: summary)?.output.1)
        let saved = try scratch.read("json")
        #expect(saved == (try Program.run(check + ["--malformed", "--format", "json"]).output))
        let footer = try #require(saved.split(separator: "\n").last)
        #expect(footer.hasPrefix(#"{"kind":"footer","conforms":false,"pass":169,"fail":0,"#), "\(footer)")
        #expect(footer.contains(#""malformed":{"refused":0,"notRefused":\#(count)}"#), "\(footer)")
        #expect(try scratch.read("junit").contains(#" failures="\#(count)" errors="0""#))
        #expect(
            try scratch.read("badge").contains(#""169 pass, \#(count) malformed not refused","color":"red"#))
        #expect(try scratch.read("markdown").hasPrefix("## miniature 1 (swift) does not conform\n"))
        let merged = try Program.run(["merge", scratch["json"]])
        #expect(merged.status == 1 && merged.output == saved)
        let batched = try Program.run(["merge", "--batch", "50", scratch["json"]])
        #expect(batched.status == 1 && batched.output == saved)
        for index in 1...2 {
            let shard = try Program.run(
                check + ["--malformed", "--shard", "\(index)/2", "--format", "json"])
            #expect(shard.status == (index == 1 ? 1 : 0))
            try scratch.write(shard.output, to: "\(index)")
        }
        #expect(try Program.run(["merge", scratch["1"], scratch["2"]]).output == saved)
        let compared = try Program.run(["compare", "--subsystem", "scholar.hindex", scratch["json"]])
        #expect(compared.status == 1 && compared.output.contains("miniature 1 does not conform"))
    }

    @Test
    func
        `a failure that each of several laws explains is shown once, and does not count if --basis allows it`()
        throws
    {
        let result = try Program.run([
            "check", "--case", "scholar.hindex/largest-beside-zero", "--basis", "source", "--adapter",
            Program.miniature("one-too-few"),
        ])
        #expect(result.status == 0)
        #expect(result.output.contains("broken, which explains the only wrong answer\n"))
        #expect(result.lines.count { $0.hasPrefix("broken ") } == 1)
        let title = "broken HIX-1c, or HIX-1b or HIX-1a in 1 case, which --basis allows"
        #expect(result.lines.contains(title))
        #expect(
            result.output.contains(
                "\nminiature 1 (swift) conforms; departs from 1 decision of the kit: HIX-1c\n"))
    }
}
