import Foundation

/// The exit code and the outputs of a program that has ended.
public struct ProgramRun: Sendable {
    public let status: Int32
    public let output: String
    public let errors: String

    public var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// The folder of the programs that are built together with the tests.
    public static let folder = (Bundle.main.executableURL ?? URL(filePath: "/")).deletingLastPathComponent()

    /// The environment of the tests, without the variables that describe shards.
    public static let environment = ProcessInfo.processInfo.environment.filter { name, _ in
        !["TEST_", "CI_NODE_", "SLURM_", "JOB_COMPLETION"].contains { name.hasPrefix($0) }
    }

    /// Creates the result of a program that a test has run itself.
    public init(status: Int32, output: String, errors: String) {
        self.status = status
        self.output = output
        self.errors = errors
    }

    /// Runs a program until it ends, and keeps its exit code and its outputs.
    public init(
        of program: String, _ arguments: [String], input: String = "", environment: [String: String],
        in folder: URL? = nil
    ) throws {
        let scratch = try Scratch()
        let (given, out, errors) = (scratch["in"], scratch["out"], scratch["err"])
        try Data(input.utf8).write(to: URL(filePath: given))
        for file in [out, errors] { try Data().write(to: URL(filePath: file)) }
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        process.standardInput = try FileHandle(forReadingFrom: URL(filePath: given))
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: out))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: try Data(contentsOf: URL(filePath: out)), as: UTF8.self)
        self.errors = String(decoding: try Data(contentsOf: URL(filePath: errors)), as: UTF8.self)
    }
}
