import ArgumentParser
import Foundation
import Harness

/// `assay compare`: several implementations side by side.
struct Compare: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Hold several implementations to the same cases, and tell where they differ.",
        discussion: """
            A matrix by subsystem, by clause where they differ, and the cases to which they give different answers. \
            Saved reports are those of `assay check --format json`. Exit code 0 where all conform, 1 where one does \
            not, 3 where an adapter could not be started; the others are told all the same.
            """)

    @Argument(help: "Saved reports, as further implementations.")
    var files: [String] = []

    @Flag(help: "The reference.")
    var reference = false

    @Option(
        name: .customLong("variant"),
        help: ArgumentHelp("A variant of the reference; may be given again.", valueName: "name"))
    var variants: [String] = []

    @Option(
        name: .customLong("adapter"),
        help: ArgumentHelp("The command of an adapter; may be given again.", valueName: "command"))
    var adapters: [String] = []

    @Option(help: ArgumentHelp("Seconds an adapter may take for one case.", valueName: "seconds"))
    var timeout = 10.0

    @Option(help: ArgumentHelp("Seconds an adapter may take for its hello.", valueName: "seconds"))
    var startTimeout = 30.0

    @Option(help: ArgumentHelp("How many processes of an adapter may work side by side.", valueName: "count"))
    var jobs = 1

    @OptionGroup var filter: FilterOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption

    @Option(
        name: .customLong("report"),
        help: ArgumentHelp("Write a report too: markdown=FILE or json=FILE.", valueName: "kind=file"))
    var reports: [ReportRequest] = []

    @Flag(help: "Tell every case on which they disagree.")
    var all = false

    func validate() throws {
        if !reference, variants.isEmpty, adapters.isEmpty, files.isEmpty {
            throw ValidationError("name what to compare: --reference, --variant, --adapter, saved reports")
        }
        if timeout <= 0 || startTimeout <= 0 { throw ValidationError("a time limit is more than 0 seconds") }
        if jobs < 1 { throw ValidationError("there is at least 1 job") }
        if reports.contains(where: { $0.files.contains { $0.kind == .junit || $0.kind == .tap } }) {
            throw ValidationError("a comparison is reported as markdown=FILE or json=FILE")
        }
    }

    func run() async throws {
        let cases = try filter.select(from: try corpus.load())
        // What can be wrong with the words of the command is told before anything is run.
        let saved = try files.map { try column(of: $0, cases) }
        let candidates = try (reference ? [References.reference] : []) + variants.map(References.variant)
        var columns: [RunComparison.Column] = []
        for candidate in candidates {
            columns.append(await column(of: candidate, candidate.hello.name, cases))
        }
        for command in adapters { columns.append(await column(of: adapter(command), command, cases)) }
        let comparison = RunComparison(cases, columns + saved)
        let lines = comparison.lines.map { JSONWriter.text(of: $0) + "\n" }.joined()
        switch output.format {
        case .human: standardOutput(comparison.text(style: .standardOutput, tellsAll: all))
        case .json: standardOutput(lines)
        }
        for (kind, file) in reports.flatMap(\.files) {
            let text = kind == .json ? lines : comparison.markdown
            do {
                try Data(text.utf8).write(to: URL(filePath: file))
            } catch {
                throw Failure(.usage, "the report \(file) cannot be written: \(error.localizedDescription)")
            }
        }
        let problems = comparison.columns.compactMap(\.problem)
        if !problems.isEmpty { throw Failure(.adapter, problems.joined(separator: "\n")) }
        if !comparison.conforms { throw Failure(.doesNotConform) }
    }

    private func column(
        of candidate: some Candidate, _ name: String, _ cases: [GoldenCase]
    ) async -> RunComparison.Column {
        do throws(AdapterStartError) {
            return RunComparison.Column(try await Run(cases, with: candidate))
        } catch {
            return RunComparison.Column(name, problem: "\(error)")
        }
    }

    private func adapter(_ command: String) -> Adapter {
        var limits = AdapterLimits()
        limits.time = .seconds(timeout)
        limits.start = .seconds(startTimeout)
        return Adapter(command: command, limits: limits, jobs: jobs)
    }

    private func column(of file: String, _ cases: [GoldenCase]) throws -> RunComparison.Column {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure(.usage, "the report \(file) cannot be read")
        }
        do throws(CorpusError) {
            return try RunComparison.Column(try SavedReport([UInt8](data), file: file), of: cases)
        } catch {
            throw Failure(.usage, "\(error)")
        }
    }
}
