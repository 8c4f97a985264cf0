import ArgumentParser
import Harness

/// Which implementation is meant, and how an adapter is treated.
struct ImplementationOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The command of an adapter.", valueName: "command"))
    var adapter: String?

    @Option(help: ArgumentHelp("A variant of the reference instead of an adapter.", valueName: "name"))
    var variant: String?

    @Option(help: ArgumentHelp("Seconds an adapter may take for one case.", valueName: "seconds"))
    var timeout = 10.0

    @Option(help: ArgumentHelp("Seconds an adapter may take for its hello.", valueName: "seconds"))
    var startTimeout = 30.0

    @Option(help: ArgumentHelp("How often an adapter may be started anew.", valueName: "count"))
    var restarts = 100

    @Option(
        help: ArgumentHelp(
            "How many processes of an adapter may work side by side.",
            discussion: "Worth it for slow adapters; small runs take fewer.",
            valueName: "count"))
    var jobs = 1

    func validate() throws {
        if adapter != nil, variant != nil {
            throw ValidationError("--adapter and --variant are two different things; give one")
        }
        if timeout <= 0 || startTimeout <= 0 { throw ValidationError("a time limit is more than 0 seconds") }
        if jobs < 1 { throw ValidationError("there is at least 1 job") }
        if restarts < 0 { throw ValidationError("the number of restarts is 0 or more") }
    }

    /// The reference, where neither an adapter nor a variant is named.
    func candidate() throws -> any Candidate {
        guard let adapter else { return try variant.map(References.variant) ?? References.reference }
        return self.adapter(adapter)
    }

    /// An adapter of any command, treated as these options say.
    func adapter(_ command: String) -> Adapter {
        var limits = AdapterLimits()
        limits.time = .seconds(timeout)
        limits.start = .seconds(startTimeout)
        limits.restarts = restarts
        return Adapter(command: command, limits: limits, jobs: jobs)
    }

    /// Runs and judges the cases; an adapter that cannot be started is a `Failure`.
    func run(_ cases: [GoldenCase], _ candidate: some Candidate) async throws -> Run {
        do throws(AdapterStartError) {
            return try await Run(cases, with: candidate)
        } catch {
            throw Failure(.adapter, "\(error)")
        }
    }

    /// The words of a command line that name the implementation.
    var words: [String] {
        if let adapter { return ["--adapter", shellQuoted(adapter)] }
        if let variant { return ["--variant", shellQuoted(variant)] }
        return []
    }
}

/// A word as a shell reads it back.
func shellQuoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
}
