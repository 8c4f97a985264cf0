import Foundation
import TestSupport
import Testing
import VoiceSpecs

@testable import CodeRunner

/// Tests the program `code-runner` in a separate process.
@Suite(.serialized) struct CodeRunnerCommandTests {
    /// Starts the service, uses it, ends it by a signal, and returns its exit code, address and standard error.
    private func serving(
        _ words: [String], environment: [String: String] = [:],
        _ work: @Sendable (Client) async throws -> Void = { _ in }
    ) async throws -> (status: Int32, address: String, errors: String) {
        let scratch = try Scratch()
        try scratch.write("", to: "errors")
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: words[0])
        process.arguments = Array(words.dropFirst())
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: scratch.place("errors"))
        process.environment = ProgramRun.environment.merging(["TMPDIR": scratch.folder.path]) { $1 }
            .merging(environment) { $1 }
        try process.run()
        let line = try await onItsOwnThread { output.fileHandleForReading.availableData }
        let address = String(decoding: line, as: UTF8.self)
        defer { process.terminate() }
        try await work(Client(base: address.trimmingCharacters(in: .newlines)))
        process.terminate()
        let status = try await onItsOwnThread {
            process.waitUntilExit()
            return process.terminationStatus
        }
        return (status, address, try scratch.read("errors"))
    }

    private func run(_ words: [String]) async throws -> ProgramRun {
        try await onItsOwnThread {
            try ProgramRun(of: words[0], Array(words.dropFirst()), environment: ProgramRun.environment)
        }
    }

    @Test func `the program prints its address, and ends on a signal`() async throws {
        let (status, address, errors) = try await serving([Here.program])
        #expect(status == 130 && errors.isEmpty, "\(errors)")
        #expect(address.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\n/) != nil, "\(address)")
    }

    @Test func `the program prints its version`() async throws {
        let run = try await run([Here.program, "--version"])
        #expect(run.status == 0 && run.output == "0.1.0\n" && run.errors.isEmpty)
    }

    @Test(arguments: [
        ["--turns", "0"], ["--swiftc", "/nowhere"], ["--user", "0"], ["--other"],
        ["--api-key-file", "/nowhere"], ["--api-key-file", "/dev/null"],
        ["--api-key", "a", "--api-key-file", "b"], ["--compile-seconds", "0"],
    ])
    func `wrong arguments are usage errors`(arguments: [String]) async throws {
        #expect(try await run([Here.program] + arguments).status == 2)
    }

    @Test(arguments: ["file", "environment", "option"])
    func `the service accepts only the given key, and warns if the list of processes shows the key`(
        place: String
    ) async throws {
        let scratch = try Scratch()
        try scratch.write("of-the-user\n", to: "key")
        let words = ["file": ["--api-key-file", scratch["key"]], "option": ["--api-key", "of-the-user"]]
        let (_, _, errors) = try await serving(
            [Here.program] + (words[place] ?? []),
            environment: place == "environment" ? ["CODE_RUNNER_API_KEY": "of-the-user"] : [:]
        ) { client in
            func answer(_ key: String) async -> String? {
                await client.send("GET", "/runners/get_status?id=x&api_key=\(key)")?.body
            }
            #expect(await answer("of-the-user") == #"{"error":"id is unknown"}"#)
            #expect(await answer(Runner.guest) == #"{"error":"api_key is unknown"}"#)
        }
        let warning =
            "code-runner: the list of processes shows a key from --api-key, but not a key from --api-key-file\n"
        #expect(errors == (place == "option" ? warning : ""))
    }

    /// The service may have 64 files open, and 36 already are, so accepting a connection soon fails.
    @Test func `silent connections do not stop a service with a low limit on open files`() async throws {
        let start = #"ulimit -S -n 64; for n in {20..55}; do eval "exec $n>&2"; done; exec "$0" "$@""#
        let words = ["/usr/bin/env", "bash", "-c", start, Here.program]
        let (status, _, errors) = try await serving(words) { client in
            let silent = try await client.silentConnections(200)
            defer { for socket in silent { close(socket) } }
            #expect(silent.count == 200)
            let answer = await client.send("GET", "/runners/get_status?api_key=guest&id=x")
            #expect(answer?.body == #"{"error":"id is unknown"}"#)
        }
        #expect(status == 130 && errors.isEmpty, "\(errors)")
    }

    #if os(Linux)
        @Test func `without /proc the program says that it needs /proc`() async throws {
            let run = try await run([
                "/usr/bin/unshare", "--map-root-user", "--mount", "sh", "-c",
                "mount -t tmpfs none /proc || exit 77; exec \"$0\" --help", Here.program,
            ])
            // Not every container lets a test hide /proc.
            if run.status == 77 || run.errors.hasPrefix("unshare:") { return }
            #expect(run.status == 2)
            #expect(run.errors == "code-runner: the arguments cannot be read: mount /proc\n")
        }

        @Test(arguments: [
            (["files"], "the files that a program reads"),
            (["calls"], "the network and other processes"),
            (["files", "calls"], "the files that a program reads; the network and other processes"),
        ])
        func `if the system cannot confine programs, the service starts only with the option --unheld`(
            missing: [String], gaps: String
        ) async throws {
            let words = [Here.hostile, "without"] + missing + [Here.program]
            let sentence = "code-runner: not confined on this system: \(gaps)"
            let refused = try await run(words)
            #expect(refused.status == 3 && refused.output.isEmpty)
            #expect(refused.errors == "\(sentence). With --unheld the service starts anyway\n")
            let (status, _, errors) = try await serving(
                words + ["--unheld", "--seconds", "300", "--compile-seconds", "600"]
            ) { client in
                let result = try await client.result(of: "print(1)")
                #expect(result.value == Runner.Result(.output, "1\n").value, "\(result)")
            }
            #expect(status == 130 && errors == "\(sentence)\n", "\(errors)")
        }
    #endif
}
