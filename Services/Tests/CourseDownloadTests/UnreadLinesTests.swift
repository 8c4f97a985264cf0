import Foundation
import Synchronization
import TestSupport
import Testing

/// Tests how the program `course-download` behaves if its output is read late or never.
struct UnreadLinesTests {
    @Test func `a server must wait if it sends faster than the printed lines are read`() async throws {
        let piece = bytes(1 << 20)
        let sent = Atomic(0)
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK", "Content-Length: \(128 * piece.count)")
            for _ in 0..<128 {
                connection.send(piece)
                sent.add(1, ordering: .relaxed)
            }
        }
        let scratch = try Scratch()
        let arguments = [try server.url().absoluteString, scratch["a.zip"]]
        let (status, early) = try await onItsOwnThread {
            let lines = Pipe()
            let process = CourseDownloadCommandTests.process(arguments, output: lines)
            try process.run()
            // If the server did not have to wait, all bytes would arrive within this second.
            Thread.sleep(forTimeInterval: 1)
            let early = sent.load(ordering: .relaxed)
            _ = try lines.fileHandleForReading.readToEnd()
            process.waitUntilExit()
            return (process.terminationStatus, early)
        }
        #expect(status == 0)
        // The pipe can hold the lines for about 15 MiB of data, and the sockets can buffer a few more MiB.
        #expect(early < 64)
    }

    @Test func `Ctrl-C ends the program even if nobody reads the printed lines`() async throws {
        let gate = Gate()
        let sent = Atomic(0)
        let server = try LoopbackServer { _, connection in
            connection.sendHead("200 OK")
            while !gate.isOpen {
                connection.send(bytes(1 << 16))
                sent.add(1, ordering: .relaxed)
            }
        }
        defer { gate.open() }
        let scratch = try Scratch()
        let arguments = [try server.url().absoluteString, scratch["a.zip"]]
        let status = try await onItsOwnThread {
            let lines = Pipe()
            let process = CourseDownloadCommandTests.process(arguments, output: lines)
            process.standardError = FileHandle.nullDevice
            try process.run()
            // No event shows that the pipe is full, so the test waits until the server cannot send any more.
            var before = 0
            while process.isRunning, case let now = sent.load(ordering: .relaxed), now == 0 || now != before {
                before = now
                Thread.sleep(forTimeInterval: 0.5)
            }
            let program = process.processIdentifier
            kill(program, SIGINT)
            // If the signal is ignored, the program is killed after a minute, and the test fails.
            let limit = DispatchWorkItem { kill(program, SIGKILL) }
            DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: limit)
            process.waitUntilExit()
            limit.cancel()
            try lines.fileHandleForReading.close()
            return process.terminationStatus
        }
        #expect(status == 130)
    }
}
