import Adapters
import Harness

/// The implementation that the explorer compares with the reference.
///
/// A process of an adapter is started in advance, so that it is ready when an input has been typed. Each input has its
/// own process; if that process hangs or dies, the next input is not affected.
public actor Beside {
    /// The title to show until the hello of the implementation arrives.
    nonisolated let title: String
    /// The implementation for callers that send it many inputs; it does not use the process that was started in
    /// advance.
    nonisolated let candidate: any Candidate
    private let adapter: Adapter?
    private var ready: PrefetchedAdapter?

    /// Makes the implementation from an adapter; a new process of the adapter answers each input.
    public init(_ adapter: Adapter) {
        title = adapter.command
        candidate = adapter
        self.adapter = adapter
    }

    /// Wraps an implementation that runs in this process.
    public init(_ implementation: InProcess) {
        title = implementation.hello.name
        candidate = implementation
        adapter = nil
    }

    /// Starts a process for the next input, unless one is running already.
    public func prepare() {
        if let adapter, ready == nil { ready = PrefetchedAdapter(adapter) }
    }

    /// Returns the candidate that answers the next input: the process that was started in advance, if there is one.
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
