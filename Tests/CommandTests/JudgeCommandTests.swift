import Foundation
import TestSupport
import Testing

/// Tests `judge` and `merge --verdicts`, which let any program that pipes lines distribute the cases of a corpus.
struct JudgeCommandTests {
    private static let cases = Result {
        try Program.run(["list", "--cases", "--format", "json", "--subsystem", "scholar.hindex"]).lines
    }

    private func check(_ adapter: [String]) throws -> String {
        try Program.run(["check", "--subsystem", "scholar.hindex", "--format", "json"] + adapter).output
    }

    private func merge(_ lines: [String]) throws -> Program.Result {
        try Program.run(
            ["merge", "--verdicts", "-", "--subsystem", "scholar.hindex"],
            input: lines.joined(separator: "\n"))
    }

    private static let zero = ["--adapter", "'\(Program.miniature)' one-too-few"]

    @Test(arguments: [[], zero])
    func `merging the shuffled outputs of several judges gives the same report as a run on one machine`(
        adapter: [String]
    ) throws {
        let cases = try Self.cases.get()
        var lines: [String] = []
        for part in [cases[..<40], cases[40..<41], cases[41...], []] {
            let judged = try Program.run(
                ["judge", "--batch", "30", "--allow-empty"] + adapter, input: part.map { $0 + "\n" }.joined())
            #expect(judged.status == 0)
            #expect(judged.lines.count == (part.isEmpty ? 0 : part.count + 2))
            lines += judged.lines
        }
        let merged = try merge(lines.sorted { $0.hashValue < $1.hashValue })
        #expect(merged.output == (try check(adapter)))
        #expect(merged.status == (adapter.isEmpty ? 0 : 1))
    }

    @Test func `merge applies its own option --basis to the verdicts that it merges`() throws {
        let scratch = try Scratch()
        let basis = ["--basis", "standard"]
        let judged = try Program.run(["judge"] + Self.zero, input: Self.cases.get().joined(separator: "\n"))
        try scratch.write(judged.output, to: "judged")
        for batch in [[], ["--batch", "30"]] {
            let merged = try Program.run(
                ["merge", "--verdicts", scratch["judged"], "--subsystem", "scholar.hindex"] + basis + batch)
            #expect(merged.status == 0)
            #expect(merged.output == (try check(Self.zero + basis)))
        }
    }

    @Test func `a verdict does not depend on the batch in which its case is judged`() throws {
        let input = try Self.cases.get().joined(separator: "\n")
        let batches = try ["1000", "7"].map { size in
            try Program.run(["judge", "--bare", "--batch", size] + Self.zero, input: input).output
        }
        #expect(batches[0] == batches[1])
        #expect(batches[0].contains(#""verdict":"fail""#))
    }

    @Test(arguments: ["2", "3", "1000"])
    func `an invalid line is reported with its number, after the verdicts of all lines before it`(
        batch: String
    ) throws {
        let cases = try Self.cases.get()
        let input = cases[..<4].joined(separator: "\n") + "\n\n{}\n" + cases[4]
        let judged = try Program.run(["judge", "--batch", batch], input: input)
        #expect(judged.status == 2)
        #expect(judged.errors.hasPrefix("assay: standard input:6: the line is not a case"))
        let ids = cases[..<4].compactMap { $0.split(separator: "\"").dropFirst(2).first.map(String.init) }
        #expect(judged.lines.dropFirst().count == ids.count)
        for (line, id) in zip(judged.lines.dropFirst(), ids) { #expect(line.contains(id)) }
        #expect(!judged.output.contains("footer"))
    }

    @Test func `a last line without a line end is read as a case, and a truncated last line is reported`()
        throws
    {
        let golden = try Self.cases.get()[0]
        #expect(try Program.run(["judge", "--bare"], input: golden).lines.count == 1)
        let cut = try Program.run(["judge", "--bare"], input: String(golden.dropLast()))
        #expect(cut.status == 2)
        #expect(cut.output.isEmpty)
    }

    @Test func `an input without cases is refused, unless it is allowed`() throws {
        let empty = try Program.run(["judge"])
        #expect(empty.status == 2 && empty.output.isEmpty)
        #expect(empty.errors == "assay: there is no case on standard input\n")
        #expect(try Program.run(["judge", "--allow-empty"]).status == 0)
    }

    @Test func `an adapter that cannot be started gives exit code 3`() throws {
        let judged = try Program.run(
            ["judge", "--adapter", "'\(Program.miniature)' never-starts"], input: try Self.cases.get()[0])
        #expect(judged.status == 3)
    }

    @Test func `lost, duplicate and foreign verdicts are reported`() throws {
        let lines = try Program.run(["judge"], input: try Self.cases.get().joined(separator: "\n")).lines
        func errors(_ lines: [String]) throws -> String {
            let merged = try merge(lines)
            #expect(merged.status == 2)
            #expect(merged.output.isEmpty)
            return merged.errors
        }
        #expect(try merge(lines).status == 0)
        #expect(
            try errors(lines.dropLast())
                == "assay: an output of `assay judge` was cut short: the lines contain 1 header and 0 footers\n"
        )
        #expect(
            try errors([lines[0]] + lines[2...])
                == "assay: the footers count 169 verdicts of the kind pass, but there are 168\n"
        )
        #expect(try errors(Array(lines[1...])).contains("no header among the lines"))
        let alien = lines[0].replacing(#""version":""#, with: #""version":"0"#)
        #expect(try errors(lines + [alien]).contains("only verdicts of one implementation can be merged"))
        let twice = try errors([lines[1]] + lines[..<2] + lines[3...])
        #expect(
            twice.contains("standard input:3: ")
                && twice.contains("has a verdict already, at standard input:1"))
        #expect(try errors([]).contains("no header"))
    }

    @Test func `an adapter whose hello changes in a later batch is refused`() throws {
        let scratch = try Scratch()
        try scratch.write(
            #"""
            read hello; echo '{"op":"hello","protocol":1,"name":"x","version":"'$$'","subsystems":["scholar.hindex"]}'
            sed -un 's/.*"id":\([0-9]*\).*/{"id":\1,"skip":"no"}/p'

            """#, to: "adapter.sh")
        let adapter = "sh '\(scratch.place("adapter.sh").path)'"
        let input = try Self.cases.get()[..<3].joined(separator: "\n")
        let judged = try Program.run(["judge", "--batch", "2", "--adapter", adapter], input: input)
        #expect(judged.status == 3)
        #expect(
            judged.errors.contains("its hello in a later batch differs from the first one"),
            "\(judged.errors)")
    }

    @Test func `without --verdicts, merge refuses filters, since reports name the selected cases`() throws {
        #expect(try Program.run(["merge", "-", "--subsystem", "scholar"]).status == 2)
    }

    @Test func `a report that is one endless line is refused`() throws {
        let result = try Program.run(["merge", "/dev/zero"])
        #expect(result.status == 2)
        #expect(result.errors.contains("a line has more than 256 MiB"), "\(result.errors)")
    }
}
