#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @testable import Adapters
    @testable import Harness

    /// Tests the small separate process that ends adapters after the program itself has ended.
    struct WatchdogTests {
        @Test(arguments: [("+ 0 %", true), ("+ 0 %\n- 0 %", false), ("+ 0 another", false)])
        func `a process with the expected marker is killed, even if its group is unknown`(
            lines: String, isKilled: Bool
        ) async throws {
            let marker = UUID().uuidString
            // The watchdog searches for one second; a process that it does not kill ends by itself after three seconds.
            let ended = try await signalOfAdapter(
                "exec sleep \(isKilled ? 30 : 3)", environment: [Orphans.variable: marker],
                lines: lines.replacing("%", with: marker))
            #expect(ended == (isKilled ? SIGKILL : 0))
        }

        @Test func `a process is killed even if its marker appears after the first search`() async throws {
            let marker = UUID().uuidString
            let ended = try await signalOfAdapter(
                "sleep 0.3; exec env \(Orphans.variable)=\(marker) sleep 30", lines: "+ 0 \(marker)")
            #expect(ended == SIGKILL)
        }

        @Test func `the watchdog inherits no open files from the program`() throws {
            let scratch = try Scratch()
            try scratch.write("open", to: "file")
            let file = open(scratch["file"], O_RDONLY)
            defer { close(file) }
            let others = try ownWatchdogs()
            let pipe = try #require(Watchdog.start())
            defer { close(pipe) }
            let system = FileManager.default
            var watchdogs: Set<String> = []
            // The system reports the command of a new process only after a moment.
            for _ in 0..<10_000 where watchdogs.isEmpty {
                usleep(1_000)
                watchdogs = try ownWatchdogs().subtracting(others)
            }
            var looked = 0
            for process in watchdogs {
                let folder = "/proc/\(process)/fd"
                let files = ((try? system.contentsOfDirectory(atPath: folder)) ?? []).compactMap {
                    try? system.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
                }
                // The watchdog of another test may have ended.
                if !files.isEmpty { looked += 1 }
                #expect(!files.contains(scratch["file"]), "\(files)")
            }
            #expect(looked > 0)
        }

        /// Returns the watchdogs that this process started; watchdogs of other tests may end at any time.
        private func ownWatchdogs() throws -> Set<String> {
            let system = FileManager.default
            return try Set(system.contentsOfDirectory(atPath: "/proc")).filter { process in
                let status = system.contents(atPath: "/proc/\(process)/status") ?? Data()
                return system.contents(atPath: "/proc/\(process)/cmdline")
                    == Data("sh\0-c\0\(Watchdog.script)\0".utf8)
                    && status.range(of: Data("\nPPid:\t\(getpid())\n".utf8)) != nil
            }
        }

        /// Runs the watchdog beside an adapter, and returns the signal that ended the adapter; 0 if no signal did.
        private func signalOfAdapter(
            _ script: String, environment: [String: String] = [:], lines: String
        ) async throws -> Int32 {
            let adapter = Process()
            adapter.executableURL = URL(filePath: "/bin/sh")
            adapter.arguments = ["-c", script]
            adapter.environment = environment
            try adapter.run()
            let scratch = try Scratch()
            try scratch.write("\(lines)\n", to: "lines")
            let watchdog = Process()
            watchdog.executableURL = URL(filePath: "/bin/sh")
            watchdog.arguments = ["-c", Watchdog.script]
            watchdog.standardInput = try FileHandle(forReadingFrom: scratch.place("lines"))
            watchdog.standardError = FileHandle.nullDevice
            try watchdog.run()
            return try await onItsOwnThread {
                watchdog.waitUntilExit()
                adapter.waitUntilExit()
                return adapter.terminationReason == .uncaughtSignal ? adapter.terminationStatus : 0
            }
        }
    }
#endif
