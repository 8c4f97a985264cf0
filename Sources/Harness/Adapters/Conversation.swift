import Specs
import Synchronization

/// What is said between the harness and one life of an adapter; shared by the tasks that write, read and watch.
final class Conversation: Sendable {
    /// How the conversation came to its end.
    enum Ending: Sendable {
        /// Everything was answered.
        case finished
        /// No sign of life for as long as the limit allows.
        case hung
        case died
        case broke(Fault.Kind, String)
    }

    private struct State {
        /// The numbers of the requests, in the order in which they are sent.
        var numbers: [Int]
        var requests: [Request]
        var hello: Hello?
        var next = 0
        var inHand: [Int] = []
        var answered: Set<Int> = []
        var lastSign = ContinuousClock.now
        var ending: Ending?
        var isClosing = false
    }

    private let state: Mutex<State>
    private let prepare: (@Sendable (Hello) -> (requests: [Request], numbers: [Int]))?
    private let window: Int
    private let deliver: @Sendable (Int, Reply) -> Void
    private let signal: AsyncStream<Void>
    private let ring: AsyncStream<Void>.Continuation

    /// - Parameters:
    ///   - numbers: which of the requests to send.
    ///   - prepare: makes the requests of the hello, where they are not known before, and says which of them to send.
    ///   - deliver: takes the reply of a request by its number; a later reply replaces an earlier one.
    init(
        asking numbers: [Int] = [], of requests: [Request] = [], window: Int,
        preparing prepare: (@Sendable (Hello) -> (requests: [Request], numbers: [Int]))? = nil,
        deliver: @escaping @Sendable (Int, Reply) -> Void
    ) {
        self.prepare = prepare
        self.window = window
        self.deliver = deliver
        (signal, ring) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        state = Mutex(State(numbers: numbers, requests: requests))
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
            if state.withLock({ $0.ending != nil }) { return }
        }
    }

    private func nextBatch() -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < Self.batch {
            let next = state.withLock { state -> (number: Int, request: Request)? in
                guard state.hello != nil, state.ending == nil else { return nil }
                guard state.next < state.numbers.count, state.inHand.count < window else { return nil }
                let number = state.numbers[state.next]
                state.next += 1
                if state.inHand.isEmpty { state.lastSign = .now }
                state.inHand.append(number)
                return (number, state.requests[number])
            }
            guard let next else { break }
            bytes += AdapterProtocol.run(next.number, next.request)
        }
        return bytes
    }

    // MARK: The reader's side

    func read(_ line: ArraySlice<UInt8>) {
        let (isWaiting, isOver) = state.withLock { ($0.hello == nil, $0.ending != nil) }
        // After a bad start nothing can make it good; after a hello late lines may still be second answers.
        if isWaiting, isOver { return }
        do throws(AdapterProtocol.Breach) {
            if isWaiting {
                let hello = try AdapterProtocol.hello(line)
                let prepared = prepare?(hello)
                state.withLock { state in
                    state.hello = hello
                    state.lastSign = .now
                    if let prepared {
                        state.requests = prepared.requests
                        state.numbers = prepared.numbers
                    }
                    if state.numbers.isEmpty { state.ending = .finished }
                }
            } else {
                try take(AdapterProtocol.reply(line))
            }
        } catch {
            end(.broke(.protocol, error.sentence))
        }
        ring.yield()
    }

    private func take(_ reply: (id: Int, answer: Answer)) throws(AdapterProtocol.Breach) {
        enum Standing { case inHand, answered, unknown, late }
        let standing = state.withLock { state -> Standing in
            if state.answered.contains(reply.id) { return .answered }
            if state.ending != nil { return .late }
            guard let index = state.inHand.firstIndex(of: reply.id) else { return .unknown }
            state.inHand.remove(at: index)
            state.answered.insert(reply.id)
            state.lastSign = .now
            if state.inHand.isEmpty, state.next == state.numbers.count { state.ending = .finished }
            return .inHand
        }
        switch standing {
        case .inHand: deliver(reply.id, .success(reply.answer))
        case .answered:
            deliver(reply.id, .failure(Fault(.protocol, "the request \(reply.id) was answered twice")))
        case .unknown:
            throw AdapterProtocol.Breach(sentence: "the id \(reply.id) of a reply is that of no open request")
        case .late: break
        }
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
        ring.yield()
    }

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

    // MARK: Afterwards

    var hello: Hello? { state.withLock { $0.hello } }
    var ending: Ending { state.withLock { $0.ending ?? .died } }
    /// The requests that were sent and not answered, oldest first.
    var inHand: [Int] { state.withLock { $0.inHand } }
    /// The requests that were never sent.
    var unsent: [Int] { state.withLock { Array($0.numbers[$0.next...]) } }
    var requests: [Request] { state.withLock { $0.requests } }
    var answeredCount: Int { state.withLock { $0.answered.count } }
}
