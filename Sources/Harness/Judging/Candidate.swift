/// An implementation under test, wherever it runs.
public protocol Candidate: Sendable {
    /// Starts the implementation, and waits for its hello.
    ///
    /// - Parameter cases: the greatest number of cases, if it is known, so that enough processes start early.
    /// - Throws: `CandidateStartError` if it cannot be started.
    func open(expecting cases: Int?) async throws(CandidateStartError) -> any Session
}

/// An implementation that said hello, and can be asked once.
public protocol Session: Sendable {
    var hello: Hello { get }

    /// Sends all requests; those of one case go to one process.
    ///
    /// - Returns: the replies to each case as they arrive. If a later event changes them, they are returned again, and
    ///   the last replies apply. A cancelled task gets the replies so far; the rest are faults of the kind
    ///   `interrupted`.
    func replies(to cases: [CaseRequests]) -> ReplyStream

    /// Ends the implementation; replies that have not arrived by then are `interrupted`.
    func close() async
}

extension Session {
    /// The replies to each case, in the order of the cases.
    ///
    /// - Precondition: the index of each case is its place in the list.
    package func allReplies(to cases: [CaseRequests]) async throws(CandidateStartError) -> [[Reply]] {
        var all = [[Reply]](repeating: [], count: cases.count)
        let stream = replies(to: cases)
        while let batch = try await stream.next() {
            for answered in batch { all[answered.index.position] = answered.replies }
        }
        await close()
        return all
    }
}

/// The place of a case among those of a run.
public struct CaseIndex: Hashable, Sendable {
    public let position: Int

    public init(_ position: Int) {
        self.position = position
    }
}

/// The requests for a case.
public struct CaseRequests: Sendable {
    public let index: CaseIndex
    public let requests: [Request]

    public init(_ index: CaseIndex, _ requests: [Request]) {
        self.index = index
        self.requests = requests
    }
}

/// The replies for a case: one for each request, in their order.
public struct AnsweredCase: Sendable {
    public let index: CaseIndex
    public let replies: [Reply]
    /// The seconds that the implementation took for them.
    public let seconds: Double

    public init(_ index: CaseIndex, _ replies: [Reply], seconds: Double = 0) {
        self.index = index
        self.replies = replies
        self.seconds = seconds
    }

    /// Whether some reply is a fault.
    package var hasFault: Bool { replies.contains { $0.fault != nil } }
}
