import Harness
import Synchronization

/// An adapter whose processes start before the cases are known, so that it is ready when the cases have been read.
///
/// The first call of `open` uses the processes that were started in advance; a second call starts the adapter again, as
/// `Adapter.open` does. Row *python* of `make throughput` shows how much time this saves.
public final class PrefetchedAdapter: Candidate {
    private let adapter: Adapter
    private let pool: Pool
    /// The task that runs the processes. It is never cancelled, since `Pool.interrupt` ends the processes.
    private let work: Task<Void, Never>
    private let isTaken = Atomic(false)

    /// Starts one process of the adapter at once, and the others when the number of cases is known.
    public convenience init(_ adapter: Adapter) {
        self.init(adapter, processes: 1)
    }

    init(_ adapter: Adapter, processes: Int) {
        let pool = Pool(adapter)
        self.adapter = adapter
        self.pool = pool
        work = Task { await pool.run(starting: processes) }
    }

    public func open(expecting cases: Int?) async throws(CandidateStartError) -> any Session {
        if isTaken.exchange(true, ordering: .relaxed) { return try await adapter.open(expecting: cases) }
        if let cases { pool.expect(cases) }
        await pool.greeted.wait()
        if Task.isCancelled { pool.interrupt() }
        if let hello = pool.hello { return AdapterSession(hello: hello, pool: pool, work: work) }
        let error = pool.startError
        await cancel()
        throw error
    }

    /// Waits until the first process has started; work that uses all processors should begin only after that.
    public func waitForSpawn() async { await pool.spawned.wait() }

    /// Ends the processes that were started in advance, for example because no case is left to run.
    public func cancel() async {
        pool.interrupt()
        await work.value
    }
}

/// A session with an adapter that has sent its hello.
struct AdapterSession: Session {
    let hello: Hello
    let pool: Pool
    let work: Task<Void, Never>

    func replies(to cases: [CaseRequests]) -> ReplyStream {
        let stream = ReplyStream { pool.interrupt() }
        pool.ask(cases, into: stream)
        Task {
            await work.value
            pool.conclude()
        }
        return stream
    }

    func close() async {
        pool.interrupt()
        await work.value
    }
}
