import Synchronization

/// A candidate that passes on the replies of another candidate, and calls a function for each batch of them.
public struct Observed: Candidate {
    private let candidate: any Candidate
    private let onReplies: @Sendable ([AnsweredCase], _ all: Int) -> Void

    /// Makes a candidate that observes the replies of another candidate.
    ///
    /// - Parameters:
    ///   - candidate: The candidate that answers the requests.
    ///   - onReplies: Called for each batch of answered cases, with the batch and the number of all cases.
    public init(
        _ candidate: any Candidate, onReplies: @escaping @Sendable ([AnsweredCase], _ all: Int) -> Void
    ) {
        self.candidate = candidate
        self.onReplies = onReplies
    }

    public func open(expecting cases: Int?) async throws(CandidateStartError) -> any Session {
        ObservedSession(session: try await candidate.open(expecting: cases), onReplies: onReplies)
    }
}

private struct ObservedSession: Session {
    let session: any Session
    let onReplies: @Sendable ([AnsweredCase], _ all: Int) -> Void

    var hello: Hello { session.hello }

    func replies(to cases: [CaseRequests]) -> ReplyStream {
        let replies = session.replies(to: cases)
        let reading = Reading()
        // If the reader of this stream is cancelled, the reader of the candidate's replies is cancelled too.
        let stream = ReplyStream { reading.task.withLock { $0?.cancel() } }
        let task = Task { [onReplies] in
            do throws(CandidateStartError) {
                while let batch = try await replies.next() {
                    onReplies(batch, cases.count)
                    stream.put(batch)
                }
                stream.finish()
            } catch {
                stream.finish(throwing: error)
            }
        }
        reading.task.withLock { $0 = task }
        return stream
    }

    func close() async { await session.close() }

    private final class Reading: Sendable {
        let task = Mutex<Task<Void, Never>?>(nil)
    }
}
