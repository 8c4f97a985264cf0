import Adapters
import Catalogue
import Foundation
import Harness
import JSON
import Reports
import Specification

/// A conversation with an adapter.
///
/// The next line is sent only after the previous line was answered.
///
/// The conversation keeps no thread busy while it waits, since many tests run at once.
struct Dialogue {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var rest = Data()
    private var chunks: AsyncStream<Data>.Iterator
    private var statuses: AsyncStream<Int32>.Iterator

    init(_ command: String, in folder: URL) throws {
        let (statuses, exit) = AsyncStream.makeStream(of: Int32.self)
        let (chunks, read) = AsyncStream.makeStream(of: Data.self)
        self.statuses = statuses.makeAsyncIterator()
        self.chunks = chunks.makeAsyncIterator()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "exec \(command)"]
        process.currentDirectoryURL = folder
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { exit.yield($0.terminationStatus) }
        output.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            if data.isEmpty {
                handle.readabilityHandler = nil
                read.finish()
            } else {
                read.yield(data)
            }
        }
        try process.run()
        // An adapter that still runs after ten minutes is killed; the expected line is then missing.
        let process = process
        DispatchQueue.global().asyncAfter(deadline: .now() + 600) {
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        }
    }

    func send(_ line: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }

    /// Returns the next line of the adapter's output; nil at its end.
    mutating func receive() async throws -> Value? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = [UInt8](rest[..<end])
                rest = Data(rest[(end + 1)...])
                return try JSONReader.value(of: line)
            }
            guard let more = await chunks.next() else { return nil }
            rest += more
        }
    }

    mutating func ask(_ line: String) async throws -> Value? {
        try send(line)
        return try await receive()
    }

    /// Closes the input of the adapter.
    ///
    /// - Returns: The next line of the adapter's output, if there is one, and the adapter's exit status.
    mutating func close() async throws -> (rest: Value?, status: Int32?) {
        try input.fileHandleForWriting.close()
        return (try await receive(), await statuses.next())
    }
}
