import ArgumentParser
import Foundation
import Harness
import Reports
import Specification

struct Compare: AsyncParsableCommand, Coloured {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Run several implementations on the same cases, and show where they differ.",
        discussion: """
            The output shows a table of the subsystems, a table of the clauses whose results differ between \
            implementations, and the cases whose answers differ. Save reports with `\(Program.name) check --format \
            json`. Exit codes: 0 if all implementations conform, 1 if one does not, 3 if an adapter could not be \
            started; the other implementations are still shown. After Ctrl-C, the results so far are shown.
            """)

    @Argument(
        help: ArgumentHelp(
            "Saved reports to include in the comparison; use NAME=FILE to name a report.", valueName: "files")
    )
    var files: [String] = []

    @Flag(help: "Include the reference.")
    var reference = false

    @Option(
        name: .customLong("variant"),
        help: ArgumentHelp("The name of a variant to include; may be repeated.", valueName: "name"))
    var variants: [String] = []

    @Option(
        name: .customLong("adapter"),
        help: ArgumentHelp("The command that starts an adapter; may be repeated.", valueName: "command"))
    var adapters: [String] = []

    @Option(
        name: .customLong("candidate"),
        help: ArgumentHelp(
            "A name to show, and the command that starts the adapter; may be repeated.",
            valueName: "name=command"))
    var named: [NamedCandidate] = []

    @Option(
        name: .customLong("label"),
        help: ArgumentHelp(
            "A name to show instead of the implementation's own name; repeat the option for each implementation.",
            discussion: """
                The names are given to the columns in order: reference, variants, adapters, saved reports. \
                Implementations given with --candidate keep their names, and come after the adapters.
                """,
            valueName: "name"))
    var labels: [String] = []

    @OptionGroup var treatment: AdapterOptions
    @OptionGroup var filter: FilterOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption
    @OptionGroup var colour: ColourOption

    @OptionGroup var reports: TableReports

    @Flag(help: "Show every case on which the implementations disagree.")
    var all = false

    func validate() throws {
        if !reference, variants.isEmpty, adapters.isEmpty, named.isEmpty, files.isEmpty {
            throw ValidationError(
                "give saved reports, or choose implementations with --reference, --variant, --adapter or --candidate"
            )
        }
        let count = (reference ? 1 : 0) + variants.count + adapters.count + files.count
        if !labels.isEmpty, labels.count != count {
            throw ValidationError("--label has to be given \(counted(count, "time")), once for each column")
        }
        for command in adapters { try checkCommand("--adapter", command) }
        try reports.checkKinds("a comparison")
    }

    func run() async throws {
        let cases = try filter.select(from: try corpus.load())
        // Errors in the arguments are reported before anything is run.
        for report in reports.requests { try report.check() }
        let saved = try files.map { try column(of: $0, cases) }
        let references = try (reference ? [Kit.current.reference] : []) + variants.map(Kit.current.variant)
        let candidates: [(name: String, candidate: any Candidate)] =
            references.map { ($0.hello.name, $0) } + adapters.map { ($0, treatment.adapter($0)) }
            + named.map { ($0.name, treatment.adapter($0.command)) }
        var columns: [RunComparison.Column] = []
        for (name, candidate) in candidates where !columns.contains(where: \.isInterrupted) {
            columns.append(await column(of: candidate, name, cases))
        }
        let missing = candidates.dropFirst(columns.count).map {
            RunComparison.Column($0.name, problem: "the comparison ended before this implementation's turn")
        }
        let comparison = RunComparison(cases, labelled(columns + missing, saved))
        let lines = comparison.lines.map { ForeignText.json($0) + "\n" }.joined()
        switch output.format {
        case .human: standardOutput(comparison.text(style: .standardOutput, showsAll: all))
        case .json: standardOutput(lines)
        }
        try reports.write(json: lines, markdown: comparison.markdown, html: comparison.html)
        if comparison.columns.contains(where: \.isInterrupted) { throw Failure.isPartial }
        let problems = comparison.columns.compactMap(\.problem)
        if !problems.isEmpty { throw Failure(.adapter, problems.joined(separator: "\n")) }
        if !comparison.conforms { throw Failure(.doesNotConform) }
    }

    private func column(
        of candidate: some Candidate, _ name: String, _ cases: [GoldenCase]
    ) async -> RunComparison.Column {
        let (clock, began) = (CaseClock(), ContinuousClock.now)
        let progress = ProgressLine.standard
        let observed = Observed(candidate) { answered, all in
            let count = clock.note(answered)
            progress?.show(answered: count, of: all, name, since: began)
        }
        defer { progress?.clear() }
        do throws(CandidateStartError) {
            return RunComparison.Column(try await Run.interruptible(cases, with: observed))
        } catch {
            return RunComparison.Column(name, problem: "\(error)", isInterrupted: error.isInterruption)
        }
    }

    private func labelled(
        _ run: [RunComparison.Column], _ saved: [RunComparison.Column]
    ) -> [RunComparison.Column] {
        let (own, others) = (Array(run.dropLast(named.count)), run.suffix(named.count))
        let candidates = zip(others, named).map { $0.labelled($1.name) }
        guard !labels.isEmpty else { return own + candidates + saved }
        let titled = zip(own + saved, labels).map { $0.labelled($1) }
        return Array(titled.prefix(own.count)) + candidates + Array(titled.dropFirst(own.count))
    }

    /// Returns the column of the saved report that the command line names as `FILE` or `NAME=FILE`.
    private func column(of argument: String, _ cases: [GoldenCase]) throws -> RunComparison.Column {
        if let (name, file) = argument.sides(), !FileManager.default.fileExists(atPath: argument) {
            return try RunComparison.Column(SavedReport(path: file), of: cases).labelled(name)
        }
        return try RunComparison.Column(SavedReport(path: argument), of: cases)
    }
}
