import Synchronization

/// Replies as they arrive, for one reader, who gets all replies since the last time.
///
/// Unlike an `AsyncStream`, it continues when the reader's task is cancelled, so that replies up to then are not lost.
public final class ReplyStream: Sendable {
    private struct State {
        var arrived: [AnsweredCase] = []
        var end: Result<Void, CandidateStartError>?
        var reader: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())
    private let onCancel: @Sendable () -> Void

    /// - Parameter onCancel: called when the reader's task is cancelled; then, too, the stream has to be finished.
    public init(onCancel: @escaping @Sendable () -> Void = {}) {
        self.onCancel = onCancel
    }

    public func put(_ cases: [AnsweredCase]) {
        if !cases.isEmpty { change { $0.arrived += cases } }
    }

    /// Ends the stream after the replies that have arrived.
    ///
    /// - Parameter error: why the whole run is worthless.
    public func finish(throwing error: CandidateStartError? = nil) {
        change { state in
            if state.end == nil { state.end = error.map { .failure($0) } ?? .success(()) }
        }
    }

    /// The cases that were answered since the last time; nil at the end.
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

    /// Asks for no further replies; later ones need not be read.
    func stop() { onCancel() }

    private func change(_ change: (inout sending State) -> Void) {
        let reader = state.withLock { state in
            change(&state)
            return state.reader.take()
        }
        reader?.resume()
    }
}
