import ArgumentParser
import Harness
import JSON
import Reports
import Specification

struct JudgeVerb: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "judge",
        abstract: "Judge the case lines on standard input, and write a verdict line for each.",
        discussion: """
            This verb is for engines such as Spark, GNU parallel and Slurm, which pipe lines through a program. The \
            output is a header, a verdict for each case in order, and a footer. If there is no case, the program ends \
            with exit code 2, because an earlier filter that selects nothing would otherwise go unnoticed. Use \
            --allow-empty for engines with empty partitions. `\(Program.name) merge --verdicts` joins any number of \
            such outputs into one report. If a line is not a case, the program writes the verdicts of all earlier \
            lines and ends with exit code 2. Exit code 0 means that every line was judged, whatever the verdicts; \
            `\(Program.name) merge` says whether the implementation conforms. After Ctrl-C, the program writes the \
            verdicts that are known so far, but no footer.
            """)

    @OptionGroup var implementation: ImplementationOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The maximum number of cases in a batch; each batch restarts the adapter.", valueName: "count"))
    var batch = 2000

    @Flag(help: "Write only the verdicts, without a header and footer.")
    var bare = false

    @Flag(help: "Do not fail if there is no case.")
    var allowEmpty = false

    /// The number of bytes of case lines that fill a batch, even if it has fewer than `batch` cases.
    private static let weight = 16 << 20

    func validate() throws {
        try checkBounds("--batch", batch, 1...1_000_000)
    }

    func run() async throws {
        let candidate = try implementation.candidate()
        var stream = CaseStream(name: "standard input", catalogue: Kit.current.catalogue)
        var tally = Tally()
        var open: [GoldenCase] = []
        var bytes = 0
        while true {
            // All known verdicts are written by now, so a signal can end the program at once.
            Interruption.endsProgram()
            let data = try StandardInput.read()
            let (cases, error) = data.isEmpty ? stream.finish() : stream.feed(data)
            for (golden, size) in cases {
                open.append(golden)
                bytes += size
                guard open.count >= batch || bytes >= Self.weight else { continue }
                try await judge(open, candidate, &tally)
                (open, bytes) = ([], 0)
            }
            guard data.isEmpty || error != nil else { continue }
            if !open.isEmpty { try await judge(open, candidate, &tally) }
            if let error { throw error }
            if tally.hello == nil, !allowEmpty {
                throw Failure(.usage, "there is no case on standard input")
            }
            if let hello = tally.hello, !bare {
                try write([JSONWriter.bytes(of: LineReport.ends(of: hello, counts: tally.counts).footer)])
            }
            return
        }
    }

    private struct Tally {
        var hello: Hello?
        var counts: [Verdict.Kind: Int] = [:]
        let clock = CaseClock()
    }

    private func judge(_ cases: [GoldenCase], _ candidate: some Candidate, _ tally: inout Tally) async throws
    {
        let (clock, progress) = (tally.clock, ProgressLine.standard)
        let observed = Observed(candidate) { answered, _ in
            let count = clock.note(answered)
            progress?.show(answered: count, of: nil)
        }
        defer { progress?.clear() }
        let run = try await Run.interruptible(cases, with: observed)
        // From here on, a signal ends the program only after the verdicts are written.
        Interruption.isAwaited()
        clock.endBatch(of: cases.map(\.id), keeping: 0)
        progress?.clear()
        var lines: [[UInt8]] = []
        if tally.hello == nil, !bare {
            lines.append(JSONWriter.bytes(of: LineReport.ends(of: run.hello, counts: [:]).header))
        }
        try run.hello.mustBe(tally.hello ?? run.hello, in: "a later batch")
        tally.hello = run.hello
        for verdict in run.verdicts where verdict.fault?.kind != .interrupted {
            tally.counts[verdict.kind, default: 0] += 1
            lines.append(verdict.alone.line)
        }
        try write(lines)
        try run.endsWhereInterrupted()
    }

    private func write(_ lines: [[UInt8]]) throws {
        var bytes = lines.flatMap { $0 + [UInt8(ascii: "\n")] }
        if GitHubStep.own != nil {
            bytes = Array(Screen.withoutCommands(String(decoding: bytes, as: UTF8.self)).utf8)
        }
        guard let error = StandardOutput.write(bytes) else { return }
        throw StandardOutput.lost(error)
    }
}
