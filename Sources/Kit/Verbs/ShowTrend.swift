import ArgumentParser
import Foundation
import Harness
import Reports
import Specification

struct ShowTrend: ParsableCommand, Coloured {
    static let configuration = CommandConfiguration(
        commandName: "trend",
        abstract: "Show saved reports over time: one line per run, and the clauses newly broken or fixed.",
        discussion: """
            Every report in the folder and its subfolders is read; other files are ignored. A report is a file of \
            JSON lines, as written by `\(Program.name) check --report json=FILE`. The date of a run comes from the \
            name of the report's file or folder (2026-11-23, optionally with a time). If there is no date in these \
            names, the date is the time (UTC) of the last change to the file. A clause is newly broken if a case that \
            passed before breaks it. A clause is fixed if it is no longer broken and a case that broke it now passes.
            """)

    @Argument(help: ArgumentHelp("The folder of the reports.", valueName: "dir"), completion: .directory)
    var folder: String

    @OptionGroup var output: FormatOption
    @OptionGroup var colour: ColourOption

    @OptionGroup var reports: TableReports

    func validate() throws { try reports.checkKinds("a trend") }

    func run() throws {
        for report in reports.requests { try report.check() }
        let trend = Trend(try runs())
        let lines = trend.values.map { ForeignText.json($0) + "\n" }.joined()
        switch output.format {
        case .human: standardOutput(trend.text(style: .standardOutput))
        case .json: standardOutput(lines)
        }
        try reports.write(json: lines, markdown: trend.markdown) { link in
            trend.html { clause in
                let owner = Kit.current.catalogue.all.first { specification in
                    specification.clauses.contains { $0.id == clause }
                }
                return owner.flatMap { link($0.id, clause.rawValue) }
            }
        }
    }

    private func runs() throws -> [Trend.Run] {
        guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
            throw Failure(.usage, "the folder \(folder) cannot be read")
        }
        var runs: [Trend.Run] = []
        for path in paths.sorted() where path.hasSuffix(".jsonl") || path.hasSuffix(".json") {
            let file = "\(folder)/\(path)"
            guard let lines = LineBlocks(path: file) else { continue }
            do throws(CorpusError) {
                runs.append(try Trend.Run(lines, file: path, date: date(of: path, file)))
            } catch {
                tell("\(file) is left out: \(ForeignText.line("\(error)"))")
            }
        }
        guard !runs.isEmpty else { throw Failure(.usage, "there is no report in \(folder)") }
        return runs
    }

    /// Returns the last date in a path; if there is none, returns the time of the file's last change, in UTC.
    private func date(of path: String, _ file: String) -> String {
        let written = path.matches(of: /(\d{4}-\d{2}-\d{2})(?:[T_ -]?([01]\d|2[0-3])[:.-]?([0-5]\d)(?!\d))?/)
            .last
        if let match = written?.output {
            let time = match.2.flatMap { hour in match.3.map { " \(hour):\($0)" } }
            return match.1 + (time ?? "")
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        let changed = attributes?[.modificationDate] as? Date ?? .distantPast
        return String(changed.ISO8601Format().replacing("T", with: " ").prefix(16))
    }
}
