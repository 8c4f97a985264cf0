/// An implementation under test, which may run in this process or in others.
public protocol Candidate: Sendable {
    /// Starts the implementation, and waits for the hello that describes it.
    ///
    /// - Parameter cases: the maximum number of cases, so that enough processes start early; nil if it is unknown.
    /// - Throws: `CandidateStartError` if the implementation cannot be started.
    func open(expecting cases: Int?) async throws(CandidateStartError) -> any Session
}

/// An implementation that has started and sent its hello, and that answers a single list of requests.
public protocol Session: Sendable {
    var hello: Hello { get }

    /// Sends all requests to the implementation; the requests of one case go to the same process.
    ///
    /// - Returns: the replies to each case as they arrive. If the replies to a case change later, the stream repeats
    ///   the case with its new replies, which replace the old ones. If the task that reads the stream is cancelled, it
    ///   gets the replies that have arrived so far, and faults of the kind `interrupted` in place of the others.
    func replies(to cases: [CaseRequests]) -> ReplyStream

    /// Ends the implementation; each request without a reply then gets a fault of the kind `interrupted`.
    func close() async
}

extension Session {
    /// Returns the replies to several lists of requests, in the order of the lists; all requests of a list are sent to
    /// the same process.
    package func allReplies(to requests: [[Request]]) async throws(CandidateStartError) -> [[Reply]] {
        var all = [[Reply]](repeating: [], count: requests.count)
        let stream = replies(to: requests.enumerated().map { CaseRequests(CaseIndex($0), $1) })
        while let batch = try await stream.next() {
            for answered in batch { all[answered.index.position] = answered.replies }
        }
        await close()
        return all
    }
}

/// The position of a case among the cases of a run.
public struct CaseIndex: Hashable, Sendable {
    public let position: Int

    public init(_ position: Int) {
        self.position = position
    }
}

/// The requests that are sent for one case.
public struct CaseRequests: Sendable {
    public let index: CaseIndex
    public let requests: [Request]

    public init(_ index: CaseIndex, _ requests: [Request]) {
        self.index = index
        self.requests = requests
    }
}

/// The replies to the requests of one case, in the order of these requests.
public struct AnsweredCase: Sendable {
    public let index: CaseIndex
    public let replies: [Reply]
    /// The seconds that the implementation took for these replies.
    public let seconds: Double

    public init(_ index: CaseIndex, _ replies: [Reply], seconds: Double = 0) {
        self.index = index
        self.replies = replies
        self.seconds = seconds
    }

    /// Whether at least one of the replies is a fault.
    package var hasFault: Bool { replies.contains { $0.fault != nil } }
}
