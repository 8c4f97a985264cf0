import ArgumentParser
import Foundation
import Harness

/// Where a run is told besides the screen: `junit=FILE`, `tap=FILE`, `markdown=FILE`, `json=FILE`.
struct ReportRequest: ExpressibleByArgument {
    enum Kind: String, CaseIterable {
        case junit, tap, markdown, json
    }

    let files: [(kind: Kind, file: String)]

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

    /// Writes the reports of a run.
    func write(_ run: Run, cases: [GoldenCase], of scope: RunScope) throws {
        for (kind, file) in files {
            let text =
                switch kind {
                case .junit: JUnitReport(run, cases: cases).text
                case .tap: TAPReport(run, cases: cases).text
                case .markdown: MarkdownReport(run, cases: cases).text
                case .json: LineReport(run, of: scope).text
                }
            do {
                try Data(text.utf8).write(to: URL(filePath: file))
            } catch {
                throw Failure(.usage, "the report \(file) cannot be written: \(error.localizedDescription)")
            }
        }
    }
}
