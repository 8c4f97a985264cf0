import Synchronization

/// An implementation under test whose replies are observed as they pass.
public struct Observed: Candidate {
    private let candidate: any Candidate
    private let onReplies: @Sendable ([AnsweredCase], _ all: Int) -> Void

    /// Observes another candidate.
    ///
    /// - Parameters:
    ///   - candidate: The candidate that answers.
    ///   - onReplies: Called with the cases that were answered, and with the number of all that are asked.
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
        // Cancelling the reader of these replies cancels the task that reads the candidate's.
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
