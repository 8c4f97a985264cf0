import Foundation
import Synchronization
import TestSupport
import Testing
import VoiceSpecs

@testable import CodeRunner

/// Tests the results of programs that are sent to the service: correct, faulty and hostile ones.
@Suite(.serialized) struct ProgramTests {
    /// Returns the result of a program, and expects that none of its processes is left after the service has ended.
    private func result(of code: String, seconds: Double = 300) async throws -> Runner.Result {
        let (results, told) = AsyncStream<(result: Runner.Result, place: String)>.makeStream()
        try await Here.serving(seconds: seconds) { client, scratch in
            told.yield((try await client.result(of: code), scratch.folder.path))
        }
        let (result, place) = try #require(await results.first { _ in true })
        #expect(!Self.isSomethingLeft(in: place))
        return result
    }

    /// Returns whether a program in the folder `place` is still running.
    ///
    /// Programs of other tests do not count, since they run in other folders.
    private static func isSomethingLeft(in place: String) -> Bool {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.contains { number in
            let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
            let line = String(decoding: words, as: UTF8.self)
            return line.contains(place) && line.contains("/build/program")
        }
    }

    /// Sends a program that never ends, waits until a condition holds, and returns the task that waits for the result.
    ///
    /// - Throws: an error if the service answers before the condition holds, since the condition might then never hold.
    private func sendEndless(
        to client: Client, until isReady: () throws -> Bool
    ) async throws -> Task<Void, Never> {
        let isAnswered = Atomic(false)
        let sending = Task {
            _ = try? await client.result(of: "while true {}")
            isAnswered.store(true, ordering: .relaxed)
        }
        while try !isReady() {
            let hasEnded = isAnswered.load(ordering: .relaxed)
            try #require(!hasEnded)
            try await Task.sleep(for: .milliseconds(20))
        }
        return sending
    }

    @Test func `the output of a program is returned`() async throws {
        let result = try await result(of: "print(\"è + ~\", 1 + 2)\nprint(\"a\", terminator: \"\")")
        #expect(result.value == Runner.Result(.output, "è + ~ 3\na").value)
    }

    @Test func `a compiler error is reported with its line, but without the folder's name`() async throws {
        let result = try await result(of: "let x = 1\nlet y: String = x")
        #expect(result.kind == .compileError)
        #expect(result.text.contains("main.swift:2:17: error: cannot convert value of type 'Int'"))
        #expect(!result.text.contains("code-runner-"))
    }

    @Test func `a compiler that takes too long is ended`() async throws {
        let scratch = try Scratch()
        var workshop = try Here.workshop(in: scratch)
        workshop.compilerLimits.seconds = 0.05
        let details = await workshop.details(of: "print(1)")
        #expect(details.build.result == .timeout && details.execution == nil)
        #expect(details.build.errors.contains("ended after 0.05 s"), "\(details.build.errors)")
    }

    @Test func `a failing program is reported with its errors`() async throws {
        let result = try await result(of: "let numbers = [1]\nprint(numbers[CommandLine.arguments.count])")
        #expect(result.kind == .runtimeError)
        #expect(result.text.contains("Index out of range"))
    }

    @Test func `an endless loop is ended`() async throws {
        let result = try await result(of: "print(1)\nwhile true {}", seconds: 0.5)
        #expect(result.kind == .runtimeError)
        #expect(result.text.contains("ended after 0.5 s"))
    }

    @Test func `a program that sleeps too long is ended`() async throws {
        // The program sleeps; the test does not.
        let result = try await result(of: "import Glibc\nsleep(1_000)", seconds: 0.3)
        #expect(result.text.contains("ended after 0.3 s"))
    }

    @Test func `endless output is cut off`() async throws {
        let result = try await result(of: "while true { print(\"again and again\") }")
        #expect(result.kind == .runtimeError)
        #expect(result.text.contains("the output was truncated after 65536 bytes"))
    }

    @Test func `a program that needs unlimited memory fails`() async throws {
        let result = try await result(
            of: "var all: [[UInt8]] = []\nwhile true { all.append([UInt8](repeating: 1, count: 1 << 26)) }")
        #expect(result.kind == .runtimeError)
    }

    /// A child sleeps if it cannot start another process, so it is still running when the service ends the program.
    @Test func `a program that forks again and again gets few processes, and none is left`() async throws {
        let result = try await result(
            of: """
                import Glibc
                let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> Int32).self)
                var count = 0
                for _ in 0..<1_000 {
                    let child = fork()
                    if child == 0 { while true { if fork() < 0 { sleep(1) } } }
                    if child > 0 { count += 1 } else { break }
                }
                print(count < 100 ? "few" : "many")
                """)
        #expect(result.value == Runner.Result(.output, "few\n").value)
    }

    @Test func `a program has no access to the network, to other processes, or to files outside its folder`()
        async throws
    {
        let outside = try Scratch()
        try outside.write("secret", to: "secret.txt")
        let path = outside["secret.txt"]
        let result = try await result(
            of: """
                import Glibc
                func told(_ what: String, _ isRefused: Bool) { print(what, isRefused ? "refused" : "allowed") }
                for path in ["\(path)", "/etc/passwd", "/proc/1/environ", "/proc/\\(getppid())/environ"] { told("read", fopen(path, "r") == nil) }
                told("write", fopen("\(outside.folder.path)/new", "w") == nil)
                told("write", fopen("own.txt", "w") == nil)
                told("mode", chmod("\(path)", 0) != 0)
                told("remove", unlink("\(path)") != 0)
                for family in [AF_INET, AF_INET6, AF_UNIX] { told("socket", socket(family, 1, 0) < 0) }
                for process in [-1, 1, getppid()] { told("kill", kill(process, 0) != 0) }
                told("session", setsid() < 0)
                told("own", fopen("main.swift", "r") == nil)
                """)
        let lines = result.text.split(separator: "\n")
        #expect(result.kind == .output)
        #expect(lines.count == 16)
        for line in lines.dropLast() { #expect(line.hasSuffix("refused"), "\(line)") }
        #expect(lines.last == "own allowed")
        #expect(try outside.read("secret.txt") == "secret")
        #expect(try outside.names == ["secret.txt"])
    }

    @Test
    func
        `a program can neither make the system send signals nor truncate files that it must not write`()
        async throws
    {
        let outside = try Scratch()
        try outside.write("secret", to: "secret.txt")
        let result = try await result(
            of: """
                import Glibc
                func told(_ what: String, _ isRefused: Bool) { print(what, isRefused ? "refused" : "allowed") }
                var ends: [Int32] = [0, 0]
                pipe(&ends)
                var owner = getppid()
                told("owner", fcntl(ends[0], F_SETOWN, owner) != 0)
                told("signal", fcntl(ends[0], 10, SIGKILL) != 0)
                told("ioctl", ioctl(ends[0], 0x8901, &owner) != 0)
                told("group", ioctl(ends[0], 0x8902, &owner) != 0)
                // Swift does not see it, since it has a variable number of arguments.
                let prctl = unsafeBitCast(dlsym(nil, "prctl"), to: (@convention(c) (Int32, Int) -> Int32).self)
                told("end", prctl(1, Int(SIGKILL)) != 0)
                told("cut", truncate("main.swift", 0) != 0)
                told("open", open("main.swift", O_RDONLY | O_TRUNC) < 0)
                told("outside", truncate("\(outside.folder.path)/secret.txt", 0) != 0)
                told("flags", fcntl(ends[0], F_GETFL) < 0)
                """)
        let lines = result.text.split(separator: "\n")
        #expect(result.kind == .output && lines.count == 9, "\(result)")
        for line in lines.dropLast() { #expect(line.hasSuffix("refused"), "\(line)") }
        #expect(lines.last == "flags allowed")
        #expect(try outside.read("secret.txt") == "secret")
    }

    /// libdispatch checks the threads of the program every second, and ends the program if this check is impossible.
    ///
    /// Each work item sleeps for a tenth of a second, so that libdispatch wants more threads than the program may have.
    @Test func `a program with more work items than threads finishes normally`() async throws {
        let result = try await result(
            of: """
                import Dispatch
                import Glibc
                let group = DispatchGroup()
                for _ in 0..<32 { DispatchQueue.global().async(group: group) { usleep(100_000) } }
                group.wait()
                print("done")
                """)
        #expect(result.value == Runner.Result(.output, "done\n").value)
    }

    @Test func `only the user who owns the files of a program may read them`() async throws {
        try await Here.serving(seconds: 600) { client, scratch in
            // The service makes run.err last, so all other files exist once run.err exists.
            func folder() throws -> String? {
                try scratch.names.first { access(scratch["\($0)/run.err"], F_OK) == 0 }
            }
            let sending = try await sendEndless(to: client) { try folder() != nil }
            defer { sending.cancel() }
            let folder = try #require(try folder())
            for name in ["", "/main.swift", "/run.out", "/run.err"] {
                let attributes = try FileManager.default.attributesOfItem(atPath: scratch[folder + name])
                #expect(attributes[.posixPermissions] as? Int == (name.isEmpty ? 0o700 : 0o600), "\(name)")
            }
        }
    }

    @Test func `if the service ends, its programs also end`() async throws {
        let (places, told) = AsyncStream<String>.makeStream()
        try await Here.serving(seconds: 600) { client, scratch in
            let place = scratch.folder.path
            told.yield(place)
            let sending = try await sendEndless(to: client) { Self.isSomethingLeft(in: place) }
            #expect(try scratch.names.count == 1)
            sending.cancel()
        }
        let place = try #require(await places.first { _ in true })
        #expect(!Self.isSomethingLeft(in: place))
    }
}
