import Adapters
import Harness

/// The implementation that is shown beside the reference.
///
/// A process of an adapter is started in advance, so that it is ready when an input has been typed. Each input has a
/// process of its own, which can hang or die without harm to the next.
public actor Beside {
    /// The title to show until the hello of the implementation arrives.
    nonisolated let title: String
    /// The implementation, for callers that ask it repeatedly.
    nonisolated let candidate: any Candidate
    private let adapter: Adapter?
    private var ready: PrefetchedAdapter?

    /// Shows an adapter.
    public init(_ adapter: Adapter) {
        title = adapter.command
        candidate = adapter
        self.adapter = adapter
    }

    /// Shows an implementation that runs in this process.
    public init(_ implementation: InProcess) {
        title = implementation.hello.name
        candidate = implementation
        adapter = nil
    }

    /// Starts a process for the next input, if there is none yet.
    public func prepare() {
        if let adapter, ready == nil { ready = PrefetchedAdapter(adapter) }
    }

    /// Returns the candidate for the next input.
    func take() -> any Candidate {
        defer { ready = nil }
        return ready ?? candidate
    }

    /// Ends the process that was started in advance.
    public func end() async {
        await ready?.cancel()
        ready = nil
    }
}
