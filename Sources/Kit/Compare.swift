import ArgumentParser
import Foundation
import Harness
import JSON
import Reports
import Specification

/// `assay compare`: compares several implementations.
struct Compare: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Run several implementations on the same cases, and show where they differ.",
        discussion: """
            Shows a matrix by subsystem and by clauses that differ, and the cases with different answers. \
            Saved reports are those of `\(Program.name) check --format json`. Exit code 0 if all conform, 1 if one does \
            not, 3 if an adapter could not be started; the others are shown all the same, and Ctrl-C shows what is \
            known so far.
            """)

    @Argument(help: "Saved reports, as further implementations.")
    var files: [String] = []

    @Flag(help: "Include the reference.")
    var reference = false

    @Option(
        name: .customLong("variant"),
        help: ArgumentHelp("A variant of the reference; may be repeated.", valueName: "name"))
    var variants: [String] = []

    @Option(
        name: .customLong("adapter"),
        help: ArgumentHelp("The command of an adapter; may be repeated.", valueName: "command"))
    var adapters: [String] = []

    @Option(
        name: .customLong("label"),
        help: ArgumentHelp(
            "A name instead of an implementation's own; may be repeated, once for each.",
            discussion: "In the order of the columns: reference, variants, adapters, saved reports.",
            valueName: "name"))
    var labels: [String] = []

    @OptionGroup var treatment: AdapterOptions
    @OptionGroup var filter: FilterOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption

    @Option(
        name: .customLong("report"),
        help: ArgumentHelp("Write a report too: markdown=FILE or json=FILE.", valueName: "kind=file"))
    var reports: [ReportRequest] = []

    @Flag(help: "Show every case on which they disagree.")
    var all = false

    func validate() throws {
        if !reference, variants.isEmpty, adapters.isEmpty, files.isEmpty {
            throw ValidationError(
                "name what to compare: --reference, --variant, --adapter, saved reports")
        }
        let count = (reference ? 1 : 0) + variants.count + adapters.count + files.count
        if !labels.isEmpty, labels.count != count {
            throw ValidationError("--label has to be given \(count) times, once for each column")
        }
        if reports.contains(where: { $0.files.contains { $0.kind != .markdown && $0.kind != .json } }) {
            throw ValidationError("a comparison is reported as markdown=FILE or json=FILE")
        }
    }

    func run() async throws {
        let cases = try filter.select(from: try corpus.load())
        // Errors in the arguments are reported before anything is run.
        for report in reports { try report.check() }
        let saved = try files.map { try column(of: $0, cases) }
        let references =
            try (reference ? [Kit.current.reference] : []) + variants.map(Kit.current.variant)
        let candidates: [(name: String, candidate: any Candidate)] =
            references.map { ($0.hello.name, $0) } + adapters.map { ($0, treatment.adapter($0)) }
        var columns: [RunComparison.Column] = []
        for (name, candidate) in candidates where !columns.contains(where: \.isInterrupted) {
            columns.append(await column(of: candidate, name, cases))
        }
        let missing = candidates.dropFirst(columns.count).map {
            RunComparison.Column($0.name, problem: "the comparison was ended before its turn")
        }
        let found = columns + missing + saved
        let comparison = RunComparison(
            cases, labels.isEmpty ? found : zip(found, labels).map { $0.labelled($1) })
        let lines = comparison.lines.map { ForeignText.json($0) + "\n" }.joined()
        switch output.format {
        case .human: standardOutput(comparison.text(style: .standardOutput, showsAll: all))
        case .json: standardOutput(lines)
        }
        for (kind, file) in reports.flatMap(\.files) {
            let text = kind == .json ? lines : comparison.markdown
            try writeWhole(text, to: file, "the report ")
        }
        if comparison.columns.contains(where: \.isInterrupted) {
            throw Failure(.interrupted, "interrupted; partial results above")
        }
        let problems = comparison.columns.compactMap(\.problem)
        if !problems.isEmpty { throw Failure(.adapter, problems.joined(separator: "\n")) }
        if !comparison.conforms { throw Failure(.doesNotConform) }
    }

    private func column(
        of candidate: some Candidate, _ name: String, _ cases: [GoldenCase]
    ) async -> RunComparison.Column {
        do throws(AdapterStartError) {
            return RunComparison.Column(try await Run.interruptible(cases, with: candidate))
        } catch {
            return RunComparison.Column(name, problem: "\(error)", isInterrupted: error.isInterruption)
        }
    }

    private func column(of file: String, _ cases: [GoldenCase]) throws -> RunComparison.Column {
        guard let lines = LineBlocks(path: file) else {
            throw Failure(.usage, "the report \(file) cannot be read")
        }
        do throws(CorpusError) {
            return try RunComparison.Column(try SavedReport(lines, file: file), of: cases)
        } catch {
            throw Failure(.usage, "\(error)")
        }
    }
}
