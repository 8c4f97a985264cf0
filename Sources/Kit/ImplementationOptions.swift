import ArgumentParser
import Harness
import JSON
import Reports
import Specification

/// Which implementation is meant, and how an adapter is treated.
struct ImplementationOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The command of an adapter.", valueName: "command"))
    var adapter: String?

    @Option(help: ArgumentHelp("A variant of the reference instead of an adapter.", valueName: "name"))
    var variant: String?

    @OptionGroup var treatment: AdapterOptions

    func validate() throws {
        if adapter != nil, variant != nil {
            throw ValidationError("give either --adapter or --variant, not both")
        }
    }

    /// The reference, where neither an adapter nor a variant is named.
    func candidate() throws -> any Candidate {
        guard let adapter else { return try Kit.current.candidate(variant) }
        return self.adapter(adapter)
    }

    /// An adapter of any command, treated as these options say.
    func adapter(_ command: String) -> Adapter { treatment.adapter(command) }

    /// Starts the adapter, if one is named, so that it gets ready while its cases are read.
    ///
    /// If there is nothing to ask it after all, it has to be cancelled.
    func prefetch() -> PrefetchedAdapter? {
        guard let adapter else { return nil }
        Interruption.isAwaited()
        return PrefetchedAdapter(self.adapter(adapter))
    }

    /// Runs and judges the cases, so many times; an adapter that cannot be started is a `Failure`.
    ///
    /// Ctrl-C ends the run early, with what is known; `Run.isInterrupted` tells.
    func run(_ cases: [GoldenCase], _ candidate: some Candidate, times: Int = 1) async throws -> Run {
        do throws(AdapterStartError) {
            return try await Run.interruptible(cases, with: candidate, times: times)
        } catch {
            throw Failure(error.isInterruption ? .interrupted : .adapter, "\(error)")
        }
    }

    /// The words of a command line that name the implementation.
    var words: [String] {
        if let adapter { return ["--adapter", shellQuoted(adapter)] + treatment.words }
        if let variant { return ["--variant", shellQuoted(variant)] }
        return []
    }
}
