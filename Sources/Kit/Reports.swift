import ArgumentParser
import Foundation
import Harness
import JSON
import Reports
import Specification

/// The reports of a run to write besides the output.
struct ReportOption: ParsableArguments {
    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            "Write reports too: \(ReportRequest.forms); may be repeated.",
            valueName: "kind=file"))
    var requests: [ReportRequest] = []
}

/// A report to write: `html=FILE`, `junit=FILE`, and so on.
struct ReportRequest: ExpressibleByArgument {
    enum Kind: String, CaseIterable {
        case html, junit, tap, markdown, json, badge

        /// Whether it shows cases that pass, and so needs all verdicts at once.
        var needsAllVerdicts: Bool { self == .html || self == .junit || self == .tap }
    }

    let files: [(kind: Kind, file: String)]

    var needsAllVerdicts: Bool { files.contains(where: \.kind.needsAllVerdicts) }

    init(_ files: [(kind: Kind, file: String)]) {
        self.files = files
    }

    init?(argument: String) {
        var files: [(kind: Kind, file: String)] = []
        for part in argument.split(separator: ",") {
            let sides = part.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, let kind = Kind(rawValue: String(sides[0])) else { return nil }
            files.append((kind, String(sides[1])))
        }
        guard !files.isEmpty else { return nil }
        self.files = files
    }

    /// All kinds as they are given: `html=FILE,junit=FILE,…`.
    static let forms = Kind.allCases.map { "\($0.rawValue)=FILE" }.joined(separator: ",")

    /// Writes the report of a run.
    ///
    /// - Parameter command: The beginning of a command that repeats a case; nil if none is known.
    func write(_ run: Run, cases: [GoldenCase], of scope: RunScope, command: String?) throws {
        for (kind, file) in files {
            let text =
                switch kind {
                case .html: HTMLReport(run, cases: cases, command: command).text
                case .junit: JUnitReport(run, cases: cases).text
                case .tap: TAPReport(run, cases: cases).text
                case .markdown: MarkdownReport(run, cases: cases).text
                case .json: LineReport(run, of: scope).text
                case .badge: BadgeReport(run).text
                }
            do {
                try Data(text.utf8).write(to: URL(filePath: file))
            } catch {
                throw Failure(.usage, "the report \(file) cannot be written: \(error.localizedDescription)")
            }
        }
    }
}
