import Harness
import JSON
import Synchronization

/// One conversation with a process in progress, shared by the tasks that write, read and watch.
///
/// The writer takes work from the pool just before sending it: other processes could not take work that this one holds
/// unsent. The pool is never called under the lock.
final class Exchange: Sendable {
    private let state: Mutex<Conversation>
    private let pool: Pool
    private let limits: AdapterLimits
    /// The hello was read, or will never be.
    private let greeted = Signal()
    let ended = Signal()
    /// Wakes the writer; several wakes before the writer looks count as one.
    private let wakes: AsyncStream<Void>
    private let wake: AsyncStream<Void>.Continuation

    init(_ conversation: Conversation, in pool: Pool) {
        self.pool = pool
        limits = pool.adapter.limits
        state = Mutex(conversation)
        (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// The current state of the conversation.
    var conversation: Conversation { state.withLock { $0 } }

    func end(_ ending: Conversation.Ending) {
        state.withLock { $0.end(ending) }
        ended.set()
        greeted.set()
        wake.yield()
    }

    // MARK: The writer

    /// The bytes of requests to gather into one write.
    private static let batch = 64 << 10
    /// The number of requests to convert to lines at once; some may be long.
    private static let handful = 16

    /// Writes the hello, then requests as the window allows, until the conversation ends.
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

    /// The next requests as lines; none while there is little room, so that many go in one write.
    private func nextBatch(_ book: RequestBook) -> [UInt8] {
        guard state.withLock({ $0.hasRoom }) else { return [] }
        var buffer = ByteBuffer(capacity: 2 * Self.batch)  // the last few requests may exceed one batch
        while buffer.count < Self.batch {
            let ids = nextRequests()
            if ids.isEmpty { break }
            for id in ids { AdapterProtocol.write(book.number(of: id), book[id], to: &buffer) }
        }
        return buffer.array
    }

    /// The next requests to send; taken from the pool if none is left.
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

    /// Ends the conversation if every request is answered and nothing is left to take.
    ///
    /// - Returns: whether there may be something to send.
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

    /// Takes the output of the process. An error in a line ends the conversation, and the lines after it are ignored.
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
                problem = .broke(.protocol, error.sentence)
            }
        }
        if splitter.isOversized, problem == nil {
            problem = .broke(.oversized, "a line is longer than \(splitter.limit) bytes")
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

    /// Takes replies up to the first that answers no request.
    ///
    /// - Returns: the end of the conversation that such a reply causes.
    private func receive(
        _ received: [(number: Int, reply: Reply)], _ book: RequestBook?, at arrival: ContinuousClock.Instant
    ) -> Conversation.Ending? {
        if received.isEmpty { return nil }
        // Of replies that are read together, only the first was waited for; all share the reading time.
        let (replies, stranger, wait, time) = state.withLock { conversation in
            var replies: [(id: RequestID, reply: Reply)] = []
            let wait = max(.zero, arrival - conversation.lastSign).inSeconds
            var time: Double { (ContinuousClock.now - arrival).inSeconds / Double(max(replies.count, 1)) }
            // Without a hello, all replies are ignored; after a hello, late replies may still be second answers.
            guard conversation.hello != nil else { return (replies, Int?.none, 0.0, 0.0) }
            replies.reserveCapacity(received.count)
            for (number, reply) in received {
                let id = book?.id(of: number)
                switch (conversation.receive(id), id) {
                case (.inHand, let id?): replies.append((id, reply))
                case (.duplicate, let id?):
                    replies.append(
                        (id, .fault(Fault(.protocol, "the request \(number) was answered twice"))))
                case (.late, _): break
                default: return (replies, number, wait, time)
                }
            }
            return (replies, nil, wait, time)
        }
        // The answers are delivered before the check whether the conversation is over.
        if !replies.isEmpty {
            pool.deliver(replies, first: wait, each: time)
            if finishIfDone() { wake.yield() }
        }
        return stranger.map { .broke(.protocol, "the id \($0) of a reply belongs to no open request") }
    }

    /// The output has ended.
    func readEnd(rest: ArraySlice<UInt8>) {
        if rest.isEmpty { return end(.died) }
        end(.broke(.protocol, "the output ends in the middle of a line: \(AdapterProtocol.excerpt(rest))"))
    }

    // MARK: The watch

    /// Ends the conversation if there is no hello, and then no reply, for longer than the limits allow.
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

    /// Ends the conversation if the pool stops.
    func stopWithPool() async {
        await pool.stopped.wait()
        if !Task.isCancelled { end(.stopped) }
    }

    /// Ends the conversation if other processes took all cases before the hello.
    func endIfUnneeded() async {
        await pool.drained.wait()
        if !Task.isCancelled, state.withLock({ $0.takesMore && $0.hello == nil && $0.unsent.isEmpty }) {
            end(.unneeded)
        }
    }
}
