import Foundation
import Harness

/// A step of a GitHub workflow; GitHub shows the annotations and the summary of the step.
public struct GitHubStep: Sendable {
    /// The path of the file for the step's summary; nil if the runner names no such file.
    let summary: String?

    /// The maximum size of a step's summary in bytes.
    static let limit = 1_048_576

    /// Finds the step that the environment variables describe; nil if the program does not run in a workflow.
    public init?(environment: [String: String]) {
        guard environment["GITHUB_ACTIONS"] == "true" else { return nil }
        summary = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Adds the Markdown report to the summary of the step, if the step has a summary.
    ///
    /// - Parameters:
    ///   - command: The command to run a case again, without the option `--case`; nil if the command is not known.
    ///   - remarks: A sentence for each wrong entry in the list of known failures.
    /// - Returns: A sentence that says why the report could not be added; nil if nothing went wrong.
    public func addSummary(
        of run: Run, cases: [GoldenCase], command: String? = nil, remarks: [String] = []
    ) -> String? {
        guard let summary else { return nil }
        let files = FileManager.default
        let there = (try? files.attributesOfItem(atPath: summary))?[.size] as? Int ?? 0
        let room = min(Self.limit - there - 1, MarkdownReport.limit)
        guard room > 4096 else { return "the summary of this step is full; the report is not added to it" }
        let text = MarkdownReport(
            run, cases: cases, command: command, remarks: remarks, limit: room
        ).text
        guard files.fileExists(atPath: summary) || files.createFile(atPath: summary, contents: nil) else {
            return "the summary \(summary) cannot be written"
        }
        do {
            let file = try FileHandle(forWritingTo: URL(filePath: summary))
            defer { try? file.close() }
            try file.seekToEnd()
            try file.write(contentsOf: Data(((there > 0 ? "\n" : "") + text).utf8))
            return nil
        } catch {
            return "the summary \(summary) cannot be written: \(error.localizedDescription)"
        }
    }
}
