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
            lines: String, ends: Bool
        ) async throws {
            let marker = UUID().uuidString
            let adapter = Process()
            adapter.executableURL = URL(filePath: "/bin/sleep")
            // Ends without a signal if the watchdog does not kill it, so that this test ends in any case.
            adapter.arguments = ["30"]
            adapter.environment = [Orphans.variable: marker]
            try adapter.run()
            let scratch = try Scratch()
            try scratch.write("\(lines.replacing("%", with: marker))\n", to: "lines")
            let watchdog = Process()
            watchdog.executableURL = URL(filePath: "/bin/sh")
            watchdog.arguments = ["-c", Watchdog.script]
            watchdog.standardInput = try FileHandle(forReadingFrom: scratch.place("lines"))
            watchdog.standardError = FileHandle.nullDevice
            try watchdog.run()
            let isKilled = try await onItsOwnThread {
                watchdog.waitUntilExit()
                defer { kill(adapter.processIdentifier, SIGKILL) }
                guard ends else { return !adapter.isRunning }
                adapter.waitUntilExit()
                return adapter.terminationReason == .uncaughtSignal
            }
            #expect(isKilled == ends)
        }
    }
#endif
