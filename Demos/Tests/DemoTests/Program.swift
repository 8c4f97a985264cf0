import Foundation
import TestSupport
import Testing

/// The program `assay-demos`, which is built beside the tests.
///
/// The tests run the program in a separate process, with arguments as on a command line.
enum Program {
    typealias Result = ProgramRun

    static let demos = ProgramRun.folder.appending(path: "assay-demos").path
    static let environment = ProgramRun.environment
    static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Expects that a page of docs contains each line that the program prints.
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
        try Result(
            of: demos, arguments, input: input, environment: Self.environment.merging(environment) { $1 })
    }

    /// Runs a program to its end, with the given folder as its current folder.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String] = [:], in folder: URL
    ) throws -> Result {
        try Result(
            of: program, arguments, environment: Self.environment.merging(environment) { $1 }, in: folder)
    }
}
