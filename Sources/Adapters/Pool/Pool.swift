import Harness
import Synchronization

/// The processes of one adapter, and their shared state: the hello, the queue of cases, and the remaining restarts.
///
/// Workers call the pool and wait for its signals; the pool never calls a worker.
final class Pool: Sendable {
    private struct State {
        var hello: Hello?
        var queue: WorkQueue?
        var restartsLeft: Int
        /// The number of workers that were started. Each worker runs one process at a time, and `running` workers have
        /// not ended.
        var started = 0
        var running = 0
        /// The number of processes that are worth starting for the expected cases; 0 if the number of cases is unknown.
        var size = 0
        /// The reasons why processes sent no valid hello, keyed by process number.
        var startErrors: [Int: CandidateStartError] = [:]
        /// The fault that made a worker stop before all requests were sent; nil if there is none.
        var gaveUp: Fault?
        var isInterrupted = false
        /// The error that makes the results of the whole run worthless; nil if there is none.
        var failure: CandidateStartError?
        /// The stream that receives the replies; nil before the requests are known, and after the run.
        var stream: ReplyStream?

        var isStopped: Bool { isInterrupted || failure != nil }
    }

    let adapter: Adapter
    /// This signal is set when a process has started, or when it is clear that no process will start.
    let spawned = Signal()
    /// This signal is set when a hello has arrived, or when it is clear that no hello will arrive.
    let greeted = Signal()
    /// This signal is set when the number of processes to start is known.
    let sized = Signal()
    /// This signal is set when the requests to send are known.
    let asked = Signal()
    /// This signal is set when all cases have been taken from the queue.
    let drained = Signal()
    /// This signal is set when the first reply to a request has arrived.
    let answered = Signal()
    /// This signal is set when all processes must end.
    let stopped = Signal()
    private let state: Mutex<State>

    init(_ adapter: Adapter) {
        self.adapter = adapter
        state = Mutex(State(restartsLeft: adapter.limits.restarts))
    }

    // MARK: Processes

    /// Starts the given number of processes, and more if there are many cases; returns when all processes have ended.
    func run(starting count: Int) async {
        await withTaskGroup(of: Void.self) { group in
            func start(_ count: Int) {
                for number in register(upTo: count) {
                    group.addTask {
                        var worker = AdapterWorker(pool: self)
                        self.end(of: number, await worker.drive())
                    }
                }
            }
            start(count)
            await sized.wait()
            start(state.withLock { $0.size })
        }
    }

    /// Returns the numbers of the processes to start now, so that `count` processes have been started in all.
    private func register(upTo count: Int) -> Range<Int> {
        state.withLock { state in
            let first = state.started
            guard !state.isStopped, count > first else { return first..<first }
            state.started = count
            state.running += count - first
            return first..<count
        }
    }

    private func end(of number: Int, _ error: CandidateStartError?) {
        let isLast = state.withLock { state in
            state.startErrors[number] = error
            state.running -= 1
            return state.running == 0
        }
        if isLast {
            spawned.set()
            greeted.set()
        }
    }

    /// Informs the pool of the maximum number of cases, so that the pool can start enough processes.
    func expect(_ cases: Int) {
        let processes = adapter.processes(for: cases)
        state.withLock { $0.size = processes }
        sized.set()
    }

    /// Returns whether the adapter may be restarted; if so, counts the restart.
    func mayRestart() -> Bool {
        state.withLock { state in
            guard state.restartsLeft > 0, !state.isStopped else { return false }
            state.restartsLeft -= 1
            return true
        }
    }

    var hasRestarts: Bool { state.withLock { $0.restartsLeft > 0 } }

    // MARK: The hello

    /// Receives the hello of a process, which must be the same as that of every other process.
    func greet(_ hello: Hello) throws(ProtocolError) {
        let first = state.withLock { state in
            let first = state.hello ?? hello
            state.hello = first
            return first
        }
        greeted.set()
        if hello == first { return }
        let sentence =
            "its processes send different hellos, so it is unknown what the adapter implements: "
            + hello.difference(from: first)
        let error = CandidateStartError(command: adapter.command, sentence: sentence)
        stop { $0.failure = $0.failure ?? error }
        throw ProtocolError(sentence)
    }

    var hello: Hello? { state.withLock { $0.hello } }

    /// The error to report if no process of the adapter sent a valid hello.
    var startError: CandidateStartError {
        state.withLock { state in
            if state.isInterrupted {
                let sentence = "the run was ended before the adapter's hello"
                return CandidateStartError(command: adapter.command, sentence: sentence, isInterruption: true)
            }
            return state.startErrors.min { $0.key < $1.key }?.value
                ?? CandidateStartError(command: adapter.command, sentence: "it was never started")
        }
    }

    // MARK: Requests and replies

    /// Sets the requests to send, and the stream for their replies. This method may be called only once.
    func ask(_ cases: [CaseRequests], into stream: ReplyStream) {
        let book = RequestBook(cases)
        let isDrained = state.withLock { state in
            let worth = adapter.processes(for: book.caseCount)
            if state.size == 0 { state.size = worth }
            let queue = WorkQueue(book, processes: min(state.size, worth))
            state.queue = queue
            state.stream = stream
            return queue.isDrained
        }
        sized.set()
        asked.set()
        if isDrained { drained.set() }
    }

    /// The requests of all cases; nil if they are not known yet.
    var book: RequestBook? { state.withLock { $0.queue?.book } }

    /// Takes the requests of the next cases for a process with `inHand` unanswered requests; none if the process has
    /// enough.
    func take(inHand: Int, atLeast count: Int = 1) -> [RequestID] {
        let (places, isDrained) = state.withLock { state -> (Range<Int>, Bool) in
            guard !state.isStopped, let places = state.queue?.take(inHand: inHand, atLeast: count)
            else { return (0..<0, false) }
            return (places, state.queue?.isDrained == true)
        }
        if isDrained { drained.set() }
        return places.map { RequestID(place: $0) }
    }

    /// Receives replies, and passes a case to the stream once all its replies have arrived, and again if a reply
    /// changes.
    ///
    /// - Parameters:
    ///   - first: The seconds for which the harness waited for the first of these replies.
    ///   - each: The seconds that it took to read each of these replies.
    func deliver(
        _ replies: some Sequence<(id: RequestID, reply: Reply)>, first: Double = 0, each: Double = 0
    ) {
        let (cases, stream) = state.withLock { state in
            var wait = first
            let cases = replies.compactMap { id, reply in
                let time = each + exchange(&wait, with: 0)
                return id.keptPlace.flatMap { state.queue?.note(reply, at: $0, after: time) }
            }
            return (cases, state.stream)
        }
        stream?.put(cases)
    }

    // MARK: The end

    /// Ends all processes, and keeps the replies that have arrived so far.
    func interrupt() { stop { $0.isInterrupted = true } }

    var isStopped: Bool { state.withLock { $0.isStopped } }

    private func stop(_ change: (inout sending State) -> Void) {
        state.withLock { change(&$0) }
        for signal in [stopped, sized, spawned, greeted, asked] { signal.set() }
    }

    /// Records the fault that made a worker stop before all requests were sent.
    func giveUp(for fault: Fault) {
        state.withLock { $0.gaveUp = $0.gaveUp ?? fault }
    }

    /// Records a fault for each request without a reply, and ends the stream; called when all processes have ended.
    func conclude() {
        let (cases, stream, failure) = state.withLock { state in
            let fault = state.isInterrupted ? .interruption : state.gaveUp ?? .neverAsked
            return (state.queue?.fill(with: fault) ?? [], state.stream.take(), state.failure)
        }
        stream?.put(cases)
        stream?.finish(throwing: failure)
    }
}
