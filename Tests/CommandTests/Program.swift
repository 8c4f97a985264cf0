import Foundation
import TestSupport
import Testing

/// The program `assay`, which is built beside the tests, run as people run it.
enum Program {
    struct Result {
        let status: Int32
        let output: String
        let errors: String

        var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    static let folder = (Bundle.main.executableURL ?? URL(filePath: "/")).deletingLastPathComponent()
    static let assay = folder.appending(path: "assay").path
    static let cityYear = folder.appending(path: "city-year").path
    static let miniature = folder.appending(path: "miniature").path
    static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// What the environment of the tests may say of shards is not to reach the program; its corpus is a small one.
    static let environment = ProcessInfo.processInfo.environment.filter { name, _ in
        !["TEST_", "CI_NODE_", "SLURM_", "JOB_COMPLETION"].contains { name.hasPrefix($0) }
    }.merging(["ASSAY_CORPUS": corpus]) { $1 }

    private static let ownFolder = FileManager.default.temporaryDirectory
        .appending(path: "assay-corpus-\(getpid())")

    /// The part of the corpus that these tests ask for, since each of their many programs reads it anew.
    private static let corpus: String = {
        let folder = ownFolder
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for part in ["scholar", "mobility", "schema"] {
            try? FileManager.default.createSymbolicLink(
                at: folder.appending(path: part),
                withDestinationURL: project.appending(path: "Corpus/\(part)"))
        }
        atexit { try? FileManager.default.removeItem(at: Program.ownFolder) }
        return folder.path
    }()

    /// Expects a page of docs to have each line that the program prints.
    static func prints(_ arguments: [String], asOn page: String) throws {
        let text = try String(contentsOf: project.appending(path: "docs/\(page)"), encoding: .utf8)
        for line in try run(arguments).lines where !line.isEmpty {
            let isShown = text.contains(line + "\n")
            #expect(isShown, "docs/\(page) does not have \(line)")
        }
    }

    /// Runs the program to its end.
    static func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> Result {
        try run(assay, arguments, input: input, environment: environment)
    }

    /// Runs another program to its end.
    static func run(
        _ program: String, _ arguments: [String], input: String = "",
        environment: [String: String] = [:], in folder: URL? = nil
    ) throws -> Result {
        let scratch = try Scratch()
        let (given, out, errors) = (scratch["in"], scratch["out"], scratch["err"])
        try Data(input.utf8).write(to: URL(filePath: given))
        for file in [out, errors] { try Data().write(to: URL(filePath: file)) }
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = Self.environment.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: URL(filePath: given))
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: out))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try String(contentsOfFile: out, encoding: .utf8),
            errors: try String(contentsOfFile: errors, encoding: .utf8))
    }
}
