import Adapters
import ArgumentParser
import Harness
import Reports
import Specification

struct CheckVerb: AsyncParsableCommand, Coloured, SuggestsCommands {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check an implementation (by default the reference) against the corpus.",
        discussion: """
            An adapter is any program that reads lines of JSON from standard input and writes lines to standard output \
            (protocol 1: `\(Program.name) explain protocol`). The shell runs the adapter's command. Every case gets \
            exactly one verdict, whatever the adapter does. In a GitHub workflow, broken laws are also shown as \
            annotations, and the Markdown report is added to the summary of the step.
            """)

    @OptionGroup var implementation: ImplementationOptions
    @OptionGroup var filter: FilterOptions
    @OptionGroup var sharding: ShardOptions
    @OptionGroup var watching: WatchOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption
    @OptionGroup var colour: ColourOption
    @OptionGroup var earlyEnd: EarlyEnd
    @OptionGroup var telling: Telling

    @Option(
        help: ArgumentHelp(
            "Write to this file the lines that the adapter would receive; no case is run.",
            discussion: "To send them by hand: COMMAND < FILE.", valueName: "file"))
    var requests: String?

    @Option(
        help: ArgumentHelp(
            "A list of known failures: one case id per line (* stands for any characters), with an optional reason after #.",
            discussion:
                "With a list, the run fails if an unlisted case fails, a listed case passes, or an entry matches no case.",
            valueName: "file"))
    var known: String?

    @Option(
        help: ArgumentHelp(
            "Run only the cases that failed or ended in an error in a saved report.",
            discussion: "Save the report with --format json or --report json=FILE.", valueName: "file"))
    var failed: String?

    @Option(
        help: ArgumentHelp(
            "With --case, the law that the complete run named; needed if several laws explain the failure.",
            discussion: "A complete run considers all its failures together to decide which law it names.",
            valueName: "id"))
    var law: String?

    @OptionGroup var basis: BasisOption

    @Flag(
        help: ArgumentHelp(
            "Also send inputs that do not have the published shapes; each must be answered with an error.",
            discussion: """
                The malformed inputs are made from the selected cases; all inputs of the corpus itself have the \
                published shapes. An implementation conforms only if it refuses all malformed inputs. With --shard, \
                only the first shard sends them.
                """)
    )
    var malformed = false

    @OptionGroup var reports: ReportOption

    @Option(
        name: .customLong("repeat"), parsing: .unconditional,
        help: ArgumentHelp(
            "Run each case this many times; if its result changes, the case ends in an error (flaky).",
            valueName: "count"))
    var times = 1

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Read, run and judge this many cases at a time, so that the corpus need not fit in memory.",
            discussion: """
                By default, all cases are run as one batch, or \(CaseBatches.size) at a time if the case files \
                together are larger than 64 MiB. The adapter is restarted for each batch. --known, --failed, \
                --malformed, --requests, --shard, --watch and the reports html, junit and tap need all cases at once.
                """, valueName: "count"))
    var batch: Int?

    @Flag(
        help:
            "Show which options of the readings fit the most answers, and which cases still differ.")
    var fit = false

    @Flag(help: "Update the list of known failures instead of failing; the comments in the list are kept.")
    var updateKnown = false

    @Flag(help: "Show every failing case in full.")
    var all = false

    func validate() throws {
        if fit { try checkFitOptions() }
        if requests != nil { try checkRequestsOptions() }
        if updateKnown, known == nil { throw ValidationError("--update-known needs --known FILE") }
        if law != nil, filter.cases.isEmpty { throw ValidationError("--law needs the --case of a failure") }
        try checkBounds("--repeat", times, 1...1_000)
        try checkBounds("--batch", batch, 1...10_000_000)
        // If the environment names an invalid shard, `run()` reports the error.
        if batch != nil, (try? needsAllAtOnce) == true {
            throw ValidationError(
                "--batch cannot be combined with --known, --failed, --malformed, --requests, --shard, --watch or the reports html, junit and tap"
            )
        }
        if updateKnown, earlyEnd.count != nil {
            throw ValidationError("--update-known needs all verdicts: omit --max-failures and --fail-fast")
        }
        if telling.slowest != nil, output.format == .json {
            throw ValidationError("--slowest needs --format human; --report junit=FILE has all times")
        }
        let isForOneRun =
            known != nil || requests != nil || !reports.requests.isEmpty || output.format == .json
            || earlyEnd.count != nil || telling.quiet || telling.slowest != nil || malformed || law != nil
        if !watching.files.isEmpty, isForOneRun || sharding.shard != nil {
            throw ValidationError(
                "--watch cannot be combined with --known, --requests, --report, --format json, --shard, --max-failures, --fail-fast, --quiet, --slowest, --malformed or --law"
            )
        }
    }

    func run() async throws {
        if !watching.files.isEmpty {
            var watching = Watching(self)
            return try await watching.run()
        }
        try checkFiles()
        try checkLaws(law.map { [$0] } ?? [], of: Kit.current.catalogue.all)
        if fit { return try await measureFit() }
        let began = ContinuousClock.now
        let list = try known.map { try KnownList($0, isUpdated: updateKnown) }
        let started = requests == nil ? implementation.prefetch() : nil
        let (golden, chosen, cases, shard): (GoldenCorpus, [GoldenCase], [GoldenCase], Shard?)
        await started?.waitForSpawn()
        do {
            if let survey = try survey() {
                let candidate: any Candidate = try started ?? implementation.candidate()
                return try await run(survey, candidate, since: began)
            }
            golden = try corpus.load(
                needsWholeCorpus ? nil : filter.filter.subsystemsToRead(in: Kit.current.catalogue))
            chosen = try selected(from: golden)
            (cases, shard) = try sharding.apply(to: chosen)
        } catch {
            await started?.cancel()
            throw error
        }
        let loaded = ContinuousClock.now - began
        if let requests { return try await write(to: requests, cases) }
        let candidate: any Candidate = try started ?? implementation.candidate()
        let clock = CaseClock()
        var run = try await observed(
            cases, candidate, clock, until: earlyEnd.limit(list, advisory: basis.advisory))
        run.advisory = basis.advisory
        if let list, !run.isInterrupted { run.known = try list.changes(run, among: golden) }
        Saved.keep((golden, cases, candidate, run))
        let taken = ContinuousClock.now - began
        // The reports are written even if the adapter cannot be restarted for the malformed inputs.
        var unsent: (any Error)?
        // The malformed inputs depend on all selected cases, so only one shard sends them.
        if malformed, run.leftOut == 0, !run.isInterrupted, shard.map({ $0.index == 1 }) ?? true {
            do {
                let candidate = try implementation.candidate()
                // After a signal, the malformed run is kept as far as it came, or the start fails.
                run.malformed = try await Interruption.cancels {
                    try await MalformedRun(chosen, with: candidate)
                }
            } catch {
                unsent = error
            }
        }
        // The scope needs a digest of the whole corpus, so the scope is computed only if a report contains it.
        lazy var scope = RunScope(golden, selection: selection(of: chosen), shard: shard)
        switch output.format {
        case .json: standardOutput(LineReport(run, of: scope).text)
        case .human where cases.isEmpty: standardOutput("an empty shard: nothing to do\n")
        case .human:
            show(run, of: cases, cases.map(\.id), clock)
            if !telling.quiet {
                standardOutput(pace(run, loaded: started == nil ? loaded : nil, taken))
            }
        }
        let remarks = list.flatMap { list in run.known.map { list.remarks($0, among: golden) } } ?? []
        for report in reports.requests {
            try report.write(
                run, cases: cases, of: scope, command: command, seconds: clock.seconds(of: cases.map(\.id)),
                remarks: remarks)
        }
        if let unsent { throw unsent }
        try run.endsWhereInterrupted()
        if output.format == .human {
            let told = remarks + [run.knownInWords].compactMap(\.self)
            if !told.isEmpty { standardOutput(told.joined(separator: "\n") + "\n") }
            GitHubStep.own?.report(
                GitHubReport(run, cases: cases, remarks: remarks), cases: cases, command: command)
        }
        // A shard whose cases are all skipped does not fail; only the merged report says whether the run conforms.
        let isGood =
            shard == nil
            ? run.isAsExpected : run.known.map { $0.holds && run.refusesMalformed } ?? run.hasNoFailure
        if let list, let known = run.known, !isGood {
            throw list.failure(known, command: command + filters)
        }
        if !isGood { throw Failure(.doesNotConform) }
    }

    /// Shows the report of a run and, if wanted, the slowest cases; `ids` are the ids of the clock's current batch.
    func show(_ run: Run, of cases: [GoldenCase], _ ids: [String], _ clock: CaseClock) {
        let report = HumanReport(run, of: cases, command: command, style: .standardOutput, showsAll: all)
        standardOutput((doubt(about: run) ?? "") + (telling.quiet ? report.quiet : report.text))
        if let table = telling.slowest(clock, of: ids) { standardOutput("\n" + table) }
    }

    /// Returns the selected cases; if `--failed` names a report, only those with a failure or an error in that report.
    func selected(from golden: GoldenCorpus) throws -> [GoldenCase] {
        let cases = try filter.select(from: golden)
        guard let failed else { return cases }
        let report = try SavedReport(GivenFile.report(failed), file: failed)
        let ids = Set(report.verdicts.filter { $0.kind == .fail || $0.kind == .error }.map(\.id))
        let again = cases.filter { ids.contains($0.id) }
        if again.isEmpty {
            throw Failure(.usage, "no selected case failed in \(failed): there is nothing to run again")
        }
        return again
    }

    /// Returns the filter that selects the given cases; if `--failed` is given, the filter names every case.
    private func selection(of chosen: [GoldenCase]) -> CaseFilter {
        var selection = filter.filter
        if failed != nil { selection.cases = chosen.map(\.id) }
        return selection
    }

    private func observed(
        _ cases: [GoldenCase], _ candidate: any Candidate, _ clock: CaseClock, until limit: FailureLimit?
    ) async throws -> Run {
        let progress = telling.progress
        defer { progress?.clear() }
        var observed = candidate
        if progress != nil || reports.areTimed || telling.slowest != nil {
            observed = Observed(candidate) { answered, all in
                let count = clock.note(answered)
                progress?.show(answered: count, of: all)
            }
        }
        return try await Run.interruptible(
            cases, with: observed, times: times, until: limit, blaming: blamed)
    }

    /// Checks, before a run that may be long, that the reports and the list of known failures can be written.
    private func checkFiles() throws {
        for report in reports.requests { try report.check() }
        if let known, updateKnown { try checkWritable(known, "the list of known failures ") }
    }

    /// Whether the run needs cases besides the selected ones.
    var needsWholeCorpus: Bool {
        known != nil || failed != nil || !reports.requests.isEmpty || output.format == .json
    }

    /// Writes to a file the lines that the adapter would receive; they depend on the adapter's hello.
    private func write(to file: String, _ cases: [GoldenCase]) async throws {
        guard let adapter = implementation.adapter else {
            throw Failure(.usage, "--requests needs an --adapter, whose hello decides which lines it gets")
        }
        let session = try await implementation.treatment.adapter(adapter).open(expecting: nil)
        await session.close()
        let lines = AdapterProtocol.session(Plan(cases, for: session.hello).requests.flatMap(\.requests))
        try writeWhole(lines, to: file)
    }

    /// The law to blame if several laws explain a failure.
    var blamed: LawID? { law.map { LawID($0) } }

    var command: String {
        var words = [Program.name, "check"] + implementation.words + corpus.words
        if times > 1 { words += ["--repeat", "\(times)"] }
        words += basis.words
        return words.joined(separator: " ")
    }

    private var filters: String {
        let given = [
            ("--subsystem", filter.subsystems), ("--clause", filter.clauses), ("--tag", filter.tags),
            ("--case", filter.cases), ("--failed", failed.map { [$0] } ?? []),
        ]
        return given.flatMap { name, words in words.map { " \(name) \(shellQuoted($0))" } }.joined()
    }
}
