import Foundation
import TestSupport
import Testing

/// Tests how verbs treat a standard input that cannot be read, that does not block, or that stays open.
struct StandardInputTests {
    private static let readers = [
        "serve", "judge", "run scholar.hindex", "merge -", "merge --verdicts - --subsystem scholar.hindex",
    ]

    @Test(arguments: readers, ["< /", "0> FILE"])
    func `if standard input cannot be read, the exit code is 2 and the error is one sentence`(
        verb: String, redirection: String
    ) throws {
        let scratch = try Scratch()
        let words = "\(verb) \(redirection.replacing("FILE", with: "'\(scratch["file"])'"))"
        let run = try Program.run("/bin/bash", ["-c", "'\(Program.assay)' \(words)"])
        #expect(run.status == 2, "\(words): \(run.errors)")
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("assay: standard input cannot be read"), "\(words): \(run.errors)")
        #expect(run.errors.count { $0 == "\n" } == 1, "\(words): \(run.errors)")
    }

    @Test(arguments: ["serve", "judge", "run scholar.hindex"])
    func `if standard input cannot be read, the message gives the system's reason`(verb: String) throws {
        let run = try Program.run("/bin/bash", ["-c", "'\(Program.assay)' \(verb) < /"])
        #expect(run.errors == "assay: standard input cannot be read: Is a directory\n")
    }

    @Test(arguments: ["<&-", "< /dev/null"])
    func `the verb 'run' reports that standard input is empty or closed`(redirection: String) throws {
        let words = "'\(Program.assay)' run scholar.hindex \(redirection)"
        let run = try Program.run("/bin/bash", ["-c", words])
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("assay: standard input is empty or closed; "), "\(run.errors)")
    }

    /// A verb that answers a line before it reads the next line.
    enum Verb: CaseIterable {
        case serve, judge

        var words: [String] { self == .serve ? ["serve"] : ["judge", "--batch", "1"] }

        /// The number of lines that the verb writes for two lines of input.
        var answers: Int { self == .serve ? 2 : 4 }

        func line(_ number: Int) -> String {
            let request =
                #"{"op":"run","id":\#(number),"subsystem":"scholar.hindex","input":{"publications":[]}}"#
            return self == .serve ? request + "\n" : Program.goldenLine("number-\(number)")
        }

        /// Starts the verb with a non-blocking pipe as its input, and returns after the verb has answered the first
        /// line.
        func start(in scratch: Scratch) throws -> (process: Process, input: FileHandle) {
            for name in ["out", "err"] { try scratch.write("", to: name) }
            let (process, input) = (Process(), Pipe())
            #expect(fcntl(input.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
            process.executableURL = URL(filePath: Program.assay)
            process.arguments = words
            process.environment = Program.environment
            process.standardInput = input
            process.standardOutput = try FileHandle(forWritingTo: scratch.place("out"))
            process.standardError = try FileHandle(forWritingTo: scratch.place("err"))
            try process.run()
            try input.fileHandleForWriting.write(contentsOf: Data(line(1).utf8))
            // Only the file `out` shows the output of the program.
            while try scratch.read("out").isEmpty, process.isRunning { usleep(5_000) }
            return (process, input.fileHandleForWriting)
        }
    }

    @Test(arguments: Verb.allCases)
    func `a non-blocking pipe is read to its end`(verb: Verb) throws {
        let scratch = try Scratch()
        let (process, input) = try verb.start(in: scratch)
        try #require(process.isRunning)
        try input.write(contentsOf: Data(verb.line(2).utf8))
        try input.close()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        #expect(try scratch.read("err") == "")
        #expect(try scratch.read("out").split(separator: "\n").count == verb.answers)
    }

    @Test(arguments: Verb.allCases, [SIGINT, SIGTERM])
    func `a signal ends a verb that waits for input, with exit code 130`(verb: Verb, signal: Int32) throws {
        let scratch = try Scratch()
        let (process, input) = try verb.start(in: scratch)
        kill(process.processIdentifier, signal)
        // If the program ignores the signal, it ends after a minute, when its input is closed, and the test fails.
        let limit = DispatchWorkItem { try? input.close() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: limit)
        process.waitUntilExit()
        limit.cancel()
        try input.close()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 130)
        #expect(try !scratch.read("out").contains("footer"))
    }
}
