import Harness
import JSON
import Synchronization

/// A conversation with a running process, shared by the tasks that write to it, read from it and watch its time limits.
///
/// The writer takes requests from the pool only when it can send them, since other processes cannot take the requests
/// that wait in this conversation. The pool is never called while the lock is held.
final class Exchange: Sendable {
    private let state: Mutex<Conversation>
    private let pool: Pool
    private let limits: AdapterLimits
    /// This signal is set when the hello has been read, or when it is clear that no hello will arrive.
    private let greeted = Signal()
    let ended = Signal()
    /// A stream whose elements wake the writer; elements that arrive while the writer is awake count as one.
    private let wakes: AsyncStream<Void>
    private let wake: AsyncStream<Void>.Continuation

    init(_ conversation: Conversation, in pool: Pool) {
        self.pool = pool
        limits = pool.adapter.limits
        state = Mutex(conversation)
        (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    var conversation: Conversation { state.withLock { $0 } }

    func end(_ ending: Conversation.Ending) {
        state.withLock { $0.end(ending) }
        ended.set()
        greeted.set()
        wake.yield()
    }

    // MARK: The writer

    /// The number of bytes of requests to collect for one write.
    private static let batch = 64 << 10
    /// The number of requests to convert to lines before comparing the buffer's size with `batch` again.
    private static let handful = 16

    /// Writes the hello, and then requests as the window allows, until the conversation ends.
    func write(with write: ([UInt8]) async throws -> Void) async throws {
        try await write(AdapterProtocol.hello)
        await greeted.wait()
        await pool.asked.wait()
        guard let book = pool.book else { return }
        wake.yield()
        for await _ in wakes {
            while case let bytes = nextBatch(book), !bytes.isEmpty { try await write(bytes) }
            finishIfDone()
            if ended.isSet { return }
        }
    }

    /// Returns the next requests as lines. While there is room for only a few requests, returns nothing, so that each
    /// write sends many.
    private func nextBatch(_ book: RequestBook) -> [UInt8] {
        guard state.withLock({ $0.hasRoom }) else { return [] }
        var buffer = ByteBuffer(capacity: 2 * Self.batch)  // a batch may be slightly longer than `Self.batch`
        while buffer.count < Self.batch {
            let ids = nextRequests()
            if ids.isEmpty { break }
            for id in ids { AdapterProtocol.write(book.number(of: id), book[id], to: &buffer) }
        }
        return buffer.array
    }

    /// Returns the next requests to send, and takes them from the pool if the conversation has none left.
    private func nextRequests() -> ArraySlice<RequestID> {
        let (ids, count, inHand) = state.withLock { conversation in
            let ids = conversation.send(Self.handful)
            let count = ids.isEmpty ? conversation.willTake(Self.handful) : 0
            return (ids, count, conversation.inHand.count)
        }
        if count == 0 { return ids }
        let taken = pool.take(inHand: inHand, atLeast: count)
        return state.withLock { conversation in
            conversation.take(taken)
            return conversation.send(Self.handful)
        }
    }

    /// Ends the conversation if every request is answered and the pool has no further cases for it.
    ///
    /// - Returns: whether there may be more to send.
    @discardableResult
    private func finishIfDone() -> Bool {
        let isDrained = pool.drained.isSet
        let (isFinished, isToSend) = state.withLock { conversation in
            let isFinished = conversation.isDone && (isDrained || !conversation.takesMore)
            if isFinished { conversation.end(.finished) }
            let isLeft = !conversation.unsent.isEmpty || (conversation.takesMore && !isDrained)
            return (isFinished, conversation.hasRoom && isLeft)
        }
        if isFinished { ended.set() }
        return isToSend
    }

    // MARK: The reader

    /// Reads the output of the process. At the first invalid line, the conversation ends; the lines after it are
    /// ignored.
    func read(_ bytes: UnsafeRawBufferPointer, _ splitter: inout LineSplitter) {
        let arrival = ContinuousClock.now
        let book = pool.book
        var isGreeted = greeted.isSet
        var received: [(number: Int, reply: Reply)] = []
        var problem: Conversation.Ending?
        splitter.feed(bytes) { line in
            guard problem == nil else { return }
            do throws(ProtocolError) {
                if isGreeted {
                    received.append(try FastLane.reply(line, in: book))
                } else {
                    try greet(line)
                    isGreeted = true
                }
            } catch {
                problem = .broke(Fault(.protocol, error.sentence))
            }
        }
        if splitter.isOversized, problem == nil {
            problem = .broke(Fault(.oversized, "a line is longer than \(splitter.limit) bytes"))
        }
        if let stranger = receive(received, book, at: arrival) { problem = stranger }
        if let problem { end(problem) }
    }

    private func greet(_ line: ArraySlice<UInt8>) throws(ProtocolError) {
        let hello = try AdapterProtocol.hello(line, known: pool.adapter.catalogue.all)
        try pool.greet(hello)
        state.withLock { $0.greet(hello) }
        greeted.set()
    }

    /// Receives replies up to the first one that belongs to no request.
    ///
    /// - Returns: the ending of the conversation if a reply belongs to no request; otherwise nil.
    private func receive(
        _ received: [(number: Int, reply: Reply)], _ book: RequestBook?, at arrival: ContinuousClock.Instant
    ) -> Conversation.Ending? {
        if received.isEmpty { return nil }
        // If several replies are read together, the waiting time counts only for the first reply; the reading time is
        // divided among all replies.
        let (replies, stranger, wait, time) = state.withLock { conversation in
            var replies: [(id: RequestID, reply: Reply)] = []
            let wait = max(.zero, arrival - conversation.lastSign).inSeconds
            var time: Double { (ContinuousClock.now - arrival).inSeconds / Double(max(replies.count, 1)) }
            // Without a hello, all replies are ignored. A second answer is an error even after the conversation has
            // ended.
            guard conversation.hello != nil else { return (replies, Int?.none, 0.0, 0.0) }
            replies.reserveCapacity(received.count)
            for (number, reply) in received {
                let id = book?.id(of: number)
                switch (conversation.receive(id), id) {
                case (.inHand, let id?): replies.append((id, reply))
                case (.duplicate, let id?):
                    replies.append((id, .fault(Fault(.protocol, "request \(number) was answered twice"))))
                case (.late, _): break
                default: return (replies, number, wait, time)
                }
            }
            return (replies, nil, wait, time)
        }
        // The replies are delivered first, since `finishIfDone` may end the conversation.
        if !replies.isEmpty {
            pool.answered.set()
            pool.deliver(replies, first: wait, each: time)
            if finishIfDone() { wake.yield() }
        }
        guard let stranger else { return nil }
        let sentence =
            "the id \(stranger) of a reply belongs to no open request; other replies may have wrong ids too"
        return .broke(Fault(.protocol, sentence, hasUnknownID: true))
    }

    /// Ends the conversation, since the output of the process has ended; `rest` is an unfinished last line, or empty.
    func readEnd(rest: ArraySlice<UInt8>) {
        if rest.isEmpty { return end(.died) }
        let sentence = "the output ends in the middle of a line: \(AdapterProtocol.quoted(rest))"
        end(.broke(Fault(.protocol, sentence)))
    }

    // MARK: The watch

    /// Ends the conversation if the hello or a later reply takes longer than the limits allow.
    func watch() async {
        if await !greeted.wait(within: limits.start) {
            if !Task.isCancelled { end(.hung) }
            return
        }
        while !Task.isCancelled, !ended.isSet {
            let (isWaiting, since) = state.withLock { ($0.isWaiting, $0.lastSign) }
            let deadline = (isWaiting ? since : .now) + limits.time
            if isWaiting, deadline <= .now { return end(.hung) }
            try? await Task.sleep(until: deadline)
        }
    }

    func stopWithPool() async {
        await pool.stopped.wait()
        if !Task.isCancelled { end(.stopped) }
    }

    /// Ends the conversation if other processes take all cases before this process sends its hello.
    func endIfUnneeded() async {
        await pool.drained.wait()
        if !Task.isCancelled, state.withLock({ $0.takesMore && $0.hello == nil && $0.unsent.isEmpty }) {
            end(.unneeded)
        }
    }
}
