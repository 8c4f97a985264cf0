import Adapters
import ArgumentParser
import Foundation

/// The options that say how to run an adapter, for every verb that starts one.
struct AdapterOptions: ParsableArguments {
    // A negative number is read as the option's value, not as another option, so that the error can state the bounds.
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The time limit for one case, in seconds.", valueName: "seconds"))
    var timeout = 10.0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The time limit for an adapter's hello, in seconds.", valueName: "seconds"))
    var startTimeout = 30.0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of times that an adapter may be restarted.", valueName: "count"))
    var restarts = 100

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The number of adapter processes that run in parallel (by default one per processor).",
            discussion: "Each case goes to only one process; a run with few cases starts fewer processes.",
            valueName: "count"
        ))
    var jobs: Int?

    @Option(
        name: .customLong("env"),
        help: ArgumentHelp(
            "An environment variable for an adapter; may be repeated.", valueName: "name=value"))
    var variables: [EnvironmentVariable] = []

    @Option(
        help: ArgumentHelp(
            "The folder in which the adapter's command runs (by default the current folder).",
            valueName: "dir"))
    var directory: String?

    func validate() throws {
        try checkBounds("--timeout", timeout, 0.001...86_400, "seconds")
        try checkBounds("--start-timeout", startTimeout, 0.001...86_400, "seconds")
        try checkBounds("--jobs", jobs, 1...1_024)
        try checkBounds("--restarts", restarts, 0...1_000_000)
        if let directory {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: directory, isDirectory: &isFolder),
                isFolder.boolValue
            else { throw ValidationError("--directory \(directory) is not a folder") }
        }
    }

    func adapter(_ command: String) -> Adapter {
        var limits = AdapterLimits()
        limits.time = .seconds(timeout)
        limits.start = .seconds(startTimeout)
        limits.restarts = restarts
        var adapter = Adapter(
            command: command, catalogue: Kit.current.catalogue, limits: limits,
            jobs: jobs ?? Adapter.standardJobs)
        adapter.environment = Dictionary(variables.map { ($0.name, $0.value) }) { _, last in last }
        adapter.directory = directory
        return adapter
    }

    /// The options that differ from the defaults, as words of a shell command.
    var words: [String] {
        let standard = AdapterLimits()
        var words = variables.flatMap { ["--env", shellQuoted("\($0.name)=\($0.value)")] }
        if let directory { words += ["--directory", shellQuoted(directory)] }
        if .seconds(timeout) != standard.time { words += ["--timeout", "\(timeout)"] }
        if .seconds(startTimeout) != standard.start { words += ["--start-timeout", "\(startTimeout)"] }
        if restarts != standard.restarts { words += ["--restarts", "\(restarts)"] }
        if let jobs { words += ["--jobs", "\(jobs)"] }
        return words
    }
}

struct EnvironmentVariable: ExpressibleByArgument {
    let name: String
    let value: String

    init?(argument: String) {
        guard let sides = argument.sides(mayBeEmpty: true), !sides.0.isEmpty, !argument.contains("\0")
        else { return nil }
        (name, value) = sides
    }
}

/// Returns a word that a shell reads as the given word; it is quoted if necessary.
///
/// The function looks at scalars, as a shell does: in Swift, a quote and a combining mark form a single character.
func shellQuoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "-_./".unicodeScalars.contains(scalar)
    }
    if isPlain, !word.isEmpty { return word }
    let parts = word.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }
    return "'\(parts.joined())'"
}
