import Foundation
import Harness
import Specs

/// A conversation with an adapter, line by line: nothing more is sent before a line is answered.
final class Dialogue {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var rest = Data()

    init(_ command: String, in folder: URL) throws {
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "exec \(command)"]
        process.currentDirectoryURL = folder
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // One that keeps its answers to itself is ended, and the next line is then missing.
        let process = process
        DispatchQueue.global().asyncAfter(deadline: .now() + 120) {
            if process.isRunning { process.terminate() }
        }
    }

    func send(_ line: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }

    /// The next line; nil at the end.
    func receive() throws -> Value? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = [UInt8](rest[..<end])
                rest = Data(rest[(end + 1)...])
                return try JSONReader.value(of: line)
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            rest += more
        }
    }

    func ask(_ line: String) throws -> Value? {
        try send(line)
        return try receive()
    }

    /// Closes the adapter's input.
    ///
    /// - Returns: what else it said, and the status with which it ended.
    func close() throws -> (rest: Value?, status: Int32) {
        try input.fileHandleForWriting.close()
        let rest = try receive()
        process.waitUntilExit()
        return (rest, process.terminationStatus)
    }
}
