import Adapters
import ArgumentParser
import Benchmarking
import Harness
import JSON
import Reports
import Specification

struct Bench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bench",
        abstract: "Time an adapter, or those variants of an algorithm that agree with the reference.",
        discussion: """
            Each variant must first agree with the reference: on the corpus, on edge cases and random inputs under \
            every combination of options, and on the workloads. A variant that does not agree is reported and not \
            timed.

            The times are per unit of work, such as a pair, a fix or a publication; each time is the median of the \
            measurements. Another column shows the processor time, which other programs hardly affect; the ratio and \
            the growth are computed from the processor time. The spread is half the distance between the quartiles. A \
            row is marked as unreliable if its spread is large, or if the processor did other work for a large share \
            of the time. The ratio is the speed of a variant as a multiple of the reference's speed. The reference \
            follows the clauses directly; it is always timed, alternating with the variants. The growth n^k compares a \
            workload with the next smaller one: the time for a complete input grew as the k-th power of the input's \
            size. On Linux, the memory column shows the peak of the additional memory that a variant uses while it \
            processes all inputs of the workload.

            With --input, the variants of one subsystem are timed on your own inputs instead of the workloads. The \
            times are then per input. A variant is timed only if it also agrees with the reference on your inputs.

            With --adapter, the adapter answers the cases of the corpus one at a time, with one process for each \
            subsystem; the answers are not judged. The times are measured from the request to the answer, including \
            the time in the pipes. Each case is timed once per repetition, and its time is the median over all \
            repetitions; p50, p95 and max are taken over the cases. On Linux, the report also shows the adapter's \
            peak memory, and its processor time per case.
            """)

    @Option(
        name: .customLong("subsystem"), help: "Time only the variants of this subsystem; may be repeated.",
        completion: Completions.subsystems)
    var subsystems: [String] = []

    @Option(
        name: .customLong("variant"), help: "Time only this variant and the reference; may be repeated.",
        completion: Completions.variants)
    var variants: [String] = []

    @Option(
        help: ArgumentHelp(
            "Time the variants of one subsystem (--subsystem) on the inputs in this file, one JSON value per line.",
            valueName: "file"))
    var input: String?

    @Option(
        name: .customLong("reading"),
        help: ArgumentHelp(
            "With --input, use this option of a reading instead of the default; may be repeated.",
            valueName: "id=option"))
    var readings: [ReadingChoice] = []

    @Option(parsing: .unconditional, help: "The number of measurements of each workload.")
    var repetitions = 11

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The minimum duration of a measurement, in milliseconds.", valueName: "ms"))
    var least = 5

    @Option(
        help: ArgumentHelp(
            "Time the adapter that this command starts, instead of the variants.", valueName: "command"))
    var adapter: String?

    @OptionGroup var treatment: AdapterOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption

    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            "Also write reports: \(ReportRequest<BenchReportKind>.forms); may be repeated.",
            valueName: "kind=file"))
    var reports: [ReportRequest<BenchReportKind>] = []

    func validate() throws {
        if adapter != nil, !variants.isEmpty {
            throw ValidationError("give either --adapter or --variant, not both")
        }
        if input != nil, adapter != nil {
            throw ValidationError("give either --adapter or --input, not both")
        }
        if input != nil, subsystems.count != 1 {
            throw ValidationError("--input needs one --subsystem, to which the inputs belong")
        }
        if input == nil, !readings.isEmpty {
            throw ValidationError("--reading needs --input: the kit's own workloads have their own readings")
        }
        if let jobs = treatment.jobs, jobs > 1 {
            throw ValidationError("--jobs must be 1: processes side by side would slow each other")
        }
        try checkCommand("--adapter", adapter)
        try checkDistinct(reports)
        try checkBounds("--repetitions", repetitions, 1...100_000)
        try checkBounds("--least", least, 0...3_600_000, "milliseconds")
    }

    func run() async throws {
        for report in reports { try report.check() }
        if let adapter { return try await time(adapter) }
        let chosen = try onGivenInputs(select())
        let golden = try corpus.load()
        #if DEBUG
            tell(
                "this is a debug build; its times say little. Use swift run -c release \(Program.name) bench")
        #endif
        var disagreements = 0
        var measured: [[Comparison]] = []
        for subsystem in Kit.current.catalogue.all.map({ $0.id }) {
            let given = golden.cases(of: subsystem).map { ($0.input, $0.readings) }
            let sound = try chosen.filter { $0.subsystem == subsystem }.filter { benchmark in
                let disagreement = try orFailure("an input of the corpus does not fit \(subsystem): ") {
                    try benchmark.disagreement(on: given)
                }
                guard let disagreement else { return true }
                disagreements += 1
                tell(
                    "\(benchmark.variant) of \(subsystem) does not agree with the reference and is not timed: "
                        + JSONWriter.text(of: disagreement.value))
                return false
            }
            if !sound.isEmpty { measured.append(show(sound)) }
        }
        for report in reports { try report.write(measured) }
        if disagreements > 0 {
            let variants = disagreements == 1 ? "1 variant does" : "\(disagreements) variants do"
            throw Failure(.doesNotConform, "\(variants) not agree with the reference")
        }
    }

    /// Returns the benchmarks that the options select, and the references to compare them with.
    private func select() throws -> [Benchmark] {
        let all = Benchmark.all(of: Kit.current.catalogue)
        func isNamed(_ benchmark: Benchmark) -> Bool {
            (subsystems.isEmpty || subsystems.contains(benchmark.subsystem.rawValue))
                && (variants.isEmpty || variants.contains(benchmark.variant))
        }
        let named = all.filter(isNamed)
        guard !named.isEmpty else {
            let known = all.map { "\($0.subsystem) \($0.variant)" }.joined(separator: ", ")
            throw Failure(
                .usage,
                known.isEmpty
                    ? "no subsystem has variants to time" : "nothing is selected; choose from \(known)")
        }
        let compared = Set(named.map(\.subsystem))
        return all.filter {
            isNamed($0) || $0.variant == Benchmark.referenceName && compared.contains($0.subsystem)
        }
    }

    /// Returns benchmarks of the inputs in the `--input` file; without `--input`, returns `chosen` unchanged.
    private func onGivenInputs(_ chosen: [Benchmark]) throws -> [Benchmark] {
        guard let input, let subsystem = chosen.first?.subsystem else { return chosen }
        let specification = try Kit.current.specification(named: subsystem.rawValue)
        let declared = try ReadingChoice.declarations(readings, of: specification).declarations
        let given = try GivenInputs(input)
        return try chosen.map { try given.timed($0, declared) }
    }

    private func show(_ benchmarks: [Benchmark]) -> [Comparison] {
        let stopwatch = Stopwatch(repetitions: repetitions, least: .milliseconds(least))
        let names = benchmarks.first?.workloads.map(\.name) ?? []
        let comparisons = Comparison.all(of: names.flatMap { stopwatch.measure(benchmarks, on: $0) })
        switch output.format {
        case .human:
            let (titles, rows) = comparisons.table
            standardOutput(TextTable(columns: titles, rows).text + "\n\n")
            if let doubts = comparisons.doubts { standardOutput(doubts + "\n\n") }
        case .json:
            for comparison in comparisons { standardOutput(JSONWriter.text(of: comparison.value) + "\n") }
        }
        return comparisons
    }

    // MARK: The timing of an adapter

    func time(_ command: String) async throws {
        let golden = try corpus.load()
        var filter = CaseFilter()
        filter.subsystems = subsystems
        let cases = try filter.select(from: golden)
        var adapter = treatment.adapter(command)
        adapter.jobs = 1
        adapter.limits.window = 1
        let (ready, repetitions) = (adapter, repetitions)
        let times = try await Interruption.cancels { () async throws(CandidateStartError) in
            try await Self.times(of: ready, cases, repetitions)
        }
        if times.isInterrupted { throw Failure(.interrupted, "interrupted before all cases were timed") }
        guard !times.rows.isEmpty else {
            throw Failure(.usage, "\(times.hello.title) answers none of the selected cases")
        }
        switch output.format {
        case .human: standardOutput(times.text)
        case .json: for value in times.values { standardOutput(ForeignText.json(value) + "\n") }
        }
        for report in reports { try report.write(times) }
    }

    private static func times(
        of adapter: Adapter, _ cases: [GoldenCase], _ repetitions: Int
    ) async throws(CandidateStartError) -> AdapterTimes {
        defer { ProgressLine.standard?.clear() }
        var rows: [AdapterTimes.Row] = []
        var hello: Hello?
        for (specification, own) in Kit.current.catalogue.grouped(cases, by: \.subsystem)
        where !Task.isCancelled {
            if let hello, !hello.subsystems.contains(specification.id) { continue }
            let session = try await adapter.open(expecting: 1)
            hello = session.hello
            let timing = AdapterTiming(own, for: session.hello, repetitions: repetitions)
            if timing.isEmpty {
                await session.close()
            } else if let row = try await timing.row(of: specification.id, by: session) {
                rows.append(row)
            }
        }
        let nobody = Hello(name: "", language: "", version: "", subsystems: [])
        return AdapterTimes(hello: hello ?? nobody, rows: rows, isInterrupted: Task.isCancelled)
    }
}
