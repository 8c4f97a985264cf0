import ArgumentParser
import Foundation
import Harness
import Specs

/// `assay check`: an implementation against the corpus.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Hold an implementation to the corpus (the reference, where none is named).",
        discussion: """
            An adapter is any program that reads lines of JSON on standard input and writes lines on standard output \
            (protocol 1, see the README). Its command is run by the shell. Every case ends with one verdict, whatever \
            the adapter does.
            """)

    @Option(help: ArgumentHelp("The command of an adapter.", valueName: "command"))
    var adapter: String?

    @Option(help: ArgumentHelp("A variant of the reference instead of an adapter.", valueName: "name"))
    var variant: String?

    @OptionGroup var filter: FilterOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption

    @Option(help: ArgumentHelp("Seconds an adapter may take for one case.", valueName: "seconds"))
    var timeout = 10.0

    @Option(help: ArgumentHelp("Seconds an adapter may take for its hello.", valueName: "seconds"))
    var startTimeout = 30.0

    @Option(help: ArgumentHelp("How often an adapter may be started anew.", valueName: "count"))
    var restarts = 100

    @Option(
        help: ArgumentHelp(
            "Write the lines that the adapter would be sent to a file, and stop.",
            discussion: "They can be fed to it by hand: COMMAND < FILE.", valueName: "file"))
    var requests: String?

    @Option(
        help: ArgumentHelp(
            "How many processes of an adapter may work side by side.",
            discussion: "Worth it for slow adapters; small runs take fewer.",
            valueName: "count"))
    var jobs = 1

    @Option(
        help: ArgumentHelp(
            "A list of known failures: a case id (with * for anything) a line, and perhaps # a reason.",
            discussion:
                "New failures, listed cases that pass and entries that match nothing are then what fails.",
            valueName: "file"))
    var known: String?

    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            "Write reports too: junit=FILE,tap=FILE,markdown=FILE,json=FILE; may be given again.",
            valueName: "kind=file"))
    var reports: [ReportRequest] = []

    @Flag(help: "Bring the list of known failures up to date instead of failing; comments stay.")
    var updateKnown = false

    @Flag(help: "Tell every failing case in full.")
    var all = false

    func validate() throws {
        if adapter != nil, variant != nil {
            throw ValidationError("--adapter and --variant are two different things; give one")
        }
        if timeout <= 0 || startTimeout <= 0 { throw ValidationError("a time limit is more than 0 seconds") }
        if jobs < 1 { throw ValidationError("there is at least 1 job") }
        if updateKnown, known == nil { throw ValidationError("--update-known needs --known FILE") }
        if restarts < 0 { throw ValidationError("the number of restarts is 0 or more") }
    }

    func run() async throws {
        let clock = ContinuousClock()
        var loading = clock.now
        let golden = try corpus.load()
        let cases = try filter.select(from: golden)
        let loaded = clock.now - loading
        if let requests { return try await write(to: requests, cases) }
        let candidate = try candidate()
        loading = clock.now
        let run = try await run(cases, candidate)
        let judged = clock.now - loading
        switch output.format {
        case .json: standardOutput(LineReport(run).text)
        case .human:
            let report = HumanReport(
                run, of: cases, command: command, style: .standardOutput, tellsAll: all)
            standardOutput(report.text)
            standardOutput(pace(cases.count, loaded, judged))
        }
        for report in reports { try report.write(run, cases: cases) }
        if let known { return try compare(run, with: known, among: golden.cases.map(\.id)) }
        if !run.conforms { throw Failure(.doesNotConform) }
    }

    /// Holds the run to the list of known failures, or brings the list up to date.
    private func compare(_ run: Run, with file: String, among all: [String]) throws {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            guard updateKnown, !FileManager.default.fileExists(atPath: file) else {
                throw Failure(
                    .usage,
                    "the known failures \(file) cannot be read as UTF-8; --update-known makes a new list")
            }
            return try update(KnownFailures(""), by: run, file, all)
        }
        let known = KnownFailures(text)
        if updateKnown { return try update(known, by: run, file, all) }
        let comparison = known.compare(run, among: all)
        var lines = comparison.new.map { "new failure: \($0)" }
        lines += comparison.passing.map { "passes, though listed as a known failure: \($0)" }
        lines += comparison.idle.map { "\(file):\($0.line): matches no case: \($0.pattern)" }
        if output.format == .human {
            lines.append("\(comparison.expected) known failures")
            standardOutput(lines.joined(separator: "\n") + "\n")
        }
        guard comparison.holds else {
            throw Failure(
                .doesNotConform,
                """
                the known failures are not what \(file) says; to bring it up to date: \
                \(command)\(filters) --known \(quoted(file)) --update-known
                """)
        }
    }

    private func update(_ known: KnownFailures, by run: Run, _ file: String, _ all: [String]) throws {
        guard
            (try? known.updated(by: run, among: all).write(toFile: file, atomically: true, encoding: .utf8))
                != nil
        else {
            throw Failure(.usage, "the known failures \(file) cannot be written")
        }
        standardError("assay: \(file) is up to date\n")
    }

    private func candidate() throws -> any Candidate {
        guard let adapter else { return try variant.map(References.variant) ?? References.reference }
        var limits = AdapterLimits()
        limits.time = .seconds(timeout)
        limits.start = .seconds(startTimeout)
        limits.restarts = restarts
        return Adapter(command: adapter, limits: limits, jobs: jobs)
    }

    private func run(_ cases: [GoldenCase], _ candidate: some Candidate) async throws -> Run {
        do throws(AdapterStartError) {
            return try await Run(cases, with: candidate)
        } catch {
            throw Failure(.adapter, "\(error)")
        }
    }

    /// Writes what an adapter is sent, by the hello that it says.
    private func write(to file: String, _ cases: [GoldenCase]) async throws {
        guard let adapter else {
            throw Failure(.usage, "--requests needs an --adapter, whose hello says what it is sent")
        }
        let hello: Hello
        do throws(AdapterStartError) {
            hello = try await Adapter(command: adapter).answer { _ in [] }.hello
        } catch {
            throw Failure(.adapter, "\(error)")
        }
        let lines = AdapterProtocol.session(Plan(cases, for: hello).requests)
        guard FileManager.default.createFile(atPath: file, contents: Data(lines)) else {
            throw Failure(.usage, "\(file) cannot be written")
        }
    }

    /// The command without its filters.
    private var command: String {
        var words = ["assay", "check"]
        if let adapter { words += ["--adapter", quoted(adapter)] }
        if let variant { words += ["--variant", variant] }
        if let folder = corpus.folder { words += ["--corpus", quoted(folder)] }
        return words.joined(separator: " ")
    }

    /// The filters as they were given.
    private var filters: String {
        let given = [
            ("--subsystem", filter.subsystems), ("--clause", filter.clauses), ("--tag", filter.tags),
            ("--case", filter.cases),
        ]
        return given.flatMap { name, words in words.map { " \(name) \(quoted($0))" } }.joined()
    }

    private func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }

    private func pace(_ count: Int, _ loaded: Duration, _ judged: Duration) -> String {
        func told(_ duration: Duration) -> String { String(format: "%.3f s", seconds(duration)) }
        let rate = Int((Double(count) / max(seconds(judged), 1e-9)).rounded())
        return
            "\(count) cases read in \(told(loaded)), run and judged in \(told(judged)): \(rate) cases a second\n"
    }

    private func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }
}
