import Foundation
import JSON
import TestSupport
import Testing

/// The program `assay`, which is built together with the tests.
///
/// The tests run the program in a separate process, with the arguments that a user would type.
enum Program {
    typealias Result = ProgramRun

    static let folder = ProgramRun.folder
    static let assay = folder.appending(path: "assay").path
    static let cityYear = folder.appending(path: "city-year").path
    static let miniature = folder.appending(path: "miniature").path
    static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The environment of the program, without variables for shards, and with a small corpus.
    static let environment = ProgramRun.environment.merging(["ASSAY_CORPUS": corpus]) { $1 }

    private static let ownFolder = FileManager.default.temporaryDirectory
        .appending(path: "assay-corpus-\(getpid())")

    /// A corpus of the few cases that these tests need.
    ///
    /// The corpus is small, since each started program reads all of it.
    private static let corpus: String = {
        let folder = ownFolder
        for part in [
            "scholar/hindex", "scholar/distance", "scholar/similarity", "scholar/matching",
            "mobility/accuracy",
            "mobility/geofence/android-centre-boundary.jsonl", "schema",
        ] {
            let place = folder.appending(path: part)
            try? FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? FileManager.default.createSymbolicLink(
                at: place, withDestinationURL: project.appending(path: "Corpus/\(part)"))
        }
        atexit { try? FileManager.default.removeItem(at: Program.ownFolder) }
        return folder.path
    }()

    /// Returns the command that starts the adapter `miniature` with a misbehaviour.
    static func miniature(_ misbehaviour: String) -> String { "'\(miniature)' \(misbehaviour)" }

    /// Runs the program until it ends.
    static func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> Result {
        try run(assay, arguments, input: input, environment: environment)
    }

    /// Returns a line of a corpus: a case whose input has no publications, with the given h-index as output.
    static func goldenLine(_ name: String, h: Int = 0) -> String {
        """
        {"id":"scholar.hindex/\(name)","clauses":["HIX-1"],"origin":{"kind":"worked","by":"hand"},\
        "basis":"source","readings":{},"input":{"publications":[]},"output":{"h":\(h)}}

        """
    }

    /// Starts the program, and redirects its output streams to the files `out` and `err` in a folder.
    static func start(_ arguments: [String], input: String = "", in scratch: Scratch) throws -> Process {
        for (name, text) in [("in", input), ("out", ""), ("err", "")] { try scratch.write(text, to: name) }
        let process = Process()
        process.executableURL = URL(filePath: assay)
        process.arguments = arguments
        process.environment = environment
        process.standardInput = try FileHandle(forReadingFrom: scratch.place("in"))
        process.standardOutput = try FileHandle(forWritingTo: scratch.place("out"))
        process.standardError = try FileHandle(forWritingTo: scratch.place("err"))
        try process.run()
        return process
    }

    /// Runs another program until it ends.
    static func run(
        _ program: String, _ arguments: [String], input: String = "",
        environment: [String: String] = [:], in folder: URL? = nil
    ) throws -> Result {
        try Result(
            of: program, arguments, input: input, environment: Self.environment.merging(environment) { $1 },
            in: folder)
    }
}

extension ProgramRun {
    /// The lines of the output, read as JSON values.
    var values: [Value] {
        get throws { try lines.map { try JSONReader.value(of: $0) } }
    }
}
