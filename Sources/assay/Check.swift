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

    @Flag(help: "Tell every failing case in full.")
    var all = false

    func validate() throws {
        if adapter != nil, variant != nil {
            throw ValidationError("--adapter and --variant are two different things; give one")
        }
        if timeout <= 0 || startTimeout <= 0 { throw ValidationError("a time limit is more than 0 seconds") }
        if restarts < 0 { throw ValidationError("the number of restarts is 0 or more") }
    }

    func run() async throws {
        let clock = ContinuousClock()
        var loading = clock.now
        let cases = try filter.select(from: corpus.load())
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
        if !run.conforms { throw Failure(.doesNotConform) }
    }

    private func candidate() throws -> any Candidate {
        guard let adapter else { return try variant.map(References.variant) ?? References.reference }
        var limits = AdapterLimits()
        limits.time = .seconds(timeout)
        limits.start = .seconds(startTimeout)
        limits.restarts = restarts
        return Adapter(command: adapter, limits: limits)
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
