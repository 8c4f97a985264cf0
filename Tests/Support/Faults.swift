import Foundation

/// Runs programs with a library that makes one of their system calls fail.
public struct Faults {
    private let library: String
    private let folder: Scratch

    #if os(Linux)
        public static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/cc")
    #else
        public static let isPossible = false
    #endif

    /// Compiles the library from its source in C.
    public init(source: URL) throws {
        folder = try Scratch()
        library = folder["failing_calls.so"]
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/cc")
        compiler.arguments = ["-shared", "-fPIC", "-O1", "-o", library, source.path, "-ldl"]
        try compiler.run()
        compiler.waitUntilExit()
        guard compiler.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    }

    /// Runs a program, and makes its `call`th system call fail; if `call` is 0, no system call fails.
    public func run(
        _ program: String, _ words: [String], input: String = "", environment: [String: String],
        in scratch: Scratch, failing call: Int
    ) throws -> (status: Int32, errors: String, calls: Int) {
        let process = Process()
        process.executableURL = URL(filePath: program)
        // The library recognises files only by absolute paths, so the absolute path of the test folder replaces `{}`.
        process.arguments = words.map { $0.replacing("{}", with: scratch.folder.path) }
        for name in ["in", "err", "count"] { try folder.write(name == "in" ? input : "", to: name) }
        process.environment = environment.merging([
            "LD_PRELOAD": library, "FAULT_AT": "\(call)", "FAULT_BELOW": scratch.folder.path,
            "FAULT_COUNT": folder["count"],
        ]) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: folder.place("in"))
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: folder.place("err"))
        try process.run()
        process.waitUntilExit()
        let calls = Int(try folder.read("count").trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
        return (process.terminationStatus, try folder.read("err"), calls)
    }

    /// Returns the name and the content of every file below a folder, and the names of folders and links.
    public static func state(_ scratch: Scratch) throws -> [String: String] {
        var state: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: scratch.folder.path) {
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: scratch[name])
            state[name] = target ?? (try? scratch.read(name)) ?? "folder"
        }
        return state
    }
}
