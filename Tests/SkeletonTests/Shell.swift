import Foundation

/// A command that the shell has run.
struct Shell {
    let status: Int32
    /// The standard output and the standard error of the command, interleaved.
    let output: String

    init(_ command: String, in folder: URL? = nil) async throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        // The output goes into a file, since a full pipe that nobody reads would block a compiler.
        let log = FileManager.default.temporaryDirectory.appending(path: "assay-\(UUID().uuidString).log")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        process.standardOutput = handle
        process.standardError = handle
        status = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
        try handle.close()
        output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    }

    /// Returns whether each of these programs is in one of the folders that `path` lists.
    static func has(_ tools: [String], path: String) -> Bool {
        let folders = path.split(separator: ":")
        return tools.allSatisfy { tool in
            folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
        }
    }
}
