import Adapters
import ArgumentParser
import Foundation
import Harness
import JSON
import Specification

struct Fuzz: AsyncParsableCommand, Coloured {
    static let configuration = CommandConfiguration(
        commandName: "fuzz",
        abstract: "Generate inputs, and show the smallest input found for each law that an answer breaks.",
        discussion: """
            Every clause judges every sample and its related inputs. If the laws allow only one outcome, the answer is \
            also compared with the answer of another implementation: the one of --against, otherwise the reference, \
            unless the reference itself is fuzzed. The findings depend only on the seed: the same seed, number and law \
            give the same finding on any machine. For each finding, the command searches for the smallest input that \
            fails for the same cause. The search stops after \(SearchLimit.greatestCount) inputs; with an adapter, the \
            search also stops after \(SearchLimit.longestTime.components.seconds) seconds. The report says whether the \
            search stopped at one of these limits.
            """)

    @OptionGroup var implementation: ImplementationOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption
    @OptionGroup var colour: ColourOption

    @OptionGroup var subsystems: SubsystemOption

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The seed of all samples; random if not given.", valueName: "number"))
    var seed: UInt64?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The minimum number of samples for each subsystem.", valueName: "count"))
    var samples = 3_000

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The duration of the run in minutes, instead of a number of samples.", valueName: "minutes"))
    var minutes: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Run only the sample with this number, to repeat a finding.", valueName: "number"))
    var number: Int?

    @Option(
        help: ArgumentHelp(
            "With --number, the law that the complete run named; needed if several laws explain the failure.",
            discussion: "A complete run considers all its failures together to decide which law it names.",
            valueName: "id"))
    var law: String?

    @Option(
        help: ArgumentHelp(
            "The implementation that must give the same answers: reference, none, or another adapter's command.",
            valueName: "command"))
    var against: String?

    @Option(
        help: ArgumentHelp(
            "A file for the state; the state is saved after each round, and a later call continues from it.",
            valueName: "file"))
    var state: String?

    @Option(
        help: ArgumentHelp(
            "A folder for findings; saved findings are tried first, and are removed once they no longer fail.",
            valueName: "dir"), completion: .directory)
    var findings: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Seconds after which a run of an input is reported as a hang; replaces an adapter's --timeout.",
            discussion: "With --hang, the reference or a variant runs in a separate process.",
            valueName: "seconds"))
    var hang: Double?

    @Flag(
        help:
            "Show the share of trivial samples: their derivation uses at most one law, or at most two for a rejection."
    )
    var statistics = false

    @Flag(help: "Add findings to the corpus given with --corpus, as cases with the origin `found`.")
    var add = false

    func validate() throws {
        try checkBounds("--samples", samples, 1...1_000_000_000)
        try checkBounds("--minutes", minutes, 0.001...525_600)
        try checkBounds("--number", number, 0...1_000_000_000_000)
        try checkBounds("--hang", hang, 0.001...86_400, "seconds")
        try checkCommand("--against", against)
        if number != nil, seed == nil { throw ValidationError("--number needs the --seed of the sample") }
        if law != nil, number == nil { throw ValidationError("--law needs the --number of a sample") }
        if number != nil, state != nil {
            throw ValidationError("--number repeats one sample and cannot be combined with --state")
        }
        if number != nil, findings != nil {
            throw ValidationError("--number repeats one sample and cannot be combined with --findings")
        }
        if add, corpus.folder == nil {
            throw ValidationError(
                "--add needs --corpus DIR: the corpus that comes with the binary is never changed")
        }
    }

    func run() async throws {
        let golden = try corpus.load()
        let saved = try state.flatMap(FuzzState.read)
        if let saved, let seed, saved.seed != seed {
            throw Failure(
                .usage,
                "\(state ?? "") continues with seed \(saved.seed); omit --seed or name another --state")
        }
        let candidate = try candidate()
        let rival = try rival()
        let specifications = try subsystems.specifications(with: law.map { [$0] } ?? [])
        let fuzzing = Fuzzing(
            candidate, seed: saved?.seed ?? seed ?? UInt64.random(in: 0..<1_000_000),
            subsystems: specifications, donors: golden.inputs, rival: rival, jobs: jobs,
            tally: saved?.tally ?? Tally())
        let report = FuzzReport(
            seed: fuzzing.seed, command: command, format: output.format,
            reference: isReference ? nil : Kit.current.reference, candidate: candidate,
            rival: rival.map { _ in against ?? "the reference" }, hasStatistics: statistics)
        if let state { try checkWritable(state, "the state ") }
        try store?.check()
        report.begin(fuzzing)
        let end = await Interruption.cancels { await go(fuzzing, report) }
        if let failure = end.failure { throw failure }
        if end.isInterrupted { throw Failure.isPartial }
        if end.hasFound || end.hasFailures { throw Failure(.doesNotConform) }
        if end.isEmpty {
            let why = "the implementation implements no subsystem, or skips every sample"
            throw Failure(.doesNotConform, "nothing was judged: \(end.abandonment ?? why)")
        }
    }

    struct End: Sendable {
        var hasFound = false
        var hasFailures = false
        /// Whether no sample was judged: the implementation implements no subsystem, or skips every sample, or all
        /// samples were abandoned.
        var isEmpty = false
        /// The reason why samples were abandoned, in words; nil if no sample was abandoned.
        var abandonment: String?
        var isInterrupted = false
        /// The error that occurred when the implementation was started, or when a finding or the state was saved.
        var failure: (any Error)?
    }

    /// Generates and judges samples until the given number or time is reached, or the user ends the session.
    private func go(_ start: Fuzzing, _ report: FuzzReport) async -> End {
        var fuzzing = start
        var end = End()
        let clock = ContinuousClock()
        let began = clock.now
        let goal = fuzzing.tally.samplesOfEach + samples
        do {
            if let number {
                let found = try await fuzzing.discovery(ofSample: number, blaming: law.map { LawID($0) })
                for discovery in found { await keep(discovery, report, &end) }
                end.isEmpty = fuzzing.tally.samples == 0
                end.abandonment = fuzzing.abandonment
                end.isInterrupted = Task.isCancelled
                return end
            }
            try await replay(&fuzzing, report, &end)
            while !Task.isCancelled, end.failure == nil,
                minutes.map({ clock.now - began < .seconds($0 * 60) }) ?? (fuzzing.tally.samplesOfEach < goal)
            {
                for discovery in try await fuzzing.runRound() { await keep(discovery, report, &end) }
                let time = clock.now - began
                report.progress(
                    fuzzing.tally, since: start.tally, time, left: minutes.map { .seconds($0 * 60) - time })
                // The state is saved only after a complete round; a round that ended early is repeated.
                guard let state, end.failure == nil, !Task.isCancelled else { continue }
                try FuzzState(seed: fuzzing.seed, tally: fuzzing.tally).write(to: state)
            }
        } catch {
            end.failure = end.failure ?? error
        }
        report.end(fuzzing, since: start.tally, clock.now - began)
        end.isEmpty = fuzzing.tally.samples == start.tally.samples
        end.abandonment = fuzzing.abandonment
        end.hasFailures = !fuzzing.tally.failuresByTitle.isEmpty
        end.isInterrupted = Task.isCancelled
        return end
    }

    /// Saves a discovery (`--findings`), adds it to the corpus (`--add`), and then shows it.
    func keep(_ discovery: Discovery, _ report: FuzzReport, _ end: inout End) async {
        let golden = await report.goldenCase(discovery)
        end.hasFound = true
        do {
            try store?.write(discovery, seed: report.seed)
        } catch {
            end.failure = end.failure ?? error
        }
        let isEnded = Task.isCancelled
        var remark = ""
        if add {
            let subsystem = discovery.subsystem
            let file = "\(subsystem.family)/\(subsystem.name)/found.jsonl"
            switch golden {
            case .success(let value):
                do {
                    let count = try add(value, to: file)
                    remark = count == 0 ? "the case is already in \(file)" : "added to \(file)"
                } catch {
                    end.failure = end.failure ?? error
                    remark = "not added: \(discovery.title) of \(subsystem)"
                }
            case .failure(let refusal):
                let why = isEnded ? "the run was ended before the case was confirmed" : "\(refusal)"
                remark = "not added: \(discovery.title) of \(subsystem): \(why)"
            }
        }
        report.show(discovery, golden)
        if add { tell(remark) }
    }

    private func add(_ golden: Value, to file: String) throws(CorpusError) -> Int {
        try CorpusWriter(URL(filePath: corpus.folder ?? "", directoryHint: .isDirectory))
            .add(JSONWriter.bytes(of: golden), to: file, skipsKnown: true)
    }

    var store: FindingStore? { findings.map { FindingStore(folder: $0) } }

    private var isReference: Bool { implementation.adapter == nil && implementation.variant == nil }

    /// The number of parts of a round to judge in parallel; 1 for an adapter, whose processes share the requests.
    private var jobs: Int {
        implementation.adapter == nil ? implementation.treatment.jobs ?? Adapter.standardJobs : 1
    }

    /// Returns the fuzzed implementation; with `--hang`, it is an adapter, because only a process can be ended.
    private func candidate() throws -> any Candidate {
        let direct = try implementation.candidate()
        guard let hang else { return direct }
        var adapter = implementation.treatment.adapter(implementation.adapter ?? servingCommand)
        adapter.limits.time = .seconds(hang)
        return adapter
    }

    /// The command that runs this program as an adapter for the reference or the variant.
    private var servingCommand: String {
        let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        return (["exec", shellQuoted(program), "serve"] + implementation.name).joined(separator: " ")
    }

    private func rival() throws -> (any Candidate)? {
        switch against {
        case nil: isReference ? nil : Kit.current.reference
        case "none": nil
        case "reference": Kit.current.reference
        case let command?: implementation.treatment.adapter(command)
        }
    }

    /// The command that repeats the session, without the options `--seed`, `--number` and `--law`.
    private var command: String {
        var words = [Program.name, "fuzz"] + implementation.words + corpus.words
        if let hang { words += ["--hang", "\(hang)"] }
        if let against { words += ["--against", shellQuoted(against)] }
        return words.joined(separator: " ")
    }
}

extension GoldenCorpus {
    fileprivate var inputs: [SubsystemID: [Value]] {
        Dictionary(grouping: cases, by: \.subsystem).mapValues { $0.map(\.input) }
    }
}
