import Synchronization

/// A stream of replies for one reader; each call of `next()` returns all replies that have arrived since the last call.
///
/// Unlike an `AsyncStream`, this stream continues when the reader's task is cancelled, so that no replies are lost.
public final class ReplyStream: Sendable {
    private struct State {
        var arrived: [AnsweredCase] = []
        var end: Result<Void, CandidateStartError>?
        var reader: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())
    private let onCancel: @Sendable () -> Void

    /// - Parameter onCancel: called when the reader's task is cancelled; `finish` must still be called after that.
    public init(onCancel: @escaping @Sendable () -> Void = {}) {
        self.onCancel = onCancel
    }

    public func put(_ cases: [AnsweredCase]) {
        if !cases.isEmpty { change { $0.arrived += cases } }
    }

    /// Ends the stream; the reader still gets the replies that have arrived.
    ///
    /// - Parameter error: the error that invalidates the results of the whole run; nil if there is none.
    public func finish(throwing error: CandidateStartError? = nil) {
        change { state in
            if state.end == nil { state.end = error.map { .failure($0) } ?? .success(()) }
        }
    }

    /// Returns the cases that were answered since the last call; nil when the stream has ended.
    public func next() async throws(CandidateStartError) -> [AnsweredCase]? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { reader in
                let isReady = state.withLock { state in
                    if !state.arrived.isEmpty || state.end != nil { return true }
                    state.reader = reader
                    return false
                }
                if isReady { reader.resume() }
            }
        } onCancel: {
            onCancel()
        }
        let (arrived, end) = state.withLock { state in (exchange(&state.arrived, with: []), state.end) }
        if !arrived.isEmpty { return arrived }
        try end?.get()
        return nil
    }

    /// Tells the sender that no further replies are needed; some may still arrive.
    func stop() { onCancel() }

    private func change(_ change: (inout sending State) -> Void) {
        let reader = state.withLock { state in
            change(&state)
            return state.reader.take()
        }
        reader?.resume()
    }
}
