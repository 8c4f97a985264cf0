import ArgumentParser
import Foundation
import Harness
import Reports
import Specification

struct MergeVerb: ParsableCommand, Coloured, SuggestsCommands {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Join the reports of all shards into the report of the complete run.",
        discussion: """
            The files, in any order, contain the reports of `\(Program.name) check --shard i/n --format json`; the \
            result is the report that one machine would have written. With --verdicts, the files contain the output \
            of `\(Program.name) judge`, with its lines in any order. If a shard, a case or a footer is missing or \
            occurs twice, or the reports come from different runs, nothing is written (exit code 2). Exit codes 0 and \
            1 say whether the complete run conforms. The reports contain the --basis of their runs, but not the list \
            of known failures: if the runs had the option --known, give this option again.
            """)

    @Argument(help: "The files to join; `-` means standard input.")
    var files: [String]

    @Option(
        help: ArgumentHelp(
            "Write the report to this file and show a summary; by default the report goes to standard output.",
            valueName: "file"))
    var output: String?

    @OptionGroup var reports: ReportOption

    @Flag(
        help: ArgumentHelp(
            "The files contain the output of `\(Program.name) judge`; the filters must select exactly the judged cases.",
            discussion: "Every selected case needs a verdict, and no other case may have one."))
    var verdicts = false

    @Option(
        help: ArgumentHelp(
            "A list of known failures, as for `\(Program.name) check`.",
            discussion:
                "With a list, the run fails if an unlisted case fails, a listed case passes, or an entry matches no case.",
            valueName: "file"))
    var known: String?

    @OptionGroup var basis: BasisOption
    @OptionGroup var filter: FilterOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var colour: ColourOption

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Join this many cases at a time, so that the corpus and the verdicts need not fit in memory.",
            discussion: """
                By default, all cases are joined at once, or \(CaseBatches.size) at a time if the case files are larger \
                than 64 MiB. The option --known and the reports html, junit and tap need all cases at once.
                """, valueName: "count"))
    var batch: Int?

    @Flag(help: "Show every failing case in full.")
    var all = false

    func validate() throws {
        if let batch, batch < 1 { throw ValidationError("--batch must be at least 1") }
        if batch != nil, needsAllAtOnce {
            throw ValidationError(
                "--batch cannot be combined with --known or the reports html, junit and tap")
        }
        if !verdicts, filter.filter != CaseFilter() {
            throw ValidationError("the reports name the selected cases; use filters only with --verdicts")
        }
    }

    /// Whether one of the given options needs all cases and verdicts at once.
    private var needsAllAtOnce: Bool {
        known != nil || reports.requests.contains(where: \.needsAllVerdicts)
    }

    /// The bases whose laws may be broken without making the run fail; nil if the bases in the reports apply.
    private var advisory: Set<Basis>? { basis.bases.isEmpty ? nil : basis.advisory }

    func run() throws {
        for report in reports.requests { try report.check() }
        if try runsInBatches() { return }
        let list = try known.map { try KnownList($0, isUpdated: false) }
        let golden = try corpus.load()
        var merged = try merged(golden)
        if let list, !merged.run.isInterrupted {
            merged.run.known = try list.changes(merged.run, among: golden)
        }
        let report = LineReport(merged.run, of: merged.scope)
        if let output {
            try writeWhole(report.text, to: output)
            show(merged.run, merged.cases)
        } else {
            standardOutput(report.text)
        }
        let changes = merged.run.known
        let remarks = list.flatMap { list in changes.map { list.remarks($0, among: golden) } } ?? []
        for report in reports.requests {
            try report.write(
                merged.run, cases: merged.cases, of: merged.scope, command: nil, remarks: remarks)
        }
        if let changes, !changes.holds {
            let sentences = remarks + [merged.run.knownInWords].compactMap(\.self)
            throw Failure(.doesNotConform, sentences.joined(separator: "\n"))
        }
        if !merged.run.isAsExpected { throw Failure(.doesNotConform) }
    }

    func show(_ run: Run, _ cases: [GoldenCase]) {
        let words = [Program.name, "check --adapter COMMAND"] + corpus.words + basis.words
        let summary = HumanReport(
            run, of: cases, command: words.joined(separator: " "), style: .standardOutput, showsAll: all)
        standardOutput(summary.text)
    }

    private func merged(_ golden: GoldenCorpus) throws -> ReportMerge.Merged {
        if verdicts {
            var loose = LooseVerdicts()
            for file in files { try loose.add(GivenFile.report(file), file: name(of: file)) }
            return try ReportMerge(golden).gather(
                loose, selection: filter.filter, advisory: basis.advisory)
        }
        let parts = try files.map { try SavedReport(GivenFile.report($0), file: name(of: $0)) }
        return try ReportMerge(golden).merge(parts, advisory: advisory)
    }

    func name(of file: String) -> String { file == "-" ? "standard input" : file }

    // MARK: Batch by batch

    /// Joins the reports batch by batch if the corpus is large or `--batch` is given; otherwise returns false, and
    /// joins nothing.
    func runsInBatches() throws -> Bool {
        if needsAllAtOnce { return false }
        var (index, parts, loose) = (VerdictIndex(), [SavedReport](), LooseVerdicts())
        let survey = try corpus.survey(evenIfSmall: batch != nil, digests: true) {
            try read(into: &index, &parts, &loose)
            return verdicts ? filter.filter : parts.first?.header.scope?.selection ?? CaseFilter()
        }
        guard let survey else { return false }
        let (run, scope, spool) = try joined(index, parts, loose, over: survey)
        try spool.write(LineReport(run, of: scope), to: output)
        if output != nil { show(run, run.verdicts(of: .fail).map(\.golden)) }
        try reports.write(run, spool, of: scope, command: nil)
        if !run.conforms { throw Failure(.doesNotConform) }
        return true
    }

    private func read(
        into index: inout VerdictIndex, _ parts: inout [SavedReport], _ loose: inout LooseVerdicts
    ) throws(CorpusError) {
        for file in files {
            let (lines, name) = (try GivenFile.report(file), name(of: file))
            if verdicts {
                try loose.add(lines, file: name) { index.add($0) }
            } else {
                parts.append(try SavedReport(lines, file: name) { index.add($0) })
            }
        }
    }

    private func joined(
        _ index: consuming VerdictIndex, _ parts: [SavedReport], _ loose: LooseVerdicts,
        over survey: CorpusSurvey
    ) throws -> (Run, RunScope, VerdictSpool) {
        let (merge, size) = (ReportMerge(survey), batch ?? CaseBatches.size)
        do {
            let spool = try VerdictSpool()
            let (run, scope) =
                verdicts
                ? try merge.gather(
                    loose, index, over: survey, selection: filter.filter, batch: size,
                    advisory: basis.advisory, use: spool.add)
                : try merge.merge(
                    parts, index, over: survey, batch: size, advisory: advisory, use: spool.add)
            return (run, scope, spool)
        } catch {
            throw Failure(error)
                ?? Failure(.usage, "the verdicts cannot be stored: \(error.localizedDescription)")
        }
    }
}
