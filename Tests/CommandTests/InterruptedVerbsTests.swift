import Catalogue
import Foundation
import TestSupport
import Testing

/// Tests that verbs other than `check` report partial results and end with exit code 130 on Ctrl-C.
@Suite(.serialized) struct InterruptedVerbsTests {
    /// The number of cases that the adapter answers before it stops answering.
    private static let answered = 20

    /// Starts a verb with an adapter that stops answering, and interrupts the verb at the first request without an
    /// answer.
    private func interrupt(
        _ words: [String], before others: [String] = [], input: String = ""
    ) throws -> Program.Result {
        let scratch = try Scratch()
        try scratch.write("", to: "runs")
        let process = try Program.start(
            words + [
                "--adapter", "exec '\(Program.miniature)' none", "--jobs", "1", "--timeout", "3600",
                "--env", "MINIATURE_RUNS=\(scratch["runs"])",
                "--env", "MINIATURE_STOPS_AFTER=\(Self.answered)",
            ] + others, input: input, in: scratch)
        while try scratch.read("runs").utf8.count(where: { $0 == 0x0A }) <= Self.answered, process.isRunning {
            usleep(10_000)  // Only the file `runs` shows the adapter's progress.
        }
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        return Program.Result(
            status: process.terminationStatus, output: try scratch.read("out"),
            errors: try scratch.read("err"))
    }

    @Test func `if the verb 'judge' is interrupted, it writes the verdicts so far, but no footer`() throws {
        let cases = try Program.run([
            "list", "--cases", "--format", "json", "--subsystem", "scholar.hindex",
        ])
        let judged = try interrupt(["judge"], input: cases.output)
        #expect(judged.status == 130)
        #expect(judged.errors.contains("interrupted; partial results above"))
        #expect(judged.lines.first?.contains(#""kind":"header""#) == true)
        #expect(!judged.output.contains("footer"))
        let verdicts = judged.lines.dropFirst()
        // When the signal arrives, a reply may still be on its way.
        #expect(verdicts.count <= Self.answered)
        #expect(verdicts.allSatisfy { $0.contains(#""verdict":"pass""#) })
    }

    @Test
    func `if the verb 'compare' is interrupted, it shows the complete results and the last, partial result`()
        throws
    {
        let compared = try interrupt([
            "compare", "--reference", "--adapter", "exit 7", "--subsystem", "scholar.hindex",
        ])
        #expect(compared.status == 130)
        #expect(compared.output.contains("reference 0.1.0 conforms: 169 pass"))
        #expect(compared.output.contains("miniature 1 was ended early: "))
        #expect(compared.output.contains(" 0 fail, 0 skip, 0 error\n"))
        #expect(compared.errors.contains("interrupted; partial results above"))
    }

    @Test func `compare starts no implementation after the signal`() throws {
        let late = ["--adapter", "exit 7"]
        let compared = try interrupt(["compare", "--subsystem", "scholar.hindex"], before: late)
        #expect(compared.status == 130)
        #expect(compared.output.contains("the comparison ended before this implementation's turn"))
        #expect(!compared.errors.contains("could not be started"))
    }

    @Test func `an interrupted check with --watch ends without waiting for a change`() throws {
        let watched = try interrupt(["check", "--subsystem", "scholar.hindex", "--watch", #filePath])
        #expect(watched.status == 130)
        #expect(watched.errors.contains("interrupted; partial results above"))
    }

    @Test func `compare applies the options for adapters to every adapter, as check does`() throws {
        let refused = try Program.run([
            "compare", "--reference", "--directory", "/no/such/folder", "--subsystem", "scholar.hindex",
        ])
        #expect(refused.status == 2)
        #expect(refused.errors.contains("--directory /no/such/folder is not a folder"))
        let named = try Program.run([
            "compare", "--adapter", "'\(Program.miniature)' none", "--env", "MINIATURE_NAME=other",
            "--subsystem", "scholar.hindex",
        ])
        #expect(named.output.contains("other 1 conforms: 169 pass"))
    }
}
