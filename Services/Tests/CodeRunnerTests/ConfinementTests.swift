#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @testable import CodeRunner

    /// Tests that each system call of a hostile program is refused by the expected feature of the system.
    @Suite(.serialized) struct ConfinementTests {
        struct Call {
            /// The feature that must refuse the call: `Landlock`, `seccomp`, `both`, `limits` or `nothing`.
            let holder: String
            let name: String
            let isRefused: Bool
        }

        /// Copies the hostile program to a folder, and returns a confinement for it.
        ///
        /// The confinement works as if the system lacked the features in `missing`: Landlock (`files`) or seccomp
        /// (`calls`).
        private func confinement(in scratch: Scratch, without missing: [String]) throws -> Confinement {
            try scratch.copy(URL(filePath: Here.hostile), to: "own/hostile")
            let words = (missing.isEmpty ? [] : [Here.hostile, "without"] + missing) + [Here.program]
            try scratch.write("#!/bin/sh\nexec '\(words.joined(separator: "' '"))' \"$@\"\n", to: "helper")
            chmod(scratch["helper"], 0o755)
            return Confinement(
                helper: scratch["helper"], readable: try #require(Toolchain()).readable,
                user: Workshop.nobody, isUnheld: !missing.isEmpty)
        }

        /// Runs the hostile program as if the system lacked the features in `missing`, and returns the calls that
        /// the program tries.
        private func tried(without missing: [String] = []) async throws -> [Call] {
            let scratch = try Scratch()
            let confinement = try confinement(in: scratch, without: missing)
            let files = ["own/own", "own/other", "own/cut", "own/moved", "own/removed"]
            for name in files + ["outside/secret", "outside/removed"] { try scratch.write("x", to: name) }
            try scratch.write("#!/bin/true\n", to: "outside/program")
            chmod(scratch["outside/program"], 0o755)
            mkdir(scratch["outside/empty"], 0o700)
            let user = Workshop.nobody
            if geteuid() == 0 {
                for folder in ["own", "outside"] {
                    for name in try FileManager.default.contentsOfDirectory(atPath: scratch[folder]) {
                        chown(scratch["\(folder)/\(name)"], user, user)
                    }
                    chown(scratch[folder], user, user)
                }
            }
            // The first readable folder is `…/bin`, in the root of the toolchain.
            let root = URL(filePath: try #require(Toolchain()).readable[0]).deletingLastPathComponent().path
            var limits = ProgramLimits.ofProgram
            limits.seconds = 300
            let own = scratch["own"]
            let end = try await withVictim(of: user) { victim in
                await confinement.run(
                    ["\(own)/hostile", "try", victim, scratch["outside"], root], in: own, name: "try",
                    limits: limits)
            }
            #expect(end == .exited(0))
            return try scratch.read("own/try.out").split(separator: "\n").map { line in
                let words = line.split(separator: "\t").map { String($0) }
                try #require(words.count == 3)
                return Call(holder: words[0], name: words[1], isRefused: words[2] != "0")
            }
        }

        /// Runs an action while another program of the user waits.
        ///
        /// The action gets the process id of the waiting program.
        private func withVictim<Value>(
            of user: UInt32, _ work: (String) async -> Value
        ) async throws -> Value {
            let process = Process()
            let (input, output) = (Pipe(), Pipe())
            process.executableURL = URL(filePath: Here.hostile)
            process.arguments = ["victim", "\(user)"]
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            // The process may block SIGTERM, since it inherits the signal mask of the thread that started it.
            defer { kill(process.processIdentifier, SIGKILL) }
            let line = try await onItsOwnThread { output.fileHandleForReading.availableData }
            return await work(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines))
        }

        /// If this system refuses a call to every program, the test cannot show whether Landlock or seccomp refuses it
        /// too.
        @Test func `each call is refused by exactly those features that must refuse it`() async throws {
            let whole = try await tried()
            func refused(without missing: [String]) async throws -> Set<String> {
                Set(try await tried(without: missing).filter(\.isRefused).map(\.name))
            }
            let landlock = try await refused(without: ["calls"])
            let seccomp = try await refused(without: ["files"])
            let neither = try await refused(without: ["files", "calls"])
            let page = try String(contentsOf: Here.root.appending(path: "docs/runner.md"), encoding: .utf8)
            let rows = page.replacing(" |", with: ",").split(separator: "\n")
            var count = 0
            for call in whole {
                let name = call.name
                #expect(call.isRefused == (call.holder != "nothing"), "\(name)")
                let isListed = rows.contains {
                    $0.hasPrefix("| \(call.holder),") && $0.contains(", \(name),")
                }
                #expect(isListed, "docs/runner.md does not list \(name) as refused by \(call.holder)")
                switch call.holder {
                case "limits": #expect(neither.contains(name), "\(name)")
                case "nothing": #expect(!neither.contains(name), "\(name)")
                default:
                    guard !neither.contains(name) else { continue }
                    count += 1
                    #expect(landlock.contains(name) == (call.holder != "seccomp"), "\(name)")
                    #expect(seccomp.contains(name) == (call.holder != "Landlock"), "\(name)")
                }
            }
            #expect(count >= 60, "\(neither)")
        }

        @Test func `without seccomp, even a process that has left the program's group is ended`()
            async throws
        {
            let scratch = try Scratch()
            let confinement = try confinement(in: scratch, without: ["calls"])
            if geteuid() == 0 { chown(scratch["own"], Workshop.nobody, Workshop.nobody) }
            let own = scratch["own"]
            let end = await confinement.run(
                ["\(own)/hostile", "escape"], in: own, name: "try", limits: .ofProgram)
            #expect(end == .exited(0))
            // If the guard waited for the process, the process would write a second line after a minute.
            let lines = try scratch.read("own/try.out").split(separator: "\n")
            let process = try #require(lines.first.flatMap { Int32($0) })
            #expect(lines.count == 1 && kill(process, 0) != 0 && errno == ESRCH)
        }
    }
#endif
