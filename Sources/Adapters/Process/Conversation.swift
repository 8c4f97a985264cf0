import Harness

/// The state of the messages between the harness and one process of an adapter.
///
/// This value neither sends bytes nor waits; `Exchange` does both.
struct Conversation: Sendable {
    enum Ending: Sendable {
        /// The process has answered every request.
        case finished
        /// Other processes took all cases before this process sent its hello.
        case unneeded
        /// The run was interrupted, or its results are worthless because of an error.
        case stopped
        /// The process sent neither its hello nor a reply for longer than the limit allows.
        case hung
        case died
        /// The process wrote something that breaks the protocol.
        case broke(Fault)
    }

    /// The maximum number of requests that the process may have received and not yet answered.
    let window: Int
    /// Whether the process also gets cases from the pool, and not only the requests given at the start.
    let takesMore: Bool
    private(set) var hello: Hello?
    /// The requests that were taken from the pool and not yet sent.
    private(set) var unsent: ArraySlice<RequestID>
    /// The requests that were sent and not yet answered, oldest first. Most adapters answer the oldest request first.
    private(set) var inHand: ArraySlice<RequestID> = []
    /// Whether the writer is taking requests from the pool at this moment.
    private var isTaking = false
    private var answered: Set<RequestID> = []
    private(set) var lastAnswered: RequestID?
    private(set) var lastSign = ContinuousClock.now
    private(set) var ending: Ending?

    /// - Parameter ids: the requests to send before any that come from the pool.
    init(asking ids: [RequestID] = [], takesMore: Bool = true, window: Int) {
        unsent = ids[...]
        self.takesMore = takesMore
        self.window = window
    }

    var hasAnswers: Bool { !answered.isEmpty }

    /// Whether the hello or a reply is awaited.
    var isWaiting: Bool { ending == nil && (hello == nil || !inHand.isEmpty) }

    /// Whether all requests taken so far are answered, and no request is being taken at this moment.
    var isDone: Bool { hello != nil && inHand.isEmpty && unsent.isEmpty && !isTaking }

    /// Whether enough requests may be sent to make a write worthwhile.
    var hasRoom: Bool { ending == nil && inHand.count <= window * 3 / 4 }

    mutating func greet(_ hello: Hello) {
        self.hello = hello
        lastSign = .now
    }

    /// Returns how many requests, at most `count`, to take from the pool; the caller must pass them to `take`.
    mutating func willTake(_ count: Int) -> Int {
        guard takesMore, hello != nil, ending == nil, unsent.isEmpty else { return 0 }
        let count = max(0, min(count, window - inHand.count))
        isTaking = count > 0
        return count
    }

    mutating func take(_ ids: [RequestID]) {
        isTaking = false
        unsent = ids[...]
    }

    /// Returns the next requests to send, at most `count` and no more than the window allows.
    mutating func send(_ count: Int) -> ArraySlice<RequestID> {
        guard hello != nil, ending == nil else { return [] }
        let ids = unsent.prefix(max(0, min(count, window - inHand.count)))
        if ids.isEmpty { return [] }
        if inHand.isEmpty { lastSign = .now }
        inHand += ids
        unsent = unsent.dropFirst(ids.count)
        return ids
    }

    /// The kinds of replies: to an open request, to a request that was already answered, with an unknown id, or after
    /// the end of the conversation.
    enum Standing { case inHand, duplicate, unknown, late }

    mutating func receive(_ id: RequestID?) -> Standing {
        guard ending == nil, let id, let place = inHand.firstIndex(of: id) else {
            if let id, answered.contains(id) { return .duplicate }
            return ending == nil ? .unknown : .late
        }
        if place == inHand.startIndex { inHand.removeFirst() } else { inHand.remove(at: place) }
        answered.insert(id)
        lastAnswered = id
        lastSign = .now
        return .inHand
    }

    /// Ends the conversation in the given way; has no effect if it has already ended.
    mutating func end(_ ending: Ending) {
        if self.ending == nil { self.ending = ending }
    }
}
