import Foundation
import TestSupport
import Testing

/// The program `assay`, which is built beside the tests, run as people run it.
enum Program {
    typealias Result = ProgramRun

    static let folder = ProgramRun.folder
    static let assay = folder.appending(path: "assay").path
    static let cityYear = folder.appending(path: "city-year").path
    static let miniature = folder.appending(path: "miniature").path
    static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Variables about shards in the tests' environment must not reach the program; its corpus is a small one.
    static let environment = ProgramRun.environment.merging(["ASSAY_CORPUS": corpus]) { $1 }

    private static let ownFolder = FileManager.default.temporaryDirectory
        .appending(path: "assay-corpus-\(getpid())")

    /// The part of the corpus that these tests ask for, since each of their many programs reads it again.
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
        try Result(
            of: program, arguments, input: input, environment: Self.environment.merging(environment) { $1 },
            in: folder)
    }
}
