import JSON
import Specification
import Synchronization

/// What is said between the harness and one life of an adapter; shared by the tasks that write, read and watch.
final class Conversation: Sendable {
    /// How the conversation came to its end.
    enum Ending: Sendable {
        /// Everything was answered.
        case finished
        /// All was taken by other processes before this one said its hello.
        case unneeded
        /// The run was interrupted, or has failed as a whole.
        case stopped
        /// No sign of life for as long as the limit allows.
        case hung
        case died
        case broke(Fault.Kind, String)
    }

    private struct State {
        /// The numbers of the requests, in the order in which they are sent.
        var numbers: [Int]
        var hello: Hello?
        var next = 0
        /// A slice, from whose front it costs nothing to take: most adapters answer in turn.
        var inHand: ArraySlice<Int> = []
        var answered: Set<Int> = []
        var lastAnswered: Int?
        var lastSign = ContinuousClock.now
        /// When the replies were last looked at, or the first request was sent, and how many there were by then.
        var paceBegin: (time: ContinuousClock.Instant, answered: Int)?
        var ending: Ending?
    }

    private let state: Mutex<State>
    /// Whether there is a hello, for whoever asks it of every line.
    private let isGreeted = Atomic(false)
    let crew: Crew
    private let window: Int
    private let takesMore: Bool
    private let signal: AsyncStream<Void>
    private let ring: AsyncStream<Void>.Continuation
    private let end: AsyncStream<Void>
    private let ended: AsyncStream<Void>.Continuation

    /// - Parameters:
    ///   - numbers: which of the crew's requests to send first.
    ///   - takesMore: whether it then takes further cases from the crew, as long as there are any.
    ///   - window: how many requests may be in hand.
    init(of crew: Crew, asking numbers: [Int] = [], takesMore: Bool = true, window: Int) {
        self.crew = crew
        self.window = window
        self.takesMore = takesMore
        (signal, ring) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        (end, ended) = AsyncStream.makeStream()
        state = Mutex(State(numbers: numbers))
    }

    // MARK: The writer's side

    /// Bytes of requests that are gathered into one write.
    private static let batch = 64 << 10

    /// Writes the hello, then requests as the window allows, until all are answered or the conversation ends.
    func write(with write: ([UInt8]) async throws -> Void) async throws {
        try await write(AdapterProtocol.hello)
        for await _ in signal {
            while true {
                let bytes = nextBatch()
                if bytes.isEmpty { break }
                try await write(bytes)
            }
            let (isOver, isWaiting) = state.withLock {
                ($0.ending != nil, $0.hello == nil && $0.numbers.isEmpty)
            }
            if isOver { return }
            if isWaiting, takesMore, crew.isDrained { return end(.unneeded) }
        }
    }

    /// The next requests as lines; none while there is little room, so that many go in one write.
    private func nextBatch() -> [UInt8] {
        guard state.withLock({ hasRoom($0) }) else { return [] }
        // The last few may go beyond it.
        var buffer = ByteBuffer(capacity: 2 * Self.batch)
        while buffer.count < Self.batch {
            let numbers = state.withLock { state -> ArraySlice<Int> in
                guard state.hello != nil, state.ending == nil else { return [] }
                let room = min(window - state.inHand.count, Self.handful)
                guard room > 0 else { return [] }
                refill(&state, atLeast: room)
                let end = min(state.next + room, state.numbers.count)
                guard state.next < end else { return [] }
                if state.inHand.isEmpty { state.lastSign = .now }
                if state.paceBegin == nil { state.paceBegin = (.now, state.answered.count) }
                let numbers = state.numbers[state.next..<end]
                state.inHand += numbers
                state.next = end
                return numbers
            }
            if numbers.isEmpty { break }
            for (number, request) in zip(numbers, crew.requests(numbers)) {
                AdapterProtocol.write(number, request, to: &buffer)
            }
        }
        return buffer.array
    }

    /// Whether there is room for so many requests that it is worth a write.
    private func hasRoom(_ state: borrowing State) -> Bool { state.inHand.count <= window * 3 / 4 }

    /// Whether there are requests to send: to wake the writer for nothing takes more time than most replies.
    private func hasMore(_ state: borrowing State) -> Bool {
        if state.next < state.numbers.count { return true }
        return takesMore ? crew.hasNext(inHand: state.inHand.count) : false
    }

    /// Requests that are made into lines at once; there may be long ones among them.
    private static let handful = 16

    /// Takes further cases where there are not so many requests left to send.
    private func refill(_ state: inout State, atLeast count: Int = 1) {
        let waiting = state.numbers.count - state.next
        if takesMore, waiting < count {
            state.numbers += crew.next(inHand: state.inHand.count + waiting, atLeast: count - waiting)
        }
    }

    // MARK: The reader's side

    /// How long the replies may gather before they are read; nil where the adapter may soon have nothing to do.
    ///
    /// Half the time that it took of late for as many requests as it can still answer before it needs more.
    var leisure: Duration? {
        state.withLock { state in
            let (count, now) = (state.answered.count, ContinuousClock.now)
            guard let begin = state.paceBegin else { return nil }
            let each = (now - begin.time) / max(count - begin.answered, 1)
            state.paceBegin = (now, count)
            let spare = state.inHand.count - window / 4
            guard state.ending == nil, spare > 0, count > 0 else { return nil }
            return min(max(each * spare / 2, .milliseconds(1)), .milliseconds(10))
        }
    }

    func read(_ line: ArraySlice<UInt8>) {
        let isWaiting = !isGreeted.load(ordering: .acquiring)
        var isOfInterest = true
        // After a bad start nothing can make it good; after a hello late lines may still be second answers.
        if isWaiting, state.withLock({ $0.ending != nil }) { return }
        do throws(AdapterProtocol.Breach) {
            if isWaiting {
                let hello = try AdapterProtocol.hello(line)
                try crew.greet(hello)
                state.withLock { state in
                    state.hello = hello
                    state.lastSign = .now
                    finishIfDone(&state)
                }
                isGreeted.store(true, ordering: .releasing)
            } else {
                isOfInterest = try take(AdapterProtocol.reply(line, crew.likelyAnswer))
            }
        } catch {
            end(.broke(.protocol, error.sentence))
        }
        if isOfInterest { ring.yield() }
    }

    /// Takes a reply, and says whether there is something to send now.
    private func take(_ reply: (id: Int, answer: Answer)) throws(AdapterProtocol.Breach) -> Bool {
        enum Standing { case inHand, answered, unknown, late }
        let (standing, isToSend) = state.withLock { state -> (Standing, Bool) in
            guard state.ending == nil, let index = state.inHand.firstIndex(of: reply.id) else {
                if state.answered.contains(reply.id) { return (.answered, false) }
                return (state.ending == nil ? .unknown : .late, false)
            }
            if index == state.inHand.startIndex {
                state.inHand.removeFirst()
            } else {
                state.inHand.remove(at: index)
            }
            state.answered.insert(reply.id)
            state.lastAnswered = reply.id
            state.lastSign = .now
            // The reply counts before the conversation may be over.
            crew.set(reply.id, .success(reply.answer))
            finishIfDone(&state)
            return (.inHand, hasRoom(state) && hasMore(state))
        }
        switch standing {
        case .inHand, .late: break
        case .answered:
            crew.set(reply.id, .failure(Fault(.protocol, "the request \(reply.id) was answered twice")))
        case .unknown:
            throw AdapterProtocol.Breach(sentence: "the id \(reply.id) of a reply is that of no open request")
        }
        return isToSend
    }

    private func finishIfDone(_ state: inout State) {
        guard state.ending == nil, state.inHand.isEmpty, !takesMore || crew.isPrepared else { return }
        refill(&state)
        guard state.next == state.numbers.count else { return }
        state.ending = .finished
        ended.finish()
    }

    /// The output is at its end.
    func readEnd(rest: ArraySlice<UInt8>) {
        if !rest.isEmpty, state.withLock({ $0.ending == nil }) {
            let text = AdapterProtocol.excerpt(rest)
            end(.broke(.protocol, "the output ends in the middle of a line: \(text)"))
        } else {
            end(.died)
        }
    }

    func end(_ ending: Ending) {
        state.withLock { state in
            if state.ending == nil { state.ending = ending }
        }
        ended.finish()
        ring.yield()
    }

    /// It is known now what is to be asked, which may be nothing.
    func hearOfSupply() {
        state.withLock { state in
            if state.hello != nil { finishIfDone(&state) }
        }
        ring.yield()
    }

    /// Has the writer look again whether there is something to do.
    func nudge() { ring.yield() }

    // MARK: The watch's side

    /// Ends the conversation when nothing was heard for longer than the limit.
    func watch(_ limits: AdapterLimits) async throws {
        while true {
            let (limit, since, isWaiting, isOver) = state.withLock { state in
                let greeted = state.hello != nil
                return (
                    greeted ? limits.time : limits.start, state.lastSign, !greeted || !state.inHand.isEmpty,
                    state.ending != nil
                )
            }
            if isOver { return }
            let left = limit - (ContinuousClock.now - since)
            if isWaiting, left <= .zero { return end(.hung) }
            // A quiet adapter is looked at again when its time may be up, at most twenty times a second.
            try await Task.sleep(
                for: isWaiting ? min(max(left, .milliseconds(1)), .milliseconds(50)) : .milliseconds(50))
        }
    }

    /// Waits until the conversation has come to its end.
    func waitForEnd() async {
        for await _ in end {}
    }

    // MARK: Afterwards

    var hello: Hello? { state.withLock { $0.hello } }
    var ending: Ending { state.withLock { $0.ending ?? .died } }
    /// The requests that were sent and not answered, oldest first.
    var inHand: [Int] { state.withLock { Array($0.inHand) } }
    /// The requests that it took and never sent.
    var unsent: [Int] { state.withLock { Array($0.numbers[$0.next...]) } }
    var lastAnswered: Int? { state.withLock { $0.lastAnswered } }
    var answeredCount: Int { state.withLock { $0.answered.count } }
}
