import JSON
import Specification
import Synchronization

/// An adapter that is started before its cases are known, so that it gets ready while they are read.
///
/// The first questions go to the processes that were started; whoever asks again has the adapter started anew.
public final class HeadStart: Candidate {
    private let adapter: Adapter
    private let crew: Crew
    private let work: Task<[AdapterDriver.End], Never>
    private let isTaken = Mutex(false)

    /// Starts processes of the adapter; more follow when it is known how many cases there are.
    public convenience init(_ adapter: Adapter) {
        self.init(adapter, processes: 1)
    }

    init(_ adapter: Adapter, processes: Int) {
        let crew = Crew(adapter)
        self.adapter = adapter
        self.crew = crew
        // Cancelled, the work is to end in good order; so it runs in a task that is not.
        work = Task {
            let ends = await HeadStart.drive(crew, starting: processes)
            // Whoever was interrupted before all was prepared gets a reply to everything all the same.
            await crew.waitForPreparation()
            return ends
        }
    }

    public func answer(
        _ prepare: @escaping @Sendable (Hello) -> [Request]
    ) async throws(AdapterStartError) -> (hello: Hello, replies: [Reply]) {
        try await answer(atMost: nil, { Questions(prepare($0)) }, settled: { _, _ in })
    }

    public func answer(
        atMost cases: Int?, _ prepare: @escaping @Sendable (Hello) -> Questions, settled: @escaping Settled
    ) async throws(AdapterStartError) -> (hello: Hello, replies: [Reply]) {
        let isFirst = isTaken.withLock { isTaken in
            defer { isTaken = true }
            return !isTaken
        }
        guard isFirst else { return try await adapter.answer(atMost: cases, prepare, settled: settled) }
        crew.supply(atMost: cases, settled: settled, prepare)
        let ends = await withTaskCancellationHandler {
            await work.value
        } onCancel: {
            crew.interrupt()
        }
        if let failure = crew.failure { throw failure }
        if let hello = crew.hello {
            let abandoned =
                ends.compactMap(\.gaveUp).first ?? Fault(.abandoned, "the adapter was never asked")
            let fault =
                crew.isInterrupted ? Fault(.interrupted, "the run was ended before the answer") : abandoned
            return (hello, crew.replies(else: fault))
        }
        throw crew.isInterrupted
            ? AdapterStartError(interrupting: adapter.command)
            : ends.compactMap(\.startError).first
                ?? AdapterStartError(command: adapter.command, sentence: "it was never started")
    }

    /// Waits until the first process is there: what takes all processors is better begun after that.
    public func waitForSpawn() async {
        for await _ in crew.spawned {}
    }

    /// Ends the processes where there is nothing to ask them after all.
    public func cancel() async {
        crew.interrupt()
        _ = await work.value
    }

    /// Drives the processes, each until nothing is left for it; how each ended, in the order of their starts.
    ///
    /// - Parameter count: how many start at once; the rest start when the crew wants them.
    private static func drive(_ crew: Crew, starting count: Int) async -> [AdapterDriver.End] {
        enum Event: Sendable {
            /// So many processes are worth their start; nil where that will not change any more.
            case wanted(Int?)
            case end(Int, AdapterDriver.End)
        }
        return await withTaskGroup(of: Event.self) { group in
            var started = 0
            var ends: [(number: Int, end: AdapterDriver.End)] = []
            func start(_ count: Int) {
                while started < count {
                    let number = started
                    started += 1
                    group.addTask {
                        var driver = AdapterDriver(crew: crew)
                        return .end(number, await driver.drive())
                    }
                }
            }
            func listen() {
                group.addTask {
                    var wanted = crew.wanted.makeAsyncIterator()
                    return .wanted(await wanted.next())
                }
            }
            start(count)
            listen()
            for await event in group {
                switch event {
                case .wanted(nil): break
                case .wanted(let count?):
                    start(count)
                    listen()
                case .end(let number, let end):
                    ends.append((number, end))
                    if ends.count == started { crew.finish() }
                }
            }
            return ends.sorted { $0.number < $1.number }.map(\.end)
        }
    }
}
