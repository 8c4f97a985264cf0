import Foundation
import JSON
import Specification
import TestSupport
import Testing

/// Tests that the commands which the program suggests do what they promise, by running them in a shell.
struct SuggestedCommandTests {
    /// Options for an adapter, each with a value that is not the default.
    private static let limits = [
        "--timeout", "20", "--start-timeout", "25", "--restarts", "7", "--jobs", "2",
    ]
    /// The options of `limits`, as a suggested command shows them.
    private static let limitsInWords = "--timeout 20.0 --start-timeout 25.0 --restarts 7 --jobs 2"

    /// The command of a wrong adapter; it has a quotation mark that is followed by a combining mark.
    private static let wrong = Program.miniature("one-too-few") + " # it'\u{301}s"

    /// Returns a folder with a corpus of one case, which is in no other corpus and has a long input.
    private func corpus() throws -> Scratch {
        let scratch = try Scratch()
        let publications = Array(repeating: #"{"citations":1,"checked":true}"#, count: 10)
        let line = Program.goldenLine("only-here", h: 1).replacing(
            #""publications":[]"#, with: #""publications":[\#(publications.joined(separator: ","))]"#)
        try scratch.write(line, to: "corpus/scholar/hindex/a.jsonl")
        return scratch
    }

    /// Returns the text after a label in the first line that contains the label.
    private func text(after label: String, in output: String) throws -> String {
        let line = output.split(separator: "\n").first { $0.contains(label) }
        let parts = try #require(line, "\(output)").components(separatedBy: label)
        return try #require(parts.last)
    }

    /// Runs a suggested command as a shell does, with the tested program in place of `assay`.
    private func shell(_ command: String) throws -> Program.Result {
        try #require(command.hasPrefix("assay "))
        return try Program.run("/bin/sh", ["-c", "'\(Program.assay)'\(command.dropFirst(5))"])
    }

    @Test func `the commands suggested for a failing case repeat the case and show its input`() throws {
        let scratch = try corpus()
        defer { withExtendedLifetime(scratch) {} }
        let result = try Program.run(
            ["check", "--adapter", Self.wrong, "--corpus", scratch["corpus"], "--env", "A=b c"] + Self.limits)
        #expect(result.status == 1)
        let again = try text(after: "again: ", in: result.output)
        #expect(again.contains(Self.limitsInWords), "\(again)")
        let repeated = try shell(again)
        #expect(repeated.status == 1, "\(repeated.errors)")
        #expect(repeated.output.contains("\n0 pass, 1 fail, 0 skip, 0 error\n"))
        let shown = try shell(text(after: "input: ", in: result.output))
        #expect(shown.status == 0, "\(shown.errors)")
        let check = "assay check --adapter COMMAND --case scholar.hindex/only-here --corpus "
        let words = shown.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains(check), "\(shown.output)")
    }

    @Test func `the command suggested for a failing case names the same law as the heading`() throws {
        let options = ["--subsystem", "scholar.hindex", "--adapter", Self.wrong, "--env", "A=b c"]
        let result = try Program.run(["check"] + options)
        var law: Substring = ""
        var repeated: [String] = []
        for line in result.output.split(separator: "\n") {
            if let heading = line.prefixMatch(of: /broken (\S+) in/) { law = heading.1 }
            guard let again = line.firstRange(of: "again: ") else { continue }
            let output = try shell(String(line[again.upperBound...])).output
            #expect(output.hasPrefix("broken \(law) in 1 case\n"), "\(line): \(output)")
            repeated.append(String(law))
        }
        #expect(
            repeated.contains("HIX-1a"),
            "a case must be under HIX-1a; without the law, its command would report HIX-1b")
    }

    @Test func `a merged report suggests commands with the report's corpus and basis`() throws {
        let scratch = try corpus()
        defer { withExtendedLifetime(scratch) {} }
        let adapter = ["--adapter", Program.miniature("one-too-few")]
        let option = ["--corpus", scratch["corpus"]]
        let report = try Program.run(["check", "--format", "json"] + adapter + option)
        try scratch.write(report.output, to: "report")
        let merged = try Program.run(
            ["merge", scratch["report"], "--output", scratch["merged"], "--basis", "source"] + option)
        let again = try text(after: "again: ", in: merged.output)
        #expect(again.hasPrefix("assay check --adapter COMMAND --corpus "), "\(again)")
        #expect(again.hasSuffix(" --basis source --case scholar.hindex/only-here --law HIX-1b"))
        #expect(try shell(text(after: "input: ", in: merged.output)).status == 0)
    }

    @Test func `commands suggested by 'smoke' and 'check --known' keep the options for adapters`() throws {
        let scratch = try corpus()
        defer { withExtendedLifetime(scratch) {} }
        let option = ["--corpus", scratch["corpus"]]
        let smoke = try Program.run(
            ["smoke", "--adapter", Program.miniature("none")] + option + Self.limits)
        let next = try text(after: "next: ", in: smoke.output)
        #expect(next.contains(Self.limitsInWords))
        let checked = try shell(next)
        #expect(checked.status == 0 && checked.output.contains("\n1 pass, 0 fail"), "\(checked.errors)")

        try scratch.write("", to: "known")
        let known = try Program.run(
            ["check", "--adapter", Self.wrong, "--known", scratch["known"]] + option + Self.limits)
        let update = try text(after: "to update the list: ", in: known.errors)
        #expect(update.contains(Self.limitsInWords))
        #expect(try shell(update).status == 0)
        #expect(try scratch.read("known").contains("scholar.hindex/only-here"))
    }

    @Test(
        arguments: [
            ["--adapter", wrong], ["--adapter", wrong] + limits,
            ["--against", wrong, "--env", "A=b c", "--directory", "/"],
        ])
    func `the command suggested for a finding of 'fuzz' gives the same finding`(options: [String]) throws {
        func findings(_ result: Program.Result) throws -> [Value] {
            try result.values.filter { $0["kind"] == "discovery".value }
        }
        let words = ["fuzz", "--subsystem", "scholar.hindex", "--seed", "5", "--samples", "50"]
        let found = try findings(try Program.run(words + options + ["--format", "json"]))
        #expect(!found.isEmpty)
        for finding in found {
            let again = try String(try #require(finding["again"]))
            #expect(try findings(shell(again + " --format json")) == [finding])
        }
    }
}
