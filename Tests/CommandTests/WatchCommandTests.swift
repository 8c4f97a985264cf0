import Catalogue
import Foundation
import TestSupport
import Testing

/// Tests `check --watch` in a real process.
///
/// The tests change files, and wait until the output shows that the next run is done.
struct WatchCommandTests {
    /// A running `check --watch`, and its unread output.
    private final class Watcher {
        let process = Process()
        private let pipe = Pipe()
        private var told = ""

        init(_ arguments: [String]) throws {
            process.executableURL = URL(filePath: Program.assay)
            process.arguments = arguments
            process.environment = Program.environment
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
        }

        /// Reads output until the string appears, and returns the output up to the end of the string.
        ///
        /// Returns nil if the program ends before the string appears, or prints nothing for three minutes.
        func read(until text: String) -> String? {
            while true {
                if let range = told.firstRange(of: text) {
                    let part = String(told[..<range.upperBound])
                    told.removeSubrange(..<range.upperBound)
                    return part
                }
                var ready = pollfd(
                    fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
                guard poll(&ready, 1, 180_000) > 0 else { return nil }
                let data = pipe.fileHandleForReading.availableData
                if data.isEmpty { return nil }
                told += String(decoding: data, as: UTF8.self)
            }
        }

        /// Sends a signal, and returns the exit code; -1 if the signal ends the program.
        func end(by signal: Int32) -> Int32 {
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            return process.terminationReason == .exit ? process.terminationStatus : -1
        }

        deinit {
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
    }

    /// Returns the text of the watched file: a command that starts the miniature with the given misbehaviour.
    private func command(_ misbehaviour: String) -> String { "exec '\(Program.miniature)' \(misbehaviour)\n" }

    private func watcher(_ scratch: Scratch, _ more: [String] = []) throws -> Watcher {
        try Watcher(check(scratch) + ["--watch", scratch["adapter"]] + more)
    }

    private func check(_ scratch: Scratch) -> [String] {
        [
            "check", "--subsystem", "scholar.hindex", "--adapter", "sh '\(scratch["adapter"])'", "--corpus",
            scratch["corpus"],
        ]
    }

    private func scratch(_ misbehaviour: String) throws -> Scratch {
        let scratch = try Scratch()
        try scratch.copy(
            Program.project.appending(path: "Corpus/scholar/hindex"), to: "corpus/scholar/hindex")
        try scratch.write(command(misbehaviour), to: "adapter")
        return scratch
    }

    @Test
    func
        `after a change, the failed cases run first, even if an earlier change broke the adapter`()
        throws
    {
        let scratch = try scratch("one-too-few")
        let watcher = try watcher(scratch)
        let first = try #require(watcher.read(until: "again: "))
        #expect(first.contains("watching \(scratch["adapter"]) and the corpus; Ctrl-C ends"))
        #expect(first.contains("does not conform; breaks 1 law of the source: HIX-1a"))
        #expect(first.contains("$.h: expected"))
        #expect(!first.contains("that failed before"))

        // This change makes the adapter fail to start. The watch must still remember the failing cases.
        try scratch.write("exit 7\n", to: "adapter")
        #expect(watcher.read(until: "could not be started") != nil)

        // A new file replaces the old one, as when an editor saves the file.
        try scratch.write(command("none"), to: "adapter~")
        try FileManager.default.removeItem(atPath: scratch["adapter"])
        try FileManager.default.moveItem(atPath: scratch["adapter~"], toPath: scratch["adapter"])
        let second = try #require(watcher.read(until: "169 pass, 0 fail, 0 skip, 0 error"))
        #expect(second.contains("\(scratch["adapter"]) changed"))
        #expect(second.contains("all cases that failed before pass now\n"))
        #expect(second.contains(" conforms"))

        // The corpus is watched too, and now has one case fewer.
        let group = scratch["corpus/scholar/hindex/basics.jsonl"]
        let lines = try String(contentsOfFile: group, encoding: .utf8).split(separator: "\n")
        try Data(lines.dropFirst().map { $0 + "\n" }.joined().utf8).write(to: URL(filePath: group))
        let third = try #require(watcher.read(until: "168 pass, 0 fail, 0 skip, 0 error"))
        #expect(third.contains("basics.jsonl changed"))

        #expect(watcher.read(until: "\n") != nil)
        #expect(watcher.end(by: SIGINT) == 130)
    }

    @Test func `the cases that still fail are counted, and the first of them is reported`() throws {
        let scratch = try scratch("one-too-few")
        let watcher = try watcher(scratch)
        #expect(watcher.read(until: "again: ") != nil)
        try scratch.write("# a comment\n" + command("one-too-few"), to: "adapter")
        let output = try #require(watcher.read(until: "again: "))
        #expect(output.contains(" cases that failed before still fail\n"))
        #expect(output.contains("$.h: expected"))
    }

    @Test
    func `with --failed and --basis, a watch runs the failed cases, and judges them by the given basis`()
        throws
    {
        let scratch = try scratch("one-too-few")
        defer { withExtendedLifetime(scratch) {} }
        _ = try Program.run(check(scratch) + ["--report", "json=\(scratch["report"])"])
        let failing = try scratch.read("report").matches(of: /"verdict":"fail"/).count
        let watcher = try watcher(scratch, ["--failed", scratch["report"], "--basis", "standard"])
        let output = try #require(watcher.read(until: "again: "))
        #expect(output.contains("\n0 pass, \(failing) fail, 0 skip, 0 error\n"), "\(output)")
        #expect(output.contains(" conforms") && !output.contains("does not conform"))
        #expect(watcher.end(by: SIGTERM) == 130)
    }

    @Test func `a watch sends each case as many times as --repeat specifies`() throws {
        let scratch = try scratch("one-too-few")
        defer { withExtendedLifetime(scratch) {} }
        let more = ["--repeat", "3", "--env", "MINIATURE_RUNS=\(scratch["runs"])"]
        func count() throws -> Int { try scratch.read("runs").split(separator: "\n").count }
        try scratch.write("", to: "runs")
        _ = try Program.run(check(scratch) + more)
        let runs = try count()
        #expect(runs > 0)
        try scratch.write("", to: "runs")
        let watcher = try watcher(scratch, more)
        #expect(watcher.read(until: "again: ") != nil)
        #expect(try count() == runs)
        #expect(watcher.end(by: SIGTERM) == 130)
    }

    @Test func `a termination signal ends the program with exit code 130`() throws {
        let scratch = try scratch("one-too-few")
        try withExtendedLifetime(scratch) {
            let watcher = try watcher(scratch)
            #expect(watcher.read(until: "again: ") != nil)
            #expect(watcher.read(until: "\n") != nil)
            #expect(watcher.end(by: SIGTERM) == 130)
        }
    }

    @Test(arguments: [["--watch", "/no/such/file"], ["--watch", "/", "--format", "json"], ["--watch"]])
    func `a watch that cannot start is reported in a sentence, with exit code 2`(arguments: [String]) throws {
        let result = try Program.run(["check"] + arguments)
        #expect(result.status == 2)
        #expect(!result.errors.isEmpty)
    }
}
