import Foundation
import TestSupport
import Testing

/// Tests the verb `explore`, which prints the address of its pages.
///
/// On Ctrl-C, `explore` ends, together with every process that it started.
@Suite(.serialized) struct ExploreCommandTests {
    /// Starts the program, waits until it is ready, and returns its process and its output.
    private func start(_ words: [String], _ scratch: Scratch) throws -> (process: Process, output: String) {
        let process = try Program.start(["explore"] + words, in: scratch)
        while try !scratch.read("out").contains("Ctrl-C ends it\n"), process.isRunning {
            usleep(10_000)  // Only the file `out` shows that the program is ready.
        }
        return (process, try scratch.read("out"))
    }

    @Test func `explore prints its address, and Ctrl-C ends both explore and its adapter`() throws {
        let scratch = try Scratch()
        // The adapter reports its process number and runs until it is killed.
        let adapter = "echo $$ > '\(scratch["adapter"])'; exec sleep 1000"
        let (process, output) = try start(["--adapter", adapter], scratch)
        let printed = /open http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/index\.html\nCtrl-C ends it\n/
        #expect(output.wholeMatch(of: printed) != nil, "\(output)")
        while !FileManager.default.fileExists(atPath: scratch["adapter"]), process.isRunning {
            usleep(10_000)  // Only the file `adapter` shows that the adapter has started.
        }
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect(process.terminationStatus == 130 && process.terminationReason == .exit)
        #expect(try scratch.read("err") == "")
        let number = try #require(
            Int32(try scratch.read("adapter").trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(kill(number, 0) != 0, "the adapter is still running")
    }

    @Test func `Ctrl-C ends explore promptly, even while it computes the answer to a long input`() throws {
        let scratch = try Scratch()
        let (process, output) = try start([], scratch)
        let address = try #require(output.firstMatch(of: /:(\d+)\/([0-9a-f]{32})/))
        let texts = ["ab", "cd"].map { String(repeating: $0, count: 100_000) }
        let input = #"{\"a\":\"\#(texts[0])\",\"b\":\"\#(texts[1])\"}"#
        let body = #"{"subsystem":"scholar.distance","text":"\#(input)"}"#
        let head =
            "POST /\(address.2)/evaluate HTTP/1.1\r\nHost: 127.0.0.1:\(address.1)\r\n"
            + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        try scratch.write(head + body, to: "request")
        let script = "exec 3<>/dev/tcp/127.0.0.1/\(address.1); cat '\(scratch["request"])' >&3"
        #expect(try Program.run("/bin/bash", ["-c", script + "; sleep 1"]).status == 0)
        let clock = ContinuousClock()
        let signalled = clock.now
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect(process.terminationStatus == 130 && process.terminationReason == .exit)
        #expect(clock.now - signalled < .seconds(5))
    }

    @Test func `a port that is taken or invalid is reported`() throws {
        let scratch = try Scratch()
        let (process, output) = try start([], scratch)
        defer { process.terminate() }
        let port = try #require(output.firstMatch(of: /:(\d+)\//)?.1)
        let second = try Program.run(["explore", "--port", String(port)])
        #expect(second.status == 2)
        #expect(
            second.errors.hasPrefix("assay: the book cannot be served on port \(port): "),
            "\(second.errors)")
        #expect(try Program.run(["explore", "--port", "65536"]).status == 2)
        #expect(try Program.run(["explore", "--adapter", "x", "--variant", "y"]).status == 2)
        #expect(
            try Program.run(["explore", "--variant", "no-such"]).errors.contains(
                "there is no variant no-such"))
    }
}
