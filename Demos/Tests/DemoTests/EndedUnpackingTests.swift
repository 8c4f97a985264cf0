import Foundation
import TestSupport
import Testing

/// Tests that unpacking leaves nothing behind if a signal ends it, and that the next run removes the leftovers of a
/// killed run.
struct EndedUnpackingTests {
    /// Starts a program that unpacks many files, and sends it a signal as soon as its hidden folder exists.
    private func end(_ scratch: Scratch, by signal: Int32) throws -> Process {
        var zip = StoredZip()
        for number in 0..<9_000 { zip.add("c\(number % 97)/f\(number)", "x") }
        try zip.data.write(to: scratch.place("course.zip"))
        let process = Process()
        process.executableURL = URL(filePath: Program.demos)
        process.arguments = ["unpack", scratch["course.zip"], "--output", scratch["course"]]
        process.environment = Program.environment
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        while process.isRunning, try !scratch.names.contains(where: { $0.hasPrefix(".unpacking-") }) {
            usleep(1_000)  // Only the hidden folder shows that unpacking has begun.
        }
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `a signal ends unpacking at once, with exit code 130, and nothing is left behind`(signal: Int32)
        throws
    {
        let scratch = try Scratch()
        let process = try end(scratch, by: signal)
        #expect(process.terminationReason == .exit && process.terminationStatus == 130)
        #expect(try scratch.names == ["course.zip"])
    }

    @Test func `the next run removes the leftovers of a killed run`() throws {
        let scratch = try Scratch()
        let process = try end(scratch, by: SIGKILL)
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(try scratch.names.count == 2)
        let again = try Program.run([
            "unpack", scratch["course.zip"], "--output", scratch["course"],
        ])
        #expect(again.status == 0, "\(again.errors)")
        #expect(try scratch.names == ["course", "course.zip"])
    }
}
