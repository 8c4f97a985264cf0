import Harness

/// The messages between the harness and one life of an adapter: to be sent, in flight and answered.
///
/// A value without a clock or a pipe; `Exchange` moves the bytes.
struct Conversation: Sendable {
    /// How a conversation ended.
    enum Ending: Sendable {
        /// Everything was answered.
        case finished
        /// Other processes took all cases before this one said its hello.
        case unneeded
        /// The run was interrupted, or has failed as a whole.
        case stopped
        /// No sign of life for as long as the limit allows.
        case hung
        case died
        case broke(Fault.Kind, String)
    }

    /// The greatest number of requests in hand.
    let window: Int
    /// Whether it takes further cases from the pool, while there are any.
    let takesMore: Bool
    private(set) var hello: Hello?
    /// The requests that were taken and not sent.
    private(set) var unsent: ArraySlice<RequestID>
    /// The requests that were sent and not answered, oldest first. Most adapters answer in turn, from the front.
    private(set) var inHand: ArraySlice<RequestID> = []
    /// Whether requests are being taken from the pool at this moment.
    private var isTaking = false
    private var answered: Set<RequestID> = []
    private(set) var lastAnswered: RequestID?
    private(set) var lastSign = ContinuousClock.now
    private(set) var ending: Ending?

    /// - Parameter ids: the requests to send first.
    init(asking ids: [RequestID] = [], takesMore: Bool = true, window: Int) {
        unsent = ids[...]
        self.takesMore = takesMore
        self.window = window
    }

    var hasAnswers: Bool { !answered.isEmpty }

    /// Whether a reply is expected.
    var isWaiting: Bool { ending == nil && (hello == nil || !inHand.isEmpty) }

    /// Whether all taken cases are answered, and none is being taken.
    var isDone: Bool { hello != nil && inHand.isEmpty && unsent.isEmpty && !isTaking }

    /// Whether there is enough room to make a write worthwhile.
    var hasRoom: Bool { ending == nil && inHand.count <= window * 3 / 4 }

    mutating func greet(_ hello: Hello) {
        self.hello = hello
        lastSign = .now
    }

    /// Returns how many requests to take from the pool, at most `count`; they must then be given to `take`.
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

    /// The next requests to send, at most `count` and as the window allows.
    mutating func send(_ count: Int) -> ArraySlice<RequestID> {
        guard hello != nil, ending == nil else { return [] }
        let ids = unsent.prefix(max(0, min(count, window - inHand.count)))
        if ids.isEmpty { return [] }
        if inHand.isEmpty { lastSign = .now }
        inHand += ids
        unsent = unsent.dropFirst(ids.count)
        return ids
    }

    /// The relation of a reply to the conversation.
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

    /// Ends the conversation; only the first end is recorded.
    mutating func end(_ ending: Ending) {
        if self.ending == nil { self.ending = ending }
    }
}
