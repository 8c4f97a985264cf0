import Adapters
import ArgumentParser
import Harness

struct ImplementationOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The command that starts an adapter.", valueName: "command"))
    var adapter: String?

    @Option(
        help: ArgumentHelp("The name of a variant to run instead of an adapter.", valueName: "name"),
        completion: Completions.variants)
    var variant: String?

    @OptionGroup var treatment: AdapterOptions

    func validate() throws {
        if adapter != nil, variant != nil {
            throw ValidationError("give either --adapter or --variant, not both")
        }
        try checkCommand("--adapter", adapter)
    }

    /// Returns the implementation; the reference if neither an adapter nor a variant is named.
    func candidate() throws -> any Candidate {
        guard let adapter else { return try Kit.current.candidate(variant) }
        return treatment.adapter(adapter)
    }

    /// Starts the adapter, if one is named, so that it gets ready while the program reads the cases.
    ///
    /// If the program sends no case to the adapter after all, the caller must cancel the adapter.
    func prefetch() -> PrefetchedAdapter? {
        guard let adapter else { return nil }
        Interruption.isAwaited()
        return PrefetchedAdapter(treatment.adapter(adapter))
    }

    /// The options that name the implementation and say how to run an adapter, as words of a shell command.
    var words: [String] { name + treatment.words }

    /// The option that names the implementation, as words of a shell command; empty for the reference.
    var name: [String] {
        if let adapter { return ["--adapter", shellQuoted(adapter)] }
        if let variant { return ["--variant", shellQuoted(variant)] }
        return []
    }
}
